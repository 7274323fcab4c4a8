-- The conversations that the bot has opened: none is opened twice, and there may be only so many a day.
create table direct (
    user_id integer primary key,
    channel integer not null,
    opened_at integer not null
) strict;

create index direct_age on direct (opened_at);
