# The words on pictures, and the same pictures in words.

## Labels: as short as they can be, they stand on small tabs

picture-turn = Turn
picture-next = Next turn
picture-attacks = Attacks
picture-defends = Defends
picture-hit = In danger

## On the track

picture-bare = Nothing attached, nobody aboard
picture-legend-attack = attack
picture-legend-defence = defence
picture-legend-repair = repair/Complexity
picture-legend-hand = cards held
picture-legend-lap = laps

## Above the track

picture-actions = { $count ->
        [0] no actions left
        [one] 1 action left
       *[other] { $count } actions left
    }
picture-deck = Deck: { $thickness }
picture-pile = Top of the discard pile
picture-pile-empty = The discard pile is empty
picture-choosing = Vehicles are being chosen
picture-on-offer = Vehicles to choose from
picture-bidding = Opening bids
picture-wins = wins!
picture-line = The tail is just ahead
picture-flag-deck = Flag: in the deck
picture-flag-out = The Flag is out
picture-flag-pile = Flag: not before the reshuffle
picture-flag-aside = Flag: { $count ->
        [one] comes after 1 reshuffle
       *[other] comes after { $count } reshuffles
    }
picture-flag-raised = Last lap: { $count ->
        [0] the last turn
        [one] 1 more turn
       *[other] { $count } more turns
    }

## The pictures in words

picture-unknown = vehicle unknown
picture-alt-table = Cthulhu 500, the pack from leader to tail.
picture-alt-over = { $player } has won.
picture-alt-turn = The turn is { $player }'s: { $actions ->
        [0] no actions left
        [one] 1 action left
       *[other] { $actions } actions left
    }.
picture-alt-middle = Deck: { $deck }. On top of the discard pile: { $top }.
picture-alt-car = { $place }. { $player }: { $laps ->
        [one] 1 lap
       *[other] { $laps } laps
    }, { $side }.
picture-alt-car-sums = { $place }. { $player }, { $vehicle }: { $laps ->
        [one] 1 lap
       *[other] { $laps } laps
    }, { $side }; { $attack } attacking, { $defence } defending, { $repair } repairing against Complexity { $complexity }; { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } in hand.
picture-alt-hand = Your hand: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.

## Tests and results

picture-repairs = Repairs
picture-die = Die
picture-test-tie = A tie, as it stands
picture-test-ahead = { $player } is ahead by { $count }
picture-test-enough = That is enough, as it stands
picture-test-short = Short by { $count }
picture-result = The race is over
picture-laps = { $count ->
        [one] 1 lap
       *[other] { $count } laps
    }
picture-chart = Standings, turn by turn
picture-chart-turns = { $count ->
        [one] 1 turn
       *[other] { $count } turns
    }
