# How it ended, and what many games say about somebody.

verdict-winner = 🏰 **{ $player } { $several ->
        [one] wins
       *[other] win together
    } with { $points }.**
verdict-first = { $player } (cities { $cities }, roads { $roads }, monasteries { $monasteries }, fields { $fields })
verdict-place = { $place }. { $player }, { $points } (cities { $cities }, roads { $roads }, monasteries { $monasteries }, fields { $fields })
career-points = Points a game: { $mean } · most: { $most }
career-kinds = From cities { $cities } · roads { $roads } · monasteries { $monasteries } · fields { $fields }
career-best = Greatest city: { $city } points · longest road: { $road } squares · best field: { $field } points
career-turn = Most points in one turn: { $best } · from final scorings: { $end }
career-shared = Scored { $scored } times, of these shared { $shared } · in vain, since others had more there: { $lost }
career-followers = Knights { $knights } · thieves { $thieves } · monks { $monks } · farmers { $farmers } · turns without anybody at home: { $bare }
career-places = Went past somebody in the final scoring: { $risen } · was passed: { $fallen }
career-given = Points given to others: { $given } · halves used: { $halves }
record-points = Most points: { $count }, { $player }
record-city = Greatest city: { $count } points, { $player }
record-road = Longest road: { $count } squares, { $player }
record-turn = Most points in one turn: { $count }, { $player }
milestone-city = 🏅 { $player } has a city of { $count } points or more, for the first time.
milestone-road = 🏅 { $player } has a road of { $count } squares or more, for the first time.
milestone-points = 🏅 { $player } has { $count } points or more in a game, for the first time.
