# A first game, against a bot and without hurry: a word on every question, above its buttons.

lesson-welcome = 🎓 **Your first case.** One bot plays against you, and nobody is in a hurry. It ends when somebody completes an Adventure, or has no Sanity left; then Adventure points and Sanity count, and the most wins. You are Edith Whitcomb, with *The Locked Shelf*: books, scholars, and Adventures close to home. Press what you like; the button with 🎓 is what a sensible beginner would do. Walk away whenever you like; it waits here.
lesson-turn = One card a turn. A Location first; then look which of your Adventures lacks least, if you hold one, and play what fills its lines: Allies where they are found, Tomes and Artifacts where the place has that word. Pass when nothing is worth its Sanity.
lesson-turn-nothing = All that is left is to pass. You are asked all the same: a pass that came by itself would tell the others that you have nothing.
lesson-turn-first = A Location in Lovecraft Country is laid at once. Take one with words that your hand needs: TOME for Tomes, ARTIFACT for Artifacts, UNIVERSITY for scholars. Where you hold an Adventure, the list says what serves it.
lesson-turn-walking = Between cities one walks: this turn arrives. Until then you are out of doors, and nothing that needs a place can be played.
lesson-along = What fits may come along in the same turn: Monsters that join through one Gate, Spells into the Tome just opened, or with the Ally who has just come.
lesson-again = The card lets you play another at once. It costs and needs what it always does.
lesson-destination = Travel at once: the Location that you choose is laid straight, in this very turn.
lesson-holder = A Spell in a Tome can be cast every round, for its Sanity. With an Ally it costs nothing, and is gone.
lesson-bearer = A weapon adds its points to the Ally who bears it.
lesson-aim = Your Threat against theirs: what is left of it costs them Sanity.
lesson-assign = Allies absorb what is left of a Threat. Whoever absorbs anything is buried in your Story Deck, and still counts for Adventures there. Who stays out is safe.
lesson-defend = Allies who defend absorb what the Monster is worth, each as much as their Value. Whoever absorbs anything is buried in your Story Deck, and still counts for Adventures there; what nobody absorbs costs you Sanity.
lesson-assign-any = { lesson-assign }
lesson-window = Now is the time for Spells and Artifacts that protect, or that make a Threat stronger. Nothing is a good answer, too.
lesson-discards = What fills no line of an Adventure and leads nowhere can go: you draw back to 13. Keep Adventures, what they need, and a Location or two to go on with.
lesson-over = 🎓 **That was your first case.** Next time take another deck: in the lobby one press does it. People are more dangerous than bots; bring some.
