# Lo que dice el mensaje que cuenta cómo terminó una partida, y las cartas, las estadísticas y el registro.

result-rest = La carrera ha terminado. { $rest }
result-further-down = El resultado está [más abajo]({ $link }).
button-fair = Dados limpios
button-friends = Jugar con amigos
fair-heading = ¿Fueron limpios los dados?
fair-promise = Antes de repartir la primera carta fijé una semilla, de la que sale cada mezcla y cada dado. Este es su hash; la semilla se muestra cuando termina la carrera, y entonces cualquiera puede ver que van juntos:
fair-text = Antes de repartir la primera carta fijé una semilla, de la que salieron cada mezcla y cada dado; su hash se podía ver todo el tiempo en «{ button-more }». Aquí están los dos, primero el hash. Cualquiera puede calcular el hash de la semilla y ver que es el mismo:
fair-lesson = En una carrera guiada elijo los dados para que haya algo que aprender. Aquí están el hash que se fijó al principio y la semilla que había detrás. Cualquiera puede calcular el hash de la semilla y ver que es el mismo:
replay-shared = { $player } muestra:
button-share = Mostrar a todos
shared = Ya lo ve todo el mundo.
not-shared = No he podido escribir donde se corrió la carrera. Puede que me falte el permiso.
again-call = { $player } quiere otra carrera: { $others }, ¿se apuntan?
milestone-first-win = 🏅 { $player } gana por primera vez.
milestone-wins = 🏅 { $player } ya ha ganado { $count } carreras.
milestone-games = 🏅 { $player } ya ha terminado { $count } carreras.
friends-heading = Jugar con amigos
friends-text =
    En un canal de tu servidor escribe `/cthulhu500 nueva`. Tus amigos pulsan **{ button-join }**; si falta alguien, juega un bot: **{ button-add-bot }**. Con tres basta; con ocho es un alboroto.

    ¿Nadie tiene tiempo esta noche? Elige **{ preset-days }** en la sala: cada quien tiene un día por turno, y yo le escribo a quien se espera.
lesson-over = 🎓 **Esa fue tu primera carrera.** Has adelantado, has parado en los pits y has reaccionado: lo demás son las cartas. Trae gente.
