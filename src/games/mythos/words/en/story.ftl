# What everybody reads of what happened.

event-game-begins = { $player } takes up the case as { $who }.
event-edu = The dice settle who is the better read: { $player } rolls { $die }, EDU { $edu }.
event-round = Round { $round }. { $player } begins: nobody has less Sanity.
event-arrived = { $player } is at { $card }.
event-walks = { $player } sets out on foot for { $card }.
event-arrives = { $player } reaches { $card }.
event-turns-back = { $player } thinks better of { $card }.
event-boards = { $player } travels: { $card }.
event-falls-asleep = { $player } walks down into sleep and finds { $card }.
event-wakes = { $player } wakes at { $card }.
event-back-again = { $player } is back at { $card }, as if never gone.
event-meets = { $player } is joined by { $card }.
event-arms = { $player } puts { $card } into the hands of { $ally }.
event-finds = { $player } finds { $card }.
event-reads = { $player } opens { $card }, and should not have.
event-learns = { $player } copies out { $card } ({ $holder }).
event-casts = { $player } speaks { $card }.
event-friend-casts = { $holder } speaks { $card } for { $player }, and forgets it.
event-uses = { $player } uses { $card }.
event-straightens = { $player } makes { $card } ready again.
event-turns-up = { $card } is back with { $player }.
event-threatens = At { $at } something comes through for { $player }: { $count } to the Threat.
event-threatens-yours = At { $at } it comes through for you: { $cards } ({ $count }).
event-threatens-without = Without any Gate something comes to { $player }: { $count } to the Threat.
event-threatens-without-yours = Without any Gate it comes to you: { $cards } ({ $count }).
event-rises = { $card } is here. Nobody asks for whom, but { $player } called.
event-wanes = { $card } turns away from { $player }.
event-summons =
    { $player } calls { $card } upon { $other }{ $does ->
        [0] .
       *[other] : “{ $says }”
    }
event-carried = { $card } carries { $player } away.
event-happens = { $player } plays { $card }.
event-happens-to =
    { $player } plays { $card } at { $other }{ $does ->
        [0] .
       *[other] : “{ $says }”
    }
event-in-vain = Nothing comes of { $card }.
event-loses = { $player } loses { $count } Sanity.
event-loses-combat = { $player } loses { $count } Sanity in Combat.
event-loses-by = { $player } loses { $count } Sanity: { $card }.
event-gains = { $player } breathes again: +{ $count } Sanity.
event-night = It is night.
event-day = It is day. It does not help much.
event-passes = { $player } waits.
event-loses-turn = { $player } loses a turn, and cannot say where the day went.
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
event-deals = Everybody draws { $count } cards.
event-fetched = { $player } looks for help and finds { $card }.
event-fetched-nothing = { $player } looks for help in vain: { $kind }.
event-recovered = { $player } finds { $card } again.
event-saw-hand = { $player } looks at the hand of { $other }.
event-saw-hand-yours = In the hand of { $other } you see { $count }: { $cards }.
event-saw-threat = { $player } looks at the Threat of { $other }.
event-saw-threat-yours = In the Threat of { $other } you see { $count }: { $cards }.
event-lost-from-hand = { $player } loses { $card } from hand.
event-lost-from-hand-by = { $player } loses { $card } from hand: { $by }.
event-gone-buried = Part of the story of { $player } now: { $card }.
event-gone-discarded = { $player } loses { $card }.
event-takes = { $player } takes { $card } from { $other }.
event-reopens = At { $card } the Gate is open again for { $player }.
event-combat = Enough has been done. The Threats move.
event-aimed =
    { $player } sends { $count ->
        [1] 1 Monster
       *[other] { $count } Monsters
    } against { $other }.
event-defends = { $card } stands for { $player } against { $other }.
event-storms = { $card } joins the Threat of { $player } against { $other }.
event-tips = The Threat of { $player } against { $other } has { $bonus }.
event-wards = { $player } will lose { $count } less.
event-controls = Something changes its master, or not: { $player } calls on the Threat of { $other }.
event-controls-yours = { $card } leaves { $other } and follows { $player }.
event-controls-nothing = In the Threat of { $other } nothing listens to { $player }.
event-banished = { $player } banishes { $card }, sent by { $other }.
event-revealed = Against { $other } come, for { $player }: { $cards }.
event-sunlight = { $card } of { $player } does not survive the morning.
event-cosmic =
    { $count ->
        [0] In the cosmic battle { $player } and { $other } are even.
        [one] In the cosmic battle { $player } has one point more than { $other }.
       *[other] In the cosmic battle { $player } has { $count } points more than { $other }.
    }
event-falls = { $card } stood between for { $player }, and is gone.
event-unseen = Nobody saw what went past the friends of { $player } ({ $count }).
event-buried = Part of the story of { $player } now: { $cards }.
event-discards =
    { $player } lets go of { $count ->
        [one] a card
       *[other] { $count } cards
    }: { $cards }.
event-reshuffles = { $player } shuffles the pile into the deck, goes over everything again, and sleeps worse for it.
event-lobotomy = { $player } signs the form. The rest is very quiet.
event-completes = { $player } completes { $card }: { $points } points. { $cards }. { $tale }
moment-completes = { $player } completes { $card }. { $tale }
event-insane = { $player } laughs, and does not stop: no Sanity is left.
event-game-ends =
    Game { $game } of { $of } is over: { $scores }.{ $game ->
        [1] {""}
       *[other] {" "}The saga stands at { $sums }.
    }
event-shaken = { $player } has not slept since: { $count } Sanity less to begin with.
event-pack-opens = Everybody opens a pack: { $pack } of { $of }.
event-drafted-yours = You take { $card }.
event-deck-built = { $player } has built a deck of { $count } cards.
event-ends = The file is closed. { $player } has { $score }.
event-ends-draw = The file is closed. Nobody has the better of it: { $score } each for { $players }.
