# What stands on pictures.

picture-sanity = Sanity { $sanity }
picture-points = { $points } points
picture-insane = insane, keeps { $points }
picture-walking = walking to { $card }
picture-gate = GATE
picture-counts = Threat { $threat } · story { $story } · hand { $held } · deck { $deck } · pile { $pile }
