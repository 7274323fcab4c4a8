# What happens, in words.

tell-start = Here lies the first tile: M50. **{ $player }** begins.{ $halves ->
        [0] {""}
       *[other] {" "}Everybody takes { $halves } halves, for their own eyes.
    }
tell-draw = **{ $player }** draws: { $tile }.
tell-draw-last = The last tile: **{ $player }** draws: { $tile }.
tell-aside = { $tile }: it fits nowhere in the world. It goes, and { $last ->
        [0] **{ $player }** draws again.
       *[other] it was the last one.
    }
tell-lay = **{ $player }** lays on { $square }: { $tile }{ $role ->
        [0] .
        [1] ; a knight rides into the city.
        [2] ; a thief lies in wait on the road.
        [3] ; a monk lights a candle.
       *[other] ; a farmer lies down in the grass, and will not get up again.
    }{ $role ->
        [0] {""}
       *[other] { $left ->
            [0] {" "}That was { $player }'s last follower.
           *[other] {""}
        }
    }
tell-half = { $hole ->
        [0] **{ $player }** wedges half a square into { $square }
       *[other] Nothing whole would ever have fitted { $square }; **{ $player }** finds half a thing that does
    } ({ $tile }){ $role ->
        [0] .
        [1] ; a knight rides into the city.
        [2] ; a thief lies in wait on the road.
        [3] ; a monk lights a candle.
       *[other] ; a farmer lies down in the grass, and will not get up again.
    }{ $role ->
        [0] {""}
       *[other] { $left ->
            [0] {" "}That was { $player }'s last follower.
           *[other] {""}
        }
    }
tell-whole = **{ $player }** makes { $square } whole: two halves, one square ({ $tile }){ $role ->
        [0] .
        [1] ; a knight rides into the city.
        [2] ; a thief lies in wait on the road.
        [3] ; a monk lights a candle.
       *[other] ; a farmer lies down in the grass, and will not get up again.
    }{ $role ->
        [0] {""}
       *[other] { $left ->
            [0] {" "}That was { $player }'s last follower.
           *[other] {""}
        }
    }
tell-met = { $feature ->
        [1] Two cities become one at { $square }. { $players } look at each other.
       *[other] The meadows at { $square } run together: { $count } farmers in one field, of { $players }.
    }
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
tell-city = The city at { $square } closes its gates: **{ $points }** for { $players }{ $several ->
        [one] {""}
       *[other] {" "}each
    }. ({ $why })
tell-city-small = Two squares and a wall at { $square }: that counts **{ $points }** for { $players }. ({ $why })
tell-city-one = The smallest city on earth, at { $square }: **{ $points }** for { $players }. ({ $why })
tell-city-huge = **{ $points } points{ $several ->
        [one] {""}
       *[other] {" "}each
    }!** They will sing of the walls of { $square }, and of { $players }. ({ $why })
tell-road = The road at { $square } leads somewhere at last: **{ $points }** for { $players }{ $several ->
        [one] {""}
       *[other] {" "}each
    }. ({ $why })
tell-road-ring = The road at { $square } comes back to where it began: **{ $points }** for { $players }{ $several ->
        [one] {""}
       *[other] {" "}each
    }. ({ $why })
tell-monastery = Eight neighbours round { $square }: the monk goes home with **{ $points }** for { $players }. ({ $why })
tell-gift = { $by } finishes { $feature ->
        [1] the city
        [2] the road
       *[other] the monastery
    } at { $square } for { $players }, who gets **{ $points }**. ({ $why })
tell-robbed = { $robbed } may pack up: { $players } had more in the { $feature ->
        [1] city
       *[other] road
    } at { $square }, and { $several ->
        [one] takes **{ $points }**
       *[other] take **{ $points }** each
    }. ({ $why })
tell-hill-tie = As many here as there at { $square }; but { $players } { $several ->
        [one] stands higher, and takes **{ $points }**
       *[other] stand higher, and take **{ $points }** each
    }. ({ $why })
tell-circle-more = Strange circles in the corn: **{ $player }** lets everybody send one more { $role ->
        [1] knight
       *[other] farmer
    }.
tell-circle-home = Strange circles in the corn: **{ $player }** has everybody take a { $role ->
        [1] knight
       *[other] farmer
    } home.
tell-more = **{ $player }** sends one more { $role } to { $square }.
tell-home = **{ $player }** takes the { $role } at { $square } home.
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
tell-unused = **{ $player }** never used: { $tile }.

## Where points come from

why-city = squares { $count } + shields { $shields }, { $complete ->
        [1] 2 each
       *[other] 1 each
    }
why-road = squares { $count }, 1 each
why-monastery = 1 for itself, { $around } round it
why-field = finished cities { $count }, 3 each

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
