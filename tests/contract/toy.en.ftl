game-toy = The toy
cmd-toy = toy
ask-toy = What do you do?
dial-badge = Badge
dial-badge-a = Sun
dial-badge-b = Moon
dial-badge-c = Star
dial-badge-d = Comet
dial-charm = Charm
dial-charm-none = None
dial-charm-clover = Clover
dial-rounds = Rounds
dial-rounds-one = One
dial-rounds-three = Three
dial-teams = Teams
dial-teams-off = No teams
dial-teams-on = Two teams
cmd-guess = guess
press-cheer = Cheer
press-guess = { $number }
press-no = No
press-nod = Nod
press-stake = Stake { $stake }
press-stone = Stone { $stone }
preset-toy = Short
    .hint = One round
toy-asked-stones = { $player } takes stones.
toy-asked = { $player } is asked.
toy-cheered = { $player } cheers
    .player = You cheer
toy-clover = A clover
toy-confirm = Take these
toy-group = One of these
toy-guessed = { $player } says { $guess }{ $near ->
    [0] { "" }
   *[other] : near
}
    .player = You say { $guess }{ $near ->
        [0] { "" }
       *[other] : near
    }
toy-line = A line
toy-near = It was near
toy-over = It is over
toy-own = Your number is { $number }
toy-placed = { $player } is number { $place }
toy-taken = { $player } takes { $stones }
    .player = You take { $stones }
toy-takes = { $rounds } rounds
toy-waits = Somebody else moves
toy-won = { $count } won
tip-far = far off
tip-near = near
