-- What people have settled for themselves: columns, since each is asked for by name.
create table person (
    user_id bigint primary key,
    language text,
    direct_messages boolean not null,
    reminders boolean not null,
    hints boolean not null,
    private_stats boolean not null,
    quiet_from smallint,
    quiet_to smallint,
    quiet_offset smallint
);
