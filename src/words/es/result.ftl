# Lo que dice el mensaje que cuenta cómo terminó una partida, y las cartas, las estadísticas y el registro.

result-further-down = El resultado está [más abajo]({ $link }).
result-noses = 👃 El mejor olfato: { $noses }
result-nose = { $who } { $right } de { $of }
button-fair = Juego limpio
button-friends = Jugar con amigos
fair-heading = ¿Fue limpio el azar?
fair-promise = Antes de que nadie se sentara sellé un sobre: 32 bytes sacados al azar. De ellos{ $words ->
        [0] {""}
       *[other] , y de las palabras que los jugadores dicen antes de empezar,
    } sale todo lo que queda al azar. Este es el hash del sobre; el sobre se abre cuando termina la partida, y entonces cualquiera puede ver que van juntos:
fair-known = Quien arrancó este bot dijo de antemano de qué crecen sus dados: no hay sobre para ellos, y en cuanto empiece la partida aquí estará su hash.
fair-given-up = Antes de que nadie se sentara sellé un sobre: 32 bytes sacados al azar. La partida se abandonó antes de terminar: el sobre sigue cerrado, y las manos también. Este es su hash:
fair-text = Antes de que nadie se sentara sellé un sobre, y su hash se podía ver todo el tiempo. Aquí están los dos, primero el hash: del sobre{ $words ->
        [0] {""}
       *[other] , y de las palabras que los jugadores dijeron antes de empezar,
    } salió todo lo que quedaba al azar. Cualquiera puede calcular el hash y ver que es el mismo:
fair-seed = Con las palabras, el sobre da esta semilla:
fair-again = La acabo de jugar otra vez con esta semilla y con las respuestas de todos: de { $all } cosas que se contaron, { $same } salieron iguales.
fair-check = Guarda la partida en un archivo, y `tools/dice.py`, un pequeño programa que está con mis fuentes y no comparte conmigo ni una línea, vuelve a sacarlo todo de él.
fair-throws = Todas las tiradas, en orden ({ $page } de { $last })
button-throws = Todas las tiradas
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
button-review = Repaso
button-hint = Pista
review-heading = Tu partida, vista otra vez
review-nobody = Solo quien ha jugado puede repasar su partida.
review-unit = puntos
review-yours = tu jugada
review-summary = { $decisions ->
        [one] Una decisión
       *[other] { $decisions } decisiones
    } con algo que elegir: lo que elegiste costó de media { $each } { review-unit } cada vez. En centésimas, ese es tu índice de errores, **{ $index }**; 0 es perfecto.
review-spotless = No he encontrado ninguna decisión en la que otra cosa fuera mejor con seguridad.
review-turn = { $turn ->
        [0] Antes del primer turno
       *[other] Turno { $turn }
    }
review-dear = - **{ $moment }, −{ $cost } { review-unit }.** Tú: *{ $given }*. Mejor: **{ $better }**. { $why }
review-method = Se mide con lo que podías saber entonces, nunca con lo que tenían los demás; lo que pudo ser azar no cuenta. El número cuenta todo lo que importa; la frase nombra su parte mayor.
said-quoted = «{ $text }»
said-comma = { $all }, { $one }
said-and = { $all } y { $one }
said-done = { $what }: { $all }
said-else = otra cosa
hint-better = 💡 **{ $best }**. { $why }
hint-even = 💡 **{ $best }**. Casi igual de bueno: *{ $other }*.
hint-only = 💡 **{ $best }**. No veo nada más que valga la pena sopesar.
hint-none = 💡 Aquí no hay nada que elegir.
hint-deeper = -# 🎓 marca lo que haría quien empieza; 💡 mira más adelante.
