-- What belongs to a person from one game to the next: a deck, a collection. What it means is the game's business.
create table belonging (
    user_id integer not null,
    kind text not null,
    name text not null,
    revision integer not null,
    value text not null,
    primary key (user_id, kind, name)
) strict;
