# What the house says otherwise where this is played: to throw takes no thinking.
lobby-pace-turns = { $pace }: { $turn } for a turn (a live throw: half of that)
