# The words of the cards: title, text, flavour and rulings of each.
# Numbers come from the rules' table as arguments, so that text and rule cannot disagree:
# $bonus, $bonus2 arrive with their sign ("+3", "-1"); $count and $max are plain numbers.

## Vehicles

vehicle-car_of_cthulhu = Car of Cthulhu
    .flavour = Dead in its garage it waits, idling.

vehicle-the_vehicle_man_was_not_meant_to_drive = The Vehicle Man Was Not Meant to Drive
    .special = Only a Fungi or Zombie driver adds its Drive.
    .flavour = The pedals are in the wrong order. All nine of them.
    .ruling-1 = Any other driver counts Drive 0; a negative Drive is ignored too. What a driver's text does still works.

vehicle-the_unspeakable_olds = The Unspeakable Olds
    .flavour = Runs like a dream until somebody touches it.

vehicle-satanic_pushcart = Satanic Pushcart
    .special = While damaged, no free pass is made against its pit stops.
    .flavour = Zero horsepower. Six hundred and sixty-six goats.
    .ruling-1 = Read when the pit stop is announced.

vehicle-feararri = Feararri
    .flavour = Goes from nought to screaming in four seconds.

vehicle-sports_cthutility_vehicle = Sports Cthutility Vehicle
    .flavour = Room for seven, or for one with dignity.

vehicle-chariot_of_the_elder_gods = Chariot of the Elder Gods
    .flavour = Runs on faith. Unleaded faith.

vehicle-big_honkin_truck = Big Honkin' Truck
    .flavour = The brakes went first. Nobody misses them.

## Actions: Spells

card-chaos_spell = Chaos Spell
    .text = Choose clockwise or counter-clockwise: every player passes their whole hand to the next seat that way.
    .flavour = My cards! My beautiful, terrible cards!
    .ruling-1 = Chaos Spell itself has left the hand; it is not passed on.
    .ruling-2 = Hands pass at the same moment, empty ones too. Nobody draws or discards for a hand of more than 5.
    .ruling-3 = Standing orders belong to the player, not to the cards.

card-the_great_race = The Great Race
    .text = Exchange drivers with any other vehicle. One of you may have no driver.
    .flavour = Your body is fine. It is just somebody else's shift.
    .ruling-1 = At least one of the two vehicles must have a driver.
    .ruling-2 = A contagion on a driver moves with it; the new controller's turn counts from then on.
    .ruling-3 = Drivers changing seats do not arrive: Herbert West and the Cultist Intern do nothing.

card-cthulhu_steps_on_it = Cthulhu Steps on It
    .text = Choose a vehicle. Damage it and the vehicles immediately ahead of and behind it, all at once, even if one of them is yours.
    .flavour = He meant the accelerator. Mostly.
    .ruling-1 = With 3 vehicles everybody is damaged, yours too. With 4 or more you can choose so that yours is spared.

card-shantak_tow = Shantak Tow Service
    .text = Your vehicle automatically passes the vehicle ahead.
    .flavour = It smells of horse, and it is not a horse.
    .ruling-1 = As the leader you automatically pass the tail and gain a lap counter.

card-turn_the_silver_key = Turn the Silver Key
    .text = Play only if you are not winning the race. Move { $count ->
        [one] 1 place
       *[other] { $count } places
    } forward without a test.
    .flavour = It also starts the radio of 1883.
    .ruling-1 = A move is not a pass: Spikey Bits, Spacemeadweiser and the like do nothing.
    .ruling-2 = Each place across the line between front and back brings a lap counter, but “Lap gained” does not open: nothing was passed.

card-reanimate_the_engine = Reanimate the Engine
    .text = Repair your vehicle without a test. If you have a Zombie crew, also draw { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
    .flavour = It lives! It still needs oil, but it lives!
    .ruling-1 = An undamaged vehicle with a Zombie crew may play it for the draw.

## Actions: the rest

card-black_plague = Black Plague
    .text = Contagion: put this on any Crew card in play. At the end of its controller's turn that Crew card is discarded, and the Plague moves on.
    .flavour = Please sneeze into the other team's garage.
    .ruling-1 = Drivers and pit crew are equally exposed. It needs a Crew card in play to be played.
    .ruling-2 = A Zombie survives; the Plague moves on and may come back to it.
    .ruling-3 = It happens after the draw, as the last thing of the turn.

card-gremlins = Gremlins
    .text = Contagion: put this on any Mod in play. At the end of its controller's turn that Mod is discarded, and the Gremlins move on.
    .flavour = They read the manual. They disagree with it.
    .ruling-1 = A Mod that another player's card may not touch (Elder Sign Bumper Sticker) is no legal target, except for its own controller.
    .ruling-2 = A Mod taken by Chop Shop of Leng takes its Gremlins along.

card-dreamlands_shortcut = Dreamlands Shortcut
    .text = Make a passing attempt against the vehicle two ahead of you.
    .flavour = Seventy steps down, second exit, mind the cats.
    .ruling-1 = Success carries you past both. If the line between front and back is on the way, you gain a lap counter.
    .ruling-2 = Only the vehicle you tested against has been passed; the one in between has merely been overtaken by surprise (no pass triggers).
    .ruling-3 = With 3 vehicles, two ahead is the vehicle behind you: on success you keep your place and gain a lap counter.

card-wrench_out_of_space_and_time = Wrench Out of Space and Time
    .text = Choose one: repair your vehicle without a test; or discard a Mod from any other vehicle.
    .flavour = Fits every nut, and some of the drivers.
    .ruling-1 = An option that can do nothing cannot be chosen.

card-tekeli_li_throttle = Tekeli-li Throttle
    .text = Make a passing attempt against the vehicle ahead, with { $bonus }.
    .flavour = Albino penguins hate this one trick.

card-the_doom_that_came_to_turn_four = The Doom That Came to Turn Four
    .text = Damage the vehicles immediately ahead of and behind you, both at once.
    .flavour = Turns one to three had been so nice.
    .ruling-1 = With 3 vehicles the two are neighbours of one another; if both were already damaged they swap places.

card-the_pothole_over_innsmouth = The Pothole over Innsmouth
    .text = Play only if you are not winning the race. Damage the vehicle winning the race.
    .flavour = The council has been informed. The council has gills.
    .ruling-1 = The vehicle winning the race has the most lap counters; among equals, it is the one nearest the front. It need not be the leader.

card-technical_inspection = Technical Inspection
    .text = Damage every vehicle that shows Complexity { $count } or more, all at once, your own included.
    .flavour = Sir, your exhaust is praying.
    .ruling-1 = It reads the side that shows when it takes effect.
    .ruling-2 = It cannot be played while no vehicle shows that much Complexity.

card-chop_shop_of_leng = Chop Shop of Leng
    .text = Take a Mod from any other vehicle and attach it to yours, without a pit stop.
    .flavour = No questions asked. No eyes, either.
    .ruling-1 = With two Mods of your own, discard one of them first.

card-overdue_at_miskatonic = Overdue at Miskatonic
    .text = Draw { $count ->
        [one] 1 card
       *[other] { $count } cards
    }. This may take your hand above the limit.
    .flavour = The fine is your soul, payable per page.
    .ruling-1 = With more than 5 cards you need not discard, but you draw nothing else until you hold fewer than 5.
    .ruling-2 = The cards come one at a time; the Flag among them ends the race at once.

card-roadside_cult = Roadside Cult
    .text = Attach up to { $count ->
        [one] 1 Mod or Tires card
       *[other] { $count } Mod or Tires cards
    } from your hand, without a pit stop.
    .flavour = They come when you call. They do not leave.
    .ruling-1 = Full slots are emptied first, as in a pit stop.
    .ruling-2 = It needs at least one Mod or Tires card in hand; that it was played makes this public, and nothing more.

card-poach_the_pit_crew = Poach the Pit Crew
    .text = Move a Crew card from any pit crew to any other pit crew.
    .flavour = Better pay, worse hours, wetter colleagues.
    .ruling-1 = Drivers are not in the pit crew. Neither of the two crews need be yours.
    .ruling-2 = A moved Crew card does not arrive: Herbert West and the Cultist Intern do nothing.
    .ruling-3 = A contagion on it moves along.

card-sponsor_scandal = Sponsor Scandal
    .text = Discard every Sponsor from the other vehicles. Draw { $count ->
        [one] 1 card
       *[other] { $count } cards
    } for each, at most { $max } in all.
    .flavour = They knew. They all knew. It was on the can.
    .ruling-1 = Needs at least one Sponsor that it may discard on another vehicle.
    .ruling-2 = A Sponsor kept by the Elder Sign Bumper Sticker stays and does not count.

card-under_the_yellow_sign = Under the Yellow Sign
    .text = Until your next turn begins: { $bonus } when defending. Draw { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
    .flavour = Have you seen it? It means no overtaking.
    .ruling-1 = The bonus is in force at once, also against a free pass during your own turn.

## Crew

card-high_priest_of_motocross = High Priest of Motocross
    .text = Whenever a Spell has taken effect, you may draw { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
    .flavour = Blessed are the wheelies.
    .ruling-1 = Anybody's Spell counts, your own too. First the Spell, then the draw; a cancelled Spell gives nothing.
    .ruling-2 = Works behind the wheel and in the pit crew.

card-fungi_from_detroit = Fungi from Detroit
    .text = { $bonus } Fix while you have another Fungi crew.
    .flavour = They keep the brains. The spark plugs they sell.
    .ruling-1 = Behind the wheel its Fix does not count, so neither does this. The other Fungi may be your driver.

card-fungi_from_daytona = Fungi from Daytona
    .text = { $bonus } Drive while you have another Fungi crew.
    .flavour = Turns left. Only left. Spores do not steer right.
    .ruling-1 = The other Fungi may be in your pit crew.

card-dr_armitage = Dr. Armitage
    .text = As driver: { $bonus } against a vehicle with any Fungi or Zombie crew.
    .flavour = Shhh. This is a library lane.
    .ruling-1 = The opponent's driver and pit crew are both looked at.

card-herbert_west = Herbert West
    .text = When he arrives, you take a Crew card of your choice from the pile into your hand.
    .flavour = That one is fresh enough.
    .ruling-1 = A card arrives when it comes from a hand into a pit crew or behind a wheel. “You” is the player who then controls it.
    .ruling-2 = Nothing happens with 5 cards in hand or no Crew in the pile.

card-zombie_grease_monkey = Zombie Grease Monkey
    .text = The Black Plague does not discard this card.
    .flavour = Left a hand under the bonnet. Wants it back.
    .ruling-1 = The Plague may choose it and moves on from it as usual.

card-zombie_stunt_driver = Zombie Stunt Driver
    .text = The Black Plague does not discard this card.
    .flavour = No fear. No pulse. No insurance.
    .ruling-1 = The Plague may choose it and moves on from it as usual.

card-deep_one_drag_racer = Deep One Drag Racer
    .text = No special effect.
    .flavour = Prefers a wet track. Prefers no track.

card-randolph_carburettor = Randolph Carburettor
    .text = As driver: { $bonus } in tests against a vehicle that is not immediately ahead of or behind you.
    .flavour = Three times he dreamed of the marvellous pit lane.
    .ruling-1 = Attacking and defending alike. With 3 vehicles it never counts, because all are neighbours.

card-brown_jenkin_wrench_rat = Brown Jenkin, Wrench Rat
    .text = No special effect.
    .flavour = Tiny hands reach every bolt.

card-cousin_whateley = Cousin Whateley, Learner Driver
    .text = No special effect.
    .flavour = Nobody has seen him. Everybody has heard the gearbox.
    .ruling-1 = Best enjoyed in somebody else's pit crew.

card-backseat_shoggoth = Backseat Shoggoth
    .text = In a pit crew: its controller draws at most { $count ->
        [one] 1 card
       *[other] { $count } cards
    } at the end of the turn.
    .flavour = Are we there yet? ARE WE THERE YET?
    .ruling-1 = Draws by cards are not limited, only the draw at the end of the turn.

card-cultist_intern = Cultist Intern
    .text = When it arrives, the player who put it there draws { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
    .flavour = Unpaid, unholy, unhelpful.
    .ruling-1 = A card arrives when it comes from a hand into a pit crew or behind a wheel; being moved later is no arrival.

card-nightgaunt_valet = Nightgaunt Valet
    .text = In your pit crew: { $bonus } when defending against the free pass at your pit stop.
    .flavour = Takes your keys. Tickles you. Leaves.

## Mods

card-spikey_bits = Spikey Bits
    .text = Whenever a vehicle passes yours, that vehicle is damaged.
    .flavour = Tailor-made. You can tell by the tailor.
    .ruling-1 = First the pass, then the damage. If the passer was damaged already, the vehicle immediately behind it passes it: usually yours, so the pass is undone.
    .ruling-2 = A lap counter gained by the pass is not taken back: front and tail plus one lap are the same place, so the undone pass leaves everything as it was.
    .ruling-3 = Each Spikey Bits works once per chain (rules 7.5), so two spiked wrecks cannot pass one another for ever.

card-the_mudflaps_man_was_not_meant_to_ogle = The Mudflaps Man Was Not Meant to Ogle
    .text = { $bonus } when defending.
    .flavour = Eyes on the road. All of them.

card-engine_of_the_damned = Engine of the Damned
    .text = When attacking: { $bonus }, or { $bonus2 } while your vehicle is damaged.
    .flavour = Check-engine light: a small, weeping face.
    .ruling-1 = Always when attacking only. Read when the totals are made.

card-fifth_dimension_suspension = 5th Dimension Suspension
    .text = { $bonus } when defending. Your vehicle is not damaged by ties.
    .flavour = Smooth ride. Wrong century.
    .ruling-1 = The other vehicle is damaged as usual and alone, so the two tie cases for already damaged vehicles do not arise: it is simply passed by the vehicle immediately behind it.

card-the_sponsor_that_must_not_be_named = The Sponsor That Must Not Be Named
    .text = At the start of your turn, draw { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
    .flavour = Would you like flies with that?
    .ruling-1 = Not with 5 cards in hand. Also at the start of an extra turn.

card-spacemeadweiser = Spacemeadweiser
    .text = Whenever your vehicle passes another, draw { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
    .flavour = Drink responsibly. Ride a byakhee home.
    .ruling-1 = Automatic passes count, moves and swaps do not. Two on one vehicle both pay.

card-miskatonic_mutual = Miskatonic Mutual Insurance
    .text = Whenever your vehicle is damaged, draw { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
    .flavour = Acts of gods are covered. List them on form 23.
    .ruling-1 = Damage to an already damaged vehicle counts; damage that was prevented or passed on does not.

card-surplus_tentacles = Surplus Tentacles
    .text = { $bonus } when attacking and when defending.
    .flavour = Army surplus. Nobody asks which army.

card-glove_box_warhead = Glove-Box Warhead
    .text = { $bonus } when attacking. When your vehicle is damaged, discard this and damage the vehicles immediately ahead of and behind you, both at once.
    .flavour = Under the maps and the emergency goat.
    .ruling-1 = Not optional. First your own damage is settled, moves included; then the two who are next to you at that moment are damaged at once.

card-do_it_yourself_ritual_kit = Do-It-Yourself Ritual Kit
    .text = { $bonus } in your repair tests.
    .flavour = Sacrifice and batteries not included.

card-non_euclidean_gps = Non-Euclidean GPS
    .text = When you use an action for a passing attempt, you may attack the vehicle two ahead of you instead, with { $bonus }.
    .flavour = In two hundred metres, turn inwards.
    .ruling-1 = Only for attempts that are your action; not for free passes, nor attempts made by a card.
    .ruling-2 = With 3 vehicles, two ahead is the vehicle behind you: on success you keep your place and gain a lap counter.

card-elder_sign_bumper_sticker = Elder Sign Bumper Sticker
    .text = Other players' cards cannot discard, take or infest this vehicle's Mods and Tires.
    .flavour = My other car is also warded.
    .ruling-1 = It protects itself too. Gremlins that were there before it stay, and do their work.

card-fungal_fuel_injection = Fungal Fuel Injection
    .text = { $bonus } when attacking, and as much again for each Fungi crew you have, at most +{ $max } in all.
    .flavour = Premium unleaded, semi-sentient.
    .ruling-1 = Driver and pit crew both count.

## Tires

card-radials_from_beyond_space_and_time = Radials From Beyond Space and Time
    .text = { $bonus } when attacking and when defending.
    .flavour = Guaranteed for eighty thousand aeons, or until a kerb.

card-rats_in_the_whitewalls = Rats in the Whitewalls
    .text = { $bonus } when attacking. Whenever your vehicle passes another, that one's player discards { $count ->
        [one] 1 card
       *[other] { $count } cards
    } from hand at random.
    .flavour = That squeak is not the brakes.
    .ruling-1 = The dice choose the card; everybody sees it go to the pile.

card-retreads_from_the_crypt = Retreads from the Crypt
    .text = { $bonus } when attacking. If your die shows a one when attacking, your vehicle is damaged after the attempt.
    .flavour = One careful owner, twice.
    .ruling-1 = The die that counted in the end is read: a reroll may save you, or not.
    .ruling-2 = It comes on top of the damage of a tie, as a second damage after it.

card-nodens_snow_chains = Nodens Snow Chains
    .text = { $bonus } when defending.
    .flavour = Tested in Kadath. In the cold part.

card-crawling_run_flats = Crawling Run-Flats
    .text = { $bonus } in passing tests while your vehicle is damaged. When it is damaged again, nothing happens to it.
    .flavour = They get you home. It may not be yours.
    .ruling-1 = Nobody passes it because of the damage, and it is left out of any run of already damaged neighbours; in a tie it counts as the vehicle that was not damaged before.
    .ruling-2 = It has been damaged all the same: Miskatonic Mutual and the Warhead work.

card-goat_with_a_thousand_spares = Goat with a Thousand Spares
    .text = No free pass is made against your pit stops.
    .flavour = She has a spare for every sin.
    .ruling-1 = Read when the pit stop is announced, so also in the stop in which they are replaced.

## Reactions: a card is played

card-ia_ia = ¡Iä! ¡Iä!
    .text = Cancel the Action or Reaction card just played.
    .flavour = Shout it. Twice.
    .ruling-1 = It cancels the latest uncancelled card, another ¡Iä! ¡Iä! included: last in, first out. At a sealed table it names the card it answers.
    .ruling-2 = The cancelled card goes to the pile without effect and triggers nothing; the action spent on it stays spent.
    .ruling-3 = Crew, Mods and Tires are put or attached, not played: they cannot be cancelled.

card-spell_check = Spell Check
    .text = Cancel the Spell just played and take it into your hand.
    .flavour = Did you mean: Cthulhu fhtagn?
    .ruling-1 = Only while the Spell is the latest uncancelled card.
    .ruling-2 = With more than 5 cards in hand before this one left it, the Spell goes to the pile instead.

## Reactions: an attempt starts

card-pedal_to_the_rlyeh = Pedal to the R'lyeh
    .text = You are attacking: { $bonus }.
    .flavour = In his house he floors it, dreaming.

card-swerve_of_the_elder_things = Swerve of the Elder Things
    .text = You are defending: { $bonus }.
    .flavour = Five-fold symmetry. No side is the back.

card-slipstream_out_of_space = The Slipstream Out of Space
    .text = You are attacking: { $bonus }, and a tie counts as your success.
    .flavour = It is a colour. It is also a draught.
    .ruling-1 = A tie turned into a success is no tie: nobody is damaged by it.

card-oil_slick_from_beyond = Oil Slick from Beyond
    .text = You are defending: your opponent has { $bonus }. If the attempt fails, damage your opponent.
    .flavour = It is looking back at you. It has gradients.
    .ruling-1 = In a tie the attempt fails and both are damaged; this adds nothing to it.

card-after_you_professor = After You, Professor
    .text = You are defending: the attempt is made against the vehicle immediately ahead of you instead.
    .flavour = No, no. Age before sanity.
    .ruling-1 = Cannot be played when the vehicle ahead of you is the attacker.
    .ruling-2 = The new defender may react now. Reactions already played for the attacker stay; those played for you are spent.
    .ruling-3 = The attempt is now at a distance. On success the attacker stands directly ahead of the new defender, and has passed only that one.

card-jettison_the_intern = Jettison the Intern
    .text = You are attacking or defending: discard { $count ->
        [one] 1 Crew card
       *[other] { $count } Crew cards
    } from your pit crew for { $bonus }.
    .flavour = It will look great on the CV.
    .ruling-1 = The Crew card is a cost: it is gone even if this card is cancelled. A Zombie can be jettisoned.

card-contractual_obligation = Contractual Obligation
    .text = You are attacking or defending: { $bonus }, and as much again for each Sponsor on your vehicle, at most +{ $max } in all.
    .flavour = Smile. Section nine. Smile wider.

## Reactions: a near miss

card-azathoth_plays_dice = Azathoth Plays Dice
    .text = Near miss (a tie, or short by { $least } or { $near }): roll your die again. The new result stands.
    .flavour = Badly, and with a flute.
    .ruling-1 = Works in passing tests and in repair tests. You must keep the new die unless you play another card. In a repair test, short means below the Complexity (8.12).

card-angles_that_do_not_add_up = Angles That Do Not Add Up
    .text = Near miss (a tie, or short by { $least } or { $near }): { $bonus }.
    .flavour = Acute, but behaved as if it were obtuse.
    .ruling-1 = Works in passing tests and in repair tests. In a repair test, short means below the Complexity (8.12).

## Reactions: damage is coming

card-sanity_airbag = Sanity Airbag
    .text = Your vehicle is about to be damaged: it is not.
    .flavour = Inflates with screams. Mostly yours.
    .ruling-1 = A tie stays a tie, and the attempt still fails; only your vehicle's damage is gone.

card-blame_the_shoggoth = Blame the Shoggoth
    .text = Your vehicle is about to be damaged: damage the vehicle immediately ahead of or behind you instead.
    .flavour = It was huge, officer. It was formless. It had no indicator.
    .ruling-1 = A vehicle that is about to be damaged in the same event may be chosen: it is damaged once, not twice.
    .ruling-2 = The newly chosen player may react in turn.

## Reactions: a lap is gained

card-the_stars_are_right_of_way = The Stars Are Right of Way
    .text = A vehicle with more laps than yours has lapped: you take the next turn. Draw { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
    .flavour = They give way every few aeons.
    .ruling-1 = See the next-turn rule (rules 8.3). Excluded means no effect at all, no draw either, and it returns to hand.

card-wake_up_call_from_rlyeh = Wake-up Call from R'lyeh
    .text = A vehicle with more laps than yours has lapped: you take the next turn. Repair your vehicle without a test.
    .flavour = He asked for half past the end of days.
    .ruling-1 = See the next-turn rule (rules 8.3). Undamaged, you just take the turn.

card-midnight_restart = Midnight Restart
    .text = A vehicle with more laps than yours has lapped: you take the next turn, with { $bonus } when attacking during it.
    .flavour = The lights go out. So does the sky.
    .ruling-1 = See the next-turn rule (rules 8.3).

## The Checkered Flag

card-checkered_flag = Checkered Flag
    .text = When this card is drawn, the race ends at once. Most lap counters wins; with equal laps, the vehicle nearest the front.
    .flavour = Black squares, white squares, and one that breathes.
