# What stands on a table that has not begun, and what its host sets.

lobby-heading = A table is open: { $seats } of { $most } seats taken.
lobby-chair = { $number }. { $player }
lobby-chair-opener = { $number }. { $player } (host)
lobby-chair-bot = { $number }. { $player } (bot, { $level })
level-novice = novice
    .hint = Mostly knows what it does; now and then does anything at all
level-rookie = rookie
    .hint = A sensible beginner: rules of thumb, no looking ahead
level-racer = racer
    .hint = Thinks ahead: beats most beginners
level-elder-thing = elder thing
    .hint = Thinks ahead three times as much
options-bots = How well bots play
options-bots-of = All bots: { $level }
lobby-pace = { $pace }: { $turn } for a turn, up to { $reaction } for a reaction
lobby-pace-days = { $pace }: { $turn } for a turn, { $reaction } for a reaction of those who want to be asked
lobby-pace-turns = { $pace }: { $turn } for a turn{ $is-shorter ->
       *[other] {""}
    }{ $at-once ->
       *[other] {""}
    }
lobby-takes = It takes { $time }.
lobby-ready = The host starts the game; after ten minutes anybody at the table can.
lobby-missing = { $missing ->
        [one] One more player is needed.
       *[other] { $missing } more players are needed.
    } Bots count.
lobby-sealed = 🔒 Chance is sealed: { $hash }
button-word = A word for luck
word-label = Up to 20 letters, for all to see
word-placeholder = It is mixed into everything that is left to chance. Empty: none.
word-said = { $player } says “{ $word }”
words-said = mixed in: { $words }
pace-live = **Live**
    .hint = Everybody is here: minutes for a turn, seconds for a reaction.
pace-days = **Over days**
    .hint = People look in now and then: hours for a turn; standing orders react, so that nobody waits.
pace-live-turns = Everybody is here: minutes for a turn.
pace-days-turns = People look in now and then: hours for a turn.
pace-choice-live = Live
pace-choice-days = Over days
duration-seconds = { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }
duration-minutes = { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
duration-hours = { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
duration-days = { $count ->
        [one] 1 day
       *[other] { $count } days
    }
options-heading = What is to be played
options-pace = Pace
options-turn = Time for a turn
options-turn-of = A turn: { $time }
options-reaction = Time for a reaction
options-reaction-of = A reaction: up to { $time }
lobby-usual = the usual rules
lobby-usual-else = everything else as usual
new-opened = The table is open in { $channel }. Friends press Join there; bots fill the rest.
new-thread = { game-name }: { $player }'s table
new-no-thread = I could not make a thread here. I may lack the permission, or there are too many threads; try without one.
new-not-allowed = I cannot keep a table here: I lack the permission to { $permissions }. Somebody who runs the server can give it to me.
permission-view = see the channel
permission-attach = attach files
permission-create-threads = create public threads
permission-write-in-threads = write in threads
again-opened = A new table is open. Friends press **{ $join }** again.
again-with-bots = A new table is open, with as many bots as before. **{ button-start }** begins it.
again-joined = You sit at the new table.
again-not-called = A new table is open, but I could not call the others.
options-language = Language of the table
button-how = How to play
button-more-options = More options
button-fewer-options = Fewer options
button-to-table = Back to the game
button-to-lobby = Back
button-bring = What I bring
bring-choose = Choose
bring-chosen = Chosen
