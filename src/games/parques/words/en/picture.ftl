# What stands on pictures, and what they say in words.

picture-won = { $player } { $several ->
        [one] wins
       *[other] win
    }!
picture-opening = Who begins?
picture-counts = captured { $made }, lost { $suffered }, { $throws } throws
