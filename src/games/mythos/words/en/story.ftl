# What everybody reads of what happened.

event-game-begins = { $player } takes up the case as { $who }.
    .player = You take up the case as { $who }.
event-edu = The dice settle who is the better read: { $player } rolls { $die }, EDU { $edu }.
    .player = The dice settle who is the better read: you roll { $die }, EDU { $edu }.
event-round = Round { $round }. { $player } begins: nobody has less Sanity.
    .player = Round { $round }. You begin: nobody has less Sanity.
event-arrived = { $player } is at { $card }.
    .player = You are at { $card }.
event-walks = { $player } sets out on foot for { $card }.
    .player = You set out on foot for { $card }.
event-arrives = { $player } reaches { $card }.
    .player = You reach { $card }.
event-turns-back = { $player } thinks better of { $card }.
    .player = You think better of { $card }.
event-boards = { $player } travels: { $card }.
    .player = You travel: { $card }.
event-falls-asleep = { $player } walks down into sleep and finds { $card }.
    .player = You walk down into sleep and find { $card }.
event-wakes = { $player } wakes at { $card }.
    .player = You wake at { $card }.
event-back-again = { $player } is back at { $card }, as if never gone.
    .player = You are back at { $card }, as if never gone.
event-meets = { $player } is joined by { $card }.
    .player = You are joined by { $card }.
event-arms = { $player } puts { $card } into the hands of { $ally }.
    .player = You put { $card } into the hands of { $ally }.
event-finds = { $player } finds { $card }.
    .player = You find { $card }.
event-reads = { $player } opens { $card }, and should not have.
    .player = You open { $card }, and should not have.
event-learns = { $player } puts { $card } with { $holder }.
    .player = You put { $card } with { $holder }.
event-casts = { $player } speaks { $card }.
    .player = You speak { $card }.
event-friend-casts = { $holder } speaks { $card } for { $player }, and forgets it.
    .player = { $holder } speaks { $card } for you, and forgets it.
event-uses = { $player } uses { $card }.
    .player = You use { $card }.
event-straightens = { $player } makes { $card } ready again.
    .player = You make { $card } ready again.
event-turns-up = { $card } is back with { $player }.
    .player = { $card } is back with you.
event-threatens = At { $at } something comes through for { $player }: { $count } to the Threat.
event-threatens-yours = At { $at } it comes through for you: { $cards } ({ $count }).
event-threatens-without = Without any Gate something comes to { $player }: { $count } to the Threat.
event-threatens-without-yours = Without any Gate it comes to you: { $cards } ({ $count }).
event-rises = { $card } is here. Nobody asks for whom, but { $player } called.
    .player = { $card } is here. Nobody asks for whom, but you called.
event-wanes = { $card } turns away from { $player }.
    .player = { $card } turns away from you.
tail-says = { $does ->
        [0] .
       *[other] : “{ $says }”
    }
event-summons = { $player } calls { $card } upon { $other }{ tail-says }
    .player = You call { $card } upon { $other }{ tail-says }
    .other = { $player } calls { $card } upon you{ tail-says }
event-carried = { $card } carries { $player } away.
    .player = { $card } carries you away.
event-happens = { $player } plays { $card }{ tail-says }
    .player = You play { $card }.
event-happens-to = { $player } plays { $card } at { $other }{ tail-says }
    .player = You play { $card } at { $other }{ tail-says }
    .other = { $player } plays { $card } at you{ tail-says }
    .player-other = You play { $card } at yourself{ tail-says }
event-in-vain = Nothing comes of { $card }.
event-loses = { $player } loses { $count } Sanity.
    .player = You lose { $count } Sanity.
event-loses-combat = { $player } loses { $count } Sanity in Combat.
    .player = You lose { $count } Sanity in Combat.
event-loses-by = { $player } loses { $count } Sanity: { $card }.
    .player = You lose { $count } Sanity: { $card }.
event-gains = { $player } breathes again: +{ $count } Sanity.
    .player = You breathe again: +{ $count } Sanity.
event-night = It is night.
event-day = It is day. It does not help much.
event-passes = { $player } waits.
    .player = You wait.
event-loses-turn = { $player } loses a turn, and cannot say where the day went.
    .player = You lose a turn, and cannot say where the day went.
event-draws =
    { $player } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
event-draws-yours =
    You draw { $count ->
        [one] a card
       *[other] { $count } cards
    }: { $cards }.
event-draws-as =
    { $who } brings { $player } { $count ->
        [one] a card
       *[other] { $count } cards
    }.
event-draws-as-yours =
    { $who } brings you { $count ->
        [one] a card
       *[other] { $count } cards
    }: { $cards }.
event-deals = Everybody draws { $count } cards.
event-fetched = { $player } looks for help and finds { $card }.
    .player = You look for help and find { $card }.
event-fetched-nothing = { $player } looks for help in vain: { $kind }.
    .player = You look for help in vain: { $kind }.
event-recovered = { $player } finds { $card } again.
    .player = You find { $card } again.
event-saw-hand = { $player } looks at the hand of { $other }.
    .other = { $player } looks at your hand.
event-saw-hand-yours = In the hand of { $other } you see { $count }: { $cards }.
event-saw-threat = { $player } looks at the Threat of { $other }.
    .other = { $player } looks at your Threat.
event-saw-threat-yours = In the Threat of { $other } you see { $count }: { $cards }.
event-lost-from-hand = { $player } loses { $card } from hand.
    .player = You lose { $card } from hand.
event-lost-from-hand-by = { $player } loses { $card } from hand: { $by }.
    .player = You lose { $card } from hand: { $by }.
event-gone-buried = Part of the story of { $player } now: { $card }{ gone-held }
    .player = Part of your story now: { $card }{ gone-held }
event-gone-discarded = { $player } loses { $card }{ gone-held }
    .player = You lose { $card }{ gone-held }
gone-held =
    { $count ->
        [0] {""}
       *[other] , and with it { $held }
    }{ $through ->
        [0] .
       *[other] {" "}(through { $by }).
    }
event-takes = { $player } takes { $card } from { $other }.
    .player = You take { $card } from { $other }.
    .other = { $player } takes { $card } from you.
event-reopens = At { $card } the Gate is open again for { $player }.
    .player = At { $card } the Gate is open again for you.
event-combat = Enough has been done. The Threats move.
event-aimed =
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
event-defends = Stands by { $player } against { $other }: { $card }.
    .player = Stands by you against { $other }: { $card }.
    .other = Stands by { $player } against you: { $card }.
event-storms = { $card } joins the Threat of { $player } against { $other }.
    .player = { $card } joins your Threat against { $other }.
    .other = { $card } joins the Threat of { $player } against you.
event-tips = The Threat of { $player } against { $other } has { $bonus }.
    .player = Your Threat against { $other } has { $bonus }.
    .other = The Threat of { $player } against you has { $bonus }.
event-wards = { $player } will lose { $count } less.
    .player = You will lose { $count } less.
event-controls = Something changes its master, or not: { $player } calls on the Threat of { $other }.
    .player = Something changes its master, or not: you call on the Threat of { $other }.
    .other = Something changes its master, or not: { $player } calls on your Threat.
event-controls-yours = { $card } leaves { $other } and follows { $player }.
    .player = { $card } leaves { $other } and follows you.
    .other = { $card } leaves you and follows { $player }.
event-controls-nothing = In the Threat of { $other } nothing listens to { $player }.
    .player = In the Threat of { $other } nothing listens to you.
    .other = In your Threat nothing listens to { $player }.
event-banished = { $player } banishes { $card }, sent by { $other }.
    .player = You banish { $card }, sent by { $other }.
    .other = { $player } banishes { $card }, which you sent.
event-revealed = Against { $other } come, for { $player }: { $cards }.
    .player = Against { $other } come, for you: { $cards }.
    .other = Against you come, for { $player }: { $cards }.
event-sunlight = { $card } of { $player } does not survive the morning.
    .player = Your { $card } does not survive the morning.
event-cosmic =
    { $count ->
        [0] In the cosmic battle { $player } and { $other } are even.
        [one] In the cosmic battle { $player } has one point more than { $other }.
       *[other] In the cosmic battle { $player } has { $count } points more than { $other }.
    }
    .player = { $count ->
            [0] In the cosmic battle you and { $other } are even.
            [one] In the cosmic battle you have one point more than { $other }.
           *[other] In the cosmic battle you have { $count } points more than { $other }.
        }
    .other = { $count ->
            [0] In the cosmic battle { $player } and you are even.
            [one] In the cosmic battle { $player } has one point more than you.
           *[other] In the cosmic battle { $player } has { $count } points more than you.
        }
event-falls = { $card } stood between for { $player }: gone.
    .player = { $card } stood between for you: gone.
event-unseen = Nobody saw what went past the friends of { $player } ({ $count }).
    .player = Nobody saw what went past your friends ({ $count }).
event-buried = Part of the story of { $player } now: { $cards }.
    .player = Part of your story now: { $cards }.
event-discards =
    { $player } lets go of { $count ->
        [one] a card
       *[other] { $count } cards
    }: { $cards }.
    .player = You let go of { $count ->
            [one] a card
           *[other] { $count } cards
        }: { $cards }.
event-reshuffles = { $player } shuffles the pile into the deck, goes over everything again, and sleeps worse for it.
    .player = You shuffle the pile into the deck, go over everything again, and sleep worse for it.
event-lobotomy = { $player } signs the form. The rest is very quiet.
    .player = You sign the form. The rest is very quiet.
event-completes = { $player } completes { $card }: { $points } points. { $cards }. { $tale }
    .player = You complete { $card }: { $points } points. { $cards }. { $tale }
moment-completes = { $player } completes { $card }. { $tale }
event-insane = { $player } laughs, and does not stop: no Sanity is left.
    .player = You laugh, and do not stop: no Sanity is left.
event-game-ends =
    Game { $game } of { $of } is over: { $scores }.{ $game ->
        [1] {""}
       *[other] {" "}The saga stands at { $sums }.
    }
event-shaken = { $player } has not slept since: { $count } Sanity less to begin with.
    .player = You have not slept since: { $count } Sanity less to begin with.
event-pack-opens = Everybody opens a pack: { $pack } of { $of }.
event-drafted-yours = You take { $card }.
event-deck-built = { $player } has built a deck of { $count } cards.
    .player = You have built a deck of { $count } cards.
event-ends = The file is closed. { $player } has { $score }.
    .player = The file is closed. You have { $score }.
event-ends-draw = The file is closed. Nobody has the better of it: { $score } each for { $players }.
