# A first chase, against a bot and without hurry: a word on every question, above its buttons.

lesson-welcome = 🎓 **Your first chase.** You run, a bot hunts, and the way out is near: number 29. Your route lies face down; the Marshal sees how many hideouts there are and how many cards lie under each, and names numbers. If every hideout lies face up, you are caught. If you lay 29, you are away, or almost. The blue button is always a sensible answer; ten presses or so, and you have seen a whole chase. Walk away whenever you like; it waits here.
lesson-first = Each hideout is higher than the one before, and up to 3 higher if you walk. 1, 2 and 3 are always in walking distance.
lesson-second = In your first turn you may place two, and should: with one alone a lucky guess ends it all.
lesson-draw = The decks hold 4 to 14, 15 to 28, and 29 to 41 (not in this short chase). Draw what lies ahead of you; the Marshal sees from which deck, not what.
lesson-place = Walk up to 3, or lay sprint cards with the hideout: odd ones take you 1 further, even ones 2. They are spent. More than needed is a bluff. Passing keeps your cards, but leaves time to the Marshal.
lesson-extra = One more, if it helps.
lesson-again = The same once more.
lesson-lay-low = A card is a card.
lesson-guess = Name a number that can be there: not one that you hold, not one out of reach. Several at once are all or nothing.
lesson-overtime = One more number.
lesson-manhunt = The last hunt: one number at a time, and none may be wrong. Begin with what you know best.
lesson-eyewitness = The last hideout tells you most.
lesson-informer = The more cards lie there, the more it tells.
lesson-long-legs = The longer the leap, the more it tells.
lesson-footprints = Where it confuses most.
lesson-footprints-card = One that you will not need.
lesson-rush-hour = The one that the other needs.
lesson-change-of-plans = A card that lies behind you is worth little.
lesson-weather-turns = Leave what helps you.
lesson-old-friends = A card is a card.
lesson-backstreets = The one you need less.
lesson-backstreets-deck = Where most is undecided.
lesson-second-chance = Only if you regret it.
lesson-role = As you like.
lesson-edge = As you like.
lesson-over = 🎓 **That was your first chase.** Next time you hunt: `/fugitive new`, and let the bot run. Or bring somebody who looks innocent.
