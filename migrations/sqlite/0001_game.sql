-- One row says where a table stands. Whoever changes it compares `revision`.
-- Everywhere here: a time is milliseconds since 1970 in UTC (compared as numbers), yes and no are 1 and 0, JSON is text (nobody
-- searches in it), and `strict` refuses what has another type. Tables and columns are the same as in PostgreSQL.
create table game (
    id integer primary key,
    kind text not null,
    -- Discord's numbers are unsigned; the same 64 bits are kept as a signed number, so that every number finds its place.
    guild integer,
    -- guild >> 22, computed by the program on the unsigned number; 0 without a guild. A shard is this modulo the number of shards.
    slot integer not null,
    channel integer not null,
    opened_by integer not null,
    opened_at integer not null,
    stage text not null,
    -- Whether the table takes up its channel. Written with the stage, by the program, so that only one place knows the stages.
    open integer not null,
    language text not null,
    options text not null,
    notes text not null,
    -- It comes back byte for byte.
    save text,
    revision integer not null,
    announced integer not null,
    changed_at integer not null,
    deadline integer,
    wake integer,
    -- The earlier of the two while the table is open. Who takes the table moves it to the end of the lease; every change sets it anew.
    due_at integer,
    -- Who shows the table to the chat program has it until then. Every change takes that away.
    announce_lease integer,
    board_channel integer,
    board_message integer,
    board_posted_at integer
) strict;

-- One open table a channel; also finds it.
create unique index game_open_channel on game (channel) where open;
-- The other indexes are partial as well: they hold the tables in play and those that wait for something, however many were ever played.
create index game_open on game (id) where open;
create index game_open_guild on game (guild) where open;
create index game_due on game (due_at) where due_at is not null;
create index game_unannounced on game (changed_at) where announced < revision;

-- The chairs are a table of their own, so that a person's tables are found without reading any game.
create table chair (
    game integer not null references game (id),
    seat integer not null,
    user_id integer,
    name text not null,
    pilot text not null,
    stance text not null,
    orders text not null,
    -- Follows game.open: a person's open tables are found without passing over all those that they ever played.
    open integer not null,
    primary key (game, seat)
) strict;

create index chair_user on chair (user_id, open) where user_id is not null;
