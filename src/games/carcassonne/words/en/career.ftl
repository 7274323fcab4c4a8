# How it ended, and what many games say about somebody.

verdict-winner = 🏰 **{ $player } { $several ->
        [one] has won
       *[other] has won together with others
    }, with { $points }.**
verdict-place = { $place }. { $player }, { $points }
career-points = Points a game: { $mean } · most: { $most }
career-kinds = From cities { $cities } · roads { $roads } · monasteries { $monasteries } · fields { $fields }
career-best = Greatest city: { $city } points · longest road: { $road } squares · best field: { $field } points
career-given = Points given to others: { $given } · halves used: { $halves }
milestone-city = 🏅 { $player } has a city of { $count } points or more, for the first time.
milestone-road = 🏅 { $player } has a road of { $count } squares or more, for the first time.
milestone-points = 🏅 { $player } has { $count } points or more in a game, for the first time.
