# What a player reads and may press.

own-runs = { $player } is the Fugitive, and has to get to { $last }.
    .player = You are the Fugitive: get to { $last }.
own-hunts = You are the Marshal: find every hideout before the Fugitive gets to { $last }.
screen-setup = The next chase is being prepared.
screen-fugitive = Night { $round }: { $player } is somewhere out there.
    .player = Night { $round }: you are somewhere out there.
screen-marshal = Night { $round }: { $player } looks at the map.
    .player = Night { $round }: you look at the map.
screen-manhunt = 🔦 Manhunt: { $player } names one number after the other. { $count ->
        [one] 1 hideout is left.
       *[other] { $count } hideouts are left.
    }
question-guess = { $player } names numbers.
question-place = { $player } is on the move.
question-draw = { $player } chooses a deck to draw from.
question-point = { $player } points at a hideout.
question-next-game = { $player } prepares the next game.
question-event = { $player } sees to an event.

ask-role = You lost: which side do you take in the next game?
ask-edge = You lost: which edge do you bring to the next game?
ask-draw = { $drawn ->
        [0] Night { $round }, your turn: from which deck do you draw?
       *[other] { $count ->
            [0] Drawn.
           *[other] You drew { $cards }.
        } From which deck do you draw one more?
    }
ask-first = Where do you hide first? From { $last } you can walk as far as { $reach }{ $far ->
        [0] ; sprint cards take you further.
       *[other] , the way out.
    }{ $blocked ->
       *[other] {""}
    }
ask-second =
    With a single hideout face down, one right number ends the chase.
    A second hideout in this turn? From { $last } you can walk as far as { $reach }.{ $blocked ->
       *[other] {""}
    }
ask-place = Where do you go? From { $last } you can walk as far as { $reach }{ $far ->
        [0] ; sprint cards take you further.
       *[other] , the way out.
    }{ $blocked ->
        [0] {""}
       *[other] { " " }A roadblock: no sprint cards in this turn.
    }
ask-place-nothing = Nothing in your hand can be placed from { $last }: you can only pass.
ask-extra = One more hideout at once? From { $last } you can walk as far as { $reach }.{ $blocked ->
        [0] {""}
       *[other] { " " }A roadblock: no sprint cards in this turn.
    }
ask-again = Where do you go instead? From { $last } you can walk as far as { $reach }.{ $blocked ->
        [0] {""}
       *[other] { " " }A roadblock: no sprint cards in this turn.
    }
ask-lay-low = You lie low: do you draw one more card?
ask-guess = { $most ->
        [1] Which number do you name?
       *[other] Which numbers do you name?
    } { $hidden ->
        [one] One hideout lies face down.
       *[other] { $hidden } hideouts lie face down.
    }{ $most ->
        [1] {""}
       *[other] {" "}One, or up to { $most } at once: all or nothing.
    }
ask-overtime = An extra guess: name one number. { $hidden ->
        [one] 1 hideout lies face down.
       *[other] { $hidden } hideouts lie face down.
    }{ $most ->
       *[other] {""}
    }
ask-manhunt = 🔦 The manhunt: name one number. A wrong one, and the plane is off. { $hidden ->
        [one] 1 hideout is left.
       *[other] { $hidden } hideouts are left.
    }{ $most ->
       *[other] {""}
    }
ask-eyewitness = About which hideout do you ask: odd or even?
ask-informer = Under which hideout is a card turned up?
ask-long-legs = Under which hideout do you look?
ask-footprints = Under which hideout do you lay a card?
ask-footprints-card = Which card do you lay there?
ask-rush-hour = Which deck is closed until your next turn?
ask-change-of-plans = Do you put a card under its deck and draw another?
ask-weather-turns = You see the top of each deck. Which go under their decks?
ask-old-friends = Do you call an old friend, and draw a card?
ask-backstreets = Which of the new cards goes under its deck?
ask-backstreets-deck = At which deck do you look?
ask-second-chance = Do you exchange what you have just placed?
ask-give-up = Do you give this game up? The other one wins it at once.

group-role = Which side
group-edge = Which edge
group-decks = Decks
    .hint = On each button: what the deck was made of, and in brackets how many cards are left in it.
group-place = Where to, and with what
group-freely = Or lay down as you like
    .hint = One hideout, and any sprint cards with it: more than needed is a bluff. The number behind a hideout is what it takes; what everybody sees is how many cards lie under it.
group-guess = Numbers
    .hint = { $most ->
        [1] Mark one number, then accuse.
       *[other] Mark one number, or several (at most { $most }), then accuse. If any of several is wrong, nothing is turned up and nothing is said.
    }
group-manhunt = One number
    .hint = { $most ->
       *[other] Mark one number, then accuse. There is no second try.
    }
group-hideouts = Hideouts
group-cards = Cards
group-under = Under the decks
group-else = Or

tip-found = Found
tip-not-found = Not found
press-run = I run
press-hunt = I hunt
press-edge = { $edge }
press-use-edge = Use { $edge }
    .hint = Once in this game; everybody is told.
press-draw = { $deck } { $from }–{ $to } ({ $count })
press-close = { $deck }
press-place = { $number }{ $out ->
        [1] {" "}(out: the manhunt begins)
        [2] {" "}(out, and away)
       *[0] {""}
    }
press-place-with = { $number } with { $cards }{ $out ->
        [1] {" "}(out: the manhunt begins)
        [2] {" "}(out, and away)
       *[0] {""}
    }
press-lay-down = Lay down
press-hideout = Hideout { $number }{ $feet ->
        [0] {""}
       *[other] { " " }(needs +{ $feet })
    }
press-sprint = Sprint with { $number } (gives +{ $feet })
press-stop = No further hideout
press-pass = Pass
press-number = { $number }
press-guess = { $numbers }
press-accuse = Accuse
press-point = Hideout { $place }{ $count ->
        [0] {""}
        [one] { " " }(1 card under it)
       *[other] { " " }({ $count } cards under it)
    }
press-card = { $number }
press-under-none = Leave them all
press-under = Put under: { $decks }
press-decline = No, thanks
press-no-more = No further hideout now
press-resign = 🏳️ Give up this game
press-go-on = No, I go on
press-resign-sure = Yes, I give up
sign-held = ■ in your hand
sign-cannot = × cannot be
sign-cannot-wrong = × wrong in night { $round }, and cannot be now
sign-wrong = wrong in night { $round }
sign-wrong-several = named with others in night { $round }: not all right
sign-cannot-wrong-several = × cannot be · named with others in night { $round }: not all right
sign-odds = in { $count } of 10 routes
sign-marked = { $mark } (your mark)
sign-marked-and = { $mark } (your mark) · { $sign }

summary = Night { $round } · { $count ->
        [0] nothing is hidden
        [one] 1 hideout is hidden
       *[other] { $count } hideouts are hidden
    }
summary-over = The whole route: { $row ->
        [one] 1 hideout
       *[other] { $row } hideouts
    }, { $count } found, in { $round ->
        [one] 1 night
       *[other] { $round } nights
    }
standing-row = `{ $row }`
standing-route = The whole route (✓ found): `{ $row }`
standing-named = Named, night by night: { $all }
standing-decks = Decks: low { $low } · middle { $middle } · high { $high }
standing-fugitive = 🏃 { $player }, Fugitive: { $count ->
        [one] one card
       *[other] { $count } cards
    } · drew { $low } low, { $middle } middle, { $high } high
standing-marshal = 🔎 { $player }, Marshal: { $count ->
        [one] one card
       *[other] { $count } cards
    } · drew { $low } low, { $middle } middle, { $high } high
standing-right = Night { $round }: **{ $numbers }** ✓{ $row ->
       *[other] {""}
    }
standing-wrong = Night { $round }: ~~{ $numbers }~~ with { $row ->
        [one] one hideout
       *[other] { $row } hideouts
    } in the row
standing-told = Hideout { $place }: { $from } to { $to }{ $odd ->
        [0] {""}
        [1] , odd
       *[other] , even
    }
scene-match =
    Game { $game }{ $of ->
        [0] {""}
       *[other] {" "}of { $of }
    }{ $played ->
        [0] .
       *[other] : { $player } { $wins } – { $losses } { $other }.
    }
force-far = The next hideout may be { $count } further than usual.
force-one-number = The Marshal’s next guess names one number only.
force-no-draw = { $player } will not draw next time.
force-roadblock = A roadblock: no sprint cards in the Fugitive’s turn.
force-closed = The { $deck } deck is closed.
force-all-out = All decks have run out. { $count ->
        [0] The Fugitive may not pass any more, where something can be placed.
        [one] The Fugitive may pass once more.
       *[other] The Fugitive may pass { $count } more times.
    }
force-edge = { $player } has **{ $edge }** up the sleeve.
hand-marshal = You hold { $cards }{ $count ->
        [0] .
       *[other] : nobody hides there.
    }
hand-left = { $cards }
hand-free = In walking distance: **{ $cards }**
hand-sprint = With sprint cards: { $cards }
hand-far = Out of reach: { $cards }
hand-behind = Lying behind, to sprint with: { $cards }
own-row = The row of { $player }: `{ $row }`
    .player = Your row: `{ $row }`
own-outside = What the Marshal can work out: { $ranges }
own-ranges = Where each can be: { $ranges }
own-open = Still possible: { $numbers }
own-odds = Likeliest: { $numbers }
warning-too-high = From now on a hideout may lie above { $threshold }: if you find one of those in an ordinary turn, there will be no manhunt.
own-marks = Your marks: { $marks }
marks-title = Marks
marks-about = Signs beside numbers in your notebook, for you alone. A number has one at most; what you choose in a menu has it, what you do not choose has it no longer.
mark-suspected = ? suspected
mark-next = ! next
mark-unlikely = – unlikely
marks-not-yours = Only the Marshal has a notebook in which numbers are marked, as long as the chase goes on.
marks-which = Numbers from 1 to { $last } can be marked, such as `12 ?`, `5 9 !` or `30 –`; with `×` a mark goes away.
own-drew =
    { $count ->
       *[other] You drew { $cards }.
    }
own-peek = On top of the { $deck } deck: { $card }
own-bottom = At the bottom of the { $deck } deck: { $card }
picture-night = n{ $round }
picture-nights = n{ $placed }{ $found ->
        [0] {""}
       *[other] –n{ $found }
    }
picture-end-key = White: found, start and exit.{ $never ->
        [0] {""}
       *[other] {" "}Yellow: never found.
    } Above: the night it was laid, then the night it was found.
picture-notebook-key =
    Square: yours{ $found ->
        [0] {""}
       *[other] {" "}· dot: found
    }{ $spent ->
        [0] {""}
       *[other] {" "}· hollow square: seen as a sprint card
    } · ×: cannot be{ $wrong ->
        [0] {""}
       *[other] {" "}· in brackets: the night of a wrong guess
    }
picture-manhunt = manhunt up to { $threshold }

# Why one answer is better than another.

share-right =
    { $right ->
        [100] certain to be right
       *[other] right in about { $right } of 100 cases
    }
why-likelier = It is there in about { $right } of 100 cases, { $other } in { $less }.
why-more = It is { share-right } and finds { $count ->
        [one] one hideout
       *[other] { $count } hideouts
    } then; { $other } { $less ->
        [0] is never right
       *[other] is right in { $less } of 100 and finds { $fewer ->
            [one] one
           *[other] { $fewer }
        }
    }.
why-ends = It is { share-right }, and ends the chase then; { $other } { $less ->
        [0] is never right
       *[other] is right in { $less } of 100 and finds { $fewer ->
            [one] one hideout
           *[other] { $fewer } hideouts
        }
    }.
why-safer = It is { share-right }, { $other } only in { $less } of 100: and if one number is wrong, nothing is found.
why-not-high = Whoever finds more than { $threshold } spares the Fugitive the manhunt: { $other } would.
why-then-surer = It is there in about { $right } of 100 cases, { $other } in { $less }; but what it tells makes the numbers after it surer.
why-unseen = Whoever knows only what everybody knows would look for you there in about { $one } of 100 cases, with { $other } in { $two }.
why-farther = It brings you to { $one }; { $other } leaves you at { $two }.
why-cards = It leaves you { $one ->
        [one] one card
       *[other] { $one } cards
    }; { $other } leaves { $two }.
why-next = The next hideout can be had for { $one ->
        [one] one step
       *[other] { $one } steps
    } then; after { $other } it takes { $two }.
why-out = It is the way out: with { $other } the Marshal gets one more turn.
why-in-all = Way, cards and what the Marshal can guess taken together, it is worth more than { $other }.
why-deck-ahead = You stand at { $last }, and its cards go from { $from } to { $to }.
why-deck-undecided = More of what you cannot tell yet lies among its cards than among those of { $other }.

# Why what was put together cannot be laid down.
unfit-no-hideout = Sprint cards lead somewhere: choose the hideout, too.
unfit-two-hideouts = One hideout at a time.
unfit-cards = { $number } cannot be the hideout and a sprint card at once.
unfit-behind = { $number } lies behind your last hideout.
unfit-short = { $number } takes { $price ->
        [one] one step
       *[other] { $price } steps
    } more than you can walk; these cards give { $feet }.
unfit-second = This leaves you no second hideout, and this turn needs two.

# When a guess is typed.
move-sure-grave = A find as high as that spares the Fugitive the manhunt, unless it is the last one hidden. Do you say that?

# When somebody leaves for good.
resign-sure = Do you leave for good? You lose this chase; what is left of a match a stand-in plays for you, and you have no say at this table any more. To be gone for a while there is “{ button-away }”.
did-resign = You have left for good, and lost this chase; what is left of a match a stand-in plays for you. It counts as yours in the results, not in the ratings.

# A chase that is over, looked at again.
hindsight-guess = When { $numbers } was named, that was { $share ->
        [100] certain to be right for the Marshal.
       *[other] right in about { $share } of 100 cases, as far as the Marshal could know.
    }
hindsight-hideout = Hideout { $place } is { $number }: the Marshal could { $share ->
        [100] be sure of that.
       *[other] expect that in about { $share } of 100 cases.
    }
moment = Night { $night }{ $chase ->
        [1] {""}
       *[other] {" "}of chase { $chase }
    }
