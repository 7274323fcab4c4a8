# What the game is called, its help, and what is heard of it before and after.

game-fugitive = Fugitive
pitch-fugitive = One runs, one hunts. A row of face-down hideouts grows across the city; find them all before the way out is laid. Two players, and nobody believes anybody.
help-1 = A chase in a few words
    .text =
        The **Fugitive** lays hideouts from 0 towards 42, face down, each up to 3 higher than the one before; sprint cards under it reach further. The **Marshal** draws cards too, and names numbers: whatever is right is turned up, and if no hideout is left face down, it is an arrest. Whoever lays 42 is away, unless nothing of 30 or more was found: then a manhunt follows.

        { "" }**Sprint:** odd cards take the Fugitive 1 further, even ones 2. How many lie there is open; which, is not.
help-2 = Your turn
    .text =
        Press **My hand**: only you see what it opens. It shows your cards and your route, or your notebook, and everything you can do is there.

        { "" }**As the Fugitive:** draw, then place one hideout or pass. The list shows each hideout with the cheapest cards for it; below it you can lay down as you like, bluffs included.
        { "" }**As the Marshal:** draw, then mark one number or several and press Accuse. Several are all or nothing. Typed it is `/fugitive guess 5 9 12`. Your notebook takes marks of your own, whoever’s turn it is: press Marks, or type `/fugitive mark 12 ?`.
help-3 = Alone, with a friend, over days
    .text =
        Alone? **Add a bot** at the table: it runs or hunts, at four levels. A **match** is two games with the roles swapped; a win each, and the shorter chase decides.

        Over days you have a day for a turn, and I write to you when you are waited for. `/fugitive rules` has every rule, `/fugitive card` every event.
picture-banner = Fugitive. A row of face-down cards leads across a city at night, to the way out.
picture-banner-line = 2 players. One of them is lying.
preset-chase = One chase
    .hint = Both are here. A single game.
preset-match = Match
    .hint = Both are here. Two games with the roles swapped, and a score.
preset-short-run = Short run
    .hint = Both are here. The way out is 29.
preset-days = Over days
    .hint = You look in now and then: a day for a turn. Two games with the roles swapped.
takes-minutes = about { $count } minutes
takes-weeks = { $from ->
        [one] about { $from } to { $to } weeks
       *[other] about { $from } to { $to } weeks
    }
verdict-match = 🏁 **{ $player } wins the match, { $wins } – { $losses }.** The case is closed. Both files.
    .player = 🏁 **You win the match, { $wins } – { $losses }.** The case is closed. Both files.
verdict-match-shorter = 🏁 **{ $player } wins the match, { $wins } – { $losses }:** the shorter chase decides. The case is closed. Both files.
    .player = 🏁 **You win the match, { $wins } – { $losses }:** the shorter chase decides. The case is closed. Both files.
next-time-lying-low = The Marshal won every chase. Another time try **Laying low**, under *More options*: a pass draws a card, which helps whoever runs.
verdict-draw = 🏁 **The match is a draw.** They nod at each other across the bar.
verdict-arrest = 🏁 **{ $player } arrests { $other }** in night { $rounds }.{ $runner ->
       *[other] {""}
    }
    .player = 🏁 **You arrest { $other }** in night { $rounds }.
    .other = 🏁 **{ $player } arrests you** in night { $rounds }.
verdict-caught = 🏁 **{ $player } arrests { $other }** on the runway, in night { $rounds }.{ $runner ->
       *[other] {""}
    }
    .player = 🏁 **You arrest { $other }** on the runway, in night { $rounds }.
    .other = 🏁 **{ $player } arrests you** on the runway, in night { $rounds }.
verdict-cornered = 🏁 **{ $player } arrests { $other }**, cornered, in night { $rounds }.{ $runner ->
       *[other] {""}
    }
    .player = 🏁 **You arrest { $other }**, cornered, in night { $rounds }.
    .other = 🏁 **{ $player } arrests you**, cornered, in night { $rounds }.
verdict-escape = 🏁 **{ $player } escapes { $other }** in night { $rounds }.{ $runner ->
       *[other] {""}
    }
    .player = 🏁 **You escape { $other }** in night { $rounds }.
    .other = 🏁 **{ $player } escapes you** in night { $rounds }.
verdict-slipped = 🏁 **{ $player } slips away from { $other }** in the manhunt of night { $rounds }.{ $runner ->
       *[other] {""}
    }
    .player = 🏁 **You slip away from { $other }** in the manhunt of night { $rounds }.
    .other = 🏁 **{ $player } slips away from you** in the manhunt of night { $rounds }.
verdict-resigned = 🏁 **{ $player } wins:** { $other } gave up in night { $rounds }.{ $runner ->
       *[other] {""}
    }
    .player = 🏁 **You win:** { $other } gave up in night { $rounds }.
    .other = 🏁 **{ $player } wins:** you gave up in night { $rounds }.
career-ran = As the Fugitive: { $wins } of { $games } won, { $survived ->
        [one] 1 manhunt survived
       *[other] { $survived } manhunts survived
    }
career-hunted = As the Marshal: { $wins } of { $games } won, { $right } of { $named } numbers right
milestone-escape = { $player } has escaped for the first time.
milestone-arrest = { $player } has made a first arrest.
milestone-survived = { $player } has survived a first manhunt.
milestone-at-once = { $player } has made an arrest in the first night.
highlight-route = The route of { $player } (✓ found): `{ $row }`
highlight-at-once = Night { $round }: { $count } at one stroke, { $numbers }.
highlight-near-miss = Night { $round }: { $numbers }, and { $right } of the { $count } were right. Nobody knew.
highlight-kept = The { $number } stayed hidden for { $rounds } nights.
review-unit = hideouts
