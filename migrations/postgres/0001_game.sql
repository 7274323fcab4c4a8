-- One row says where a table stands. Whoever changes it compares `revision`.
create table game (
    id bigint generated always as identity primary key,
    kind text not null,
    -- Discord's numbers are unsigned; the same 64 bits are kept as a signed number, so that every number finds its place.
    guild bigint,
    -- guild >> 22, computed by the program on the unsigned number; 0 without a guild. A shard is this modulo the number of shards.
    slot bigint not null,
    channel bigint not null,
    opened_by bigint not null,
    opened_at timestamptz not null,
    stage text not null,
    -- Whether the table takes up its channel. Written with the stage, by the program, so that only one place knows the stages.
    open boolean not null,
    language text not null,
    options jsonb not null,
    notes jsonb not null,
    -- Text, not jsonb: it comes back byte for byte, nobody searches in it, and nobody pays for parsing it twice.
    save text,
    revision bigint not null,
    announced bigint not null,
    changed_at timestamptz not null,
    deadline timestamptz,
    wake timestamptz,
    -- The earlier of the two while the table is open. Who takes the table moves it to the end of the lease; every change sets it anew.
    due_at timestamptz,
    -- Who shows the table to the chat program has it until then. Every change takes that away.
    announce_lease timestamptz,
    board_channel bigint,
    board_message bigint,
    board_posted_at timestamptz
);

-- One open table a channel; also finds it.
create unique index game_open_channel on game (channel) where open;
-- The other indexes are partial as well: they hold the tables in play and those that wait for something, however many were ever played.
create index game_open on game (id) where open;
create index game_open_guild on game (guild) where open;
create index game_due on game (due_at) where due_at is not null;
create index game_unannounced on game (changed_at) where announced < revision;

-- The chairs are a table of their own, so that a person's tables are found without reading any game.
create table chair (
    game bigint not null references game (id),
    seat smallint not null,
    user_id bigint,
    name text not null,
    pilot text not null,
    stance jsonb not null,
    orders jsonb not null,
    -- Follows game.open: a person's open tables are found without passing over all those that they ever played.
    open boolean not null,
    primary key (game, seat)
);

create index chair_user on chair (user_id, open) where user_id is not null;
