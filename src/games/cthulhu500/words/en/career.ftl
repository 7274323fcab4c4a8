# What one hears of the game before a race, and what is said when it is over: the race's own words.

pitch-cthulhu500 = A race round a ring in cursed vehicles: overtake, crash, and answer everything with a card. Whoever has most laps when the Checkered Flag comes up wins.
picture-banner = Cthulhu 500. On the starting grid: { $vehicles }.
picture-banner-line = 3 to 8 players. Mostly dead on arrival.
preset-evening = Evening
    .hint = Everybody is here. The race as printed, minutes for a turn, seconds for a reaction.
preset-quick = Quick
    .hint = Everybody is here. The short race.
preset-days = Over days
    .hint = People look in now and then: a day for a turn. The short race.
takes-minutes = about { $count } minutes
takes-weeks = about { $from } to { $to } weeks
verdict-winner = 🏁 **{ $player } wins Cthulhu 500!** { $laps ->
        [one] 1 lap
       *[other] { $laps } laps
    }{ $tied ->
        [0] .
        [one] , and further ahead than the other with as many.
       *[other] , and further ahead than the others with as many.
    }
verdict-place = { $place }. { $player }, { $laps ->
        [one] 1 lap
       *[other] { $laps } laps
    }

career-all = Laps: { $laps } · overtakings: { $overtaken } · hits taken: { $hits } · pit stops: { $stops }
career-vehicle = { $vehicle }: { $wins ->
        [one] 1 win
       *[other] { $wins } wins
    } in { $races ->
        [one] 1 race
       *[other] { $races } races
    }
career-card = 🂠 { $card }: played { $times ->
        [one] once
       *[other] { $times } times
    }, in { $wins ->
        [one] 1 win
       *[other] { $wins } wins
    }

milestone-overtaken = 🏅 A first for { $player }: { $count } passes in a race.
milestone-hits = 🏅 A first for { $player }: { $count } hits in a race.
milestone-from-the-back = 🏅 A first for { $player }: a win from the back.
milestone-laps = 🏅 { $player } has { $count } laps in all.
milestone-garage = 🏅 { $player } has driven all { $count } vehicles.
