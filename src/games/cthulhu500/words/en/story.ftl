# The race as it is told: one sentence for each thing that happens.

## Before the start

event-took-vehicle = { $player } climbs in: { $vehicle }. The seat belt is a suggestion.
event-bid-nothing = { $player } gives up nothing and keeps the whole hand.
event-bid = { $player } gives up { $count ->
        [one] 1 card
       *[other] { $count } cards
    } for the grid: { $cards }.
event-bid-die = { $player } rolls { $die } to break the tie on the grid.
event-grid = The grid, leader first: { $players }. Gentle spawn, start your engines!

## The turn

event-turn = It is **{ $player }**'s turn.
event-turn-extra = **{ $player }** takes an extra turn. The clock looks the other way.
event-waved = { $player } waves a flag and gets one more action. Nobody knows why that works.
event-hands-passed = All hands go one seat on, { $way }. Farewell, careful plans.
event-next-turn = { $player } will take an extra turn right after this one. Queues are for mortals.

## Cards on the table

event-laid = { $player } plays { $card }.
event-laid-way = { $player } plays { $card }: { $way }.
event-laid-on = { $player } plays { $card } and points at { $other }.
event-laid-repair = { $player } plays { $card }, to repair their own vehicle.
event-laid-part = { $player } plays { $card } and picks { $part } ({ $other }).
event-laid-part-to = { $player } plays { $card }, to move { $part } from { $other }'s pit crew to { $to }'s.
event-cancelled = Cancelled: { $card } ({ $player }). Not even smoke comes out.
event-claimed = { $player } takes the cancelled { $card } into their hand. Waste not, want not.
event-returned = Another card came first: { $card } goes back to { $player }'s hand, unused.

## Passing

event-attempt = { $player } goes for it: a passing attempt on { $other }!
event-free-pass = { $player } tries a free pass on { $other }, who is busy in the pits.
event-redirected = After you: { $player } must now try to overtake { $other } instead.
event-passing-test = { $player } rolls { $die }, total { $sum }; { $other } rolls { $otherdie }, total { $othersum }.
event-reroll = { $player } rolls again, and the die now shows { $die }. The flutes approve.
event-added = { $card } gives { $player } { $bonus }: the total is now { $sum }.
event-held = { $player } holds off { $other }.
event-tied = { $player } and { $other } tie.
event-passed = { $player } overtakes { $other }.
event-moved = { $player } moves one place forward, ahead of { $other }. Not a pass, merely geometry.
event-lap = **A lap!** { $player } collects lap counter number { $laps }.
event-net-laps = Now everybody has a lap counter: one goes from each.
event-swapped = Wrecks in a tangle: the order of { $players } is turned round.

## Damage

event-damaged = { $player } is hit.
event-damaged-again = { $player } is hit again.
event-spared = { $player }'s vehicle is spared the damage. The screaming was only the airbag.
event-blamed = { $player } points elsewhere: the damage now heads for { $other }.

## The pits

event-pit-stop = { $player } pulls in for a pit stop.
event-no-free-pass = { $player } does without the free pass on { $other }. Manners, or a plan.
event-idle = { $player } does nothing in the pits but admire the stains.
event-driver = { $card } takes the wheel for { $player }.
event-driver-out = { $card } leaves the wheel and joins { $player }'s pit crew.
event-attached = { $player } attaches { $card }. So much for the warranty.
event-put = { $card } joins { $player }'s pit crew.
event-put-elsewhere = { $player } puts { $card } into { $other }'s pit crew. How thoughtful.
event-repair-test = { $player } rolls { $die } to repair: total { $sum } against Complexity { $complexity }.
event-still-broken = The repair fails: { $player }'s vehicle stays damaged. Pass the other hammer.
event-repaired = { $player }'s vehicle is repaired, and it purrs. It has no business purring.

## Cards that come and go

event-works = At work: { $player }’s { $card }.
event-works-on = { $other } gets to feel { $player }’s { $card }.
event-lost = { $card } leaves { $player }'s team for the discard pile.
event-discarded = { $player } discards { $card } from their hand.
event-drew = { $player } draws a card.
event-drew-yours = You draw { $card }.
event-salvaged = { $player } digs { $card } out of the discard pile and into their hand.
event-received = Your hand is now: { $cards }.
event-received-nothing = Your hand is now empty. At least nobody can steal it.
event-reshuffled = The deck has run out: the discard pile is shuffled into a new one.
event-drivers-swapped = { $player } and { $other } exchange drivers, or the lack of one.
event-stolen = { $player } takes { $card } off { $other }'s vehicle for their own, bolts included.
event-poached = { $card } leaves { $player }'s pit crew for { $other }'s.

## Contagion

event-infested = { $card } ({ $player }) has caught something: { $contagion }.
event-survived = { $card } ({ $player }) survives the contagion. Being dead already helps.
event-died-out = The contagion finds no other victim and is discarded: { $contagion }.

## The end

event-flag-counter = A counter leaves the Flag: { $left ->
        [0] none is left
        [one] 1 is left
       *[other] { $left } are left
    }.
event-last-lap = **{ $player } draws the Checkered Flag!** After this turn, one last turn for everybody.
event-flag = **{ $player } draws the Checkered Flag!** The race ends here and now.
event-over = **The race is over.** Winner first: { $players }. The winner may now devour the rest.

## What people will still talk about

moment-climb = { $player } wins from place { $place } on the grid. The front row would like a word.
moment-close = The closest pass: { $player } squeezes by { $other }, { $sum } to { $othersum }.
moment-rout = The clearest: { $player } leaves { $other } standing, { $sum } to { $othersum }.
moment-streak = { $player } passes { $count } times in a single turn.
moment-wreck = { $player } is hit { $count } times, and still calls it a vehicle.
