# What people make for a game at leisure: decks. A game whose players make something else says so in its own words.

workshop-heading = Your decks
workshop-text = Everybody has every card. What you build here is yours alone; you choose it in the lobby, and nobody else sees it before the end of a game.
workshop-count = { $n } of { $most } decks
workshop-open = Open a deck
workshop-begin = Begin a new one
workshop-blank = With nothing
workshop-from = From: { $name }
workshop-new = New deck
workshop-import = Import
workshop-full = These are { $most } decks, and nobody can keep more. Delete one to begin or import another.
workshop-gone = That deck is not there any more, or has another name.
workshop-dropped = Deleted.
workshop-shelves = Cards of which kind?
workshop-shelf = { $name } · { $n }
workshop-part =
    { $n ->
        [0] { $name }
       *[other] { $n }× { $name }
    }
workshop-fewer = −
workshop-more = +
workshop-copies = { $n } of { $most }
workshop-search = Search
workshop-found =
    { $n ->
        [0] Nothing fits “{ $searched }”.
       *[other] “{ $searched }”: { $n } found
    }
workshop-check = Problems and advice
workshop-problems = What keeps it from being played
workshop-no-problem = Nothing: it can be played.
workshop-advice = What to think of
workshop-no-advice = Nothing comes to mind.
workshop-export = Export
workshop-export-text = The code, and the list. Either can be imported again, by anybody.
workshop-rename = Rename
workshop-drop = Delete
workshop-drop-sure = Yes, delete it
workshop-drop-sure-text = Delete **{ $name }**? It cannot be brought back without its code.
workshop-unreadable = Another edition of this bot has made **{ $name }**, and this one cannot read it. It stays as it is, unless you delete it.
workshop-all = All decks
workshop-back = Back to the deck
workshop-field-name = Name
workshop-field-called = Name
workshop-field-search = Title, word or place
workshop-field-list = A code, or a list: 4 Deep One
workshop-not-taken = Nothing was imported:
workshop-unread = I cannot read “{ $line }”.
workshop-own = Your own decks
workshop-make = Build a deck
workshop-unfinished =
    { $n ->
        [one] One of your decks cannot be played yet.
       *[other] { $n } of your decks cannot be played yet.
    }
