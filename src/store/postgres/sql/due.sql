-- `= any (array(...))`, not a join: so it goes by the primary key, whatever the planner believes of the number of rows.
with due as materialized (
    select id, due_at from game where due_at <= $1 order by due_at limit $3 for update skip locked
),
taken as (
    update game set due_at = $2 where id = any (array(select id from due))
)
select id from due order by due_at, id
