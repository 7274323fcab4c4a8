-- What somebody who looks on has said will come of an open question. Nobody is shown how many have before it is decided.
create table tip (
    game bigint not null references game (id),
    occasion bigint not null,
    user_id bigint not null,
    answer smallint not null,
    primary key (game, occasion, user_id)
);

create index tip_user on tip (user_id);
