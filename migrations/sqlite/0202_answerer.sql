-- Whose answer it was: a seat may change hands.
alter table input add column user_id integer;

update input set user_id = (select user_id from chair where chair.game = input.game and chair.seat = input.seat);

create index input_user on input (user_id) where user_id is not null;
