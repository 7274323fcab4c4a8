# Lo que la casa dice de cualquier juego, con las palabras de una carrera.

cmd-start = salida
    .text = Da la salida.
cmd-resign = retirarse
    .text = Deja la carrera para siempre, u ofrece tu asiento a alguien.
cmd-log = crónica
    .text = Cuenta la carrera, empezando por lo que te has perdido.
cmd-stats = estadísticas
    .text = Carreras y victorias, aquí o de una persona.
cmd-learn = aprender
    .text = Una primera carrera guiada contra bots, en tus mensajes directos.
choice-vote-end = abandonar la carrera
panel-abandoned = Esta carrera se ha abandonado.
board-abandoned = **Esta carrera se ha abandonado.** Había llegado hasta aquí:
board-moments = Los momentos de la carrera
board-not-allowed = Ya no puedo escribir en { $channel }, donde abriste una mesa. La carrera se guarda y su reloj sigue; hacen falta los permisos para ver el canal, escribir y adjuntar archivos, y volverá con la próxima jugada.
button-start = Dar la salida
button-again = Otra carrera
button-orders-usual = Ordenar todas mis Reacciones
panel-lobby = La carrera aún no ha empezado. Pulsa Unirme para sentarte.
panel-seated = Tienes asiento. Cuando empiece la carrera, lo que solo ves tú aparece aquí sin pulsar nada.
panel-ended = Esta página ya no sigue la carrera: Discord solo me deja escribir en ella un cuarto de hora. **{ button-hand }** abre otra.
panel-follows-again = -# Esta página había dejado de seguir la carrera. Así están las cosas; desde ahora vuelve a seguirla.
more-only-concerning = Cuando puedas reaccionar, la mesa te espera si te afecta: tu vehículo, tu intento, tu daño, una carta contra ti.
resign-sure = ¿Te retiras de la carrera para siempre? Un suplente ocupará tu asiento hasta el final y ya no tendrás voz en esta mesa. Para irte un rato está «{ button-away }».
vote-end-sure = ¿Votas por abandonar esta carrera? Termina sin ganador en cuanto lo quiera más de la mitad de los jugadores presentes. Tu voto se va contigo si te ausentas, y con el tiempo solo.
log-whole = La historia de la carrera
log-heading = La carrera: página { $page } de { $pages }
hands-not-yet = La carrera sigue en marcha.
dm-over = **La carrera de { $channel } ha terminado.**
ping-over = { $player }, la carrera ha terminado.
stats-line = { $player }: { $wins ->
        [one] 1 victoria
       *[other] { $wins } victorias
    } en { $games ->
        [one] 1 carrera
       *[other] { $games } carreras
    }
stats-method = Cuánto vale cada quien se sabe tras tres carreras con otras personas: se empieza con 1000, y el orden va por lo que es seguro.
stats-rival = { $player }: { $ahead } a { $behind } en { $games ->
        [one] 1 carrera
       *[other] { $games } carreras
    }
replay-not-yet = Esa carrera no ha terminado: podrás volver a verla cuando acabe.
replay-other-rules = Esa carrera se corrió con una edición anterior del reglamento y esta no puede repetirla.
lesson-ready = Tu primera carrera está lista [en nuestros mensajes directos]({ $link }).
lesson-below = Tu primera carrera empieza aquí abajo.
button-learn = Primera carrera
sorry-begun = La carrera ya empezó; eso era para antes de la salida.
sorry-not-running = En esta mesa no se está corriendo ninguna carrera.
sorry-too-few = Para correr hacen falta al menos { $needed }: invita a amigos o añade bots.
sorry-foreign-save = Esta carrera la guardó una versión mía que no entiendo. Queda como está; avisa a quien me administra.
lobby-ready = Quien abrió la mesa da la salida; pasados diez minutos, cualquiera de la mesa.
new-thread = Cthulhu 500: la carrera de { $player }
options-preset = Qué tipo de carrera
fair-promise = Antes de que nadie se sentara sellé un sobre: 32 bytes sacados al azar. De ellos{ $words ->
        [0] {""}
       *[other] , y de las palabras que los jugadores dicen antes de la salida,
    } sale cada mezcla y cada dado. Este es el hash del sobre; el sobre se abre cuando termina la carrera, y entonces cualquiera puede ver que van juntos:
fair-lesson = En una carrera guiada elijo los dados para que haya algo que aprender. Aquí están el hash que se fijó al principio y la semilla que había detrás. Cualquiera puede calcular el hash de la semilla y ver que es el mismo:
not-shared = No he podido escribir donde se corrió la carrera. Puede que me falte el permiso.
again-call = { $player } quiere otra carrera: { $others }, ¿se apuntan?
milestone-wins = 🏅 { $player } ya ha ganado { $count } carreras.
milestone-games = 🏅 { $player } ya ha terminado { $count } carreras.
friends-text =
    En un canal de tu servidor escribe `/cthulhu500 nueva`. Tus amigos pulsan **{ button-join }**; si falta alguien, juega un bot: **{ button-add-bot }**. Con tres basta; con ocho es un alboroto.

    ¿Nadie tiene tiempo esta noche? Elige **{ preset-days }** en la sala: cada quien tiene un día por turno, y yo le escribo a quien se espera.
did-resign = Dejaste esta carrera para siempre. Un suplente lleva tu asiento hasta el final; cuenta como tuyo en los resultados, no en la clasificación.
host-given-up = La carrera se abandona, sin ganador.
did-abandon = Votación aprobada: la carrera se abandona, sin ganador. Lo contado queda en la crónica.
did-start = La carrera ha empezado.
offer-call = { $player }: { $giver } te ofrece su asiento en la carrera que está en marcha aquí. Es tuyo si dices que sí; si no, no pasa nada y no vuelvo a escribirte.
sorry-left-for-good = Esa persona dejó esta carrera para siempre.
new-game-on = En este canal hay una carrera en marcha. Otra mesa necesita otro canal, o un hilo.
button-fair = Dados limpios
fair-heading = ¿Fueron limpios los dados?
fair-given-up = Antes de que nadie se sentara sellé un sobre: 32 bytes sacados al azar. La carrera se abandonó antes de terminar: el sobre sigue cerrado, y las manos también. Este es su hash:
fair-text = Antes de que nadie se sentara sellé un sobre, y su hash se podía ver todo el tiempo. Aquí están los dos, primero el hash: del sobre{ $words ->
        [0] {""}
       *[other] , y de las palabras que los jugadores dijeron antes de la salida,
    } salieron cada mezcla y cada dado. Cualquiera puede calcular el hash y ver que es el mismo:

# Órdenes: a quién y en qué caso, lo que solo una carrera conoce.

order-whom-leader = , si afecta a quien va en cabeza
order-case-if_i_lose = , salvo que, tal como está, la prueba ya la gane yo
order-case-if_i_win = , siempre que, tal como está, la prueba la gane yo
orders-whom-leader = Si afecta a quien va en cabeza
orders-case = Cómo va la prueba
orders-case-always = Vaya como vaya la prueba
orders-case-if_i_lose = Salvo que fuera a ganar la prueba tal como está
orders-case-if_i_win = Solo si fuera a ganar la prueba tal como está
