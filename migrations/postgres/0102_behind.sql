-- Since when a table has not been shown as it is. Later changes leave it as it is, so a message that never gets through is noticed.
alter table game add column behind_since timestamptz;
