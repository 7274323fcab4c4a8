-- How games ended, with all that a ranking needs: it is read without the games.
create table result (
    game integer not null references game (id),
    seat integer not null,
    guild integer,
    kind text not null,
    ended_at integer not null,
    players integer not null,
    user_id integer,
    place integer not null,
    pilot text not null,
    details text not null,
    primary key (game, seat)
) strict;

-- In the order in which they are listed: the newest first, a table's together.
create index result_age on result (ended_at desc, game desc, place);
create index result_guild on result (guild, ended_at desc, game desc, place) where guild is not null;
create index result_user on result (user_id, ended_at desc, game desc, place) where user_id is not null;
