# What a player reads and may press. Each button has a label; what several have in common is said once, as the hint of their group.
# Discord cuts labels at 80 characters: what tells two buttons apart stands as far forward as it can.
# $me, $mine and $tome are 1 where the reader is meant, 0 where somebody else is.

## Who is asked what

screen-turn = { $player } has the turn.
screen-waiting = Nothing for you to decide right now. { $player } has the turn.
screen-others = It is your turn; somebody else decides something first.
screen-choosing = Everybody is choosing a vehicle.
screen-bidding = The opening bids are being made, in secret.
screen-over = 🏁 { $player } wins Cthulhu 500! { $laps ->
        [one] 1 lap.
       *[other] { $laps } laps.
    } The race is over.
    .player = 🏁 You win Cthulhu 500! { $laps ->
            [one] 1 lap.
           *[other] { $laps } laps.
        } The race is over.
ask-vehicle = Which vehicle do you want to race?
ask-bid =
    Whoever gives up more cards starts further ahead; nothing is drawn for them.
    What do you give up for a better place on the grid?
ask-action = Your turn: { $actions ->
        [one] 1 action left.
       *[other] { $actions } actions left.
    }
ask-just-short =
    { $what }
    { $fits ->
        [0] { $actions ->
            [0] Nothing of yours changes it: it has failed. { $full ->
                [0] Discard what you like, then draw.
               *[other] Your hand is full: discard first if you want to draw.
            }
            [one] Nothing of yours changes it: it has failed. Go on: 1 action left.
           *[other] Nothing of yours changes it: it has failed. Go on: { $actions } actions left.
        }
        [2] { $actions ->
            [0] { $full ->
                [0] Discard what you like, then draw.
               *[other] Your hand is full: discard first if you want to draw.
            }
            [one] Go on: 1 action left.
           *[other] Go on: { $actions } actions left.
        }
       *[other] { $actions ->
            [0] React, or your turn ends.
            [one] React or go on: 1 action left.
           *[other] React or go on: { $actions } actions left.
        }
    }
ask-declare =
    {""}**{ $card }**: { $text }
    What do you choose?
ask-declare-crew =
    {""}**{ $card }** ({ $type }): { $text }
    Whose pit crew is it put into?
ask-turn-end = End of your turn: discard what you like, then draw.
ask-turn-end-full = End of your turn: your hand is full. Discard first if you want to draw.
ask-free-pass = { $player } is in the pits, right ahead of you: overtake for free? You { $sum }, { $player } { $othersum } before the dice.
ask-pit = You are in the pits: what one thing do you do?
ask-make-room = No room left: which card goes?
ask-roadside = Which Mod or Tires card do you fit by the roadside?
ask-salvage = Which Crew card do you take from the discard pile?
ask-may-draw = Do you draw a card?
ask-contagion = { $card }: done with your card. Where does it go next?
ask-window =
    { $what }
    { $fits ->
        [0] Nothing in your hand fits.
       *[other] Do you react?
    }

## The same for everybody: who is waited for, and for what

public-vehicle = { $player } chooses a vehicle.
public-bid = { $player } chooses what to give up for the grid.
public-action = { $player } has the turn: { $actions ->
        [one] 1 action left.
       *[other] { $actions } actions left.
    }
public-declare = { $player } chooses what a card is for.
public-turn-end = { $player } discards and draws.
public-free-pass = { $player } may try a free pass on { $other }.
public-pit = { $player } is in the pits, and does one thing there.
public-make-room = { $player } makes room on the vehicle.
public-roadside = { $player } fits parts by the roadside.
public-salvage = { $player } picks a Crew card from the discard pile.
public-may-draw = { $player } may draw a card.
public-contagion = { $player } sends the contagion on.
public-window = { $player } may react.

## What is on the table right now

scene-attempt = { $role ->
        [1] You go for { $other }: { $sum } v { $othersum } before the dice, so { $win }%{ $tie ->
            [0] {""}
           *[other] , tie { $tie }%{ $passes ->
                [0] {""}
               *[other] {" "}(you pass all the same)
            }
        }.
        [2] { $player } goes for you: { $sum } v your { $othersum } before the dice, your chance to hold: { $win }%{ $tie ->
            [0] {""}
           *[other] , tie { $tie }%{ $passes ->
                [0] {""}
               *[other] {" "}(they pass all the same)
            }
        }.
       *[other] { $player } goes for { $other }: { $sum } v { $othersum } before the dice.
    }
scene-may-attempt = { $role ->
        [2] { $player } may overtake you for free: { $sum } v your { $othersum } before the dice, your chance to hold: { $win }%{ $tie ->
            [0] {""}
           *[other] , tie { $tie }%{ $passes ->
                [0] {""}
               *[other] {" "}(they pass all the same)
            }
        }.
       *[other] Free pass: { $player } { $sum }, { $other } { $othersum } before the dice.
    }
test-needs = { $me ->
        [1] you need
       *[0] { $short } needs
    } { $win } more{ $tie ->
        [0] .
       *[other] , or { $tie } for a tie.
    }{ $ties ->
        [0] {""}
       *[other] {" "}A tie is as good as a pass here.
    }
scene-test = { $player } { $sum }, { $other } { $othersum }: { test-needs }
    .player = You { $sum }, { $other } { $othersum }: { test-needs }
    .other = { $player } { $sum }, you { $othersum }: { test-needs }
scene-test-missed = { $player } { $sum }, { $other } { $othersum }: it has failed, and nothing of yours changes that.
    .player = You { $sum }, { $other } { $othersum }: it has failed, and nothing of yours changes that.
    .other = { $player } { $sum }, you { $othersum }: it has failed, and nothing of yours changes that.
scene-test-tie = { $player } { $sum }, { $other } { $othersum }: a tie{ $passes ->
        [0] .
       *[other] , and { $player } gets past all the same: { $other } is damaged already.
    }
    .player = You { $sum }, { $other } { $othersum }: a tie{ $passes ->
            [0] .
           *[other] , and you get past all the same: { $other } is damaged already.
        }
    .other = { $player } { $sum }, you { $othersum }: a tie{ $passes ->
            [0] .
           *[other] , and { $player } gets past all the same: you are damaged already.
        }
scene-repair = { $me ->
        [1] Your repair
       *[0] { $player }'s repair
    }: { $sum } against Complexity { $complexity }{ $short ->
        [0] , enough.
       *[other] , { $short } more needed.
    }
scene-damage = Damage{ $caused ->
        [1] {" "}from **{ $cause }**
       *[0] {""}
    } is coming to { $players }.
scene-damage-mine = Damage{ $caused ->
        [1] {" "}from **{ $cause }**
       *[0] {""}
    } is coming to your vehicle{ $count ->
        [0] {""}
       *[other] , and to { $players }
    }: your Speed would go from { $speed } to { $then }.
scene-damage-again = Damage{ $caused ->
        [1] {" "}from **{ $cause }**
       *[0] {""}
    } is coming to your vehicle{ $count ->
        [0] {""}
       *[other] , and to { $players }
    }: yours is damaged already, so { $behind } would get past you.
scene-damage-turns = Damage{ $caused ->
        [1] {" "}from **{ $cause }**
       *[0] {""}
    } is coming to your vehicle, and to { $players }. Yours and that of { $beside } are damaged already: your order would be reversed, and on the road you would { $moves ->
        [0] keep your place.
       *[other] go from place { $from } to { $to }.
    }
scene-damage-stays = Damage{ $caused ->
        [1] {" "}from **{ $cause }**
       *[0] {""}
    } is coming to your vehicle{ $count ->
        [0] {""}
       *[other] , and to { $players }
    }: yours is damaged already, and you would keep your place.
scene-tie-slips =
    A tie: { $slower ->
        [0] you get past
       *[other] your Speed would go from { $speed } to { $then }, but you get past
    } { $other }, and { $third } slips in between.
scene-tie-falls = A tie: yours is damaged already, so { $other } and { $third } would get past you.
scene-tie-passed =
    A tie: { $slower ->
        [0] { $third } would get past you both
       *[other] your Speed would go from { $speed } to { $then }, and { $third } would get past you both
    }.
scene-lap-to-come = If it stays so, { $me ->
        [2] you gain a lap and have
       *[0] { $player } gains a lap and has
    } { $laps ->
        [one] 1
       *[other] { $laps }
    }{ $me ->
        [1] ; you have { $mine }.
       *[0] .
    }
scene-lap = { $me ->
        [2] You gain a lap and have
       *[0] { $player } gains a lap and has
    } { $laps ->
        [one] 1
       *[other] { $laps }
    }{ $me ->
        [1] ; you have { $mine }.
       *[0] .
    }
scene-laid = { $me ->
        [1] You play
       *[0] { $player } plays
    } **{ $card }**: “{ $text }”
scene-laid-way = { $me ->
        [1] You play
       *[0] { $player } plays
    } **{ $card }**: all hands go one seat on, { $way }.
scene-laid-repair = { $me ->
        [1] You play **{ $card }** to repair your vehicle.
       *[0] { $player } plays **{ $card }** to repair their vehicle.
    }
scene-laid-on = { $me ->
        [1] You play
       *[0] { $player } plays
    } **{ $card }** on { $mine ->
        [1] you
       *[0] { $other }
    }: “{ $text }”
scene-laid-part = { $me ->
        [1] You play
       *[0] { $player } plays
    } **{ $card }** on { $mine ->
        [1] your
       *[0] { $other }'s
    } **{ $part }** ({ $effect }).
effect-gremlins = discarded at the end of { $mine ->
        [1] your
       *[0] { $other }'s
    } turn; then they move on
effect-black_plague = discarded at the end of { $mine ->
        [1] your
       *[0] { $other }'s
    } turn; then it moves on
effect-wrench_out_of_space_and_time = discarded
effect-chop_shop_of_leng = it moves onto { $me ->
        [1] your
       *[0] { $player }'s
    } vehicle
scene-laid-part-to = { $me ->
        [1] You play
       *[0] { $player } plays
    } **{ $card }**: { $part } moves from { $mine ->
        [1] your pit crew
       *[0] { $other }'s pit crew
    } to { $tome ->
        [1] yours
       *[0] { $to }'s
    }.
scene-laid-paying = { $me ->
        [1] You play
       *[0] { $player } plays
    } **{ $card }**, at the cost of { $cost }: “{ $text }”
scene-laid-against = { $me ->
        [1] You play
       *[0] { $player } plays
    } **{ $card }** against { $mine ->
        [1] your
       *[0] { $other }'s
    } **{ $target }**: that would have no effect.
screen-sums = Ahead: you { $attack } v { $ahead } { $theirs }. Behind: { $behind } { $rivals } v you { $defence }.{ $damaged ->
        [0] {""}
       *[1] {" "}Repair: { $needs ->
            [1] certain.
            [6] roll a 6.
            [7] out of reach.
           *[other] roll { $needs }+.
        }
    }
own-stand = { $stand } { $sums }
own-rests = Not now: { $cards }.
own-rests-and = { $one }; { $more }
own-rests-pit = { $cards } (at a pit stop)
own-rests-reaction = { $cards } (in answer to what happens)
own-rests-action = { $cards } (nothing to use it on)
summary = { $player } is winning with { $laps ->
        [one] 1 lap
       *[other] { $laps } laps
    }.
summary-mine = You are winning with { $laps ->
        [one] 1 lap
       *[other] { $laps } laps
    }.
summary-me = Winning: { $player }, { $laps ->
        [one] 1 lap
       *[other] { $laps } laps
    }. You: { $place ->
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } with { $mine }.

## Groups of buttons

group-hand = From your hand
    .hint = One action each; Crew goes into any pit crew.
group-fit = Fit from your hand
    .hint = The card goes onto your vehicle; where there is no room, something old goes first.
group-reactions = Reactions
    .hint = Costs no action; others may answer it.
hint-ahead = chosen now, the card lies face down until that comes. If somebody plays something first, you choose anew.
group-ahead-damage_coming = If it comes to the damage
    .hint = If it comes to the damage: { hint-ahead }
group-ahead-attempt_starts = For the attempt itself
    .hint = For the attempt, before its dice: { hint-ahead }
group-ahead-lap_gained = If it comes to the lap
    .hint = If it comes to the lap: { hint-ahead }
group-ahead-near_miss = If it comes out close
    .hint = If it comes out close: { hint-ahead }
group-passing = Overtake
    .hint = Both add a die: higher wins, a tie hits both.
group-passing-card = Overtake with a card
group-discard = Discard
    .hint = What you discard goes onto the pile; then you can discard more, or draw.
group-remove = Remove
    .hint = Off your vehicle for good.
group-choose = Choose
group-vehicle = Vehicles
    .hint = For the whole race. The first number is while it is whole, the second while it is damaged: Speed counts in every duel, Complexity is what a repair has to reach.
group-bid = Opening bid
group-give-up = Cards to give up
    .hint = Cards given up are gone; whoever gives up more starts further forward.
group-draw = Draw
    .hint = Drawing ends your turn. A hand holds five.
group-pit = In the pits
group-moves = Other moves
    .hint = At a pit stop whoever is right behind may try to overtake you for free; then you repair or fit a card.
group-else = Or

## Before the start

press-vehicle = { $vehicle }: Speed { $speed }/{ $damagedspeed }, Complexity { $complexity }/{ $damagedcomplexity }
press-bid-nothing = Give up nothing
press-bid = { $cards }
press-give-up = Give up

## Actions

press-play = 🃏 { $card }
press-play-attempt = { $card }: { $player } ({ $sum } v { $othersum }: { $win }%{ $tie ->
        [0] )
       *[other] , tie { $tie }%{ $passes ->
            [1] {" "}that passes)
            [2] {" "}that loses)
           *[other] )
        }
    }
press-put = { $card } into a pit crew
press-attempt = Overtake { $player } ({ $sum } v { $othersum }: { $win }%{ $tie ->
        [0] )
       *[other] , tie { $tie }%{ $passes ->
            [1] {" "}that passes)
            [2] {" "}that loses)
           *[other] )
        }
    }
press-attempt-with =
    Overtake { $player } with { $card }: { $win }%{ $tie ->
        [0] {""}
       *[other] , tie { $tie }%{ $passes ->
            [1] {" "}that passes
            [2] {" "}that loses
           *[other] {""}
        }
    }
    .hint = { $sum } v { $othersum } before the dice: { $win }%, tie { $tie }%. The card is laid together with the attempt.
press-attempt-paying = { $player }: { $card } ({ $cost })
    .hint = The card is laid together with the attempt, and costs you { $cost } at once.
press-pit-stop =
    Pit stop{ $idle ->
        [0] {""}
       *[other] {" "}(nothing to do there)
    }
    .hint = Fit a part, set a driver or repair; whoever is right behind may try to overtake you for free.
press-wave = Wave the flag: 1 more action
    .hint = Once a game: one extra action in this turn.
press-done = End my actions

## The end of the turn

press-discard = Discard { $card }
press-draw = Draw { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
press-draw-nothing = Draw nothing
press-end-turn = End my turn

## Answers to what happens

press-decline = No reaction
press-decline-else = No, thank you
press-free-pass = Overtake { $player } for free ({ $win }%{ $tie ->
        [0] )
       *[other] , tie { $tie }%{ $passes ->
            [1] {" "}that passes)
            [2] {" "}that loses)
           *[other] )
        }
    }
press-free-pass-with =
    Overtake { $player } with { $card }: { $win }%{ $tie ->
        [0] {""}
       *[other] , tie { $tie }%{ $passes ->
            [1] {" "}that passes
            [2] {" "}that loses
           *[other] {""}
        }
    }
    .hint = For free. { $sum } v { $othersum } before the dice: { $win }%, tie { $tie }%. The card is laid together with it.
press-free-pass-paying = { $player }: { $card } ({ $cost })
    .hint = For free. The card is laid together with it, and costs you { $cost } at once.
press-lay = 🃏 { $card }
press-lay-odds = { $card } ({ $sum } v { $othersum }: { $win }%{ $tie ->
        [0] )
       *[other] , tie { $tie }%{ $passes ->
            [1] {" "}that passes)
            [2] {" "}that loses)
           *[other] )
        }
    }
press-lay-reroll = { $card }: { $win }%{ $tie ->
        [0] {""}
       *[other] , tie { $tie }%{ $passes ->
            [1] {" "}that passes
            [2] {" "}that loses
           *[other] {""}
        }
    }
press-lay-sum = { $card }: { $sum } v { $othersum }{ $tie ->
        [0] {""}
       *[other] , a tie
    }
press-lay-onto = { $card }: { $player } instead
    .hint = Unless cancelled, it sends your damage to { $player }.
press-ahead = { $card }
press-ahead-onto = { $card }: { $player } instead
    .hint = Unless cancelled, it sends your damage to { $player }.
press-lay-paying = { $card } ({ $cost })
    .hint = { $cost } is gone at once, even if the card is cancelled.
press-lay-against = { $card } cancels { $target } ({ $player })
press-lay-own = { $card } against your own { $target }

## Choices

press-way = Pass all hands { $way }
press-myself = Myself
press-mine = Mine
press-seat = { $player }
press-part = { $card } ({ $player })
press-part-away = Discard { $card } ({ $player })
press-take = Take { $card }

## The pits

press-repair = Repair { $needs ->
        [1] (certain)
        [6] (needs a 6)
        [7] (out of reach)
       *[other] (needs { $needs }+)
    }
press-repair-surely = Repair the vehicle
press-attach = Fit { $card }
press-drive = { $card } at the wheel
    .hint = { $obeys ->
        [1] Drive { $drive }
       *[0] Drive { $drive } does not count here
    }. { $text }
press-drop = Remove { $card }
press-driver-out = Driver to the pit crew
press-nothing = Do nothing

## How everybody stands, leader first

standing-car = { $moves ->
        [0] {""}
       *[1] ▶{" "}
    }**{ $place }. { $player }** · { $vehicle }{ $damaged ->
        [0] {""}
       *[1] {" "}· 💥 damaged
    } · { $laps ->
        [one] 1 lap
       *[other] { $laps } laps
    } · attack { $attack }, defence { $defence } · { $held ->
        [one] 1 card
       *[other] { $held } cards
    }
standing-attached = -# { $parts }
standing-and = { $one } · { $more }
standing-driver = Driver: { $cards }
standing-crew = Pit crew: { $cards }
standing-mods = Mods: { $cards }
standing-tires = Tires: { $cards }
standing-infested = ☣ on { $cards }
standing-middle = -# Deck: { $deck }. On top of the discard pile: { $top }. { $flag }
standing-flag-deck = The Flag is in the deck: any card drawn may end the race.
standing-flag-pile = The Flag lies in the discard pile: it cannot come before the deck has run out.
standing-flag-aside = The Flag lies aside: it joins the deck { $times ->
        [1] when that next runs out
       *[other] when that has run out { $times } more times
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
