# What happens, in words.

tell-start = Here lies the first tile: M50. **{ $player }** begins.{ $halves ->
        [0] {""}
       *[other] {" "}Everybody takes { $halves } halves, for their own eyes.
    }
    .player = Here lies the first tile: M50. **You** begin.{ $halves ->
            [0] {""}
           *[other] {" "}Everybody takes { $halves } halves, for their own eyes.
        }
tell-draw = **{ $player }** draws: { $tile }.
    .player = **You** draw: { $tile }.
tell-draw-last = The last tile: **{ $player }** draws: { $tile }.
    .player = The last tile: **you** draw: { $tile }.
tell-aside = { $tile }: it fits nowhere in the world. It goes, and { $last ->
        [0] **{ $player }** draws again.
       *[other] it was the last one.
    }
    .player = { $tile }: it fits nowhere in the world. It goes, and { $last ->
            [0] **you** draw again.
           *[other] it was the last one.
        }
tail-role = { $role ->
        [0] .
        [1] ; a knight rides into the city.
        [2] ; a thief lies in wait on the road.
        [3] ; a monk lights a candle.
       *[other] ; a farmer lies down in the grass, and will not get up again.
    }
tell-lay = **{ $player }** lays on { $square }: { $tile }{ tail-role }
    .player = **You** lay a tile on { $square }: { $tile }{ tail-role }
tell-half = { $hole ->
        [0] **{ $player }** wedges half a square into { $square }
       *[other] Nothing whole would ever have fitted { $square }; **{ $player }** finds half a thing that does
    } ({ $tile }){ tail-role }
    .player = { $hole ->
            [0] **You** wedge half a square into { $square }
           *[other] Nothing whole would ever have fitted { $square }; **you** find half a thing that does
        } ({ $tile }){ tail-role }
tell-whole = **{ $player }** makes { $square } whole: two halves, one square ({ $tile }){ tail-role }
    .player = **You** make { $square } whole: two halves, one square ({ $tile }){ tail-role }
tell-met = { $feature ->
        [1] Two cities become one at { $square }. It belongs to { $players } now.
       *[other] The meadows at { $square } run together: { $count } farmers in one field, of { $players }.
    }
    .you = you
tell-empty = The city at { $square } is finished, and nobody lives there.
tell-walled = { $halves ->
        [0] No tile that is left
       *[other] No tile and no half that is left
    } can finish the { $feature ->
        [1] city
        [2] road
       *[other] monastery
    } at { $square } now.
tell-hill = Under **{ $player }**'s hill at { $square } lies a tile that nobody has seen.
    .player = Under **your** hill at { $square } lies a tile that nobody has seen.
tell-city = The city at { $square } closes its gates: **{ $points }** for { $players }{ $several ->
        [one] {""}
       *[other] {" "}each
    }. ({ $why })
    .players = The city at { $square } closes its gates: **{ $points }** for you. ({ $why })
    .you = you
tell-city-small = Two squares and a wall at { $square }: that counts **{ $points }** for { $players }. ({ $why })
    .players = Two squares and a wall at { $square }: that counts **{ $points }** for you. ({ $why })
    .you = you
tell-city-one = The smallest city on earth, at { $square }: **{ $points }** for { $players }. ({ $why })
    .players = The smallest city on earth, at { $square }: **{ $points }** for you. ({ $why })
    .you = you
tell-city-huge = **{ $points } points{ $several ->
        [one] {""}
       *[other] {" "}each
    }!** They will sing of the walls of { $square }, and of { $players }. ({ $why })
    .players = **{ $points } points!** They will sing of the walls of { $square }, and of you. ({ $why })
    .you = you
tell-road = The road at { $square } leads somewhere at last: **{ $points }** for { $players }{ $several ->
        [one] {""}
       *[other] {" "}each
    }. ({ $why })
    .players = The road at { $square } leads somewhere at last: **{ $points }** for you. ({ $why })
    .you = you
tell-road-ring = The road at { $square } comes back to where it began: **{ $points }** for { $players }{ $several ->
        [one] {""}
       *[other] {" "}each
    }. ({ $why })
    .players = The road at { $square } comes back to where it began: **{ $points }** for you. ({ $why })
    .you = you
tell-monastery = Eight neighbours round { $square }: the monk goes home with **{ $points }** for { $players }. ({ $why })
    .players = Eight neighbours round { $square }: the monk goes home with **{ $points }** for you. ({ $why })
    .you = you
tell-gift = { $by } finishes { $feature ->
        [1] the city
        [2] the road
       *[other] the monastery
    } at { $square } for { $players }, who gets **{ $points }**. ({ $why })
    .by = You finish { $feature ->
            [1] the city
            [2] the road
           *[other] the monastery
        } at { $square } for { $players }, who gets **{ $points }**. ({ $why })
    .players = { $by } finishes { $feature ->
            [1] the city
            [2] the road
           *[other] the monastery
        } at { $square } for you: you get **{ $points }**. ({ $why })
tell-robbed = { $robbed } may pack up: { $players } had more in the { $feature ->
        [1] city
       *[other] road
    } at { $square }, and { $several ->
        [one] takes **{ $points }**
       *[other] take **{ $points }** each
    }. ({ $why })
    .robbed = You may pack up: { $players } had more in the { $feature ->
            [1] city
           *[other] road
        } at { $square }, and { $several ->
            [one] takes **{ $points }**
           *[other] take **{ $points }** each
        }. ({ $why })
    .players = { $robbed } may pack up: you had more in the { $feature ->
            [1] city
           *[other] road
        } at { $square }, and take **{ $points }**. ({ $why })
tell-hill-tie = As many here as there at { $square }; but { $players } { $several ->
        [one] stands higher, and takes **{ $points }**
       *[other] stand higher, and take **{ $points }** each
    }. ({ $why })
    .players = As many here as there at { $square }; but you stand higher, and take **{ $points }**. ({ $why })
tell-circle-more = Strange circles in the corn: **{ $player }** lets everybody send one more { $role ->
        [1] knight
       *[other] farmer
    }.
    .player = Strange circles in the corn: **you** let everybody send one more { $role ->
            [1] knight
           *[other] farmer
        }.
tell-circle-home = Strange circles in the corn: **{ $player }** has everybody take a { $role ->
        [1] knight
       *[other] farmer
    } home.
    .player = Strange circles in the corn: **you** have everybody take a { $role ->
            [1] knight
           *[other] farmer
        } home.
tell-more = **{ $player }** sends one more { $role } to { $square }.
    .player = **You** send one more { $role } to { $square }.
tell-home = **{ $player }** takes the { $role } at { $square } home.
    .player = **You** take the { $role } at { $square } home.
tell-end = The stack is empty, and the map is done. Whoever still stands on it is counted now.
tell-final = { $feature ->
        [1] Unfinished city at { $square }
        [2] Unfinished road at { $square }
        [3] Unfinished monastery at { $square }
       *[other] The field at { $square }
    }: **{ $points }** for { $players }{ $several ->
        [one] {""}
       *[other] {" "}each
    }. ({ $why })
    .players = { $feature ->
            [1] Unfinished city at { $square }
            [2] Unfinished road at { $square }
            [3] Unfinished monastery at { $square }
           *[other] The field at { $square }
        }: **{ $points }** for you. ({ $why })
    .you = you
tell-unused = **{ $player }** never used: { $tile }.
    .player = **You** never used: { $tile }.

## Where points come from

why-city = { $count ->
        [one] 1 square
       *[other] { $count } squares
    }{ $shields ->
        [0] {""}
        [one] {" "}and 1 shield
       *[other] {" "}and { $shields } shields
    }, { $complete ->
        [1] 2 each
       *[other] 1 each
    }
why-road = { $count ->
        [one] 1 square
       *[other] { $count } squares
    }, 1 each
why-monastery = 1 for itself, { $around } round it
why-field = { $count ->
        [one] 1 finished city
       *[other] { $count } finished cities
    }, 3 each

## The best moments

highlight-best = { $feature ->
        [1] The greatest city stood at { $square }
        [2] The best road ran by { $square }
       *[other] The best field lay at { $square }
    }: { $points } for { $players }.
highlight-gift = The dearest gift: what { $by } finished at { $square } gave { $players } { $points } points.
highlight-robbed = { $robbed } stood in the { $feature ->
        [1] city
        [2] road
        [3] monastery
       *[other] field
    } at { $square } for nothing: { $points } went to { $players }.
highlight-idle = { $player }'s { $role ->
        [1] knight
        [2] thief
        [3] monk
       *[other] farmer
    } at { $square }: { $count } tiles for nothing.
highlight-aside = One tile fitted nowhere: { $tile }.
highlight-decided = The field that decided it: at { $square }, { $points } for { $players }, past { $other }.
highlight-hole = Nothing whole would ever have fitted { $square }: { $player } had half a thing that did.
highlight-many = One tile, { $count } players with points: { $player } laid it on { $square }.
