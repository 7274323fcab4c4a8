-- What is to be sent to single people, written in the transaction of its cause, sent after it.
create table notice (
    id bigint generated always as identity primary key,
    game bigint not null references game (id),
    -- As in game: finds the process that serves the guild without looking at the game.
    slot bigint not null,
    user_id bigint not null,
    kind text not null,
    cause text not null,
    revision bigint not null,
    attempts integer not null default 0,
    -- When it may be sent. Who takes it moves this to the end of the lease.
    due_at timestamptz not null,
    ended_at timestamptz,
    -- Where it stands, until it is taken away again.
    channel bigint,
    message bigint,
    -- A cause is told once.
    unique (game, user_id, cause)
);

create index notice_due on notice (due_at) where ended_at is null;
create index notice_age on notice (ended_at) where ended_at is not null;
create index notice_user on notice (user_id);
