# A first race, against bots and without hurry: a word on every question, above its buttons.

lesson-welcome = 🎓 **Your first race.** Two bots drive against you, nobody is in a hurry, and the dice are chosen so that there is something to learn: in the first round you overtake, make a pit stop, and see a Reaction work. Your hand, the table and every question stand in one message below. The button with 🎓 is what a sensible beginner would do: press nothing else, and some forty presses later you have seen a whole race. Walk away whenever you like: it waits here for a week.

lesson-vehicle = Every vehicle is better at something. Speed counts when you overtake and when you are overtaken; Complexity is what a repair has to reach, so low is good.
lesson-bid = Cards are worth more than places here: the track is a ring, and the leader only chases the tail. One card, or none, is plenty.
lesson-action = You have two actions a turn. Overtaking the vehicle ahead is how you move up; the leader who overtakes the tail gains a lap. Both sides roll a die and add their totals. Are yours poor? Then make a pit stop and attach something, or put crew into your pit crew.
lesson-just-short = { $fits ->
        [1] You were short by one or two, and hold a Reaction for that: this is its moment. Whatever else you do, the attempt has failed, and the race goes on.
       *[other] You were short by one or two. A Reaction for that would help here; you hold none, so play on.
    }
lesson-declare = Some cards want to know whom or what they are meant for. You say so as the card is laid down.
lesson-declare-crew = A Crew card may be put into anybody’s pit crew: whoever helps, into your own; whoever is a burden, into somebody else’s.
lesson-turn-end-full = Your hand is full: nothing can be drawn before something is thrown away. A card that never fits is the one to go.
lesson-turn-end = Your hand can hold five cards. Throw away what you will not use, and draw up to two new ones: there is no reason to hold back.
lesson-free-pass = A pit stop leaves a gap. You may try to overtake without spending an action; the dice are rolled as always.
lesson-pit = One thing for each stop: a Mod, Tires, a driver, or a repair. A driver adds Drive to every roll, so an empty seat comes first, unless the vehicle says that it obeys only a few. A damaged vehicle races with its worse face: repair it where the die is likely to do it, or fit what helps for good.
lesson-make-room = There is room for two Mods, one set of Tires and one driver. Something older has to go.
lesson-roadside = This one needs no pit stop. Whatever adds most to your totals.
lesson-salvage = Good crew from the discard pile, for nothing. Fix helps with repairs, Drive behind the wheel.
lesson-may-draw = A free card is a free card.
lesson-contagion = It has had its fun with your card and moves on. Somebody you dislike comes to mind.
lesson-window = A card of yours could answer what is happening. Reactions are for what would cost you a place, or your vehicle; the button with 🎓 says whether this is such a moment.
lesson-over = 🎓 **That was your first race.** You have overtaken, made a pit stop and reacted, and the Checkered Flag came out of the deck: that ends a race, and most laps win. All else is in the cards. Bring people.
