with waiting as materialized (
    select id, changed_at
    from game
    where announced < revision
        and slot % $1 between $2 and $3
        and (announce_lease is null or announce_lease <= $4 or announce_lease > $8)
    order by changed_at
    limit $6
    for update skip locked
),
taken as (
    update game set announce_lease = $5, announce_owner = $7 where id = any (array(select id from waiting))
)
select id from waiting order by changed_at, id
