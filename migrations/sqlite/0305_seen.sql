-- The last revision at which others could see anything change: whoever shows it has shown what came unseen after it as well.
alter table game add column seen integer not null default 0;

update game set seen = revision;
