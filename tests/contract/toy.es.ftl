game-toy = El juguete
cmd-toy = juguete
ask-toy = ¿Qué haces?
dial-badge = Insignia
dial-badge-a = Sol
dial-badge-b = Luna
dial-badge-c = Estrella
dial-badge-d = Cometa
dial-charm = Amuleto
dial-charm-none = Ninguno
dial-charm-clover = Trébol
dial-rounds = Rondas
dial-rounds-one = Una
dial-rounds-three = Tres
dial-teams = Equipos
dial-teams-off = Sin equipos
dial-teams-on = Dos equipos
cmd-guess = adivinar
press-cheer = Animar
press-guess = { $number }
press-no = No
press-nod = Asentir
press-stake = Apostar { $stake }
press-stone = Piedra { $stone }
preset-toy = Corta
    .hint = Una ronda
toy-asked-stones = { $player } coge piedras.
toy-asked = { $player } tiene que responder.
toy-cheered = { $player } anima
    .player = Animas
toy-clover = Un trébol
toy-confirm = Quedarte estas
toy-group = Una de estas
toy-guessed = { $player } dice { $guess }{ $near ->
    [0] { "" }
   *[other] : cerca
}
    .player = Dices { $guess }{ $near ->
        [0] { "" }
       *[other] : cerca
    }
toy-line = Una línea
toy-near = Estuvo cerca
toy-over = Se acabó
toy-own = Tu número es { $number }
toy-placed = { $player } queda en el puesto { $place }
toy-taken = { $player } toma { $stones }
    .player = Tomas { $stones }
toy-takes = { $rounds } rondas
toy-waits = Juega otra persona
toy-won = { $count } ganadas
tip-far = lejos
tip-near = cerca
