-- What somebody who looks on has said will come of an open question. Nobody is shown how many have before it is decided.
create table tip (
    game integer not null references game (id),
    occasion integer not null,
    user_id integer not null,
    answer integer not null,
    primary key (game, occasion, user_id)
) strict;

create index tip_user on tip (user_id);
