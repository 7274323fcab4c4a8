-- Who sat there and has left for good: they may do nothing at the table any more, but it is theirs to be erased, and to have lost.
alter table chair add column former_id bigint;
-- To whom the seat was offered, until they say yes or no.
alter table chair add column offered_to bigint;

create index chair_former on chair (former_id) where former_id is not null;
create index chair_offered on chair (offered_to) where offered_to is not null;
