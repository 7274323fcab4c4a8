# What the host says when it cannot do something, and what it tells of itself.

sorry-no-table = There is no such table any more.
sorry-no-table-here = There is no table in this channel. { game-command } new opens one.
sorry-channel-taken = There is a table in this channel already. Finish it or give it up first, or play in a thread.
sorry-unknown-game = I do not know that game.
sorry-other-game = At this table { game-name } is played. What is the same in every game stands under /table; the game itself under { game-command }.
sorry-begun = The game has begun; that was for before the start.
sorry-not-running = No game goes on at this table: it has ended, or has not begun yet.
sorry-paused = The table is paused. Somebody at the table can let it go on.
sorry-not-seated = You do not sit at this table.
sorry-seated-already = You have a seat at this table already.
sorry-plays-themselves = You play here yourself: these buttons are for those who look on.
sorry-has-played = You have played at this table, and know what others do not: these buttons are for those who have only looked on.
sorry-tips-closed = That is decided already, or not asked yet: nothing has been counted.
sorry-full = Every seat is taken.
sorry-seats-kept = The seats that are left are kept for a few minutes, for those who played here last. Try again soon.
sorry-too-few = It takes at least { $needed } to play: ask friends, or add bots.
sorry-not-the-opener = Only the host of the table may do that, for the first ten minutes.
sorry-no-bot = There is no bot at this table.
sorry-only-bots = At least one of you has to be a person.
sorry-not-asked = Nobody is waiting for you just now.
sorry-stale = That question has been settled meanwhile. Here is how things stand.
sorry-nothing-to-take-back = It is too late to take that back: something has come of it already.
sorry-not-absent = That player is not absent.
sorry-no-such-seat = There is no such seat.
sorry-pace-out-of-bounds = Turns may take 30 seconds to 14 days, reactions and small decisions 5 seconds to 7 days.
sorry-foreign-save = This was saved by a version of me that I do not understand. It is kept as it is; ask whoever runs me.
sorry-taken = Somebody else has that already.
sorry-busy = Too many people pressed at once. Please try again.
sorry-store = I cannot reach my memory at the moment. Nothing is lost; please try again.

host-put-back = The rules have been mended meanwhile: the action under way is taken back to its beginning.
host-away = { $player } is away: a stand-in plays on.
host-back = { $player } is back.
host-all-here = Everybody is here just now.
host-live = Everybody is here: the game goes on live, until somebody leaves.
host-days = { $player } has left: the game goes on over days.
host-may-claim = A stand-in has made seven turns in a row for { $player }: under “{ button-more }” the game can be claimed, or it is played on.
host-claims = { $player } claims the game.
host-given-up = The game is given up, without a winner.
host-tips = 👃 Onlookers: { $tally }
tips-count = { $answer } { $count }
tips-and = { $all } · { $one }
tips-button = 👃 Onlookers bet: { $answer }
tips-said = 👃 You say: **{ $answer }**. It is counted when everybody is told; until then you may change your mind.

bot-says = 💬 { $player }: { $what }
