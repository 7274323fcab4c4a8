with due as materialized (
    select id, due_at from game where due_at <= $1 order by due_at limit $3 for update skip locked
),
taken as (
    update game set due_at = $2 from due where game.id = due.id
)
select id from due order by due_at, id
