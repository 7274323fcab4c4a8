# Lo que dice una mesa que aún no ha empezado y lo que fija quien la abrió.

lobby-heading = Hay mesa abierta: { $seats } de { $most } asientos ocupados.
lobby-chair = { $number }. { $player }
lobby-chair-opener = { $number }. { $player } (abre la mesa)
lobby-chair-bot = { $number }. { $player } (bot, { $level })
level-novice = aprendiz
    .hint = Casi siempre sabe lo que hace; a veces hace cualquier cosa
level-rookie = principiante
    .hint = Sensato: juega con reglas sencillas, sin pensar por adelantado
level-racer = piloto
    .hint = Piensa por adelantado: gana a casi cualquier principiante
level-elder-thing = antiguo
    .hint = Piensa por adelantado el triple
options-bots = Cómo juegan los bots
options-bots-of = Todos los bots: { $level }
lobby-pace = { $pace }: { $turn } por turno, hasta { $reaction } por reacción
lobby-pace-days = { $pace }: { $turn } por turno, { $reaction } por reacción de quien quiera que se le pregunte
lobby-pace-turns = { $pace }: { $turn } por turno{ $is-shorter ->
       *[other] {""}
    }{ $at-once ->
       *[other] {""}
    }
lobby-takes = Dura { $time }.
lobby-ready = Quien abrió la mesa empieza la partida; pasados diez minutos, cualquiera de la mesa.
lobby-missing = { $missing ->
        [one] Falta un jugador más.
       *[other] Faltan { $missing } jugadores más.
    } Los bots cuentan.
lobby-sealed = 🔒 El azar está sellado: { $hash }
button-word = Palabra de suerte
word-label = Hasta 20 letras, a la vista de todos
word-placeholder = Se mezcla con todo lo que queda al azar. Vacío: ninguna.
word-said = { $player } dice «{ $word }»
words-said = se mezcla: { $words }
pace-live = **En vivo**
    .hint = Están todos: minutos por turno, segundos por reacción.
pace-days = **Durante días**
    .hint = La gente se asoma de vez en cuando: horas por turno; reaccionan las órdenes permanentes, para que nadie espere.
pace-live-turns = Están todos: minutos por turno.
pace-days-turns = La gente se asoma de vez en cuando: horas por turno.
pace-choice-live = En vivo
pace-choice-days = Durante días
duration-seconds = { $count ->
        [one] 1 segundo
       *[other] { $count } segundos
    }
duration-minutes = { $count ->
        [one] 1 minuto
       *[other] { $count } minutos
    }
duration-hours = { $count ->
        [one] 1 hora
       *[other] { $count } horas
    }
duration-days = { $count ->
        [one] 1 día
       *[other] { $count } días
    }
options-heading = Qué se va a jugar
options-pace = Ritmo
options-turn = Tiempo por turno
options-turn-of = Un turno: { $time }
options-reaction = Tiempo por reacción
options-reaction-of = Una reacción: hasta { $time }
lobby-usual = las reglas habituales
lobby-usual-else = lo demás, como siempre
new-opened = La mesa está abierta en { $channel }. Tus amigos pulsan Unirme; los bots ocupan los asientos que queden.
new-thread = { game-name }: la mesa de { $player }
new-no-thread = No he podido crear un hilo aquí. Quizá me falta el permiso o hay demasiados hilos; prueba sin hilo.
new-not-allowed = No puedo llevar una mesa aquí: me falta permiso para { $permissions }. Me lo puede dar quien administra el servidor.
permission-view = ver el canal
permission-attach = adjuntar archivos
permission-create-threads = crear hilos públicos
permission-write-in-threads = escribir en hilos
again-opened = Hay una mesa nueva abierta. Tus amigos pulsan **{ $join }** otra vez.
again-with-bots = Hay una mesa nueva abierta, con los mismos bots que antes. Se empieza con **{ button-start }**.
again-joined = Ya tienes asiento en la mesa nueva.
again-not-called = Hay una mesa nueva abierta, pero no he podido llamar a los demás.
options-language = Idioma de la mesa
button-how = Cómo se juega
button-more-options = Más opciones
button-fewer-options = Menos opciones
button-to-table = Volver al juego
button-to-lobby = Volver
button-bring = Lo que traigo
bring-choose = Elegir
bring-chosen = Elegido
