-- What is to be sent to single people, written in the transaction of its cause, sent after it.
create table notice (
    -- Never the number of one that was forgotten: it makes the sending recognisable.
    id integer primary key autoincrement,
    game integer not null references game (id),
    -- As in game: finds the process that serves the guild without looking at the game.
    slot integer not null,
    user_id integer not null,
    kind text not null,
    cause text not null,
    revision integer not null,
    attempts integer not null default 0,
    -- When it may be sent. Who takes it moves this to the end of the lease.
    due_at integer not null,
    ended_at integer,
    -- Where it stands, until it is taken away again.
    channel integer,
    message integer,
    -- A cause is told once.
    unique (game, user_id, cause)
) strict;

create index notice_due on notice (due_at) where ended_at is null;
create index notice_age on notice (ended_at) where ended_at is not null;
create index notice_user on notice (user_id);
