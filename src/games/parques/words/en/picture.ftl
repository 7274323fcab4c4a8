# What stands on pictures, and what they say in words.

picture-won = { $player } wins!
picture-opening = Who begins?
picture-counts = captured { $made }, lost { $suffered }, { $throws } throws
