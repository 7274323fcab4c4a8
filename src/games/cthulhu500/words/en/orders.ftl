# When a standing order acts: reads on after "when".

on-card_played = another player plays a card
on-attempt_starts = I try to overtake somebody, or somebody tries to overtake me
on-attempt_starts-attacker = I try to overtake somebody, and am asked once more after I have announced it
on-attempt_starts-defender = somebody tries to overtake me
on-near_miss = I am only just short in a test
on-damage_coming = my vehicle is about to be damaged
on-lap_gained = a vehicle with more laps than mine has lapped
