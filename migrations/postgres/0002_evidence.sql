-- What was answered, and what was told: append-only, read rarely, never needed to go on playing.
create table input (
    game bigint not null references game (id),
    n bigint not null,
    seat smallint not null,
    answered_by text not null,
    input jsonb not null,
    primary key (game, n)
);

create table story (
    game bigint not null references game (id),
    n bigint not null,
    event jsonb not null,
    told_at timestamptz not null,
    primary key (game, n)
);
