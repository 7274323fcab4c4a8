-- Which process has a table, to show it: one that has lost it in the meantime must not give it back, nor keep it.
alter table game add column announce_owner integer;
