-- One statement, and so one transaction. A channel that is taken fails by its unique index, a press that is known by its key.
with opened as (
    insert into game (
        kind, guild, slot, channel, opened_by, opened_at, stage, open, language, options, notes,
        revision, announced, changed_at
    )
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 1, 0, $6)
    returning id
),
pressed as (
    insert into press (interaction, pressed_at)
    select $12, $6 from opened where $12::bigint is not null
),
seated as (
    insert into chair (game, seat, user_id, name, pilot, stance, orders, open, brought)
    select opened.id, it.n - 1, it.user_id, it.name, it.pilot, it.stance, it.orders, $8, it.brought
    from opened, unnest($13::bigint[], $14::text[], $15::text[], $16::jsonb[], $17::jsonb[], $18::jsonb[])
        with ordinality as it (user_id, name, pilot, stance, orders, brought, n)
)
select id from opened
