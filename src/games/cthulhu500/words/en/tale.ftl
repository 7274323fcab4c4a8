# The race as people read along: events that belong together in one sentence, and several ways to say the commonest things.
# What begins with "end-" is the tail of a sentence, after a colon.

## Whole sentences

tale-all-climb-in = Everybody climbs in: { $all }. The seat belts are a suggestion.
tale-climbs-in = { $player } into { $vehicle }
tale-deeds = **{ $player }** { $deeds }.
deeds-and = { $one } and { $more }
deeds-comma = { $one }, { $more }
deed-pit-stop = pulls into the pits
deed-idle = only admires the stains on the garage floor
deed-driver = puts { $card } at the wheel
deed-driver-out = sends { $card } to the pit crew
deed-fits = fits { $card }
deed-puts = hires { $card }
deed-gives = lends { $card } to { $other }'s pit crew
deed-discards = discards { $card }
deed-draws = draws { $count ->
        [one] a card
       *[other] { $count } cards
    }
deed-draws-these = draws { $cards }
tale-duel-passed = **{ $player }** overtakes { $other }, { $sum } to { $othersum }: { $end }
tale-passed = **{ $player }** overtakes { $other }: { $end }
tale-duel-held = **{ $other }** holds off { $player }, { $othersum } to { $sum }: { $end }
tale-held = **{ $other }** holds off { $player }: { $end }
tale-duel-tied = **{ $player }** and **{ $other }** tie, { $sum } all: { $end }
tale-tied = **{ $player }** and **{ $other }** tie: { $end }
tale-tied-both = **{ $player }** and **{ $other }** tie, { $sum } all, and both are damaged: { $end }
tale-hit-again = **{ $player }** is hit again.
tale-hit-and-holds = **{ $player }** is hit again, and keeps the place.
tale-hit-and-passed = **{ $player }** is hit again, and **{ $other }** gets past: { $end }
tale-works = { $player }’s { $card }: { $what }
tale-with-lap = { $what } **A lap**, number { $laps }!
tale-and = { $one } { $more }
tale-rolls = { $player } rolls { $die }, in all { $sum }; { $other } rolls { $otherdie }, in all { $othersum }: { $end }
tale-damaged = **{ $player }** is hit: { $end }
tale-lap = **A lap!** { $player } has { $laps }: { $end }
tale-spared = **{ $player }** is spared the damage: { $end }
tale-repaired = **{ $player }** repairs with { $sum } against { $complexity }: { $end }
tale-repaired-free = **{ $player }** is repaired: { $end }
tale-still-broken = **{ $player }** fails to repair, { $sum } against { $complexity }: { $end }
tale-laid = { $what } *{ $end }*
tale-turn-1 = **{ $player }** is up.
tale-turn-2 = Now **{ $player }**.
tale-turn-3 = **{ $player }** has the road.
tale-turn-4 = The stars point at **{ $player }**.
tale-turn-5 = **{ $player }** releases the handbrake.
tale-turn-6 = Everybody looks at **{ $player }**.
tale-attempt-1 = **{ $player }** has an eye on { $other }.
tale-attempt-2 = **{ $player }** pulls out behind { $other }.
tale-attempt-3 = **{ $player }** fills { $other }'s mirror.
tale-attempt-4 = **{ $player }** flashes the lights at { $other }.
tale-attempt-5 = **{ $player }** sees a gap beside { $other }, or something like one.
tale-attempt-6 = **{ $player }** leans on the horn behind { $other }.
tale-attempt-7 = **{ $player }** and { $other } are side by side.
tale-attempt-8 = **{ $player }** wants to be where { $other } is.
tale-attempt-revenge-1 = **{ $player }** has not forgotten: { $other } is next.
tale-attempt-revenge-2 = **{ $player }** wants that place back from { $other }.
tale-attempt-revenge-3 = **{ $player }** has a word to say to { $other }, at speed.
tale-attempt-revenge-4 = Round two: **{ $player }** against { $other }.

## How a pass ends

end-past-1 = without signalling.
end-past-2 = on the inside, where nothing was.
end-past-3 = with two wheels on the verge.
end-past-4 = waving with something that is no hand.
end-past-5 = and the mirror is full of teeth.
end-past-6 = on a line that Euclid would not allow.
end-past-7 = through the smoke, and some of it was incense.
end-past-8 = while the passengers sing.
end-past-narrow-1 = by the thickness of the paint.
end-past-narrow-2 = by half a tentacle.
end-past-narrow-3 = by a coat of slime.
end-past-narrow-4 = by the mascot on the bonnet.
end-past-narrow-5 = the photograph decides, and then has to lie down.
end-past-narrow-6 = not even the gulls saw how.
end-past-rout-1 = it was not close; it was not even polite.
end-past-rout-2 = the wind of it takes a door along.
end-past-rout-3 = with time to wave, twice.
end-past-rout-4 = that was a different race.
end-past-rout-5 = as if the other one were parked.
end-past-rout-6 = the road signs turn round to look.
end-revenge-1 = an old score is settled.
end-revenge-2 = that was for last time.
end-revenge-3 = the place is back where it belongs.
end-revenge-4 = the debt is paid, with interest.
end-revenge-5 = revenge is a dish best served at full throttle.
end-revenge-6 = whoever laughed before is silent now.
end-towed-1 = no dice, no questions.
end-towed-2 = it counts; nobody knows why.
end-towed-3 = that is how the ring turns.
end-towed-4 = the stewards look at their shoes.
end-towed-5 = without so much as a roll.
end-towed-6 = some places are given away.

## How a defence ends

end-held-1 = the door is shut.
end-held-2 = no way through, not in this dimension.
end-held-3 = the middle of the road is taken.
end-held-4 = better luck at the next aeon.
end-held-5 = the gap was a painting of a gap.
end-held-6 = all the mirrors work today.
end-held-7 = that lane is reserved.
end-held-8 = somebody has read the other one's mind.
end-held-narrow-1 = by a whisker, and not its own.
end-held-narrow-2 = the paint has changed owners.
end-held-narrow-3 = one more pebble and it had been different.
end-held-narrow-4 = the door shuts on somebody's bumper.
end-held-narrow-5 = that was the last possible moment.
end-held-narrow-6 = both had their eyes closed.
end-held-rout-1 = a wall would have been easier.
end-held-rout-2 = an attempt in name only.
end-held-rout-3 = somebody turns round to ask whether that was it.
end-held-rout-4 = the dust has not even settled on it.
end-held-rout-5 = that was brave; nothing else.
end-held-rout-6 = the snails applaud.
end-tied-1 = door to door, and doors were not built for that.
end-tied-2 = two bodies, one place.
end-tied-3 = the sparks are pretty, at least.
end-tied-4 = physics objects.
end-tied-5 = neither gives way, so both give.
end-tied-6 = a kiss, with bumpers.

## What the dice look like before it is settled

end-rolls-1 = it can still turn.
end-rolls-2 = not over yet.
end-rolls-3 = somebody sweats.
end-rolls-4 = the crowd gets up.
end-rolls-near-1 = hardly anything between them.
end-rolls-near-2 = one could not put a card between them, or could one?
end-rolls-near-3 = hold your breath, whoever breathes.
end-rolls-near-4 = that is close.
end-rolls-far-1 = it looks clear.
end-rolls-far-2 = a long way apart.
end-rolls-far-3 = only a miracle helps now.
end-rolls-far-4 = the bookmakers pay out already.

## Damage

end-damaged-1 = that noise is new.
end-damaged-2 = something rolls away by itself.
end-damaged-3 = a warning light comes on; it is blinking in Morse.
end-damaged-4 = the bonnet opens to look for itself.
end-damaged-5 = smoke, and it spells a name.
end-damaged-6 = that part was important.
end-again-1 = it cannot get worse; it can get overtaken.
end-again-2 = the wreck loses its last hubcap, and a place.
end-again-3 = where it was broken, it is now broken differently.
end-again-4 = it limps, and somebody comes by.
end-again-5 = the holes have holes.
end-again-6 = not damaged more; only further back.
end-third-1 = three in one turn; somebody is counting.
end-third-2 = this is getting personal.
end-third-3 = the wreck asks for a lawyer.
end-third-4 = even the vultures call for mercy.
end-car_of_cthulhu-1 = it opens an eye, and closes it again.
end-car_of_cthulhu-2 = the garage calls it home.
end-the_vehicle_man_was_not_meant_to_drive-1 = the ninth pedal has come off.
end-the_vehicle_man_was_not_meant_to_drive-2 = it drives better this way, which worries everybody.
end-the_unspeakable_olds-1 = somebody touched it.
end-the_unspeakable_olds-2 = so much for the dream; it runs like waking up.
end-satanic_pushcart-1 = forty goats resign.
end-satanic_pushcart-2 = one wheel goes its own way, to hell.
end-feararri-1 = the screaming changes key.
end-feararri-2 = it goes from ninety to sobbing.
end-sports_cthutility_vehicle-1 = the back row had the best view.
end-sports_cthutility_vehicle-2 = there was room for that, too.
end-chariot_of_the_elder_gods-1 = a crisis of faith, with sparks.
end-chariot_of_the_elder_gods-2 = a prayer falls off and rolls away.
end-big_honkin_truck-1 = it honks, and gets angry.
end-big_honkin_truck-2 = now there is nothing left that could slow it down.
end-spared-1 = the screaming was only the airbag.
end-spared-2 = it bounces off something soft, and large.
end-spared-3 = not a scratch; the scratch is elsewhere.
end-spared-4 = the paint prays, and is heard.
end-spared-5 = nothing to see here, says nothing.
end-spared-6 = luck, or a contract.

## The pits, and the laps

end-repaired-1 = it purrs. It has no business purring.
end-repaired-2 = only two screws are left over.
end-repaired-3 = good as new, and new was bad enough.
end-repaired-4 = the old noise is back.
end-repaired-5 = somebody kissed the engine; it worked.
end-repaired-6 = the pit crew pretend that this was the plan.
end-broken-1 = pass the other hammer.
end-broken-2 = now it is broken in a new place.
end-broken-3 = the manual is in a dead language.
end-broken-4 = they put it back exactly as it was.
end-broken-5 = the part was for a boat.
end-broken-6 = hitting it has not helped; hitting it again neither.
end-lap-1 = the tail looks up and sees the leader again.
end-lap-2 = somewhere a bell tolls, out of time.
end-lap-3 = the ring has bitten its tail.
end-lap-4 = the stars have moved a little.
end-lap-5 = round and round, says the abyss.
end-lap-6 = the lap counter grins.
