# What the game is called, its help, its commands, and what can be set before it.

game-mythos = Mythos
pitch-mythos = Investigators in Lovecraft’s country, each with a deck of their own: travel, find friends and forbidden books, send what comes through the Gates against the others, and tell your Adventure before your nerves go.
picture-banner = Mythos: a lamp in a dark window, and a row of cards with a book, a gate, an eye and a star.
picture-banner-line = 2 to 4 investigators. One of them will regret the Latin.
cmd-mythos = mythos
    .text = A card game of investigators in Lovecraft’s country.
cmd-new-length = length
    .text = One Adventure, a campaign, or a saga of several games.
cmd-new-combat = combat
    .text = Whether Combat is asked in order, or of all at once.
cmd-new-decks = decks
    .text = Decks that are brought along, or drafted at the table.
cmd-play = play
    .text = Plays a card of your hand.
cmd-play-what = card
    .text = Which card.
cmd-arrive = arrive
    .text = Reaches the Location to which you walk.
cmd-arrive-what = where
    .text = Which Location.
cmd-use = use
    .text = Uses an Artifact or Ally, or makes one ready again.
cmd-use-what = card
    .text = Which card.
cmd-cast = cast
    .text = Casts a Spell.
cmd-cast-what = spell
    .text = Which Spell, and from where.
cmd-complete = complete
    .text = Completes an Adventure.
cmd-complete-what = adventure
    .text = Which Adventure.
cmd-pass = pass
    .text = Passes, or has nothing more to do.
cmd-pass-what = what
    .text = What exactly.
cmd-story = story
    .text = Shows what lies in the Story Decks.
cmd-story-what = whose
    .text = Part of an Investigator’s name, as Edith; anything else shows everybody’s.
cmd-pile = pile
    .text = Shows what lies in the discard piles.
cmd-pile-what = whose
    .text = Part of an Investigator’s name, as Edith; anything else shows everybody’s.
cmd-threat = threat
    .text = Shows what lies in your own Threat, to you alone.
look-threat =
    Your Threat: { $count ->
        [0] empty
       *[other] { $count }: { $cards }
    }.
look-threat-nobody = Only those who play here have a Threat, and each sees their own.
cmd-taken = taken
    .text = Shows what you have taken in a draft, to you alone.
look-taken-nothing = You have taken nothing in a draft here.
look-story =
    { "" }**{ $player }** ({ $who }), Story Deck: { $count ->
        [0] empty
       *[other] { $count }: { $cards }
    }.
look-pile =
    { "" }**{ $player }** ({ $who }), pile: { $count ->
        [0] empty
       *[other] { $count }: { $cards }
    }.
look-and =
    { $first }
    { $rest }
cmd-workshop = decks
    .text = Your decks: build, import and export them, to you alone.
button-bring = My deck
takes-minutes = about { $count } minutes
takes-weeks = about { $from } to { $to } weeks
level-novice = dabbler
    .hint = Plays mostly sensibly, now and then on a whim
level-rookie = student
    .hint = A sensible beginner, who reads or hunts
level-racer = scholar
    .hint = Tries each play in tables that fit what they see
temper-reader = works for one Adventure
temper-hunter = sends Monsters first
plan-text = Up to { $most } next moves, in order. When your turn comes, the first of them is made after a moment. If it cannot be made, or if you have lost Sanity or a card in play meanwhile, the plan stops and you are asked. Nobody else sees it.
review-unit = Sanity
review-method = Weighed with what you could know then, never with what others held; what may have been chance does not count. What cards, Adventures and the end of the game are worth is counted in Sanity, too, so that it may be more than anybody has; the sentence names the largest part.
why-adventure =
    It brings one of your Adventures nearer: that alone is worth { $amount } Sanity more than { $other }{ $but ->
        [0] .
       *[other] ; the rest takes { $against } off.
    }
why-way =
    It serves your travels: that alone is worth { $amount } Sanity more than { $other }{ $but ->
        [0] .
       *[other] ; the rest takes { $against } off.
    }
why-things =
    What it does for you alone is worth { $amount } Sanity more than { $other }{ $but ->
        [0] .
       *[other] ; the rest takes { $against } off.
    }
why-threat =
    It makes more of your Threat: that alone is worth { $amount } Sanity more than { $other }{ $but ->
        [0] .
       *[other] ; the rest takes { $against } off.
    }
why-sanity =
    It costs less than { $other }: that alone is worth { $amount } Sanity{ $but ->
        [0] .
       *[other] ; the rest takes { $against } off.
    }
why-wait = It keeps { $other } for later, when that is worth more.
why-end = It ends the game, and { $other } would give that away.
dial-deck = Deck
    .hint = What you play with. Nobody else sees it before the end; your Investigator shows when the game begins.
dial-deck-locked_shelf = { deck-locked_shelf }
    .hint = Edith Whitcomb, books and scholars. Good for a first game.
dial-deck-hills_remember = { deck-hills_remember }
    .hint = Nahum Sparrow, many Gates and heavy Monsters.
dial-deck-below_the_reef = { deck-below_the_reef }
    .hint = Captain Thorne, Deep Ones and a steamer.
dial-deck-silver_key_deck = { deck-silver_key_deck }
    .hint = Inês Carvalho, down into the Dreamlands.
dial-deck-cold_south = { deck-cold_south }
    .hint = Walter Stroud, guns and scientists, far south.
dial-deck-lies_buried = { deck-lies_buried }
    .hint = Thaddeus Coyle, graves and the cheap dead.
help-1 = Mythos in a few words
    .text =
        You lead an Investigator, hold 13 cards and play one card a turn. Locations take you where Allies, Artifacts and Tomes are found; all of that, and whatever is buried in your Story Deck, is what your **Adventures** ask for. Whoever has it all plays the Adventure and ends the game: Adventure Points plus Sanity count, and most wins.

        { "" }**Sanity** is both your purse and your life: a minus on a card is what it costs. At 0 the game is over, for everybody.
        { "" }**The Threat:** at a Gate you lay Monsters face down. When somebody passes twice in a row, or passes while another passed in their last turn, the Threats clash, and what is left costs the others Sanity.
help-2 = Your turn
    .text =
        Press **{ button-hand }**, or answer the message that I send you. The list holds exactly what you can play now; each line says what it costs and whether it wins. In your hand a green edge marks the same cards, and below stand your Adventures, the nearest with what each still needs.

        { "" }**No Location yet?** The first card of a game is a Location or an Event. Within a city you are there at once; elsewhere in a Region you walk, and your next turn arrives.
        { "" }**Nothing useful?** Pass. A round ends by passing; then comes Combat, you discard what you do not need, and fill your hand to 13.
help-3 = Decks
    .text =
        Everybody has every card. In the lobby **{ button-bring }** shows six decks that lie ready: one press takes one. *The Locked Shelf* against *Below the Reef* is a good first game. A **saga** is three or five games in a row, whose scores are added up; between them each may change up to ten cards. In a **draft** nobody brings a deck: you take one card of a pack, pass on the rest, and build of what you have taken.
help-4 = Alone, with friends, over days
    .text =
        Alone? **{ button-learn }** takes you through a game against a bot. `/mythos new` opens a table; **{ button-add-bot }** fills it. **Live** games take an evening; **over days** you have a day for a turn. `/mythos rules` has every rule, `/mythos card` every card.

        Mythos was a collectible card game published by Chaosium in 1996. This is a fan’s table for its rules; every card on it is our own design, and the publisher has nothing to do with it.
