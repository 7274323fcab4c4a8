-- The presses that were dealt with, of all tables: the primary key is what makes pressing twice the same as pressing once.
create table press (
    interaction integer primary key,
    pressed_at integer not null
) strict;

-- Old ones are forgotten by their age.
create index press_age on press (pressed_at);
