-- What a player brings to a game: chosen in the lobby, theirs alone where the game says so.
alter table chair add column brought text not null default 'null';
