# Lo que un jugador lee y puede pulsar. Cada botón tiene una etiqueta, y una pista que dice lo que hace.
# Discord corta las etiquetas a los 80 caracteres: lo que distingue dos botones va lo más adelante posible.

## A quién se pregunta qué

screen-turn = El turno es de { $player }.
screen-waiting = Ahora mismo no tienes nada que decidir. El turno es de { $player }.
screen-choosing = Se están eligiendo los vehículos.
screen-bidding = Se están haciendo las apuestas de salida, en secreto.
screen-over = La carrera ha terminado.
ask-vehicle = ¿Con qué vehículo quieres correr?
ask-bid = ¿Qué entregas por un mejor puesto en la parrilla?
ask-action = Tu turno: ¿qué haces? { $actions ->
        [one] Te queda 1 acción.
       *[other] Te quedan { $actions } acciones.
    }
ask-just-short = ¡Por los pelos! Pon una Reacción, si tienes alguna para eso, o sigue con lo tuyo: { $actions ->
        [0] tu turno se acaba.
        [one] te queda 1 acción.
       *[other] te quedan { $actions } acciones.
    }
ask-declare = ¿Qué eliges para { $card }?
ask-turn-end = Final de tu turno: descarta lo que quieras y luego roba.
ask-free-pass = { $player } está en los pits, justo delante de ti. ¿Intentas un adelantamiento gratis?
ask-pit = Estás en los pits: ¿qué haces? Solo una cosa.
ask-make-room = No queda espacio: ¿qué carta va a la pila de descarte?
ask-roadside = ¿Qué Modificación o qué Neumáticos pones en plena carretera?
ask-salvage = ¿Qué carta de Equipo tomas de la pila de descarte?
ask-may-draw = ¿Robas?
ask-contagion = El contagio ya ha acabado con tu carta. ¿Adónde va ahora?
ask-window = { $trigger } ¿Reaccionas?

## Lo que hay ahora mismo en la mesa

scene-attempt = { $player } intenta adelantar a { $other }: { $sum } contra { $othersum }, sin contar dados.
scene-test = La prueba tal como está, dados incluidos: { $sum } contra { $other }.
scene-damage = Van a recibir daño: { $players }.
scene-laid = En la mesa: { $card } ({ $player }).
screen-sums = Tú, antes del dado: { $attack } al atacar, { $defence } al defender, { $repair } al reparar.

## Grupos de botones

group-hand = De tu mano
group-reactions = Reacciones
group-ahead-damage_coming = Si llega a haber daño
group-ahead-attempt_starts = Para el intento que viene
group-ahead-lap_gained = Si llega a haber vuelta
group-ahead-near_miss = Para el «por los pelos» que viene
group-passing = Adelantar
group-discard = Descartar
group-choose = Elegir
group-bid = Puja inicial
group-give-up = Cartas que entregas
group-moves = Otras jugadas

## Antes de la salida

press-vehicle = Correr con { $vehicle }
    .hint = Este será tu vehículo durante toda la carrera.
press-bid-nothing = No entregar nada
    .hint = Conservas tu mano y sales por detrás de quienes entreguen cartas.
press-bid = { $cards }
    .hint = Va a la pila de descarte y no robas otra; cuantas más entregues, más adelante sales.
press-give-up = Entregar estas cartas

## Acciones

press-play = Jugar { $card }
    .hint = Gastas una acción en esta carta de Acción; si pide un objetivo, lo eliges después.
press-put = Poner { $card } en un equipo de pits
    .hint = Gastas una acción; después eliges en qué equipo de pits entra, el tuyo o uno rival.
press-attempt = Intentar adelantar a { $player }
    .hint = Gastas una acción: cada lado tira; con mayor total adelantas, y un empate daña ambos vehículos.
# $cost es el título de una carta de Equipo, o word-nothing.
press-attempt-with = Jugar { $card } { $cost ->
        [nada] e
       *[other] (coste: { $cost }) e
    } intentar adelantar a { $player }
    .hint = Gastas una acción en intentar adelantar y abres con esta Reacción; coste: { $cost }.
press-pit-stop = Hacer una parada de pits
    .hint = Gastas una acción: pieza, conductor o reparación; quien va detrás puede intentar adelantarte gratis.
press-wave = Ondear la bandera
    .hint = Una vez por partida: una acción extra en este turno, y ninguna Reacción responde a eso.
press-done = Terminar mis acciones
    .hint = Te saltas las acciones que te quedan y pasas a descartar y robar.

## El final del turno

press-discard = Descartar { $card }
    .hint = Va de tu mano a la pila de descarte; después puedes descartar más, o robar.
press-draw = Robar { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
    .hint = Tomas { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } de la pila de robo; si es el final de tu turno, con eso termina.
press-draw-nothing = No robar
    .hint = Tu mano se queda como está y tu turno termina.

## Respuestas a lo que ocurre

press-decline = No hacer nada
    .hint = Dejas pasar este momento y conservas tus cartas.
press-free-pass = Intentar adelantar gratis a { $player }
    .hint = No gasta acción: cada lado tira; con mayor total adelantas, y un empate daña ambos vehículos.
# $cost es el título de una carta de Equipo, o word-nothing.
press-free-pass-with = Jugar { $card } { $cost ->
        [nada] e
       *[other] (coste: { $cost }) e
    } intentar adelantar gratis a { $player }
    .hint = Intentas adelantar gratis y abres con esta Reacción; coste: { $cost }.
press-lay = Jugar { $card }
    .hint = Juegas ahora esta Reacción, sin gastar acción; pueden responderle antes de que surta efecto.
press-lay-onto = Jugar { $card } contra { $player }
    .hint = Juegas ahora esta Reacción: si no la cancelan, tu daño va a parar a { $player }.
press-ahead = Daño: { $card }
    .hint = Queda boca abajo hasta que llegue el daño. Si antes alguien juega una carta, sigue en tu mano y se te pregunta otra vez.
press-ahead-onto = Daño: { $card } contra { $player }
    .hint = Queda boca abajo hasta que llegue el daño; entonces, si no la cancelan, el tuyo va a parar a { $player }.
press-lay-paying = Jugar { $card } (coste: { $cost })
    .hint = Juegas ahora esta Reacción; su coste se paga en el acto, aunque la cancelen.
press-lay-against = Cancelar { $target } ({ $player }) con { $card }
    .hint = Tu carta deja sin efecto { $target }, salvo que alguien la cancele a su vez.

## Elecciones

press-way = Pasar las manos en { $way }
    .hint = Cada jugador pasa todas sus cartas al asiento siguiente en { $way }.
press-myself = Elegirme a mí
    .hint = Tu carta es para tu propio vehículo o equipo de pits.
press-seat = Elegir a { $player }
    .hint = Tu carta es para el vehículo o el equipo de pits de { $player }.
press-part = Elegir { $card } ({ $player })
    .hint = Tu elección recae en esta carta, que { $player } tiene en juego.
press-take = Tomar { $card }
    .hint = Esta carta de Equipo pasa de la pila de descarte a tu mano.

## Los pits

press-repair = Reparar el vehículo
    .hint = En los pits tiras contra la Complejidad de tu vehículo; una carta repara sin tirar.
press-attach = Poner { $card }
    .hint = Pasa de tu mano a tu vehículo; si no queda espacio, antes se descarta una carta vieja.
press-drive = Poner { $card } al volante
    .hint = Esta carta de Equipo será tu conductor; el anterior, si lo hay, pasa a tu equipo de pits.
press-drop = Quitar { $card }
    .hint = Deja tu vehículo y va a la pila de descarte.
press-driver-out = Mandar al conductor al equipo de pits
    .hint = Tu conductor pasa a tu equipo de pits, y tu vehículo sigue la carrera sin él.
press-nothing = Dejarlo así
    .hint = No haces nada más aquí, y la carrera sigue.

## Cómo van todos, el líder primero

standing-car = { $mark }**{ $place }. { $player }** · { $vehicle }{ $side } · { $laps ->
        [one] 1 vuelta
       *[other] { $laps } vueltas
    } · ataque { $attack }, defensa { $defence } · { $held ->
        [one] 1 carta
       *[other] { $held } cartas
    }
mark-turn = ▶{" "}
mark-none = {""}
mark-damaged = {" "}· 💥 dañado
mark-whole = {""}
standing-attached = -# { $parts }
standing-and = { $one } · { $more }
standing-driver = Conductor: { $cards }
standing-crew = Equipo de pits: { $cards }
standing-mods = Modificaciones: { $cards }
standing-tires = Neumáticos: { $cards }
standing-infested = ☣ en { $cards }
standing-middle = -# Pila de robo: { $deck }. Encima del descarte: { $top }. { $flag }
standing-flag-shuffled = La Bandera anda entre las cartas.
standing-flag-aside = La Bandera espera aparte bajo { $left ->
        [one] 1 contador
       *[other] { $left } contadores
    }.
standing-flag-raised = La Bandera ha salido: { $left ->
        [0] este es el último turno
        [one] queda 1 turno por empezar
       *[other] quedan { $left } turnos por empezar
    }.

## Lo que tiene un jugador en la mano

hand-card = **{ $card }** · { $type }: { $text }
hand-card-twice = **{ $card }** (×{ $count }) · { $type }: { $text }
hand-type-word = { $type } · { $word }
hand-type-crew = Equipo, Manejar { $drive }, Arreglar { $fix }
hand-type-reaction = Reacción ({ $trigger })
hand-empty = No te queda ninguna carta en la mano.
