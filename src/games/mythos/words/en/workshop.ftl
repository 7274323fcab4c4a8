# Building decks: shelves, how a deck stands, what is wrong with it, what to think of.

shelf-who = Investigators
shelf-location-inland = Locations: Arkham, Dunwich, inland
shelf-location-coast = Locations: Innsmouth, Kingsport, Boston, Providence
shelf-location-far = Locations: far away, and the Dreamlands
shelf-ally-steadfast = Allies: steadfast
shelf-ally-other = Allies: all others
shelf-artifact = Artifacts
shelf-tome = Tomes
shelf-spell = Spells
shelf-event-travel = Events: travel
shelf-event-other = Events: all others
shelf-monster = Monsters
shelf-old_one = Great Old Ones
shelf-adventure = Adventures
part-who = EDU { $edu }, Sanity { $sanity }, hand { $least } to { $most }
part-points = { $points } Adventure Points
part-value = Value { $value }
deck-standing =
    { $who } · { $cards } cards ({ $least } to { $most }) · Adventures { $adventures }, { $points } points · { $problems ->
        [0] can be played
        [one] 1 problem
       *[other] { $problems } problems
    }
deck-too-few =
    { $missing ->
        [one] One card is missing: there are { $n }.
       *[other] { $missing } cards are missing: there are { $n }.
    }
deck-too-many = { $n } cards are too many: { $most } at most.
deck-copies = { $card }: four copies at most.
deck-unique = { $card } is unique: one copy.
deck-no-adventure = There is no Adventure in it: nothing could end the game for you.
deck-no-code = This is no deck code, or it was copied badly.
deck-newer = This code comes from a newer version of this game.
deck-unknown = This code names a card that does not exist.
deck-was = Deck: `{ $code }`
advice-unreached = { $card }: nothing in the deck leads there.
advice-unfound = { $card }: at no Location of the deck they are found.
advice-unread = { $card }: nobody in the deck reads it, or there is no place for a Tome.
advice-unheld = { $card }: no Tome, Ally or Artifact of the deck can hold it.
advice-untold = { $card }: the deck has not all that it needs.
