with due as materialized (
    select id, game, user_id, kind, cause, revision, attempts, due_at
    from notice
    where ended_at is null and due_at <= $4 and slot % $1 between $2 and $3
    order by due_at
    limit $6
    for update skip locked
),
taken as (
    update notice set due_at = $5, attempts = attempts + 1 where id = any (array(select id from due))
)
select id, game, user_id, kind, cause, revision, attempts,
    -- Asked for each, not joined: so it goes by the primary key.
    (select guild from game where game.id = due.game) as guild
from due
order by due_at, id
