-- Who played together, and whether others stand in the same place: a draw is no win.
alter table result add column team smallint;
alter table result add column drawn boolean not null default false;
