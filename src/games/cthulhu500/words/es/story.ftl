# La carrera según se cuenta: una frase por cada cosa que ocurre.

## Antes de la salida

event-took-vehicle = { $player } sube a bordo: { $vehicle }. El cinturón es orientativo.
event-bid-nothing = { $player } no entrega nada y conserva la mano entera.
event-bid = { $player } entrega { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } por la parrilla: { $cards }.
event-bid-die = { $player } saca un { $die } para deshacer el empate en la parrilla.
event-grid = La parrilla, con el líder primero: { $players }. Amables engendros, ¡enciendan sus motores!

## El turno

event-turn = Turno de **{ $player }**.
event-turn-extra = Turno extra de **{ $player }**. El reloj mira hacia otro lado.
event-waved = { $player } ondea una bandera y gana una acción más. Nadie sabe por qué funciona.
event-hands-passed = Todas las manos pasan un asiento en { $way }. Adiós a los planes.
event-next-turn = { $player } jugará un turno extra justo después de este. Hacer cola es de mortales.

## Cartas en la mesa

event-laid = { $player } juega { $card }.
event-laid-way = { $player } juega { $card }: { $way }.
event-laid-on = { $player } juega { $card } y señala a { $other }.
event-laid-repair = { $player } juega { $card } para reparar su propio vehículo.
event-laid-part = { $player } juega { $card } y elige { $part } ({ $other }).
event-laid-part-to = { $player } juega { $card } para llevar { $part } del equipo de pits de { $other } al de { $to }.
event-cancelled = Carta cancelada: { $card } ({ $player }). Ni humo echa.
event-claimed = { $player } toma en su mano la carta cancelada: { $card }. Aquí se aprovecha todo.
event-returned = Otra carta llegó antes: { $card } vuelve sin usar a la mano de { $player }.

## Adelantar

event-attempt = { $player } se lanza: ¡intento de adelantar a { $other }!
event-free-pass = { $player } intenta un adelantamiento gratis contra { $other }, que está en los pits.
event-redirected = Usted primero: ahora { $player } tiene que intentar adelantar a { $other }.
event-passing-test = { $player } saca un { $die }, total { $sum }; { $other } saca un { $otherdie }, total { $othersum }.
event-reroll = { $player } vuelve a tirar y ahora el dado muestra un { $die }. Las flautas aplauden.
event-added = { $card } da { $bonus } a { $player }: ahora el total es { $sum }.
event-held = { $player } frena a { $other }.
event-tied = { $player } y { $other } empatan.
event-passed = { $player } adelanta a { $other }.
event-moved = { $player } avanza un puesto y queda delante de { $other }. No es adelantar: es geometría.
event-lap = **¡Vuelta!** { $player } se lleva su contador de vueltas número { $laps }.
event-net-laps = Ya todos tienen un contador de vueltas: se quita uno a cada uno.
event-swapped = Chatarra enredada: el orden entre { $players } se invierte, y quien iba detrás va delante.

## Daño

event-damaged = { $player } recibe un golpe.
event-damaged-again = { $player } recibe otro golpe.
event-spared = El vehículo de { $player } se libra del daño. Los gritos eran del airbag.
event-blamed = { $player } señala a otro lado: ahora el daño va hacia { $other }.

## Los pits

event-pit-stop = { $player } entra a hacer una parada de pits.
event-no-free-pass = { $player } renuncia al adelantamiento gratis contra { $other }. O modales, o un plan.
event-idle = { $player } no hace nada en los pits, salvo admirar las manchas.
event-driver = { $card } toma el volante del vehículo de { $player }.
event-driver-out = { $card } deja el volante y pasa al equipo de pits de { $player }.
event-attached = { $player } pone { $card } en su vehículo. Adiós a la garantía.
event-put = { $card } entra en el equipo de pits de { $player }.
event-put-elsewhere = { $player } pone { $card } en el equipo de pits de { $other }. Todo un detalle.
event-repair-test = { $player } saca un { $die } para reparar: total { $sum } contra Complejidad { $complexity }.
event-still-broken = La reparación falla: el vehículo de { $player } sigue dañado. A ver, el otro martillo.
event-repaired = El vehículo de { $player } queda reparado, y ronronea. No debería ronronear.

## Cartas que vienen y van

event-works = En acción: { $card } ({ $player }).
event-works-on = { $other } sufre el efecto de { $card } ({ $player }).
event-lost = { $card } deja la escudería de { $player } y va a la pila de descarte.
event-discarded = { $player } descarta { $card } de su mano.
event-drew = { $player } roba una carta.
event-drew-yours = Robas { $card }.
event-salvaged = De la pila de descarte a la mano de { $player }: { $card }. Huele a tierra.
event-received = Tu mano es ahora: { $cards }.
event-received-nothing = Tu mano está ahora vacía. Al menos nadie te la puede quitar.
event-reshuffled = Se acabó la pila de robo: se baraja la de descarte y esa es la nueva.
event-drivers-swapped = { $player } y { $other } intercambian pilotos, o la falta de ellos.
event-stolen = { $card } pasa del vehículo de { $other } al de { $player }, tornillos incluidos.
event-poached = { $card } deja el equipo de pits de { $player } por el de { $other }.

## Contagio

event-infested = { $card } ({ $player }) tiene algo contagioso: { $contagion }.
event-survived = { $card } ({ $player }) sobrevive al contagio. Llevar tiempo en la tumba ayuda.
event-died-out = El contagio no encuentra otra víctima y va a la pila de descarte: { $contagion }.

## El final

event-flag-counter = Se quita un contador de la Bandera: { $left ->
        [0] no queda ninguno
        [one] queda 1
       *[other] quedan { $left }
    }.
event-last-lap = **¡{ $player } roba la Bandera a Cuadros!** Tras este turno, un último turno para todos.
event-flag = **¡{ $player } roba la Bandera a Cuadros!** La carrera termina en el acto.
event-over = **La carrera ha terminado.** De mejor a peor: { $players }. Quien gana puede devorar al resto.

## De lo que se hablará mañana

moment-climb = { $player } gana saliendo desde el puesto { $place } de la parrilla. La primera fila exige explicaciones.
moment-close = El adelantamiento más apurado: { $player } se cuela delante de { $other } por { $sum } a { $othersum }.
moment-rout = El más rotundo: { $player } deja atrás a { $other } por { $sum } a { $othersum }.
moment-streak = { $player } adelanta { $count } veces en un solo turno.
moment-wreck = { $player } recibe { $count } golpes y aún lo llama vehículo.
