# The small words that several screens share.

## Types of card

type-action = Action
type-crew = Crew
type-mod = Mod
type-tires = Tires
type-reaction = Reaction
type-flag = Flag

## Words that cards ask for

word-spell = Spell
word-contagion = Contagion
word-fungi = Fungi
word-zombie = Zombie
word-sponsor = Sponsor
word-next_turn = Next turn

## What is printed on vehicles and crew, and what is counted

stat-speed = Speed
stat-complexity = Complexity
stat-drive = Drive
stat-fix = Fix
stat-laps = Laps
stat-total = Total

## The two sides of a vehicle

side-damaged = damaged
side-undamaged = undamaged

## The five moments of the Reactions: what has happened, and its short name

trigger-card_played = An Action or a Reaction lies on the table and has not taken effect yet.
    .short = Card played
trigger-attempt_starts = Somebody goes for somebody else, and no die has been rolled yet.
    .short = Attempt starts
trigger-near_miss = The dice lie there, and somebody is only just short: a tie, or 1 or 2 too low.
    .short = Near miss
trigger-damage_coming = Damage is about to land on one or more vehicles.
    .short = Damage coming
trigger-lap_gained = A vehicle has overtaken another across the line, and has gained a lap by it.
    .short = Lap gained

## The part a player has in a passing attempt

role-attacker = attacker
role-defender = defender
role-either = attacker or defender

## How thick the deck looks, from nearly gone to full

thickness-1 = a sliver
thickness-2 = thin
thickness-3 = middling
thickness-4 = thick
thickness-5 = full

## The two ways round the table

way-clockwise = clockwise
way-counter_clockwise = counter-clockwise

## What stands where a card would, in a question or as a cost

word-a-card = a card
word-something-happens = Something is happening.
word-a-vehicle = a vehicle
