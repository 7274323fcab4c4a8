-- Each time that a process of the bot has introduced itself to the gateway: after a thousand in a day the token is made void.
create table identify (
    id integer primary key,
    at integer not null
) strict;

create index identify_age on identify (at);
