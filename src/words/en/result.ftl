# What stands in the message that tells how a game ended, and in letters, statistics and the log.

result-rest = The game is over. { $rest }
result-further-down = The result stands [further down]({ $link }).
button-fair = Fair play
button-friends = Play with friends
fair-heading = Was it fair?
fair-promise = Before the game began I fixed a seed, from which everything grows that is left to chance. This is its hash; the seed itself is shown when the game is over, and then anybody can see that they belong together:
fair-text = Before the game began I fixed a seed, from which everything grew that was left to chance; its hash could be seen all the while under “{ button-more }”. Here are both, the hash first. Anybody can work out the hash of the seed and see that it is the same:
fair-lesson = In a guided game I choose the seed so that there is something to learn. Here are the hash that was fixed at the start, and the seed behind it. Anybody can work out the hash of the seed and see that it is the same:
replay-shared = { $player } shows:
button-share = Show to all
shared = Everybody can see it now.
not-shared = I could not write where the game was played. I may lack the permission.
again-call = { $player } wants another game: { $others }, are you in? Your seats are kept for five minutes.
milestone-first-win = 🏅 { $player } wins for the very first time.
milestone-wins = 🏅 { $player } has won { $count } games.
milestone-games = 🏅 { $player } has finished { $count } games.
friends-heading = Play with friends
friends-text =
    In a channel of your server type `{ game-command } new`. Friends press **{ button-join }**; whoever is missing is a bot: **{ button-add-bot }**.

    Nobody has time tonight? Choose **{ pace-choice-days }** in the lobby: everybody has a day for a turn, and I write to whoever is waited for.
