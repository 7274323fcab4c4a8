# What stands on pictures, and what they say in words.

picture-won = { $player } { $several ->
        [one] wins
       *[other] win
    }!
picture-opening = Who begins?
picture-counts = captured { $made }, lost { $suffered }, { $throws } throws
picture-walker = { $player } { $piece }
picture-walk = walked farthest: { $steps } steps{ $back ->
        [0] , and was never sent back
        [one] , and was sent back once
       *[other] , and was sent back { $back } times
    }
