# What cards say, a sentence for each effect. Which are needed is what the rules use.

text-when =
    { $when ->
        [1] When you arrive:
        [2] When a round begins:
        [3] Use:
        [4] Use, in Combat:
        [5] Once each Combat:
       *[other] In Combat:
    }
text-one = { $first }
text-or = { $first } / { $rest }
text-conditions = In play: { $cards }.
text-need-location =
    { $count } { $count ->
        [one] Location
       *[other] Locations
    }{ $some ->
        [0] {""}
       *[other] {" "}({ $any })
    }
text-fetch-location =
    Take { $some ->
        [0] a Location
       *[other] one { $word } Location
    } from your deck into your hand, show it, and shuffle.
text-again-location =
    { $when ->
        [1] When you arrive: you
       *[other] You
    } may play { $some ->
        [0] a Location
       *[other] one { $word } Location
    } at once.
text-cost-location =
    Your Locations{ $some ->
        [0] {""}
       *[other] {" "}({ $word })
    } cost { $count } Sanity less.
text-need-ally =
    { $count } { $count ->
        [one] Ally
       *[other] Allies
    }{ $some ->
        [0] {""}
       *[other] {" "}({ $any })
    }
text-fetch-ally =
    Take { $some ->
        [0] an Ally
       *[other] one { $word } Ally
    } from your deck into your hand, show it, and shuffle.
text-again-ally =
    { $when ->
        [1] When you arrive: you
       *[other] You
    } may play { $some ->
        [0] an Ally
       *[other] one { $word } Ally
    } at once.
text-cost-ally =
    Your Allies{ $some ->
        [0] {""}
       *[other] {" "}({ $word })
    } cost { $count } Sanity less.
text-need-artifact =
    { $count } { $count ->
        [one] Artifact
       *[other] Artifacts
    }{ $some ->
        [0] {""}
       *[other] {" "}({ $any })
    }
text-fetch-artifact =
    Take { $some ->
        [0] an Artifact
       *[other] one { $word } Artifact
    } from your deck into your hand, show it, and shuffle.
text-again-artifact =
    { $when ->
        [1] When you arrive: you
       *[other] You
    } may play { $some ->
        [0] an Artifact
       *[other] one { $word } Artifact
    } at once.
text-cost-artifact =
    Your Artifacts{ $some ->
        [0] {""}
       *[other] {" "}({ $word })
    } cost { $count } Sanity less.
text-need-tome =
    { $count } { $count ->
        [one] Tome
       *[other] Tomes
    }{ $some ->
        [0] {""}
       *[other] {" "}({ $any })
    }
text-fetch-tome =
    Take { $some ->
        [0] a Tome
       *[other] one { $word } Tome
    } from your deck into your hand, show it, and shuffle.
text-again-tome =
    { $when ->
        [1] When you arrive: you
       *[other] You
    } may play { $some ->
        [0] a Tome
       *[other] one { $word } Tome
    } at once.
text-cost-tome =
    Your Tomes{ $some ->
        [0] {""}
       *[other] {" "}({ $word })
    } cost { $count } Sanity less.
text-need-spell =
    { $count } { $count ->
        [one] Spell
       *[other] Spells
    }{ $some ->
        [0] {""}
       *[other] {" "}({ $any })
    }
text-fetch-spell =
    Take { $some ->
        [0] a Spell
       *[other] one { $word } Spell
    } from your deck into your hand, show it, and shuffle.
text-again-spell =
    { $when ->
        [1] When you arrive: you
       *[other] You
    } may play { $some ->
        [0] a Spell
       *[other] one { $word } Spell
    } at once.
text-cost-spell =
    Your Spells{ $some ->
        [0] {""}
       *[other] {" "}({ $word })
    } cost { $count } Sanity less.
text-need-event =
    { $count } { $count ->
        [one] Event
       *[other] Events
    }{ $some ->
        [0] {""}
       *[other] {" "}({ $any })
    }
text-fetch-event =
    Take { $some ->
        [0] an Event
       *[other] one { $word } Event
    } from your deck into your hand, show it, and shuffle.
text-again-event =
    { $when ->
        [1] When you arrive: you
       *[other] You
    } may play { $some ->
        [0] an Event
       *[other] one { $word } Event
    } at once.
text-cost-event =
    Your Events{ $some ->
        [0] {""}
       *[other] {" "}({ $word })
    } cost { $count } Sanity less.
text-need-monster =
    { $count } { $count ->
        [one] Monster
       *[other] Monsters
    }{ $some ->
        [0] {""}
       *[other] {" "}({ $any })
    }
text-fetch-monster =
    Take { $some ->
        [0] a Monster
       *[other] one { $word } Monster
    } from your deck into your hand, show it, and shuffle.
text-again-monster =
    { $when ->
        [1] When you arrive: you
       *[other] You
    } may play { $some ->
        [0] a Monster
       *[other] one { $word } Monster
    } at once.
text-cost-monster =
    Your Monsters{ $some ->
        [0] {""}
       *[other] {" "}({ $word })
    } cost { $count } Sanity less.
text-need-old_one =
    { $count } { $count ->
        [one] Great Old One
       *[other] Great Old Ones
    }{ $some ->
        [0] {""}
       *[other] {" "}({ $any })
    }
text-fetch-old_one =
    Take { $some ->
        [0] a Great Old One
       *[other] one { $word } Great Old One
    } from your deck into your hand, show it, and shuffle.
text-again-old_one =
    { $when ->
        [1] When you arrive: you
       *[other] You
    } may play { $some ->
        [0] a Great Old One
       *[other] one { $word } Great Old One
    } at once.
text-cost-old_one =
    Your Great Old Ones{ $some ->
        [0] {""}
       *[other] {" "}({ $word })
    } cost { $count } Sanity less.
text-need-adventure =
    { $count } { $count ->
        [one] Adventure
       *[other] Adventures
    }{ $some ->
        [0] {""}
       *[other] {" "}({ $any })
    }
text-fetch-adventure =
    Take { $some ->
        [0] an Adventure
       *[other] one { $word } Adventure
    } from your deck into your hand, show it, and shuffle.
text-again-adventure =
    { $when ->
        [1] When you arrive: you
       *[other] You
    } may play { $some ->
        [0] an Adventure
       *[other] one { $word } Adventure
    } at once.
text-cost-adventure =
    Your Adventures{ $some ->
        [0] {""}
       *[other] {" "}({ $word })
    } cost { $count } Sanity less.
text-value-own-ally =
    Your Allies{ $some ->
        [0] {""}
       *[other] {" "}({ $word })
    } have { $bonus } value.
text-value-all-ally =
    All Allies{ $some ->
        [0] {""}
       *[other] {" "}({ $word })
    } have { $bonus } value.
text-value-own-monster =
    Your Monsters{ $some ->
        [0] {""}
       *[other] {" "}({ $word })
    } have { $bonus } value.
text-value-all-monster =
    All Monsters{ $some ->
        [0] {""}
       *[other] {" "}({ $word })
    } have { $bonus } value.
text-value-itself =
    { $bonus } value{ $some ->
        [0] {""}
       *[other] {" "}when facing { $word }
    }.
text-recover-ally = Take an Ally from your discard pile into your hand.
text-unbury-ally = Take an Ally from your Story Deck and put it into play.
text-invisible = Invisible.
text-no-air = Cannot be reached by air.
text-access = Reached { $travels } only.
text-walk = You may walk here within { $sub }. Otherwise reached { $travels }.
text-until-combat = Until the end of the next Combat.
text-twice = After the second time bury this.
text-ends = Ends { $card }.
text-draw =
    { $when ->
        [0] Draw { $count } { $count ->
            [one] card
           *[other] cards
        }.
       *[other] { text-when } draw { $count } { $count ->
            [one] card
           *[other] cards
        }.
    }
text-lose-hand =
    { $when ->
        [0] An opponent discards { $count } { $count ->
            [one] card
           *[other] cards
        } from hand at random.
       *[other] { text-when } an opponent discards { $count } { $count ->
            [one] card
           *[other] cards
        } from hand at random.
    }
text-lose-hand-victim =
    If it damages an Investigator: that player discards { $count } { $count ->
        [one] card
       *[other] cards
    } from hand at random.
text-look-hand =
    { $when ->
        [0] Look at an opponent's hand.
       *[other] { text-when } look at an opponent's hand.
    }
text-look-threat =
    { $when ->
        [0] Look at an opponent's Threat.
       *[other] { text-when } look at an opponent's Threat.
    }
text-lose-turn =
    An opponent loses their next { $count ->
        [one] turn
       *[other] { $count } turns
    }.
text-bury-me-ally =
    Bury an Ally of an opponent{ $most ->
        [0] {""}
       *[other] {" "}(value { $most } or less)
    }.
text-discard-owner-ally = An opponent discards one of their Allies.
text-discard-owner-tome = An opponent discards one of their Tomes.
text-discard-me-artifact = Discard an Artifact of an opponent.
text-bury-victim-artifact = If it damages an Investigator: that player buries one of their Artifacts.
text-bury-victim-ally = If it damages an Investigator: that player buries one of their Allies.
text-bury-self = Then bury this.
text-reopen =
    { $when ->
        [0] The Gate of your Location can be used again.
       *[other] { text-when } the Gate of your Location can be used again.
    }
text-straighten-artifact =
    { $when ->
        [0] Straighten one of your Artifacts.
       *[other] { text-when } straighten one of your Artifacts.
    }
text-travel-land =
    { $when ->
        [0] Travel by land: play a Location of your Region upright{ $once ->
            [0] .
           *[other] , at once.
        }
       *[other] { text-when } travel by land: play a Location of your Region upright{ $once ->
            [0] .
           *[other] , at once.
        }
    }
text-travel-sea =
    { $when ->
        [0] Travel by sea: play a Location that can be reached by sea{ $once ->
            [0] .
           *[other] , at once.
        }
       *[other] { text-when } travel by sea: play a Location that can be reached by sea{ $once ->
            [0] .
           *[other] , at once.
        }
    }
text-travel-air =
    { $when ->
        [0] Travel by air: play a Location that can be reached by air{ $once ->
            [0] .
           *[other] , at once.
        }
       *[other] { text-when } travel by air: play a Location that can be reached by air{ $once ->
            [0] .
           *[other] , at once.
        }
    }
text-travel-undersea =
    { $when ->
        [0] From a COAST or an Island, travel under the sea: play a Location that can be reached so{ $once ->
            [0] .
           *[other] , at once.
        }
       *[other] { text-when } from a COAST or an Island, travel under the sea: play a Location that can be reached so{ $once ->
            [0] .
           *[other] , at once.
        }
    }
text-travel-dream =
    { $when ->
        [0] Travel to the Dreamlands: play a Location there{ $once ->
            [0] .
           *[other] , at once.
        }
       *[other] { text-when } travel to the Dreamlands: play a Location there{ $once ->
            [0] .
           *[other] , at once.
        }
    }
text-travel-wake =
    { $when ->
        [0] Wake up: play a Location of Lovecraft Country{ $once ->
            [0] .
           *[other] , at once.
        }
       *[other] { text-when } wake up: play a Location of Lovecraft Country{ $once ->
            [0] .
           *[other] , at once.
        }
    }
text-travel-dream-or-wake =
    { $when ->
        [0] Travel to the Dreamlands and play a Location there, or wake up and play a Location of Lovecraft Country{ $once ->
            [0] .
           *[other] , at once.
        }
       *[other] { text-when } travel to the Dreamlands and play a Location there, or wake up and play a Location of Lovecraft Country{ $once ->
            [0] .
           *[other] , at once.
        }
    }
text-swift-sea = When you travel by sea, you may play the Location at once.
text-swift-dream = You may play a Location of the Dreamlands from any HOUSE or OUTDOORS Location, walking.
text-opens-dream = From here you may play a Location of the Dreamlands, upright.
text-threat =
    { $when ->
        [0] Your Threat has { $bonus }.
       *[other] { text-when } your Threat has { $bonus }.
    }
text-weaken =
    { $when ->
        [0] An opponent's Threat has { $bonus }.
       *[other] { text-when } an opponent's Threat has { $bonus }.
    }
text-ward =
    { $when ->
        [0] Your Investigator loses { $count } less.
       *[other] { text-when } your Investigator loses { $count } less.
    }
text-banish =
    { $when ->
        [0] Bury a random Monster of an opponent's Threat.
       *[other] { text-when } bury a random Monster of an opponent's Threat.
    }
text-sees = Sees invisible Monsters.
text-sees-all =
    { $when ->
        [0] Your Allies see invisible Monsters.
       *[other] { text-when } your Allies see invisible Monsters.
    }
text-holds-spell = Can hold a Spell, whatever its icons.
text-speaks = Knows { $language }.
text-joins = Joins with { $word }.
text-carry = Summoned, it can carry you { $travel } instead.
text-dies-by-day = Revealed by day OUTDOORS, it is buried.
text-summon = Summon a Monster ({ $word }) from your hand.
text-control =
    { $when ->
        [0] Control a random Monster ({ $word }) of an opponent's Threat.
       *[other] { text-when } control a random Monster ({ $word }) of an opponent's Threat.
    }
text-time-night = It is NIGHT for everybody.
text-time-day = It is DAY for everybody.
text-raise =
    { $when ->
        [0] Put a Monster ({ $word }) from hand into your Threat without a Gate, paying its cost.
       *[other] { text-when } put a Monster ({ $word }) from hand into your Threat without a Gate, paying its cost.
    }
text-take-ally = Take an Ally of an opponent whose Location is in the same Region as yours; it is yours until it is buried.
text-ally-anywhere = Play an Ally from your hand at once, wherever you are, in its own dimension.
text-commit = Until they have passed once, an opponent can play no Location.
text-spoil = Discard the card that an opponent played last, if it came into play in their latest turn and is an Ally, Artifact or lasting Event.
text-blight = If it damages an Investigator: discard their Location.
text-all-gates = Every Gate can be used once more each round, by everybody.
text-no-gain = No Investigator gains Sanity, except by completing an Adventure.
text-gain =
    { $when ->
        [0] { $only ->
            [2] If your Threat is empty, gain { $count } Sanity.
           *[other] Gain { $count } Sanity.
        }
       *[other] { text-when } if your Location has { $word }, gain { $count } Sanity.
    }
text-lose-opponent = An opponent loses { $count } Sanity.
text-lose-each-opponent = Each opponent loses { $count } Sanity.
text-lose-all = Every Investigator loses { $count } Sanity.
text-lose-victim = If it damages an Investigator: that Investigator loses { $count } Sanity more.
text-lose-holder = Put this before an opponent: each time they use a Gate, they lose { $count } Sanity.
