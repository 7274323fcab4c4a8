# What the house says of any game, in the words of a race.

cmd-start = start
    .text = Starts the race.
cmd-resign = resign
    .text = Leaves the race for good, or offers your seat to somebody.
cmd-log = log
    .text = Tells the race, beginning with what you missed.
cmd-stats = stats
    .text = Races and wins, here or of one person.
cmd-learn = learn
    .text = A guided first race against bots, in your direct messages.
choice-vote-end = give the race up
panel-abandoned = This race was given up.
board-abandoned = **This race was given up.** It had come this far:
board-moments = The moments of the race
board-not-allowed = I can no longer write in { $channel }, where you opened a table. The race is kept and its clock goes on; it needs the permissions to see the channel, write there and attach files, and comes back with the next move.
button-start = Start
button-again = Another race
button-orders-usual = Order all my Reactions
panel-lobby = The race has not begun. Press Join to take a seat.
panel-seated = You have a seat. When the race begins, what only you see appears here by itself.
panel-ended = This page will not follow the race any more: Discord lets me write on it for a quarter of an hour only. **{ button-hand }** opens a new one.
panel-follows-again = -# This page had stopped following the race. Here is how things stand; from now on it follows again.
more-only-concerning = When you may react, the table waits for you if it concerns you: your vehicle, your attempt, your damage, a card played on you.
resign-sure = Do you leave the race for good? A stand-in takes your seat to the end, and you have no say at this table any more. To be gone for a while there is “{ button-away }”.
vote-end-sure = Do you vote to give up this race? It ends without a winner as soon as more than half of the players who are here want that. Your vote goes with you when you go away, and in time by itself.
log-whole = The story of the race
log-heading = The race: page { $page } of { $pages }
hands-not-yet = The race is still on.
dm-over = **The race in { $channel } is over.**
ping-over = { $player }, the race is over.
stats-line = { $player }: { $wins ->
        [one] 1 win
       *[other] { $wins } wins
    } in { $games ->
        [one] 1 race
       *[other] { $games } races
    }
stats-method = How strong somebody is shows after three races with other people: everybody starts at 1000, and the list goes by what is certain.
stats-rival = { $player }: ahead { $ahead } to { $behind } in { $games ->
        [one] 1 race
       *[other] { $games } races
    }
replay-not-yet = That race is not over: it can be seen again when it is.
replay-other-rules = That race was run under an older edition of the rules, and this one cannot run it again.
lesson-ready = Your first race stands ready [in our direct messages]({ $link }).
lesson-below = Your first race begins below.
button-learn = First race
sorry-begun = The race has begun; that was for before the start.
sorry-not-running = No race is being run at this table.
sorry-too-few = It takes at least { $needed } to race: ask friends, or add bots.
sorry-foreign-save = This race was saved by a version of me that I do not understand. It is kept as it is; ask whoever runs me.
lobby-ready = The host starts the race; after ten minutes anybody at the table can.
new-thread = Cthulhu 500: { $player }'s race
options-preset = What kind of race
fair-promise = Before anybody sat down I sealed an envelope: 32 bytes, drawn at random. Every shuffle and every die grows from them{ $words ->
        [0] {""}
       *[other] {" "}and from the words that players say before the start
    }. This is the hash of the envelope; it is opened when the race is over, and then anybody can see that they belong together:
fair-lesson = In a guided race I choose the dice so that there is something to learn. Here are the hash that was fixed at the start, and the seed behind it. Anybody can work out the hash of the seed and see that it is the same:
not-shared = I could not write where the race was run. I may lack the permission.
again-call = { $player } wants another race: { $others }, are you in?
milestone-wins = 🏅 { $player } has won { $count } races.
milestone-games = 🏅 { $player } has finished { $count } races.
friends-text =
    In a channel of your server type `/cthulhu500 new`. Friends press **{ button-join }**; whoever is missing is a bot: **{ button-add-bot }**. Three is enough, eight is a riot.

    Nobody has time tonight? Choose **{ preset-days }** in the lobby: everybody has a day for a turn, and I write to whoever is waited for.
did-resign = You have left this race for good. A stand-in takes your seat to the end; your chair counts as yours in the results, not in the ratings.
host-given-up = The race is given up, without a winner.
did-abandon = The vote is carried: the race is given up, without a winner. What was told stays in the log.
did-start = The race has begun.
offer-call = { $player }: { $giver } offers you their seat in the race that is on here. You get it if you say yes; otherwise nothing happens, and I do not write again.
sorry-left-for-good = They have left this race for good.
new-game-on = A race is on in this channel. Another table needs another channel, or a thread.
button-fair = Fair dice
fair-heading = Were the dice fair?
fair-given-up = Before anybody sat down I sealed an envelope: 32 bytes, drawn at random. The race was given up before its end: the envelope stays shut, and so do all hands. This is its hash:
fair-text = Before anybody sat down I sealed an envelope, and its hash could be seen all the while. Here are both, the hash first: every shuffle and every die grew from the envelope{ $words ->
        [0] {""}
       *[other] , and from the words that players said before the start
    }. Anybody can work out the hash and see that it is the same:

# Orders: whom and which case only a race knows.

order-whom-leader = , if it concerns whoever leads
order-case-if_i_lose = , unless I would win the test as it stands
order-case-if_i_win = , provided that I would win the test as it stands
orders-whom-leader = If it concerns whoever leads
orders-case = How the test stands
orders-case-always = However the test stands
orders-case-if_i_lose = Unless I would win the test as it stands
orders-case-if_i_win = Only if I would win the test as it stands
