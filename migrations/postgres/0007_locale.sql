-- What somebody's program speaks, for messages that they did not ask for.
alter table person add column locale text;
