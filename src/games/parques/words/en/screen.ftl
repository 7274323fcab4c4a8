# What a player reads and may press. Labels say what happens, not arithmetic.

chain = { $first } · { $then }
word-nothing = nothing
screen-opening = The dice say who begins.
screen-turn = { $player } has the dice.
screen-waiting = Nothing for you to decide right now. { $player } has the dice.
screen-others = It is your turn; somebody else decides something first.
screen-over-alone = 🏁 { $player } is the last one at the table, and wins.
    .player = 🏁 You are the last one at the table, and win.
screen-over = 🏁 { $player } brings the last one home. Done!
    .player = 🏁 You bring the last one home. Done!
ask-throw = Your turn: throw the dice.
ask-play = { $dice }: what do you play?
ask-leftover = { $dice }: one is out, and a die is left over. Who walks it?
ask-bonus = { $steps } steps earned: with which piece?
ask-carry = { $dice }: three pairs! Which piece goes straight home?
ask-sure = { $dice }: you could capture somebody, and this leaves them alone. Really?
ask-aside = Your move is made. You can take it back until { $player } throws; there is nothing you have to press.
ask-aside-blow = Did { $other } leave a capture? You can blow until { $player } throws.
public-throw = { $player } has the dice.
public-play = { $player } threw { $dice }.
public-leftover = { $player } has a die left over from { $dice }.
public-bonus = { $player } threw { $dice } and has earned { $steps } steps.
public-carry = { $player } threw a third pair, { $dice }.
public-aside = { $player } may still say something.
scene-pairs =
    { $pairs ->
        [one] 🎲 One pair in this turn.
       *[other] 🎲 { $pairs } pairs in this turn.
    }
scene-dice = 🎲 { $player }: { $dice }{ $pairs ->
        [0] {""}
        [one] , 1 pair
       *[other] , { $pairs } pairs
    }
button-word = Blow on the dice
word-said = { $player } blows “{ $word }” on the dice
luck-player = 🎲 **{ $player }**: { $throws } throws, { $faces } · pairs { $pairs } ({ $pairs_due } to be expected) · pips { $pips } ({ $pips_due } to be expected) · { $drought } throws in a row without a pair at most · luckier than { $luck } of 100 · captured { $made }, sent back { $suffered }{ $release ->
        [0] {""}
        [one] {" "}· out with the first throw
       *[other] {" "}· out after { $release } throws
    }
luck-even = With fair dice most tables look more uneven than this one.
luck-uneven = Tables with fair dice look at least this uneven one time in { $often }.
luck-rare = Tables with fair dice look this uneven less than one time in a thousand. That is rare, and the proof is here: everything can be drawn again.
scene-gentle = Nobody has come home for an age: captured pieces return to their start cell.
group-plays = Your plays
group-other-plays = Other plays
press-throw = 🎲 Throw
press-shake = 🌬️ Blow on the dice and throw
    .hint = For luck. The dice do not mind.
press-play = { $first }
press-play-two = { $first } · { $second }
press-carry = { $piece } home: { $where }
press-leaves = { $play } · leaves a capture
press-blow = 😤 Blow: { $other } left a capture?
    .hint = If so, the piece goes to jail. If not, nothing happens.
press-take-back = ↩️ Take my move back
    .hint = The same dice, played otherwise.
press-again = 👀 Look again
    .hint = The same dice: choose once more.
press-hands-fast = ⚡ From now on my plain moves play themselves{ $now ->
        [1] , this one too
       *[other] {""}
    }
    .hint = Plain choices are made for you: you are asked where somebody can be captured or get home.
press-hands-own = ✋ I choose every move again
    .hint = You make every choice yourself.
press-nothing = No, go on
press-keep = Keep my move
where-jail = from jail
where-home = at home
where-salida = from the start cell
where-steps = { $steps ->
        [one] one step
       *[other] { $steps } steps
    } gone
where-lane = in the lane, { $left } from home
leg-eats = { $steps } with { $piece } → captures { $players }
    .you = you
    .players = { $steps } with { $piece } → captures you
leg-plain = { $steps } with { $piece }
leg-seguro = { $steps } with { $piece } to safe cell { $cell }
leg-salida = { $steps } with { $piece } to { $other }’s start cell
leg-empty-salida = { $steps } with { $piece } to an empty start cell (safe)
leg-lane = { $steps } with { $piece } in the lane, { $left } from home
leg-home = { $piece } home with { $steps }
standing-player = { $player } ({ $colour }, { $letter }): jail { $jail }{ $out ->
        [0] {""}
       *[1] {" "}· { $pieces }
    } · home { $home }
own-player = { $player } ({ $colour }): jail { $jail }{ $out ->
        [0] {""}
       *[1] {" "}· { $pieces }
    } · home { $home }
standing-gone = { $player } has left, and the pieces with them.
piece-seguro = { $piece } on safe cell { $cell }
piece-own-salida = { $piece } on the start cell
piece-salida = { $piece } on { $other }’s start cell
piece-empty-salida = { $piece } on an empty start cell
piece-lane = { $piece } in the lane, { $left } from home
piece-chased = { $piece } with { $other } { $far } behind{ $short ->
        [0] {""}
       *[other] , { $short } short of a safe cell
    }
piece-common = { $piece } { $short ->
        [0] on the street
       *[other] { $short } short of a safe cell
    }
summary = { $player } leads with { $left ->
        [one] one step
       *[other] { $left } steps
    } to go.
summary-ahead = You lead with { $mine ->
        [one] one step
       *[other] { $mine } steps
    } to go; { $player } has { $left }.
summary-mine = { $player } leads with { $left ->
        [one] one step
       *[other] { $left } steps
    } to go; you have { $mine }.
own-last =
    Your last turn: { $dice }{ $nothing ->
        [0] {""}
       *[other] {" "}· nothing moved
    }{ $released ->
        [0] {""}
        [one] {" "}· one out of jail
       *[other] {" "}· { $released } out of jail
    }{ $told ->
        [0] { $steps ->
            [0] {""}
            [one] {" "}· one step
           *[other] {" "}· { $steps } steps
        }
       *[other] {" "}· { $legs }
    }{ $captured ->
        [0] {""}
        [one] {" "}· one captured
       *[other] {" "}· { $captured } captured
    }{ $third ->
        [1] {" "}· third pair: one went home
        [2] {" "}· third pair: one went to jail
       *[other] {""}
    }
own-partner = Your partner: { $other } ({ $colour })
own-helps = All yours are home: you throw for { $other }.
verdict-winner = 🏁 **{ $player } { $several ->
        [one] wins
       *[other] win together
    }!** Home { $home }, captured { $made }, sent back { $suffered }{ $ahead ->
        [0] {""}
        [one] , one step ahead of the next
       *[other] , { $ahead } steps ahead of the next
    }.
verdict-place = { $place }. { $player }: home { $home }, captured { $made }, sent back { $suffered }
verdict-gone = { $place }. { $player }, who left
career-all = Pieces home: { $home } · captured: { $made } · lost: { $suffered }
career-pairs = Throws: { $throws } · pairs: { $percent }.{ $tenth }% (fair dice: 16.7%)
career-sheet = By the sheet’s rules: { $wins ->
        [one] 1 win
       *[other] { $wins } wins
    } in { $games ->
        [one] 1 game
       *[other] { $games } games
    }
milestone-first-win = 🏅 { $player } wins at Parqués for the first time.
milestone-hunter = 🏅 { $player } has captured { $count } pieces or more in one game.
milestone-captures = 🏅 { $player } has captured { $count } pieces in all.
milestone-unharmed = 🏅 { $player } wins without losing a single piece.
highlight-costliest = The costliest capture: { $player } sent { $other } back { $steps ->
        [one] one step
       *[other] { $steps } steps
    }.
highlight-feud = The feud: { $player } and { $other }, { $there } to { $back }.
highlight-jail = Most turns in a row with nobody out: { $players }, { $turns }.
highlight-unlucky = Out of luck: { $player }, whose dice showed { $whole }.{ $fraction } on average.
resign-sure = Do you leave the game for good? Your pieces leave the board, you come last, and you have no say at this table any more; where two play together a stand-in takes your seat instead. To be gone for a while there is “{ button-away }”.
did-resign = You have left this game for good, and your pieces with you; where two play together a stand-in takes your seat instead. The game counts as yours in the results, not in the ratings.
button-hand = My pieces
button-back-to-hand = Back to my pieces
discord-old-button = That button is from another time, and does nothing any more. Open your pieces or the table again.
move-none = Nothing like that can be done just now. “{ button-hand }” shows what can.
fair-throw = { $several ->
        [0] { $to }
       *[other] { $from }–{ $to }
    } · { $player }: { $dice }
