# Why something is not to be had, and what to do about it.

refusal-seat-count = This game is not for so few or so many players: change how many sit at the table, then start again.
refusal-options = These options cannot be played as they are: change one of them, then try again.
refusal-not-asked = You are not asked anything right now: wait for the next question to you.
refusal-other-question = The table has moved on since then: look at the question that is open now, and answer that one.
refusal-not-offered = That is not possible right now: choose one of the answers on your screen.
refusal-game-over = This game is over: start a new one if you want to play on.
refusal-story-changed = The rules were changed in the middle of this move: have the table put back to where the move began, and play it again.
refusal-too-many-orders = You can have { $most } standing orders at most: drop one of the old ones first.
refusal-no-such-order = That order cannot be given: choose a Reaction from your hand, and what it can answer.
refusal-runaway = The rules are going round in circles here, and nothing was changed: please tell whoever looks after the bot.
refusal-bad-save = This save cannot be read past line { $line }, column { $column }: fetch it afresh, and try again with the untouched file.
refusal-other-format = This save is of another game, or of a version that this bot does not know: choose another save.
refusal-unsound = This save describes a table that cannot exist: choose another save, or one that nobody has edited.
