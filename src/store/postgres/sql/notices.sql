with due as materialized (
    select id, due_at
    from notice
    where ended_at is null and due_at <= $4 and slot % $1 between $2 and $3
    order by due_at
    limit $6
    for update skip locked
),
taken as (
    update notice
    set due_at = $5, attempts = attempts + 1
    from due
    where notice.id = due.id
    returning notice.id, notice.game, notice.user_id, notice.kind, notice.cause, notice.revision, notice.attempts, due.due_at
)
select taken.id as "id!", taken.game as "game!", game.guild, taken.user_id as "user_id!", taken.kind as "kind!",
    taken.cause as "cause!", taken.revision as "revision!", taken.attempts - 1 as "attempts!"
from taken join game on game.id = taken.game
order by taken.due_at, taken.id
