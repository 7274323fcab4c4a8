# What is asked, shown and pressed.

screen-over = The file is closed.
screen-between = Between two games of the saga
screen-draft = The draft, pack { $pack } of { $of }
screen-building = Decks are being built
ask-draft = Pack { $pack } of { $of }, { $left ->
        [one] the last card: do you take it?
       *[other] { $left } cards: which one do you take?
    }
ask-building = Your deck lies ready: take it, or change it first
wait-draft = { $player } takes a card from the pack.
wait-building = { $player } builds a deck.
screen-turn = { $player } has the turn
screen-round-end = Round { $round } is over: discard and draw
screen-round = Round { $round }
screen-combat = Combat in round { $round }
ask-along =
    { $count ->
        [0] What comes along with { $card }, in the same turn?
       *[other] With { $card } comes { $cards }. What else?
    }
ask-again = { $card }: what do you play at once?
ask-bearer = Who bears { $card }?
ask-holder = Who or what holds { $card }?
ask-opponent = { $card }: which opponent?
ask-destination = { $card }: where do you travel?
ask-monster = { $card }: which Monster?
ask-take = { $card }: which card do you take?
ask-theirs = { $card }: which card of theirs?
ask-carry = { $card } (worth { $value }{ $free ->
        [0] , { $sanity } Sanity
       *[other] {""}
    }): whom does it attack, or where does it carry you?
ask-fill = { $card }: which card fills this place?
ask-bury =
    { $does ->
        [0] {""}
       *[other] { $card }: “{ $says }”{" "}
    }Which card of yours is buried ({ $kind })?
ask-discard =
    { $does ->
        [0] {""}
       *[other] { $card }: “{ $says }”{" "}
    }Which card of yours is discarded ({ $kind })?
ask-straighten = Which Artifact is made ready?
ask-defend =
    { $other } summons { $card } ({ $value }) against you{ $does ->
        [0] : who
       *[other] . “{ $says }” Who
    } defends?
ask-aim = At whom do you send your Threat?
ask-assign =
    An Ally who stops a Monster leaves you afterwards, for your Story Deck{ ask-joins }
    Which Allies defend against { $other }?
ask-assign-any =
    An Ally who stops a Monster leaves you afterwards, for your Story Deck{ ask-joins }
    Which Allies defend, and against whom?
ask-joins = { $storms ->
        [0] .
       *[other] ; whoever joins your Threat leaves in any case.
    }
ask-storm =
    Whoever joins your Threat leaves you after this Combat in any case, for your Story Deck, weapon and all.
    Who joins it?
ask-window =
    { $fits ->
        [0] You have nothing that can be cast or used now.
       *[other] Cast or use something? You have { $sanity } Sanity.
    }
ask-order =
    What absorbs goes to your Story Deck; what is not needed stays.
    Against { $other }: which card absorbs next?
ask-keep-points = You are the stronger against { $other }. Which Monster's points are left?
ask-ward = Whose points are taken off first?
unfit-deck = Without these it is no deck that can be played.
ask-discards =
    { $least ->
        [0] { $most ->
            [0] Your hand stays as it is
            [1] Discard one card, or none
           *[other] Discard up to { $most } cards, or none
        }
       *[other] Discard { $least } to { $most } of { $hand } cards
    }
wait-turn = { $player } has the turn.
wait-bury = { $player } chooses what is buried ({ $kind }).
wait-discard = { $player } chooses what is discarded ({ $kind }).
wait-straighten = { $player } makes an Artifact ready.
wait-defend = { $player } defends against { $card } ({ $value }).
wait-aim = { $player } aims the Threat.
wait-assign = { $player } assigns Allies.
wait-window = { $player } may cast or use something.
wait-points = { $player } chooses which points count.
wait-round-end = { $player } chooses what to keep for the next round.
wait-exchange = { $player } looks through the deck for the next game.
ask-exchange =
    { $left ->
        [10] The next game: which cards of your deck go? Up to ten, or none
        [one] One card more may go, or none
       *[other] Up to { $left } more may go, or none
    }
ask-exchange-kind = In place of { $card }: what kind of card comes?
ask-exchange-card = In place of { $card }: which one? ({ $kind })
press-keep-deck =
    { $begun ->
        [0] Keep the deck as it is
       *[other] That is all
    }
press-stays = { $card } stays
press-kind = { $kind }
press-out = Out: { $cards }
confirm-out = These go
press-take-deck = Take this deck
press-who = Led by { $who }
press-in = In: { $cards }
confirm-in = These come in
group-ready = As it is
group-who = Another Investigator
group-out = Take cards out
group-in = Put cards in
own-taken = You have taken { $count } of 75 cards (`/mythos taken`).
own-counts = { $counts }.
own-count = { $kind } { $count }
own-copies =
    { $card }{ $count ->
        [1] {""}
       *[other] {" "}×{ $count }
    }
own-of-type = { $kind } ({ $count }): { $cards }.
standing-draft = { $player } drafts a deck.
standing-building = { $player } builds a deck.
dial-decks = Decks
    .hint = Whether everybody brings a deck, or drafts one here: five packs of 15 cards, one card taken at a time, the rest passed on.
dial-decks-brought = Brought along
    .hint = Each chooses one of six that lie ready, or one of their own.
dial-decks-draft = Drafted here
    .hint = Five packs of 15 go round, then a deck is built. Half an hour more.
saga-score = { $player } { $score }
    .player = you { $score }
scene-saga =
    Saga, game { $game } of { $of }{ $over ->
        [0] .
       *[other] . So far: { $sums }.
    }
scene-round =
    Round { $round }, { $night ->
        [0] by day
       *[other] by night
    }.
scene-last-combat = Sanity lost in the last Combat: { $lost }.
scene-both = { $first } { $rest }
scene-passed = { $player } has passed once: another pass now ends the round.
    .player = You have passed once: another pass now ends the round.
scene-awaits =
    Combat then: the others have { $monsters ->
        [1] one Monster
       *[other] { $monsters } Monsters
    }, you have { $guards ->
        [0] nothing that stops them
        [1] one card that can stop them
       *[other] { $guards } cards that can stop them
    }. What gets through costs Sanity.
scene-aimed =
    { $player } sends { $count ->
        [1] 1 Monster
       *[other] { $count } Monsters
    } against { $other }.
    .player = You send { $count ->
            [1] 1 Monster
           *[other] { $count } Monsters
        } against { $other }.
    .other = { $player } sends { $count ->
            [1] 1 Monster
           *[other] { $count } Monsters
        } against you.
scene-tip = { $player } has { $bonus } against { $other }.
    .player = You have { $bonus } against { $other }.
    .other = { $player } has { $bonus } against you.
summary =
    { $players } { $count ->
        [one] leads
       *[other] lead
    } with { $score }.
summary-ahead =
    Points and Sanity: you lead with { $mine }; { $players } { $count ->
        [one] has
       *[other] have
    } { $score }.
summary-level = Points and Sanity: you have { $mine }, as many as { $players }.
summary-behind =
    Points and Sanity: { $players } { $count ->
        [one] leads
       *[other] lead
    } with { $score }; you have { $mine }.
place-walking = walking to { $card }
place-at =
    at { $card }{ $gate ->
        [0] {""}
        [1] {" "}(Gate open)
       *[other] {" "}(Gate used)
    }
place-travelling = travelling: { $card }
place-nowhere = in { $region }
group-complete = Complete an Adventure
group-play = Play a card
group-use = Use or cast
group-choose = Choose
group-take = Take a card
group-proposed = As proposed
group-price = For 1 Sanity
group-discard = Or choose what goes
group-aim = Or only some at { $other }
group-defend = Or only some against { $other }
confirm-discard = Discard these
confirm-aim = These at { $other }
confirm-defend = These against { $other }
press-done = Nothing more
press-no-magic = Nothing now
press-later = Not yet: stay on the way
press-threaten = { $card } into the Threat
press-arrive = Arrive: { $card }
press-use =
    Use { $card }{ $last ->
        [0] { $free ->
            [0] , { $sanity } Sanity
           *[other] {""}
        }
       *[other] {" "}(your last Sanity: ends the game)
    }
press-cast =
    Cast { $card } { $last ->
        [0] ({ $holder }{ $free ->
            [0] , { $sanity } Sanity
           *[other] {""}
        }{ $summons ->
            [0] {""}
           *[other] {" "}+ Monster
        })
       *[other] (your last Sanity: ends the game)
    }
press-turn-up = Turn up { $card }
press-straighten = Make { $card } ready
press-card = { $card }
press-player = { $other }
press-storm = { $card } joins the Threat against { $other }
press-aim-none = Nothing at { $other }
press-aim-all =
    { $count ->
        [1] At { $other }
       *[other] All at { $other }
    } (Sanity { $sanity }; { $guards ->
        [0] nothing can stop it
        [one] one card can stop it
       *[other] { $guards } cards can stop it
    })
press-defend-alone = Nobody (−{ $value } Sanity)
press-defend-none = Nobody against { $other }
press-defend-all =
    { $count ->
        [1] { $card } ({ $worth }) against { $other }
       *[other] All against { $other }
    }
press-keep-all = Keep all
press-reshuffle =
    Shuffle the pile in ({ $last ->
        [0] −1 Sanity
       *[other] your last Sanity: ends the game
    })
hint-reshuffle = Before you draw. Your deck still has { $deck ->
        [one] 1 card
       *[other] { $deck } cards
    }.
press-no-reshuffle = Leave the pile
hint-pass = The round goes on.
hint-pass-ends =
    This ends the round{ $monsters ->
        [0] .
        [1] ; Combat follows, in which the others have 1 Monster.
       *[other] ; Combat follows, in which the others have { $monsters } Monsters.
    }
hint-lobotomy = Hand, Story Deck, pile and deck are shuffled: a new deck
standing =
    { $player } ({ $who }): Sanity { $sanity }, { $points } points, { $place }{ $ally ->
        [0] {""}
       *[other] ; { $allies }
    }{ $thing ->
        [0] {""}
       *[other] ; { $things }
    }{ $event ->
        [0] {""}
       *[other] ; { $events }
    }; Threat { $threat }, story { $story }, hand { $held }, deck { $deck }, pile { $pile }.
standing-insane = { $player } ({ $who }) is insane and keeps { $points } points.
hand-card =
    { $card } ({ $kind }, { $value }{ $free ->
        [0] , { $sanity }
       *[other] {""}
    }).{ $says ->
        [0] {""}
        [1] {" "}{ $first }
        [2] {" "}{ $first } { $second }
       *[other] {" "}{ $first } { $second } { $third }
    }
own-place = You are { $place }, with Sanity { $sanity }.
own-round-over = Round { $round } is over. You have { $sanity } Sanity.
own-round-quiet = Round { $round } is over, without a Combat. You have { $sanity } Sanity.
own-round-unhurt = Round { $round } is over. The Combat cost you no Sanity: you have { $sanity }.
own-round-lost = Round { $round } is over. Combat: you lost { $lost } Sanity ({ $before } → { $after }) to { $by }.
own-round-met = { $monsters ->
        [0] {""}
       *[other] Against you: { $came }.{" "}
    }{ $count ->
        [0] {""}
       *[other] Fallen, and in your Story Deck now: { $fell }.
    }
own-round-now = You have { $sanity } Sanity now.
own-round-others = The others: { $others }.
own-round-other = { $player } lost { $lost }
own-threat = In your Threat, for Adventures once the Combat is over: { $cards }.
own-spell =
    Your Spell { $card } is with { $holder }{ $down ->
        [0] {""}
       *[other] {" "}(cast)
    }.
own-complete = { $card } is complete.
own-adventure = { $card } still needs: { $missing }.
own-shuffles =
    Before you draw, your pile is shuffled into your deck ({ $last ->
        [0] −1 Sanity
       *[other] your last Sanity: ends the game
    }).
own-farther = Also in hand: { $cards }.
own-deck = Your deck for the next game: { $count } cards. Adventures: { $cards }.
own-and = { $first }, { $rest }
page-who = EDU { $edu }, Sanity { $sanity }, hand { $least } to { $most }. { $languages }.
page-place =
    { $sub }, { $region }{ $gate ->
        [0] .
       *[other] . Gate.
    }
page-sanity = { $sanity } Sanity.
page-languages = { $languages }.
page-icons = { $icons }.
page-found = Found: { $places }.
career-all = { $adventures ->
        [one] One Adventure
       *[other] { $adventures } Adventures
    }, { $points } points, { $insane ->
        [one] once
       *[other] { $insane } times
    } insane; best score { $best }.
career-cards = { $monsters ->
        [one] One card
       *[other] { $monsters } cards
    } laid into the Threat, { $allies ->
        [one] one Ally
       *[other] { $allies } Allies
    } met.
career-sagas =
    { $sagas ->
        [one] One saga
       *[other] { $sagas } sagas
    }, with { $games } games.
milestone-adventure = { $player } has completed { $card } for the first time.
milestone-insane = { $player } has gone insane for the first time.
milestone-points = { $player } has told { $points } Adventure Points in all.
verdict-winner = 🏁 **{ $player } wins with { $score }:** { $points } points and { $sanity } Sanity.
    .player = 🏁 **You win with { $score }:** { $points } points and { $sanity } Sanity.
verdict-draw = 🏁 **{ $player } shares the first place, with { $score } in all:** { $points } points and { $sanity } Sanity.
    .player = 🏁 **You share the first place, with { $score } in all:** { $points } points and { $sanity } Sanity.
verdict-place = { $place }. { $player } has { $score }: { $points } points and { $sanity } Sanity.
verdict-winner-saga = 🏁 **{ $player } wins the saga with { $score }:** { $scores }.
    .player = 🏁 **You win the saga with { $score }:** { $scores }.
verdict-draw-saga = 🏁 **{ $player } shares the first place of the saga, with { $score } in all:** { $scores }.
    .player = 🏁 **You share the first place of the saga, with { $score } in all:** { $scores }.
verdict-place-saga = { $place }. { $player } has { $score }: { $scores }.
dial-length = Length
    .hint = How long the game is.
dial-length-basic = One Adventure
    .hint = Whoever completes an Adventure first ends it.
dial-length-campaign12 = Campaign to 12
    .hint = Adventures go on until somebody has 12 points.
dial-length-campaign20 = Campaign to 20
    .hint = Adventures go on until somebody has 20 points.
dial-length-saga3 = Saga of 3 games
    .hint = Three games; between them up to ten cards are exchanged.
dial-length-saga5 = Saga of 5 games
    .hint = Five games; between them up to ten cards are exchanged.
dial-combat = Combat
    .hint = Whether Threats are aimed and Allies assigned one after another, or by all at once.
dial-combat-in_order = In order
    .hint = One after another, and everybody sees it.
dial-combat-sealed = Sealed
    .hint = All at once, and nobody sees it before all have answered.
preset-evening = An evening
    .hint = Whoever completes an Adventure first ends it.
preset-draft = With a draft
    .hint = Everybody drafts the cards of their deck first.
preset-saga = A saga
    .hint = Three games whose scores add up; cards are exchanged in between.
preset-days = Over days
    .hint = As an evening, but each plays when they have time.
preset-campaign = A campaign
    .hint = Several Adventures with one deck, to 12 points.
page-kind =
    { $kind }{ $unique ->
        [0] {""}
       *[other] , unique
    }. { $words }
page-value =
    { $kind ->
        [tome] Holds { $value } Spells.
        [adventure] { $value } points.
       *[other] Value { $value }.
    }
ask-turn =
    { $other ->
        [0] Your turn: play a card or pass
       *[other] Your turn: play a card, do something else, or pass
    }
ask-turn-nothing = Your turn: nothing that you have can be played or used now
ask-turn-first = Your first card: a Location or an Event
ask-turn-walking =
    You walk to { $card }: { $other ->
        [0] arrive or pass
       *[other] arrive, do something else, or pass
    }
group-arrive = Arrive
group-other = Or pass
press-pass =
    Pass{ $ends ->
        [0] {""}
       *[other] {" "}(ends the round)
    }
press-complete = Complete { $card }: you { $score }, { $other } { $theirs }{ $comes ->
        [1] {" "}(you win)
        [2] {" "}(a draw)
        [3] {" "}(you lose)
       *[0] {""}
    }
press-play =
    { $card }{ $last ->
        [0] {""}
       *[other] {" "}(your last Sanity: ends the game)
    }
press-discard =
    { $count ->
        [1] Discard { $cards }
       *[other] Discard { $count }
    }
proposed-first = Discard { $count }: { $cards }.
proposed-more = Discard { $count }: these and { $cards }.
picture-goes =
    Marked { $first }: goes{ $count ->
        [1] {""}
       *[other] {" "}either way · marked { $last }: goes with Discard { $last } only
    }
press-lobotomy =
    Voluntary lobotomy ({ $last ->
        [0] −1 Sanity, once a game
       *[other] your last Sanity: ends the game
    })
hint-fetched = { $hint }{ $free ->
        [0] {" "}· { $sanity } Sanity
       *[other] {""}
    }{ $serves ->
        [0] {""}
       *[other] {" "}· for { $adventures }
    }
hint-play =
    { $kind }{ $value ->
        [0] {""}
       *[other] {" "}{ $value }
    }{ $how ->
        [1] , on foot: there next turn
        [2] , there at once
       *[other] {""}
    }.{ $free ->
        [0] {" "}{ $sanity } Sanity{ $last ->
            [0] {""}
           *[other] , and ends the game
        }.
       *[other] {""}
    }{ $arrives ->
        [0] {""}
       *[other] {" "}{ $says }
    }{ $serves ->
        [0] {""}
       *[other] {" "}For { $adventures }.
    }{ $opens ->
        [0] {""}
       *[other] {" "}Then: { $cards }.
    }
hint-complete = { $points } points{ $change ->
        [0] .
       *[other] , and { $sanity } Sanity.
    }
hint-says =
    { $idle ->
        [0] {""}
        [2] ⚠️ No Location in hand to arrive at.{" "}
       *[other] ⚠️ No effect now.{" "}
    }{ $says }{ $free ->
        [0] {" "}{ $sanity } Sanity{ $spell ->
            [0] .
           *[other] {" "}when it is cast.
        }
       *[other] {""}
    }{ $last ->
        [0] {""}
       *[other] {" "}This ends the game.
    }{ $serves ->
        [0] {""}
       *[other] {" "}For { $adventures }.
    }
plan-arrive = Arrive where I walk to
moment = Round { $round }
