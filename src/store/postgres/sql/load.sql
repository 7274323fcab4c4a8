select
    id, kind, guild, channel, opened_by, opened_at, stage, language,
    options, notes, save, revision, announced, deadline, wake,
    board_channel, board_message, board_posted_at,
    (
        select coalesce(json_agg(json_build_array(user_id, former_id, offered_to, name, pilot, stance, orders, brought) order by seat), '[]')
        from chair
        where chair.game = game.id
    ) as "chairs!: Json<Vec<ChairRow>>"
from game
where id = $1
