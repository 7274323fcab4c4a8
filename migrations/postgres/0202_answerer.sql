-- Whose answer it was: a seat may change hands.
alter table input add column user_id bigint;

update input set user_id = chair.user_id from chair where chair.game = input.game and chair.seat = input.seat;

create index input_user on input (user_id) where user_id is not null;
