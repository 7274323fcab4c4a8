# The race as it is told: one sentence for each thing that happens.

## Before the start

event-took-vehicle = { $player } climbs in: { $vehicle }. The seat belt is a suggestion.
    .player = You climb in: { $vehicle }. The seat belt is a suggestion.
event-bid-nothing = { $player } gives up nothing and keeps the whole hand.
    .player = You give up nothing and keep the whole hand.
event-bid = { $player } gives up { $count ->
        [one] 1 card
       *[other] { $count } cards
    } for the grid: { $cards }.
    .player = You give up { $count ->
            [one] 1 card
           *[other] { $count } cards
        } for the grid: { $cards }.
event-bid-die = { $player } rolls { $die } to break the tie on the grid.
    .player = You roll { $die } to break the tie on the grid.
event-grid = The grid, leader first: { $players }. Gentle spawn, start your engines!
    .you = you

## The turn

event-turn = It is **{ $player }**'s turn.
    .player = It is **your** turn.
event-turn-extra = **{ $player }** takes an extra turn. The clock looks the other way.
    .player = **You** take an extra turn. The clock looks the other way.
event-waved = { $player } waves a flag and gets one more action. Nobody knows why that works.
    .player = You wave a flag and get one more action. Nobody knows why that works.
event-hands-passed = All hands go one seat on, { $way }. Farewell, careful plans.
event-next-turn = { $player } will take an extra turn right after this one. Queues are for mortals.
    .player = You will take an extra turn right after this one. Queues are for mortals.

## Cards on the table

event-laid = { $player } plays { $card }.
    .player = You play { $card }.
event-laid-way = { $player } plays { $card }: { $way }.
    .player = You play { $card }: { $way }.
event-laid-on = { $player } plays { $card } and points at { $other }.
    .player = You play { $card } and point at { $other }.
    .other = { $player } plays { $card } and points at you.
    .player-other = You play { $card } and point at yourself.
event-laid-repair = { $player } plays { $card }, to repair their own vehicle.
    .player = You play { $card }, to repair your own vehicle.
event-laid-part = { $player } plays { $card } and picks { $part } ({ $other }).
    .player = You play { $card } and pick { $part } ({ $other }).
    .other = { $player } plays { $card } and picks your { $part }.
    .player-other = You play { $card } and pick your own { $part }.
event-laid-part-to = { $player } plays { $card }, to move { $part } from { $other }'s pit crew to { $to }'s.
    .player = You play { $card }, to move { $part } from { $other }'s pit crew to { $to }'s.
    .other = { $player } plays { $card }, to move { $part } from your pit crew to { $to }'s.
    .to = { $player } plays { $card }, to move { $part } from { $other }'s pit crew to yours.
    .player-other = You play { $card }, to move { $part } from your pit crew to { $to }'s.
    .player-to = You play { $card }, to move { $part } from { $other }'s pit crew to yours.
was-cancelled = Cancelled: { $card } ({ $player }). Not even smoke comes out.
    .player = Cancelled: your { $card }. Not even smoke comes out.
event-cancelled = Cancelled: { $card } ({ $player }). Not even smoke comes out.
    .player = { $other } cancels your { $card } with { $with }. Not even smoke comes out.
    .other = Your { $with } cancels { $card } ({ $player }). Not even smoke comes out.
    .player-other = Your { $with } cancels your own { $card }. Not even smoke comes out.
event-claimed = { $player } takes the cancelled { $card } into their hand. Waste not, want not.
    .player = You take the cancelled { $card } into your hand. Waste not, want not.
event-returned = Another card came first: { $card } goes back to { $player }'s hand, unused.
    .player = Another card came first: { $card } goes back to your hand, unused.

## Passing

event-attempt = { $player } goes for it: a passing attempt on { $other }!
    .player = You go for it: a passing attempt on { $other }!
    .other = { $player } goes for it: a passing attempt on you!
event-free-pass = { $player } tries a free pass on { $other }, who is busy in the pits.
    .player = You try a free pass on { $other }, who is busy in the pits.
    .other = { $player } tries a free pass on you while you are busy in the pits.
event-redirected = After you: { $player } must now try to overtake { $other } instead.
    .player = After you: now you must try to overtake { $other } instead.
    .other = After you: { $player } must now try to overtake you instead.
event-passing-test = { $player } rolls { $die }, total { $sum }; { $other } rolls { $otherdie }, total { $othersum }.
    .player = You roll { $die }, total { $sum }; { $other } rolls { $otherdie }, total { $othersum }.
    .other = { $player } rolls { $die }, total { $sum }; you roll { $otherdie }, total { $othersum }.
event-reroll = { $player } rolls again, and the die now shows { $die }. The flutes approve.
    .player = You roll again, and the die now shows { $die }. The flutes approve.
event-added = { $card } gives { $player } { $bonus }: the total is now { $sum }.
    .player = { $card } gives you { $bonus }: the total is now { $sum }.
event-held = { $player } holds off { $other }.
    .player = You hold off { $other }.
    .other = { $player } holds you off.
event-tied = { $player } and { $other } tie.
    .player = You and { $other } tie.
    .other = You and { $player } tie.
event-passed = { $player } overtakes { $other }.
    .player = You overtake { $other }.
    .other = { $player } overtakes you.
event-moved = { $player } moves one place forward, ahead of { $other }. Not a pass, merely geometry.
    .player = You move one place forward, ahead of { $other }. Not a pass, merely geometry.
    .other = { $player } moves one place forward, ahead of you. Not a pass, merely geometry.
event-lap = **A lap!** { $player } collects lap counter number { $laps }.
    .player = **A lap!** You collect lap counter number { $laps }.
event-net-laps = Now everybody has a lap counter: one goes from each.
event-swapped = Wrecks in a tangle: the order of { $players } is turned round.
    .you = you

## Damage

event-damaged = { $player } is hit.
    .player = You are hit.
event-damaged-again = { $player } is hit again.
    .player = You are hit again.
event-spared = { $player }'s vehicle is spared the damage. The screaming was only the brakes.
    .player = Your vehicle is spared the damage. The screaming was only the brakes.
event-blamed = { $player } points elsewhere: the damage now heads for { $other }.
    .player = You point elsewhere: the damage now heads for { $other }.
    .other = { $player } points elsewhere: the damage now heads for you.

## The pits

event-pit-stop = { $player } pulls in for a pit stop.
    .player = You pull in for a pit stop.
event-no-free-pass = { $player } does without the free pass on { $other }. Manners, or a plan.
    .player = You do without the free pass on { $other }. Manners, or a plan.
    .other = { $player } does without the free pass on you. Manners, or a plan.
event-idle = { $player } does nothing in the pits but admire the stains.
    .player = You do nothing in the pits but admire the stains.
event-driver = { $card } takes the wheel for { $player }.
    .player = { $card } takes the wheel for you.
event-driver-out = { $card } leaves the wheel and joins { $player }'s pit crew.
    .player = { $card } leaves the wheel and joins your pit crew.
event-attached = { $player } attaches { $card }. So much for the warranty.
    .player = You attach { $card }. So much for the warranty.
event-put = { $card } joins { $player }'s pit crew.
    .player = { $card } joins your pit crew.
event-put-elsewhere = { $player } puts { $card } into { $other }'s pit crew. How thoughtful.
    .player = You put { $card } into { $other }'s pit crew. How thoughtful.
    .other = { $player } puts { $card } into your pit crew. How thoughtful.
event-repair-test = { $player } rolls { $die } to repair: total { $sum } against Complexity { $complexity }.
    .player = You roll { $die } to repair: total { $sum } against Complexity { $complexity }.
event-still-broken = The repair fails: { $player }'s vehicle stays damaged. Pass the other hammer.
    .player = The repair fails: your vehicle stays damaged. Pass the other hammer.
event-repaired = { $player }'s vehicle is repaired, and it purrs. It has no business purring.
    .player = Your vehicle is repaired, and it purrs. It has no business purring.

## Cards that come and go

event-works = At work: { $player }’s { $card }.
    .player = At work: your { $card }.
event-works-on = { $other } gets to feel { $player }’s { $card }.
    .player = { $other } gets to feel your { $card }.
    .other = You get to feel { $player }’s { $card }.
    .player-other = You get to feel your own { $card }.
event-lost = { $card } leaves { $player }'s team for the discard pile.
    .player = { $card } leaves your team for the discard pile.
event-discarded = { $player } discards { $card } from their hand.
    .player = You discard { $card } from your hand.
event-drew = { $player } draws a card.
event-drew-yours = You draw { $card }.
event-salvaged = { $player } digs { $card } out of the discard pile and into their hand.
    .player = You dig { $card } out of the discard pile and into your hand.
event-received = Your hand is now: { $cards }.
event-received-nothing = Your hand is now empty. At least nobody can steal it.
event-reshuffled = The deck has run out: the discard pile is shuffled into a new one.
event-drivers-swapped = { $player } and { $other } exchange drivers, or the lack of one.
    .player = You and { $other } exchange drivers, or the lack of one.
    .other = { $player } and you exchange drivers, or the lack of one.
event-stolen = { $player } takes { $card } off { $other }'s vehicle for their own, bolts included.
    .player = You take { $card } off { $other }'s vehicle for your own, bolts included.
    .other = { $player } takes { $card } off your vehicle for their own, bolts included.
event-poached = { $card } leaves { $player }'s pit crew for { $other }'s.
    .player = { $card } leaves your pit crew for { $other }'s.
    .other = { $card } leaves { $player }'s pit crew for yours.

## Contagion

event-infested = { $card } ({ $player }) has caught something: { $contagion }.
    .player = Your { $card } has caught something: { $contagion }.
event-survived = { $card } ({ $player }) survives the contagion. Being dead already helps.
    .player = Your { $card } survives the contagion. Being dead already helps.
event-died-out = The contagion finds no other victim and is discarded: { $contagion }.

## The end

event-flag-counter = A counter leaves the Flag: { $left ->
        [0] none is left
        [one] 1 is left
       *[other] { $left } are left
    }.
event-last-lap = **{ $player } draws the Checkered Flag!** After this turn, one last turn for everybody.
    .player = **You draw the Checkered Flag!** After this turn, one last turn for everybody.
event-flag = **{ $player } draws the Checkered Flag!** The race ends here and now.
    .player = **You draw the Checkered Flag!** The race ends here and now.
event-over = **The race is over.** Winner first: { $players }. The winner may now devour the rest.
    .you = you

## What people will still talk about

moment-climb = { $player } wins from place { $place } on the grid. The front row would like a word.
moment-close = The closest pass: { $player } squeezes by { $other }, { $sum } to { $othersum }.
moment-rout = The clearest: { $player } leaves { $other } standing, { $sum } to { $othersum }.
moment-streak = { $player } passes { $count } times in a single turn.
moment-wreck = { $player } is hit { $count } times, and still calls it a vehicle.
