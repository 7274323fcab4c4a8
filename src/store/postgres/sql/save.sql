-- One statement, and so one trip and one transaction: everything hangs on `changed`, which is empty where somebody was faster.
-- A press that is known already fails by its primary key and takes everything back.
with changed as (
    update game
    set channel = $3, stage = $4, open = $5, language = $6, options = $7, notes = $8, save = $9, revision = $2::bigint,
        changed_at = $10, deadline = $11, wake = $12, due_at = $13,
        behind_since = case when announced < revision then coalesce(behind_since, changed_at) else $10 end,
        -- What nobody else can see is no reason to touch the message that all see.
        announced = case when $36 and announced = revision then $2::bigint else announced end,
        seen = case when $36 then seen else $2::bigint end
    where id = $1 and revision = $2::bigint - 1
    returning id, guild, slot, kind
),
pressed as (
    insert into press (interaction, pressed_at)
    select $14, $10 from changed where $14::bigint is not null
),
-- A chair in which nothing has changed is left alone.
seated as (
    insert into chair (game, seat, user_id, name, pilot, stance, orders, open, former_id, offered_to, brought)
    select changed.id, it.n - 1, it.user_id, it.name, it.pilot, it.stance, it.orders, $5, it.former_id, it.offered_to,
        it.brought
    from changed,
        unnest($15::bigint[], $16::text[], $17::text[], $18::jsonb[], $19::jsonb[], $37::bigint[], $38::bigint[],
            $40::jsonb[])
        with ordinality as it (user_id, name, pilot, stance, orders, former_id, offered_to, brought, n)
    on conflict (game, seat) do update
    set user_id = excluded.user_id, name = excluded.name, pilot = excluded.pilot, stance = excluded.stance,
        orders = excluded.orders, open = excluded.open, former_id = excluded.former_id, offered_to = excluded.offered_to,
        brought = excluded.brought
    where
        (
            chair.user_id, chair.name, chair.pilot, chair.stance, chair.orders, chair.open, chair.former_id,
            chair.offered_to, chair.brought
        )
        is distinct from
        (
            excluded.user_id, excluded.name, excluded.pilot, excluded.stance, excluded.orders, excluded.open,
            excluded.former_id, excluded.offered_to, excluded.brought
        )
),
unseated as (
    delete from chair using changed where chair.game = changed.id and chair.seat >= cardinality($16::text[])
),
answered as (
    insert into input (game, n, seat, answered_by, input, user_id)
    select changed.id, it.n, it.seat, it.answered_by, it.input, it.user_id
    from changed, unnest($20::bigint[], $21::smallint[], $22::text[], $23::jsonb[], $39::bigint[])
        as it (n, seat, answered_by, input, user_id)
),
told as (
    insert into story (game, n, event, told_at)
    select changed.id, it.n, it.event, it.told_at
    from changed, unnest($24::bigint[], $25::jsonb[], $26::timestamptz[]) as it (n, event, told_at)
),
tipped as (
    insert into tip (game, occasion, user_id, answer)
    select changed.id, it.occasion, it.user_id, it.answer
    from changed, unnest($43::bigint[], $44::bigint[], $45::smallint[]) as it (occasion, user_id, answer)
    on conflict (game, occasion, user_id) do update set answer = excluded.answer
),
noticed as (
    insert into notice (game, slot, user_id, kind, cause, revision, due_at)
    select changed.id, changed.slot, it.user_id, it.kind, it.cause, $2::bigint, it.due_at
    from changed, unnest($27::bigint[], $28::text[], $29::text[], $30::timestamptz[]) as it (user_id, kind, cause, due_at)
    on conflict (game, user_id, cause) do nothing
),
ended as (
    insert into result (game, seat, guild, kind, ended_at, players, user_id, place, pilot, details, team, drawn)
    select changed.id, it.seat, changed.guild, changed.kind, $10, cardinality($31::smallint[]),
        it.user_id, it.place, it.pilot, it.details, it.team, it.drawn
    from changed,
        unnest($31::smallint[], $32::bigint[], $33::smallint[], $34::text[], $35::jsonb[], $41::smallint[], $42::boolean[])
        as it (seat, user_id, place, pilot, details, team, drawn)
)
select count(*) as "changed!" from changed
