# What stands in the message that tells how a game ended, and in letters, statistics and the log.

result-further-down = The result stands [further down]({ $link }).
result-noses = 👃 Best noses: { $noses }
result-nose = { $who } { $right } of { $of }
button-fair = Fair play
button-friends = Play with friends
fair-heading = Was it fair?
fair-promise = Before anybody sat down I sealed an envelope: 32 bytes, drawn at random. Everything that is left to chance grows from them{ $words ->
        [0] {""}
       *[other] {" "}and from the words that players say before the start
    }. This is the hash of the envelope; it is opened when the game is over, and then anybody can see that they belong together:
fair-known = Whoever started this bot has said beforehand what its dice grow from: there is no envelope for them, and once the game has begun its hash stands here.
fair-given-up = Before anybody sat down I sealed an envelope: 32 bytes, drawn at random. The game was given up before its end: the envelope stays shut, and so do all hands. This is its hash:
fair-text = Before anybody sat down I sealed an envelope, and its hash could be seen all the while. Here are both, the hash first: everything that was left to chance grew from the envelope{ $words ->
        [0] {""}
       *[other] , and from the words that players said before the start
    }. Anybody can work out the hash and see that it is the same:
fair-seed = With the words the envelope makes this seed:
fair-again = I have just played it again from this seed and from everybody’s answers: of { $all } things that were told, { $same } came out the same.
fair-check = Keep the game as a file, and `tools/dice.py` from my sources, a small program that shares no line with me, draws everything again from it.
fair-throws = Every throw, in order ({ $page } of { $last })
button-throws = Every throw
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
button-review = Review
button-hint = Hint
review-heading = Your game, looked at again
review-nobody = Only those who have played can have their game looked at again.
review-unit = points
review-yours = your move
review-summary = { $decisions ->
        [one] One decision
       *[other] { $decisions } decisions
    } with something to choose: what you chose cost { $each } { review-unit } each, on average. In hundredths that is your mistake index, **{ $index }**; 0 is perfect.
review-spotless = I found no decision in which something else would surely have been better.
review-turn = { $turn ->
        [0] Before the first turn
       *[other] Turn { $turn }
    }
review-dear = - **{ $moment }, −{ $cost } { review-unit }.** You: *{ $given }*. Better: **{ $better }**. { $why }
review-method = Weighed with what you could know then, never with what others held; what may have been chance does not count. The number counts everything that matters; the sentence names its largest part.
said-quoted = “{ $text }”
said-comma = { $all }, { $one }
said-and = { $all } and { $one }
said-done = { $what }: { $all }
said-else = something else
hint-better = 💡 **{ $best }**. { $why }
hint-even = 💡 **{ $best }**. About as good: *{ $other }*.
hint-only = 💡 **{ $best }**. I see nothing else worth weighing.
hint-none = 💡 There is nothing to choose here.
hint-deeper = -# 🎓 marks what a beginner would do; 💡 looks further ahead.
