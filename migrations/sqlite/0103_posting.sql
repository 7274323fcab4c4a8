-- A message that is being posted, until it is known where it stands: whoever finds it after a crash looks whether it is there.
alter table game add column posting text;
alter table game add column posting_at integer;
