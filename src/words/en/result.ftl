# What stands in the message that tells how a game ended, and in letters, statistics and the log.

result-rest = The race is over. { $rest }
result-further-down = The result stands [further down]({ $link }).
button-fair = Fair dice
button-friends = Play with friends
fair-heading = Were the dice fair?
fair-promise = Before the first card was dealt I fixed a seed, from which every shuffle and every die grows. This is its hash; the seed itself is shown when the race is over, and then anybody can see that they belong together:
fair-text = Before the first card was dealt I fixed a seed, from which every shuffle and every die grew; its hash could be seen all the while under “{ button-more }”. Here are both, the hash first. Anybody can work out the hash of the seed and see that it is the same:
fair-lesson = In a guided race I choose the dice so that there is something to learn. Here are the hash that was fixed at the start, and the seed behind it. Anybody can work out the hash of the seed and see that it is the same:
replay-shared = { $player } shows:
button-share = Show to all
shared = Everybody can see it now.
not-shared = I could not write where the race was run. I may lack the permission.
again-call = { $player } wants another race: { $others }, are you in?
milestone-first-win = 🏅 { $player } wins for the very first time.
milestone-wins = 🏅 { $player } has won { $count } races.
milestone-games = 🏅 { $player } has finished { $count } races.
friends-heading = Play with friends
friends-text =
    In a channel of your server type `/cthulhu500 new`. Friends press **{ button-join }**; whoever is missing is a bot: **{ button-add-bot }**. Three is enough, eight is a riot.

    Nobody has time tonight? Choose **{ preset-days }** in the lobby: everybody has a day for a turn, and I write to whoever is waited for.
lesson-over = 🎓 **That was your first race.** You have overtaken, made a pit stop and reacted: there is nothing else to it but the cards. Bring people.
