-- How games ended, with all that a ranking needs: it is read without the games.
create table result (
    game bigint not null references game (id),
    seat smallint not null,
    guild bigint,
    kind text not null,
    ended_at timestamptz not null,
    players smallint not null,
    user_id bigint,
    place smallint not null,
    pilot text not null,
    details jsonb not null,
    primary key (game, seat)
);

-- In the order in which they are listed: the newest first, a table's together.
create index result_age on result (ended_at desc, game desc, place);
create index result_guild on result (guild, ended_at desc, game desc, place) where guild is not null;
create index result_user on result (user_id, ended_at desc, game desc, place) where user_id is not null;
