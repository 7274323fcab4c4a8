# What the race is called, its help, and what stands on the page of a card.

game-cthulhu500 = Cthulhu 500
card-copies = { $type }, { $count ->
        [one] 1 copy
       *[other] { $count } copies
    }
card-flavour = *{ $text }*
vehicle-side-whole = Undamaged: Speed { $speed }, Complexity { $complexity }
vehicle-side-damaged = Damaged: Speed { $speed }, Complexity { $complexity }
help-1 = A race in a few words
    .text =
        You drive a cursed vehicle in a ring: the leader chases the tail, too. On your turn you have up to two actions: play a card, put a Crew card into a pit crew, try to overtake the vehicle ahead, make a pit stop. Whoever overtakes across the line gains a lap; when the Checkered Flag comes up, most laps win.

        { "" }**Passing:** both sides roll a die and add their total. Higher wins; a tie damages both. Both totals stand on your page: “Ahead: you 5 v …”.
help-2 = Your turn, and everybody else's
    .text =
        Your own page comes by itself when the race begins, and **My hand** opens it again: only you see it, and everything you can do is a button there. Over days I also write to you when it is your turn, with the same buttons.

        Some cards answer what others do. Then the table shows **React** and **No reaction** for a short while. If nothing in your hand fits, you need not press anything: the wait is the same for everybody, so nobody learns anything.

        At the end of your turn you discard what you like, and draw.
help-3 = Alone, with friends, over days
    .text =
        Alone? **{ button-learn }** takes you through a race against bots. `/cthulhu500 new` opens a table; **Add a bot** fills it. **Live** races take an evening; **over days** you have a day for a turn, and I write to you when you are waited for.

        Away for a while? **More → I am away**: a stand-in plays until you come back. `/cthulhu500 rules` has every rule, `/cthulhu500 card` every card, `/cthulhu500 settings` your language and quiet hours.
temper-hog = wants every place
temper-saboteur = looks whom it can hurt
temper-tinkerer = loads its vehicle
temper-miser = sits on its cards
review-aim = Turn { $turn }, { $card }
review-unit = places
review-method = Weighed with what you could know then, never with what others held; what may have been chance does not count. A lap counts as many places as there are vehicles, and what cards and damage are worth is counted in places, too; the sentence names the largest part.
why-track = Two rounds on, in { $tables } races that fit what you could see, it ends { $amount } places further on than { $other }.
why-whole = Two rounds on, in { $tables } races that fit what you could see, it leaves your vehicle undamaged in { $percent } of 100 more than { $other }.
why-hand = Two rounds on, in { $tables } races that fit what you could see, it leaves you { $amount } more cards in hand than { $other }.
why-fitted = Two rounds on, in { $tables } races that fit what you could see, it leaves { $amount } more cards on your vehicle than { $other }.
why-defence = Two rounds on, in { $tables } races that fit what you could see, it leaves your defence, damage aside, { $amount } higher than { $other }.
why-others = Two rounds on, in { $tables } races that fit what you could see, it leaves the others { $amount } places further back than { $other }.
why-won = Two rounds on, in { $tables } races that fit what you could see, it has won { $percent } of 100 more than { $other }.
luck-dice = Dice: { $pips } pips on { $dice } dice, { $side ->
        [1] { $more } above the average.
        [0] the average exactly.
       *[other] { $more } below the average.
    }
luck-draws = Draws: { $cards ->
        [one] one card
       *[other] { $cards } cards
    }, worth { $mine } each as a beginner reckons; the whole deck is worth { $usual }.
