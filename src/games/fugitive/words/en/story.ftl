# The chase as it is told. At most one line of noir a turn; $wording takes turns with the round, or with the cards that are left, and says nothing.

tail-midnight = { $game ->
        [1] Midnight. A door that should be locked is not.
       *[other] Midnight, and the same city.
    }
event-begins = { $of ->
        [1] **The chase begins.** { $player } runs. { tail-midnight }
        [0] **Game { $game }.** { $player } runs. Same city, other coat.
       *[other] **Game { $game } of { $of }.** { $player } runs. { tail-midnight }
    }
    .player = { $of ->
            [1] **The chase begins.** You run. { tail-midnight }
            [0] **Game { $game }.** You run. Same city, other coat.
           *[other] **Game { $game } of { $of }.** You run. { tail-midnight }
        }
event-brings = { $player } brings an edge: **{ $edge }**.
    .player = You bring an edge: **{ $edge }**.
event-dealt = You hold { $cards }.
event-turn = **Night { $round }** · { $player } runs
    .player = **Night { $round }** · you run
event-drew-yours = You draw **{ $number }** from the { $deck } deck.
event-drew-fugitive-low = The Fugitive draws low. { $wording ->
        [0] A name from the old neighbourhood.
        [1] Somebody remembers a favour from the first street.
        [2] An aunt with a spare key.
       *[other] A barber who never asks.
    }
event-drew-fugitive-middle = The Fugitive draws middle. { $wording ->
        [0] A number scribbled on a matchbook.
        [1] A hotel clerk looks the other way.
        [2] Two tickets, one of them used.
       *[other] A note under the third milk bottle.
    }
event-drew-fugitive-high = The Fugitive draws high. { $wording ->
        [0] A friend at the far end of the line.
        [1] A ferryman who owes a debt.
        [2] A lorry leaves at four, no questions.
       *[other] Somebody waits with the lights off.
    }
event-drew-marshal-low = The Marshal draws low. { $wording ->
        [0] The Marshal walks back to where it began.
        [1] The first witness is asked once more.
        [2] Somebody on the old street has seen a hat.
       *[other] The file is opened at page one.
    }
event-drew-marshal-middle = The Marshal draws middle. { $wording ->
        [0] The Marshal puts a man on the bridge.
        [1] The night porter gets a visit.
        [2] All taxis report to the precinct.
       *[other] A light goes on above the pawn shop.
    }
event-drew-marshal-high = The Marshal draws high. { $wording ->
        [0] The Marshal has somebody at the airfield.
        [1] A telegram goes to the county line.
        [2] The harbour master is woken up.
       *[other] A pin goes in at the edge of the map.
    }
event-ran-out = The { $deck } deck has run out: that part of town has no secrets left.
event-all-out = All decks have run out. Nobody talks any more; only feet count now.
event-no-draw = { $side ->
        [0] The Fugitive
       *[other] The Marshal
    } does not draw.
event-placed-yours = You place **{ $number }**{ $count ->
        [0] , with no sprint card.
        [one] { " " }with 1 sprint card: { $cards }.
       *[other] { " " }with { $count } sprint cards: { $cards }.
    }
event-placed-first = { $wording ->
       *[other] The Fugitive is out of the building.
    } (A hideout{ $count ->
        [0] )
        [one] { " " }with 1 sprint card)
       *[other] { " " }with { $count } sprint cards)
    }
event-placed-second = { $wording ->
       *[other] Two doors down before the siren starts.
    } (A second hideout{ $count ->
        [0] )
        [one] { " " }with 1 sprint card)
       *[other] { " " }with { $count } sprint cards)
    }
event-placed-0 = { $wording ->
        [0] Footsteps. Unhurried ones.
        [1] A shadow, walking.
        [2] Somebody strolls past a streetlamp and is gone.
       *[other] A gate creaks. Nobody runs.
    } (Hideout { $place }, no sprint cards)
event-placed-1 = { $wording ->
        [0] Somebody is running. Not far.
        [1] One quick corner, then silence.
        [2] A fence rattles, once.
       *[other] Heels on wet stone, for half a street.
    } (Hideout { $place }, 1 sprint card)
event-placed-2 = { $wording ->
        [0] Somebody is running, and does not look back.
        [1] Across the yard, over the wall.
        [2] A dog barks its way down the block.
       *[other] The last tram brakes for somebody who is gone already.
    } (Hideout { $place }, 2 sprint cards)
event-placed-many = { $wording ->
        [0] Three alleys, one fire escape, no witnesses.
        [1] Rooftops. All of them.
        [2] Somebody crosses half the city without touching the ground.
       *[other] Tyres, a bridge, a tunnel, and rain on top of it.
    } (Hideout { $place }, { $count } sprint cards)
event-out = **Number { $number } lies on the table{ $count ->
        [0] .**
        [one] , with 1 sprint card under it.**
       *[other] , with { $count } sprint cards under it.**
    }
event-stopped = One door, and no further tonight.
event-passed = { $wording ->
        [0] The Fugitive lies low. The city hums.
        [1] The Fugitive passes. A curtain moves, or the wind.
        [2] The Fugitive waits. The ice in a glass is gone.
       *[other] The Fugitive passes. Nobody has seen anything.
    }
event-passed-again = The Fugitive passes again. Still nothing. The coffee is getting cold on the dashboard.
event-passed-often = The Fugitive passes. Is anybody even out there?
event-lays-still = The Fugitive draws nothing for it.
event-missed = **{ $numbers }? No.** { $wording ->
        [0] An empty bed, still made.
        [1] A cat, a kettle, nobody.
        [2] The door was open. So was the window.
       *[other] An old man in slippers asks who is going to pay for the lock.
    }
event-missed-five-nights = **{ $numbers }?** No. { $wording ->
       *[other] Five nights, and not a thread.
    }
event-missed-again = **{ $numbers }? No.** { $wording ->
        [0] Again. Empty again. The landlady is tired of it.
        [1] The Marshal has been here before. So has the dust.
        [2] Same door, same nothing.
       *[other] “You again”, says the landlady.
    }
event-missed-several = **{ $numbers }:** not all of them. { $wording ->
        [0] { $count } doors kicked in at once. At least one of them was the wrong one.
        [1] { $count } warrants, one signature too many.
        [2] Whistles from { $count } corners, and none of them means it.
       *[other] { $count } cars arrive. The night goes on.
    }
event-missed-whole = **{ $numbers }:** not all of them. { $wording ->
        [0] All { $count } at once! The Marshal bets the badge on it, and keeps it, barely.
        [1] The whole route on one warrant. The judge reads it twice and says no.
        [2] { $count } pins for { $count } doors, and one of them will not hold.
       *[other] Everything on one card. The house wins.
    }
event-hit = **{ $numbers }! Yes.** { $wording ->
        [0] The ashtray is warm.
        [1] The radio is still playing.
        [2] A coat on the hook, a window ajar.
       *[other] Two cups. One of them is hot.
    }
event-hit-at-last = **{ $numbers }! Yes.** { $wording ->
       *[other] The Marshal was there too early. Not this time.
    }
event-hit-several = **{ $numbers }! Yes.** { $wording ->
        [0] { $count } at one stroke. The map on the wall begins to make sense.
        [1] { $count } doors, { $count } times right.
        [2] String and pins: { $count } of them hold.
       *[other] { $count } in one night. Somebody buys the Marshal a drink.
    }
event-hit-one-left = **{ $numbers }! Yes.** { $wording ->
       *[other] One light left burning in the city.
    }
event-found = Hideout { $place } was **{ $number }**.
event-found-sprint = Hideout { $place } was **{ $number }**, and under it the shoe prints that led there ({ $cards }): +{ $feet }.
event-found-bluff = Hideout { $place } was **{ $number }**, over { $cards }. And all that running for nothing?
event-found-high = Found past the county line. The roadblocks come down: there will be no manhunt.
event-manhunt = 🔦 **The manhunt begins.** The plane is turning. Everybody, now! { $count ->
        [one] 1 hideout is to be found, one number at a time.
       *[other] { $count } hideouts are to be found, one number at a time.
    }
event-hunt-hit = **{ $number }!** Another door. { $count } to go. The propellers spin.
event-hunt-last = **{ $number }!** The last door.
event-hunt-one-left = **{ $number }!** One door between the badge and the plane.
event-hunt-miss = **{ $number }?** The wrong door, and behind it only the sound of an aeroplane.
event-forgiven = **{ $number }?** No. A second chance: it does not count.
event-happens = 📻 The radio crackles: **{ $event }**. { $text }
event-placeholder-drawn = { $side ->
        [0] The Fugitive
       *[other] The Marshal
    } draws a placeholder, with { $count } face down.
event-third = Hideout { $place } lies between { $from } and { $to }.
event-parity = Hideout { $place } is { $odd ->
        [0] even
       *[other] odd
    }.
event-informed = Under hideout { $place } lies { $number }.
event-informed-nothing = Nothing lies under hideout { $place } that could be turned up.
event-showed = { $side ->
        [0] The Fugitive
       *[other] The Marshal
    } holds { $number }.
event-showed-nothing = { $side ->
        [0] The Fugitive
       *[other] The Marshal
    } has nothing to show.
event-closed = Nobody draws from the { $deck } deck for now.
event-put-under = { $side ->
        [0] The Fugitive
       *[other] The Marshal
    } puts a card under the { $deck } deck.
event-looked = { $side ->
        [0] The Fugitive
       *[other] The Marshal
    } looks at the tops of the decks, and leaves them.
event-looked-under = { $side ->
        [0] The Fugitive
       *[other] The Marshal
    } looks at the tops of the decks, and puts some under: { $decks }.
event-laid-under = One more card lies under hideout { $place }.
event-laid-under-yours = You lay { $number } under hideout { $place }.
event-declined = { $side ->
        [0] The Fugitive
       *[other] The Marshal
    } leaves it at that.
event-uses = { $side ->
        [0] The Fugitive
       *[other] The Marshal
    } uses **{ $edge }**.
event-learns = { $side ->
        [0] The Fugitive
       *[other] The Marshal
    } knows a little more now.
event-takes-back = The Fugitive takes the last placement back.
event-over-at-once = **{ $player } makes the arrest, in night { $rounds }.** It was over before the rain began.
    .player = **You make the arrest, in night { $rounds }.** It was over before the rain began.
event-over-arrest = **{ $player } makes the arrest, in night { $rounds }.** No more doors. Only a man, a suitcase and rain.
    .player = **You make the arrest, in night { $rounds }.** No more doors. Only a man, a suitcase and rain.
event-over-caught = **{ $player } makes the arrest, in night { $rounds }.** Engines cut. Hands where I can see them.
    .player = **You make the arrest, in night { $rounds }.** Engines cut. Hands where I can see them.
event-over-cornered = **{ $player } makes the arrest, in night { $rounds }.** A dead end, and no cards left to play.
    .player = **You make the arrest, in night { $rounds }.** A dead end, and no cards left to play.
event-over-escape = **{ $player } escapes, in night { $rounds }.** An engine, a runway, a wave from the window. Gone.
    .player = **You escape, in night { $rounds }.** An engine, a runway, a wave from the window. Gone.
event-over-slipped = **{ $player } escapes, in night { $rounds }.** The wheels are off the ground.
    .player = **You escape, in night { $rounds }.** The wheels are off the ground.
event-over-resigned = **{ $player } wins, in night { $rounds }:** the other one gave up.
    .player = **You win, in night { $rounds }:** the other one gave up.
event-bares = The whole route: { $row }. The Fugitive held { $hand }, the Marshal { $otherhand }.
event-score = { $player } { $wins } – { $losses } { $other }
    .player = You { $wins } – { $losses } { $other }
    .other = { $player } { $wins } – { $losses } you
own-learnt-held = The other one held { $number }.
own-learnt-evens = Under hideout { $place }: { $count ->
        [one] 1 card of +2
       *[other] { $count } cards of +2
    }
