# Lo que dice el mensaje que cuenta cómo terminó una partida, y las cartas, las estadísticas y el registro.

result-rest = La partida ha terminado. { $rest }
result-further-down = El resultado está [más abajo]({ $link }).
button-fair = Juego limpio
button-friends = Jugar con amigos
fair-heading = ¿Fue limpio el azar?
fair-promise = Antes de empezar la partida fijé una semilla, de la que sale todo lo que queda al azar. Este es su hash; la semilla se muestra cuando termina la partida, y entonces cualquiera puede ver que van juntos:
fair-text = Antes de empezar la partida fijé una semilla, de la que salió todo lo que quedaba al azar; su hash se podía ver todo el tiempo en «{ button-more }». Aquí están los dos, primero el hash. Cualquiera puede calcular el hash de la semilla y ver que es el mismo:
fair-lesson = En una partida guiada elijo la semilla para que haya algo que aprender. Aquí están el hash que se fijó al principio y la semilla que había detrás. Cualquiera puede calcular el hash de la semilla y ver que es el mismo:
replay-shared = { $player } muestra:
button-share = Mostrar a todos
shared = Ya lo ve todo el mundo.
not-shared = No he podido escribir donde se jugó la partida. Puede que me falte el permiso.
again-call = { $player } quiere otra partida: { $others }, ¿quién se apunta? Los asientos se guardan cinco minutos.
milestone-first-win = 🏅 { $player } gana por primera vez.
milestone-wins = 🏅 { $player } ya ha ganado { $count } partidas.
milestone-games = 🏅 { $player } ya ha terminado { $count } partidas.
friends-heading = Jugar con amigos
friends-text =
    En un canal de tu servidor escribe `{ game-command } nueva`. Tus amigos pulsan **{ button-join }**; si falta alguien, juega un bot: **{ button-add-bot }**.

    ¿Nadie tiene tiempo esta noche? Elige **{ pace-choice-days }** en la sala: cada quien tiene un día por turno, y yo le escribo a quien se espera.
