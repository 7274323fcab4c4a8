//! A database that has been in use for a while.

/// Fills a database with tables as they lie around: one in ten is being played, with its deadline; the others are over.
pub fn fill(numbers: &str) -> String {
    format!(
        "insert into game (kind, guild, slot, channel, opened_by, opened_at, stage, open, language, options, notes, save,
             revision, announced, changed_at, deadline, due_at)
         select 'cthulhu500', n % 997, n % 7, 1000000 + n, 1, now(), case n % 10 when 0 then 'running' else 'over' end,
             n % 10 = 0, 'en', '{{}}', '{{}}', repeat('x', 4096), 9, 9, now(), now(), case n % 10 when 0 then now() end
         from {numbers};
         insert into chair (game, seat, user_id, name, pilot, stance, orders, open)
         select id, 0, id % 5000, 'Ann', 'player', '{{}}', '{{}}', open from game;
         insert into story (game, n, event, told_at) select id, 1, '{{}}', now() from game;
         insert into notice (game, slot, user_id, kind, cause, revision, due_at, ended_at)
         select id, slot, id % 5000, 'turn', 'turn', 1, now(), now() from game;
         insert into press (interaction, pressed_at) select id, now() from game;"
    )
}
