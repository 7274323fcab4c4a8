-- Who played together, and whether others stand in the same place: a draw is no win.
alter table result add column team integer;
alter table result add column drawn integer not null default 0;
