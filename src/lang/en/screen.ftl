# What a player reads and may press. Each button has a label, and a hint that says what it does.
# Discord cuts labels at 80 characters: what tells two buttons apart stands as far forward as it can.

## Who is asked what

screen-turn = { $player } has the turn.
screen-waiting = Nothing for you to decide right now. { $player } has the turn.
screen-choosing = The drivers are choosing their vehicles.
screen-bidding = The opening bids are being made, in secret.
screen-over = The race is over.
ask-vehicle = Which vehicle do you want to race?
ask-bid = What do you give up for a better place on the grid?
ask-action = Your turn: what do you do? { $actions ->
        [one] 1 action left.
       *[other] { $actions } actions left.
    }
ask-just-short = So close! Lay a Reaction for it, if you hold one, or move on: { $actions ->
        [0] your turn ends.
        [one] 1 action left.
       *[other] { $actions } actions left.
    }
ask-declare = What do you choose for { $card }?
ask-turn-end = End of your turn: discard what you like, then draw.
ask-free-pass = { $player } is in the pits, right ahead of you. Do you try a free pass?
ask-pit = You are in the pits: what one thing do you do?
ask-make-room = No room left: which card goes to the discard pile?
ask-roadside = Which Mod or Tires card do you attach by the roadside?
ask-salvage = Which Crew card do you take from the discard pile?
ask-may-draw = Do you draw?
ask-contagion = The contagion is done with your card. Where does it go next?
ask-window = { $trigger } Do you react?

## What is on the table right now

scene-attempt = { $player } tries to pass { $other }: { $sum } against { $othersum }, not counting dice.
scene-test = The test as it stands, dice included: { $sum } against { $other }.
scene-damage = About to be damaged: { $players }.
scene-laid = On the table: { $card } ({ $player }).
screen-sums = You, before the die: { $attack } attacking, { $defence } defending, { $repair } repairing.

## Groups of buttons

group-hand = From your hand
group-reactions = Reactions
group-ahead-damage_coming = If it comes to the damage
group-ahead-attempt_starts = On the attempt that comes of it
group-ahead-lap_gained = If it comes to the lap
group-ahead-near_miss = On the near miss that comes of it
group-passing = Passing
group-discard = Discard
group-choose = Choose
group-bid = Opening bid
group-give-up = Cards to give up
group-moves = Other moves

## Before the start

press-vehicle = Race { $vehicle }
    .hint = This is your vehicle for the whole race.
press-bid-nothing = Give up nothing
    .hint = You keep your hand, and start behind everybody who gives up cards.
press-bid = { $cards }
    .hint = It goes to the discard pile, and you redraw none; more cards mean a place further forward.
press-give-up = Give up these cards

## Actions

press-play = Play { $card }
    .hint = Spend one action on this Action card; if it needs a target, you choose that next.
press-put = Put { $card } in a pit crew
    .hint = Spend one action; next you choose whose pit crew it joins, yours or a rival's.
press-attempt = Try to pass { $player }
    .hint = Spend one action: each side rolls; with the higher total you pass, a tie damages both vehicles.
# $cost is the title of a Crew card, or word-nothing.
press-attempt-with = Play { $card } { $cost ->
        [nothing] and
       *[other] (cost: { $cost }) and
    } try to pass { $player }
    .hint = Spend one action to try to pass, opening with this Reaction; it costs you { $cost }.
press-pit-stop = Make a pit stop
    .hint = Spend one action to fit a part, set a driver or repair; whoever is behind may get a free pass.
press-wave = Wave the flag
    .hint = Once a game: one extra action in this turn, and no Reaction can answer it.
press-done = End my actions
    .hint = You skip the actions you have left, and go on to discarding and drawing.

## The end of the turn

press-discard = Discard { $card }
    .hint = It goes from your hand to the discard pile; after that you may discard more, or draw.
press-draw = Draw { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
    .hint = You take { $count ->
        [one] 1 card
       *[other] { $count } cards
    } from the deck; at the end of your turn, that also finishes it.
press-draw-nothing = Draw nothing
    .hint = Your hand stays as it is, and your turn is over.

## Answers to what happens

press-decline = Do nothing
    .hint = You let this moment go by, and keep your cards.
press-free-pass = Try the free pass on { $player }
    .hint = No action needed: each side rolls; with the higher total you pass, a tie damages both vehicles.
# $cost is the title of a Crew card, or word-nothing.
press-free-pass-with = Play { $card } { $cost ->
        [nothing] and
       *[other] (cost: { $cost }) and
    } try the free pass on { $player }
    .hint = You try the free pass, opening with this Reaction; it costs you { $cost }.
press-lay = Play { $card }
    .hint = Lay this Reaction now, without an action; others may answer it before it takes effect.
press-lay-onto = Play { $card } on { $player }
    .hint = Lay this Reaction now: unless cancelled, it sends your damage to { $player } instead.
press-ahead = Damage: { $card }
    .hint = Face down until the damage comes. If somebody lays a card before that, it stays in your hand, and you are asked again.
press-ahead-onto = Damage: { $card } on { $player }
    .hint = Face down until the damage comes; then, unless cancelled, it sends yours to { $player } instead.
press-lay-paying = Play { $card } (cost: { $cost })
    .hint = Lay this Reaction now; its cost is paid at once, even if the Reaction is cancelled.
press-lay-against = Cancel { $target } ({ $player }) with { $card }
    .hint = Your card leaves { $target } without effect, unless somebody cancels yours in turn.

## Choices

press-way = Pass all hands { $way }
    .hint = Every player hands all their cards to the next seat, { $way }.
press-myself = Choose myself
    .hint = Your card is for your own vehicle or pit crew.
press-seat = Choose { $player }
    .hint = Your card is for { $player }'s vehicle or pit crew.
press-part = Choose { $card } ({ $player })
    .hint = Your choice falls on this card, which { $player } has in play.
press-take = Take { $card }
    .hint = This Crew card goes from the discard pile into your hand.

## The pits

press-repair = Repair the vehicle
    .hint = In the pits you roll against your vehicle's Complexity; a card repairs without a roll.
press-attach = Attach { $card }
    .hint = It goes from your hand onto your vehicle; if there is no room, an old card is discarded first.
press-drive = Put { $card } at the wheel
    .hint = This Crew card becomes your driver; the old driver, if any, joins your pit crew.
press-drop = Remove { $card }
    .hint = It leaves your vehicle for the discard pile.
press-driver-out = Send the driver to the pit crew
    .hint = Your driver joins your pit crew, and your vehicle races on without one.
press-nothing = Leave it at that
    .hint = You do nothing more here, and the race goes on.

## How everybody stands, leader first

standing-car = { $mark }**{ $place }. { $player }** · { $vehicle }{ $side } · { $laps ->
        [one] 1 lap
       *[other] { $laps } laps
    } · attack { $attack }, defence { $defence } · { $held ->
        [one] 1 card
       *[other] { $held } cards
    }
mark-turn = ▶{" "}
mark-none = {""}
mark-damaged = {" "}· 💥 damaged
mark-whole = {""}
standing-attached = -# { $parts }
standing-and = { $one } · { $more }
standing-driver = Driver: { $cards }
standing-crew = Pit crew: { $cards }
standing-mods = Mods: { $cards }
standing-tires = Tires: { $cards }
standing-infested = ☣ on { $cards }
standing-middle = -# Deck: { $deck }. On top of the discard pile: { $top }. { $flag }
standing-flag-shuffled = The Flag is among the cards.
standing-flag-aside = The Flag lies aside under { $left ->
        [one] 1 counter
       *[other] { $left } counters
    }.
standing-flag-raised = The Flag is out: { $left ->
        [0] this is the last turn
        [one] 1 turn is still to begin
       *[other] { $left } turns are still to begin
    }.

## What a player holds

hand-card = **{ $card }** · { $type }: { $text }
hand-card-twice = **{ $card }** (×{ $count }) · { $type }: { $text }
hand-type-word = { $type } · { $word }
hand-type-crew = Crew, Drive { $drive }, Fix { $fix }
hand-type-reaction = Reaction ({ $trigger })
hand-empty = Your hand is empty.
