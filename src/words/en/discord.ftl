# What stands on the table, on buttons and in messages on Discord.

language-name = English

# Where no game is being spoken of; each game has its own in their place.
game-name = the game
game-command = /‹game›

## Answers to what is out of date or goes wrong

discord-old-button = That button is from another time, and does nothing any more. Open your hand or the table again.
discord-old-command = I do not know that command any more. Type / again and choose from the list: it is renewed when I start.
discord-odd-argument = I cannot make sense of what you entered there. Please choose from the suggestions.
discord-unreadable = Discord sent me something that I could not read. Please try again; if it stays so, tell whoever runs me.
discord-went-wrong = Something went wrong inside me. Nothing is lost, and whoever runs me finds it in the log. Please try again.
discord-noted = Done.
discord-too-slow = That took me too long. Press once more.
discord-former-player = a former player

## The table

board-until = Deadline { $when }.
panel-until-stand-in = Deadline { $when }, then a stand-in plays.
panel-until-others = You may answer; the table waits for { $players }. Deadline { $when }.
panel-until-decided = Deadline: up to { $time } after the decision of { $players }.
board-question = ⏳ { $players }: deadline { $when }.
board-window = **Who reacts?** { $players } may. Deadline { $when }.
board-window-last = **Who reacts?** Only { $players } is missing. Deadline { $when }.
board-votes = 🏳️ { $players } would give the game up: “{ button-more }”, “{ button-vote-end }”.
board-away = 💤 Away, a stand-in plays: { $players }.
board-asked = ⏳ Waited for in other people’s turns, too: { $players }.
board-concerning = ⏳ Waited for where it concerns them: { $players }.
board-orders = 📜 Not waited for, their orders decide: { $players }.
board-yield-turn = ⏭️ Not reacting for the rest of this turn: { $players }.
board-yield-concerned = ⏭️ Not reacting until something concerns them: { $players }.
board-rests = 💤 **The game rests until somebody is back.** Whoever plays takes their seat again here.
board-paused = ⏸️ **The clock stands still.** Anybody at the table can let it go on.
board-abandoned = **This game was given up.** It had come this far:
board-closed = Everybody has left this table. Type { game-command } new for another.
board-moments = The moments of the game
board-not-allowed = I can no longer write in { $channel }, where you opened a table. The game is kept and its clock goes on; it needs the permissions to see the channel, write there and attach files, and comes back with the next move.

## Buttons

button-join = Join
button-leave = Leave
button-add-bot = Add a bot
button-remove-bot = Remove a bot
button-options = Options
button-start = Start
button-hand = My hand
button-react = React
button-answer = Answer
button-play = Play
button-pass = No reaction
button-wait = More time
button-closer = Look closer
closer-none = There is nothing here that would be seen better.
button-log = Log
button-more = More
button-refresh = Refresh
button-show = Bring the table here
button-rules = Rules
button-help = Help
button-settings = My settings
button-orders-decide = Do not wait for me
button-ask-me = Wait for me
button-only-concerning = Only what concerns me
button-away = I am away
button-back = I am back
button-back-to-hand = Back to my hand
button-pause = Stop the clock
button-live = Go live
button-not-live = Not now
button-days = Over days again
button-claim = Claim the game
button-claim-sure = Yes, claim it
button-resume = Go on
button-end = Give the game up
button-vote-end = Vote to give up
button-vote-out = Vote out { $player }
button-resign = Resign
button-vote-end-sure = Yes, give up
button-vote-out-sure = Yes, vote out
button-resign-sure = Yes, resign
claim-sure = Do you claim the game? It counts as given up by whoever is away. You can also play on against the stand-in.
live-offer = 🟢 Everybody is here: go live?{ $count ->
        [0] {""}
       *[other] { " " }{ $players } would.
    }
button-again = Another game
button-hands = All hands
button-earlier = ◀ Previous
button-log-whole = From the beginning
button-later = Forward ▶
button-next = Next ▶
button-erase-sure = Yes, erase it all

## One's own page

choices-groups = Which choices
page-cut = ⚠️ Not everything has room on this page. Type /table move: it finds every choice.
panel-brief = If you wait: **{ $what }** ({ $when }).
panel-plan-plays = Your plan plays in a moment, unless you answer first: { $move }.
panel-plan-wishes = The first of your wishes that is to be had is taken in a moment, unless you answer first.
panel-answered-for = Answered for you in a moment, unless you answer first.
panel-goes-on = It goes on in a moment.
panel-given = You have answered: **{ $what }**.
panel-settled = By itself in a moment: **{ $what }**.
panel-abandoned = This game was given up.
panel-nothing-fits = Nothing in your hand fits; you need not press anything.
panel-need-not = You need not press anything.
panel-does = -# { $label }: { $hint }
panel-lobby = The game has not begun. Press **{ $join }** to take a seat.
panel-seated = You have a seat. When the game begins, what only you see appears here by itself.
panel-waiting = Waiting for { $players }.
panel-your-move = Your move is on the table … waiting for { $players }.
panel-ended = This page will not follow the game any more: Discord lets me write on it for a quarter of an hour only. **{ button-hand }** opens a new one.
panel-follows-again = -# Up to date again, and following the game.
move-none = Nothing like that can be done just now. Open your hand to see what can.
move-which = Which one do you mean?
move-sure = You could still act: do you end your turn all the same?
move-sure-set = It is all or nothing: do you say that?
move-sure-grave = That gives something up for good: do you say it?
move-doubles = Named more than once, and read once: { $numbers }.
move-sure-so = Do you say that?
move-range = Numbers are read one by one: { $numbers }
more-heading = What else you can do
more-ask-me = Whenever you may react, the table waits for you.
more-only-concerning = When you may react, the table waits for you if it concerns you.
more-orders-decide = Nobody waits for you in other people’s turns: your standing orders decide, and without one you do not react; a stand-in takes small choices.
noted-vote = Your vote counts. { $needed ->
        [one] With it, one more is needed.
       *[other] With it, { $needed } more are needed.
    }
noted-already = It is so already.
resign-sure = Do you leave the game for good? A stand-in takes your seat to the end, and you have no say at this table any more. To be gone for a while there is “{ button-away }”.
end-sure = Do you give this game up? It ends at once, without a winner.
vote-end-sure = Do you vote to give up this game? It ends without a winner as soon as more than half of the players who are here want that. Your vote lapses when you go away, and by itself after a while.
vote-out-sure = Do you vote that { $player }’s seat goes to a stand-in to the end? They cannot come back to it.
resign-to-bot = A bot of that kind cannot take your seat.
vote-whom = Whose seat? Name somebody who is away.

## The story

log-whole = The story of the game
log-heading = The game: page { $page } of { $pages }
log-missed = What is new since you last answered
log-empty = Nothing has happened yet.
hands-empty = nothing
hands-heading = All hands at the end
hands-not-yet = The game is still on.

## Books

games-heading = What can be played here
games-no-table = There is no table in this channel. The command of a game opens one:
games-line = **{ game-name }** · `{ game-command } new`
card-rulings = Rulings
card-unknown = I know no card of that name.
rules-chapters = Chapters
rules-found = What the rules say
rules-not-found = The rules have nothing with those words. Try fewer, or browse.

## Direct messages, and calls in the channel

dm-turn = **It is your turn.**
dm-react = **You may react.**
dm-remind = **You are still waited for.**
dm-last = **Only you are missing.** All others have answered.
dm-over = **The game in { $channel } is over.**
dm-away = **You are away:** your turn in { $channel } ran out of time, and a stand-in plays for you until you come back. With nobody else there, the game waits.
ping-away = { $player }, your turn ran out of time, and a stand-in plays for you until you come back. With nobody else there, the game waits.
ping-turn = { $player }, it is your move.
ping-react = { $player }, do you react?
ping-remind = { $player }, you are still waited for.
ping-last = { $player }, only you are missing.
ping-over = { $player }, the game is over.

## Settings and data

button-cards = Cards
cards-heading = Your cards
cards-which = Read a card
settings-heading = Your settings
settings-text = They hold at every table. *Buttons explained* says below a question what its answers do; private statistics are shown to nobody else; quiet hours keep reminders back until morning.
settings-language = Language
settings-follow = Language: as my Discord
settings-direct = Direct messages
settings-reminders = Reminders
settings-hints = Buttons explained
settings-pictures = Pictures
settings-private = Private statistics
settings-quiet = Quiet hours
settings-quiet-never = No quiet hours
settings-quiet-from = Quiet from { $from }:00 to { $to }:00
settings-clock = My clock
settings-night-first = Choose your quiet hours first, then your clock.
settings-kept = Kept.
settings-clock-next = Kept. Which is your clock? Until you choose it, these hours are UTC.
switch-on = on
switch-off = off
data-export = Everything that I keep about you is in this file.
erase-sure = Shall I erase everything that I keep about you? Your settings and orders go, your results stay without your name, and a stand-in takes your seats in games that are on.
erase-done = It is erased.

## Statistics

stats-heading = Who has won how often
stats-of = { $player }
stats-line = { $player }: { $wins ->
        [one] 1 win
       *[other] { $wins } wins
    } in { $games ->
        [one] 1 game
       *[other] { $games } games
    }
stats-rating = rating { $points } ± { $more }
stats-method = How strong somebody is shows after three games of the same kind with other people: everybody starts at 1000, and the list goes by what is certain.
stats-rival = { $player }: ahead { $ahead } to { $behind } in { $games ->
        [one] 1 game
       *[other] { $games } games
    }
stats-rivals = Rivals
stats-none = No game has been finished yet.
stats-private = Those numbers are private.

## Passing for a while, taking back

dm-order-dropped = One of your standing orders is void: its card has left your hand.
button-erase = Erase my data
button-undo = Take back
button-yield-turn = Nothing this turn
button-yield-concerned = Nothing until it concerns me
button-unyield = Ask me again
more-ways =
    { "" }**When others act, you can say no**
    -# **{ button-pass }**: to this one thing.
    -# **{ button-yield-turn }**: to everything in this turn; your orders rest, too.
    -# **{ button-yield-concerned }**: to everything until then; your orders rest, too.
    -# **{ button-orders-decide }**: for as long as you like; only your orders react.
    -# **{ button-away }**: a stand-in plays for you, your turns included.
more-yielded = You are not asked to react for now; everybody sees it.

## Standing orders

button-orders = Orders
button-order-save = Save this order
button-to-orders = Back
orders-heading = Your standing orders
orders-idle = The table waits for you when you may react: these orders act where your time is up, when you say “{ button-orders-decide }”, and while you are away.
orders-decide = Nobody waits for you in other people’s turns: these orders act in your name, and without a fitting one you do not react. Everybody takes the same time, whatever they hold.
button-orders-usual = The usual
orders-none = There are none.
orders-no-card = You hold no card about which an order could be given.
orders-new = New order about …
orders-drop = Drop an order …
panel-no-orders = { $count ->
    [one] One card of yours could act in other people’s turns and has no orders: see “{ button-orders }”.
   *[other] { $count } cards of yours could act in other people’s turns and have no orders: see “{ button-orders }”.
}
orders-acted = 📜 Your order has played { $order }.
orders-void = ~~{ $order }~~: this card has left your hand.
order-card = { $card }
orders-draft = A new order
orders-when = When
orders-whom = Whom it has to concern
orders-whom-me = If it concerns me
orders-whom-anyone = Whomever it concerns
orders-whom-seat = If it concerns { $player }
orders-case = In which case
orders-case-always = In any case
orders-often = How often
orders-once = Once only
orders-each-time = Each time
orders-keep = Cards to keep in hand
orders-keep-least = { $keep ->
        [0] However few cards stay in my hand
        [one] Only if at least 1 other card stays in my hand
       *[other] Only if at least { $keep } other cards stay in my hand
    }
orders-kept = Your orders are as you see them here. Nobody else sees them.

## A game turn by turn

button-replay = Replay
button-replay-first = To the start
button-replay-back = Back
button-replay-on = Next turn
button-replay-last = To the end
button-replay-keep = Keep as a file
replay-heading = { $turn ->
        [0] Before the first turn
       *[other] Turn { $turn } of { $last }
    }
replay-not-yet = That game is not over: it can be seen again when it is.
replay-other-rules = That game was played under an older edition of the rules, and this one cannot play it again.
replay-kept = The whole game in a file: all that was thrown, dealt and answered. Whoever has this bot’s program can have it told again, with `sobremesa replay`.

# Answers that are sets

set-bounds = Choose { $least } to { $most }.
set-exactly = Choose { $count }.

## A first game

lesson-ready = Your first game stands ready [in our direct messages]({ $link }).
lesson-below = Your first game begins below.
lesson-already = You are in the middle of a game of **{ $game }** [in our direct messages]({ $link }), which is shown there again. There is room for one at a time.
lesson-no-messages = I cannot write to you. Allow direct messages from members of this server and try again, or open a table right here with `{ game-command } new` and let bots sit down.
lesson-advised = 🎓 { $what }
hint-advised = 💡 { $what }
button-learn = First game
