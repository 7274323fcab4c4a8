-- What people have settled for themselves: columns, since each is asked for by name.
create table person (
    user_id integer primary key,
    language text,
    direct_messages integer not null,
    reminders integer not null,
    hints integer not null,
    private_stats integer not null,
    quiet_from integer,
    quiet_to integer,
    quiet_offset integer
) strict;
