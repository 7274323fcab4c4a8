-- The game that a channel has played last is found without reading all that it ever played.
create index game_played on game (channel, id) where not open and save is not null;
