-- The conversations that the bot has opened: none is opened twice, and there may be only so many a day.
create table direct (
    user_id bigint primary key,
    channel bigint not null,
    opened_at timestamptz not null
);

create index direct_age on direct (opened_at);
