-- What was answered, and what was told: append-only, read rarely, never needed to go on playing.
create table input (
    game integer not null references game (id),
    n integer not null,
    seat integer not null,
    answered_by text not null,
    input text not null,
    primary key (game, n)
) strict;

create table story (
    game integer not null references game (id),
    n integer not null,
    event text not null,
    told_at integer not null,
    primary key (game, n)
) strict;
