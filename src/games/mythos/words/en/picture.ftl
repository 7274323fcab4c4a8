# What stands on pictures.

picture-sanity = Sanity { $sanity }
picture-sanity-lost = Sanity { $sanity }, was { $before }
picture-left = { $count } ({ $left } left)
picture-points = { $points } points
picture-insane = insane, keeps { $points }
picture-walking = walking to { $card }
picture-gate = GATE
picture-counts = Threat { $threat } · story { $story } · hand { $held } · deck { $deck } · pile { $pile }

# A Combat that is over
combat-pair = { $player } against { $other }{ $assault ->
        [0] {""}
       *[other] , at the same place
    }:
combat-side = { $player }: { $cards }.
combat-card = { $known ->
        [0] from outside
       *[other] { $card }
    } { $count }{ $left ->
        [0] {" "}(spent)
       *[other] {" "}({ $left } left)
    }
combat-guard = { $card } { $count }{ $fell ->
        [0] {""}
       *[other] {" "}(falls)
    }
combat-points = { $threat ->
        [0] nothing comes
       *[other] { $count ->
            [1] 1 point
           *[other] { $count } points
        }{ $less ->
            [0] {""}
           *[other] {" "}(−{ $less })
        }, { $left } left
    }
combat-reached = { $count ->
        [1] 1 point reaches { $player }
       *[other] { $count } points reach { $player }
    }
combat-nothing = Nothing gets through
