# La carrera según se cuenta: una frase por cada cosa que ocurre.

## Antes de la salida

event-took-vehicle = { $player } sube a bordo: { $vehicle }. El cinturón es orientativo.
    .player = Subes a bordo: { $vehicle }. El cinturón es orientativo.
event-bid-nothing = { $player } no entrega nada y conserva la mano entera.
    .player = No entregas nada y conservas la mano entera.
event-bid = { $player } entrega { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } por la parrilla: { $cards }.
    .player = Entregas { $count ->
            [one] 1 carta
           *[other] { $count } cartas
        } por la parrilla: { $cards }.
event-bid-die = { $player } saca un { $die } para deshacer el empate en la parrilla.
    .player = Sacas un { $die } para deshacer el empate en la parrilla.
event-grid = La parrilla, con el líder primero: { $players }. Amables engendros, ¡enciendan sus motores!
    .you = tú

## El turno

event-turn = Turno de **{ $player }**.
    .player = **Te toca a ti.**
event-turn-extra = Turno extra de **{ $player }**. El reloj mira hacia otro lado.
    .player = **Tienes** un turno extra. El reloj mira hacia otro lado.
event-waved = { $player } ondea una bandera y gana una acción más. Nadie sabe por qué funciona.
    .player = Ondeas una bandera y ganas una acción más. Nadie sabe por qué funciona.
event-hands-passed = Todas las manos pasan un asiento en { $way }. Adiós a los planes.
event-next-turn = { $player } jugará un turno extra justo después de este. Hacer cola es de mortales.
    .player = Jugarás un turno extra justo después de este. Hacer cola es de mortales.

## Cartas en la mesa

event-laid = { $player } juega { $card }.
    .player = Juegas { $card }.
event-laid-way = { $player } juega { $card }: { $way }.
    .player = Juegas { $card }: { $way }.
event-laid-on = { $player } juega { $card } y señala a { $other }.
    .player = Juegas { $card } y señalas a { $other }.
    .other = { $player } juega { $card } y te señala a ti.
    .player-other = Juegas { $card } y te señalas a ti.
event-laid-repair = { $player } juega { $card } para reparar su propio vehículo.
    .player = Juegas { $card } para reparar tu propio vehículo.
event-laid-part = { $player } juega { $card } y elige { $part } ({ $other }).
    .player = Juegas { $card } y eliges { $part } ({ $other }).
    .other = { $player } juega { $card } y elige, de lo tuyo, { $part }.
    .player-other = Juegas { $card } y eliges, de lo tuyo, { $part }.
event-laid-part-to = { $player } juega { $card } para llevar { $part } del equipo de pits de { $other } al de { $to }.
    .player = Juegas { $card } para llevar { $part } del equipo de pits de { $other } al de { $to }.
    .other = { $player } juega { $card } para llevar { $part } de tu equipo de pits al de { $to }.
    .to = { $player } juega { $card } para llevar { $part } del equipo de pits de { $other } al tuyo.
    .player-other = Juegas { $card } para llevar { $part } de tu equipo de pits al de { $to }.
    .player-to = Juegas { $card } para llevar { $part } del equipo de pits de { $other } al tuyo.
was-cancelled = Carta cancelada: { $card } ({ $player }). Ni humo echa.
    .player = Cancelada, y era tuya: { $card }. Ni humo echa.
event-cancelled = Carta cancelada: { $card } ({ $player }). Ni humo echa.
    .player = { $other } cancela tu carta { $card } con { $with }. Ni humo echa.
    .other = Con { $with } cancelas { $card } ({ $player }). Ni humo echa.
    .player-other = Con { $with } cancelas tu propia carta: { $card }. Ni humo echa.
event-claimed = { $player } toma en su mano la carta cancelada: { $card }. Aquí se aprovecha todo.
    .player = Tomas en tu mano la carta cancelada: { $card }. Aquí se aprovecha todo.
event-returned = Otra carta llegó antes: { $card } vuelve sin usar a la mano de { $player }.
    .player = Otra carta llegó antes: { $card } vuelve sin usar a tu mano.

## Adelantar

event-attempt = { $player } se lanza: ¡intento de adelantar a { $other }!
    .player = Te lanzas: ¡intento de adelantar a { $other }!
    .other = { $player } se lanza: ¡intenta adelantarte!
event-free-pass = { $player } intenta un adelantamiento gratis contra { $other }, que está en los pits.
    .player = Intentas un adelantamiento gratis contra { $other }, que está en los pits.
    .other = { $player } intenta adelantarte gratis mientras estás en los pits.
event-redirected = Usted primero: ahora { $player } tiene que intentar adelantar a { $other }.
    .player = Usted primero: ahora tienes que intentar adelantar a { $other }.
    .other = Usted primero: ahora { $player } tiene que intentar adelantarte a ti.
event-passing-test = { $player } saca un { $die }, total { $sum }; { $other } saca un { $otherdie }, total { $othersum }.
    .player = Sacas un { $die }, total { $sum }; { $other } saca un { $otherdie }, total { $othersum }.
    .other = { $player } saca un { $die }, total { $sum }; tú sacas un { $otherdie }, total { $othersum }.
event-reroll = { $player } vuelve a tirar y ahora el dado muestra un { $die }. Las flautas aplauden.
    .player = Vuelves a tirar y ahora el dado muestra un { $die }. Las flautas aplauden.
event-added = { $card } da { $bonus } a { $player }: ahora el total es { $sum }.
    .player = { $card } te da { $bonus }: ahora el total es { $sum }.
event-held = { $player } frena a { $other }.
    .player = Frenas a { $other }.
    .other = { $player } te frena.
event-tied = { $player } y { $other } empatan.
    .player = Empatas con { $other }.
    .other = { $player } empata contigo.
event-passed = { $player } adelanta a { $other }.
    .player = Adelantas a { $other }.
    .other = { $player } te adelanta.
event-moved = { $player } avanza un puesto y queda delante de { $other }. No es adelantar: es geometría.
    .player = Avanzas un puesto y quedas delante de { $other }. No es adelantar: es geometría.
    .other = { $player } avanza un puesto y queda delante de ti. No es adelantar: es geometría.
event-lap = **¡Vuelta!** { $player } se lleva su contador de vueltas número { $laps }.
    .player = **¡Vuelta!** Te llevas tu contador de vueltas número { $laps }.
event-net-laps = Ya todos tienen un contador de vueltas: se quita uno a cada uno.
event-swapped = Chatarra enredada: el orden entre { $players } se invierte, y quien iba detrás va delante.
    .you = tú

## Daño

event-damaged = { $player } recibe un golpe.
    .player = Recibes un golpe.
event-damaged-again = { $player } recibe otro golpe.
    .player = Recibes otro golpe.
event-spared = El vehículo de { $player } se libra del daño. Los gritos eran de los frenos.
    .player = Tu vehículo se libra del daño. Los gritos eran de los frenos.
event-blamed = { $player } señala a otro lado: ahora el daño va hacia { $other }.
    .player = Señalas a otro lado: ahora el daño va hacia { $other }.
    .other = { $player } señala a otro lado: ahora el daño va hacia ti.

## Los pits

event-pit-stop = { $player } entra a hacer una parada de pits.
    .player = Entras a hacer una parada de pits.
event-no-free-pass = { $player } renuncia al adelantamiento gratis contra { $other }. O modales, o un plan.
    .player = Renuncias al adelantamiento gratis contra { $other }. O modales, o un plan.
    .other = { $player } renuncia a adelantarte gratis. O modales, o un plan.
event-idle = { $player } no hace nada en los pits, salvo admirar las manchas.
    .player = No haces nada en los pits, salvo admirar las manchas.
event-driver = { $card } toma el volante del vehículo de { $player }.
    .player = { $card } toma el volante de tu vehículo.
event-driver-out = { $card } deja el volante y pasa al equipo de pits de { $player }.
    .player = { $card } deja el volante y pasa a tu equipo de pits.
event-attached = { $player } pone { $card } en su vehículo. Adiós a la garantía.
    .player = Pones { $card } en tu vehículo. Adiós a la garantía.
event-put = { $card } entra en el equipo de pits de { $player }.
    .player = { $card } entra en tu equipo de pits.
event-put-elsewhere = { $player } pone { $card } en el equipo de pits de { $other }. Todo un detalle.
    .player = Pones { $card } en el equipo de pits de { $other }. Todo un detalle.
    .other = { $player } pone { $card } en tu equipo de pits. Todo un detalle.
event-repair-test = { $player } saca un { $die } para reparar: total { $sum } contra Complejidad { $complexity }.
    .player = Sacas un { $die } para reparar: total { $sum } contra Complejidad { $complexity }.
event-still-broken = La reparación falla: el vehículo de { $player } sigue dañado. A ver, el otro martillo.
    .player = La reparación falla: tu vehículo sigue dañado. A ver, el otro martillo.
event-repaired = El vehículo de { $player } queda reparado, y ronronea. No debería ronronear.
    .player = Tu vehículo queda reparado, y ronronea. No debería ronronear.

## Cartas que vienen y van

event-works = En acción: { $card } ({ $player }).
    .player = En acción: { $card } (tu carta).
event-works-on = { $other } sufre el efecto de { $card } ({ $player }).
    .player = { $other } sufre el efecto de { $card } (tu carta).
    .other = Sufres el efecto de { $card } ({ $player }).
    .player-other = Sufres el efecto de { $card } (tu propia carta).
event-lost = { $card } deja la escudería de { $player } y va a la pila de descarte.
    .player = { $card } deja tu escudería y va a la pila de descarte.
event-discarded = { $player } descarta { $card } de su mano.
    .player = Descartas { $card } de tu mano.
event-drew = { $player } roba una carta.
event-drew-yours = Robas { $card }.
event-salvaged = De la pila de descarte a la mano de { $player }: { $card }. Huele a tierra.
    .player = De la pila de descarte a tu mano: { $card }. Huele a tierra.
event-received = Tu mano es ahora: { $cards }.
event-received-nothing = Tu mano está ahora vacía. Al menos nadie te la puede quitar.
event-reshuffled = Se acabó la pila de robo: se baraja la de descarte y esa es la nueva.
event-drivers-swapped = { $player } y { $other } intercambian pilotos, o la falta de ellos.
    .player = Tú y { $other } intercambian pilotos, o la falta de ellos.
    .other = { $player } y tú intercambian pilotos, o la falta de ellos.
event-stolen = { $card } pasa del vehículo de { $other } al de { $player }, tornillos incluidos.
    .player = { $card } pasa del vehículo de { $other } al tuyo, tornillos incluidos.
    .other = { $card } pasa de tu vehículo al de { $player }, tornillos incluidos.
event-poached = { $card } deja el equipo de pits de { $player } por el de { $other }.
    .player = { $card } deja tu equipo de pits por el de { $other }.
    .other = { $card } deja el equipo de pits de { $player } por el tuyo.

## Contagio

event-infested = { $card } ({ $player }) tiene algo contagioso: { $contagion }.
    .player = { $card } (tu carta) tiene algo contagioso: { $contagion }.
event-survived = { $card } ({ $player }) sobrevive al contagio. Llevar tiempo en la tumba ayuda.
    .player = { $card } (tu carta) sobrevive al contagio. Llevar tiempo en la tumba ayuda.
event-died-out = El contagio no encuentra otra víctima y va a la pila de descarte: { $contagion }.

## El final

event-flag-counter = Se quita un contador de la Bandera: { $left ->
        [0] no queda ninguno
        [one] queda 1
       *[other] quedan { $left }
    }.
event-last-lap = **¡{ $player } roba la Bandera a Cuadros!** Tras este turno, un último turno para todos.
    .player = **¡Robas la Bandera a Cuadros!** Tras este turno, un último turno para todos.
event-flag = **¡{ $player } roba la Bandera a Cuadros!** La carrera termina en el acto.
    .player = **¡Robas la Bandera a Cuadros!** La carrera termina en el acto.
event-over = **La carrera ha terminado.** De mejor a peor: { $players }. Quien gana puede devorar al resto.
    .you = tú

## De lo que se hablará mañana

moment-climb = { $player } gana saliendo desde el puesto { $place } de la parrilla. La primera fila exige explicaciones.
moment-close = El adelantamiento más apurado: { $player } se cuela delante de { $other } por { $sum } a { $othersum }.
moment-rout = El más rotundo: { $player } deja atrás a { $other } por { $sum } a { $othersum }.
moment-streak = { $player } adelanta { $count } veces en un solo turno.
moment-wreck = { $player } recibe { $count } golpes y aún lo llama vehículo.
