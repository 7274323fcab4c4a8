-- How somebody reads: whether they see pictures, and which kinds of buttons need no explaining any more (how often each was pressed,
-- as JSON that nobody searches in).
alter table person add column pictures integer not null default 1;
alter table person add column learnt text not null default '{}';
