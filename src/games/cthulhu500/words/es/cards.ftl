# Las palabras de las cartas: título, texto, ambientación y aclaraciones de cada una.
# Los números llegan como argumentos desde la tabla de las reglas, para que texto y regla no discrepen:
# $bonus y $bonus2 traen su signo ("+3", "-1"); $count y $max son números sin más.

## Vehículos

vehicle-car_of_cthulhu = El Coche de Cthulhu
    .flavour = Muerto en su garaje, espera al ralentí.

vehicle-the_vehicle_man_was_not_meant_to_drive = El Vehículo Que el Hombre No Debía Conducir
    .special = Solo un piloto Fungi o Zombie suma su Manejar.
    .flavour = Los pedales están en el orden equivocado. Los nueve.
    .ruling-1 = Cualquier otro piloto cuenta como Manejar 0; también se ignora un Manejar negativo. Lo que haga el texto del piloto sigue funcionando.

vehicle-the_unspeakable_olds = El Olds Innombrable
    .flavour = Va como un sueño hasta que alguien lo toca.

vehicle-satanic_pushcart = Carrito Satánico
    .special = Mientras está dañado, no hay adelantamiento gratis contra sus paradas de pits.
    .flavour = Cero caballos. Seiscientas sesenta y seis cabras.
    .ruling-1 = Se mira al anunciar la parada de pits.

vehicle-feararri = Feararri
    .flavour = De cero a gritar en cuatro segundos.

vehicle-sports_cthutility_vehicle = Cthutilitario Deportivo
    .flavour = Siete plazas. O una, con dignidad.

vehicle-chariot_of_the_elder_gods = Carro de los Dioses Arquetípicos
    .flavour = Funciona con fe. Fe sin plomo.

vehicle-big_honkin_truck = El Big Honkin' Truck
    .flavour = Primero se fueron los frenos. Nadie los echa de menos.

## Acciones: Hechizos

card-chaos_spell = Hechizo del Caos
    .text = Elige sentido horario o antihorario: cada jugador pasa su mano entera al siguiente asiento en ese sentido.
    .flavour = ¡Mis cartas! ¡Mis hermosas y terribles cartas!
    .ruling-1 = El propio Hechizo del Caos ya ha salido de la mano; no se pasa.
    .ruling-2 = Las manos pasan todas a la vez, también las vacías. Nadie roba ni descarta por tener más de 5 cartas.
    .ruling-3 = Las órdenes permanentes son del jugador, no de las cartas.

card-the_great_race = La Gran Raza de Carreras
    .text = Intercambia pilotos con otro vehículo cualquiera. Uno de los dos puede no tener piloto.
    .flavour = Tu cuerpo está bien. Solo que ahora es el turno de otro.
    .ruling-1 = Al menos uno de los dos vehículos debe tener piloto.
    .ruling-2 = Un contagio puesto en un piloto va con él; desde entonces cuenta el turno de quien lo controla ahora.
    .ruling-3 = Los pilotos que cambian de asiento no llegan: Herbert West y el Becario Sectario no hacen nada.

card-cthulhu_steps_on_it = Cthulhu Pisa a Fondo
    .text = Elige un vehículo. Daña a ese y a los que tiene justo delante y justo detrás, todos a la vez, aunque uno sea el tuyo.
    .flavour = Quería decir el acelerador. Más o menos.
    .ruling-1 = Con 3 vehículos reciben daño todos, el tuyo también. Con 4 o más puedes elegir de modo que el tuyo se libre.

card-shantak_tow = Grúa Shantak
    .text = Tu vehículo adelanta automáticamente al que tiene delante.
    .flavour = Huele a caballo, y no es un caballo.
    .ruling-1 = Si eres el líder, adelantas automáticamente al último y ganas un contador de vueltas.

card-turn_the_silver_key = Gira la Llave de Plata
    .text = Juégala solo si no vas ganando la carrera. Avanza { $count ->
        [one] 1 puesto
       *[other] { $count } puestos
    } sin prueba.
    .flavour = También enciende la radio de 1883.
    .ruling-1 = Avanzar no es adelantar: Pinchos por Todas Partes, Spacemeadweiser y compañía no hacen nada.
    .ruling-2 = Cada puesto a través de la línea entre el frente y la cola da un contador de vueltas, pero «Vuelta ganada» no se abre: no se ha adelantado a nadie.

card-reanimate_the_engine = Reanima el Motor
    .text = Repara tu vehículo sin prueba. Si tienes Equipo Zombie, además roba { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
    .flavour = ¡Vive! Sigue necesitando aceite, ¡pero vive!
    .ruling-1 = Un vehículo sin daño con Equipo Zombie puede jugarla solo por robar.

## Acciones: las demás

card-black_plague = Peste Negra
    .text = Contagio: pon esto sobre cualquier carta de Equipo en juego. Al final del turno de quien la controla, esa carta se descarta y la Peste se muda.
    .flavour = Se ruega estornudar en el garaje del rival.
    .ruling-1 = Pilotos y equipos de pits están igual de expuestos. Para jugarla tiene que haber alguna carta de Equipo en juego.
    .ruling-2 = Un Zombie sobrevive; la Peste se muda y puede volver a él.
    .ruling-3 = Ocurre después de robar, como lo último del turno.

card-gremlins = Gremlins
    .text = Contagio: pon esto sobre cualquier Modificación en juego. Al final del turno de quien la controla, esa Modificación se descarta y los Gremlins se mudan.
    .flavour = Se han leído el manual. No están de acuerdo.
    .ruling-1 = Una Modificación que las cartas de otros no pueden tocar (Pegatina del Signo Arquetípico) no es objetivo legal, salvo para quien la controla.
    .ruling-2 = Una Modificación que se lleva el Desguace de Leng se lleva puestos sus Gremlins.

card-dreamlands_shortcut = Atajo por las Tierras del Sueño
    .text = Haz un intento de adelantar contra el vehículo que está dos puestos por delante de ti.
    .flavour = Setenta escalones abajo, segunda salida, cuidado con los gatos.
    .ruling-1 = El éxito te lleva por delante de los dos. Si por el camino está la línea entre el frente y la cola, ganas un contador de vueltas.
    .ruling-2 = Solo cuenta como adelantado el vehículo contra el que hiciste la prueba; el de en medio solo se ha llevado un susto (no desencadena nada).
    .ruling-3 = Con 3 vehículos, dos puestos por delante está el que tienes detrás: con éxito conservas tu lugar y ganas un contador de vueltas.

card-wrench_out_of_space_and_time = Llave Inglesa Fuera del Espacio y del Tiempo
    .text = Elige una: repara tu vehículo sin prueba; o descarta una Modificación de otro vehículo cualquiera.
    .flavour = Sirve para toda tuerca, y para más de un tornillo flojo.
    .ruling-1 = No se puede elegir una opción que no pueda hacer nada.

card-tekeli_li_throttle = Acelerador Tekeli-li
    .text = Haz un intento de adelantar contra el vehículo de delante, con { $bonus }.
    .flavour = Los pingüinos albinos odian este truco.

card-the_doom_that_came_to_turn_four = La Maldición Que Cayó sobre la Curva Cuatro
    .text = Daña a los vehículos que están justo delante y justo detrás de ti, ambos a la vez.
    .flavour = Y eso que las tres primeras fueron muy agradables.
    .ruling-1 = Con 3 vehículos los otros dos son vecinos entre sí; si ambos estaban ya dañados, cambian de lugar.

card-the_pothole_over_innsmouth = El Bache sobre Innsmouth
    .text = Juégala solo si no vas ganando la carrera. Daña al vehículo que va ganando la carrera.
    .flavour = El ayuntamiento está avisado. El ayuntamiento tiene branquias.
    .ruling-1 = Va ganando la carrera el vehículo con más contadores de vueltas; a igualdad, el más cercano al frente. No tiene por qué ser el líder.

card-technical_inspection = Inspección Técnica
    .text = Daña a todo vehículo que muestre Complejidad { $count } o más, todos a la vez, sin perdonar al tuyo.
    .flavour = Caballero, su tubo de escape está rezando.
    .ruling-1 = Mira el lado que se ve cuando surte efecto.
    .ruling-2 = No se puede jugar mientras ningún vehículo muestre tanta Complejidad.

card-chop_shop_of_leng = Desguace de Leng
    .text = Quítale una Modificación a otro vehículo cualquiera y ponla en el tuyo, sin parada de pits.
    .flavour = Sin hacer preguntas. Y sin ojos.
    .ruling-1 = Si ya tienes dos Modificaciones, descarta antes una de ellas.

card-overdue_at_miskatonic = Préstamo Vencido en Miskatonic
    .text = Roba { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }. Tu mano puede pasar del límite.
    .flavour = La multa es tu alma, a pagar por página.
    .ruling-1 = Con más de 5 cartas no estás obligado a descartar, pero no robas nada más hasta que tengas menos de 5.
    .ruling-2 = Las cartas se roban de una en una; si entre ellas sale la Bandera, la carrera termina en el acto.

card-roadside_cult = Culto en Carretera
    .text = Pon hasta { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } de Modificación o Neumáticos de tu mano, sin parada de pits.
    .flavour = Vienen cuando los llamas. No se van.
    .ruling-1 = Los espacios ocupados se vacían antes, como en una parada de pits.
    .ruling-2 = Hace falta tener en la mano al menos una carta de Modificación o Neumáticos; que la hayas jugado hace público eso, y nada más.

card-poach_the_pit_crew = Fichaje en los Pits
    .text = Mueve una carta de Equipo de cualquier equipo de pits a cualquier otro.
    .flavour = Mejor sueldo, peor horario, colegas más húmedos.
    .ruling-1 = Los pilotos no están en el equipo de pits. Ninguno de los dos equipos tiene por qué ser el tuyo.
    .ruling-2 = Una carta de Equipo movida no llega: Herbert West y el Becario Sectario no hacen nada.
    .ruling-3 = Si lleva un contagio, el contagio va con ella.

card-sponsor_scandal = Escándalo de Patrocinio
    .text = Descarta todos los Sponsors de los demás vehículos. Roba { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } por cada uno, { $max } como máximo.
    .flavour = Lo sabían. Todos lo sabían. Lo ponía en la lata.
    .ruling-1 = Hace falta al menos un Sponsor que se pueda descartar en otro vehículo.
    .ruling-2 = Un Sponsor que conserva la Pegatina del Signo Arquetípico se queda y no cuenta.

card-under_the_yellow_sign = Bajo el Signo Amarillo
    .text = Hasta que empiece tu próximo turno: { $bonus } al defender. Roba { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
    .flavour = ¿Lo has visto? Significa prohibido adelantar.
    .ruling-1 = El bono vale desde ya mismo, también contra un adelantamiento gratis durante tu propio turno.

## Equipo

card-high_priest_of_motocross = Gran Sacerdote de Motocross
    .text = Cada vez que un Hechizo haya surtido efecto, puedes robar { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
    .flavour = Bienaventurados los caballitos.
    .ruling-1 = Vale el Hechizo de cualquiera, también el tuyo. Primero el Hechizo, después el robo; un Hechizo cancelado no da nada.
    .ruling-2 = Funciona al volante y en el equipo de pits.

card-fungi_from_detroit = Fungi de Detroit
    .text = { $bonus } a Arreglar mientras tengas otro Equipo Fungi.
    .flavour = Los cerebros se los quedan. Las bujías las venden.
    .ruling-1 = Al volante su Arreglar no cuenta, así que esto tampoco. El otro Fungi puede ser tu piloto.

card-fungi_from_daytona = Fungi de Daytona
    .text = { $bonus } a Manejar mientras tengas otro Equipo Fungi.
    .flavour = Gira a la izquierda. Solo a la izquierda. A la derecha no hay espora que sepa.
    .ruling-1 = El otro Fungi puede estar en tu equipo de pits.

card-dr_armitage = Dr. Armitage
    .text = Como piloto: { $bonus } contra un vehículo con algún Equipo Fungi o Zombie.
    .flavour = Chsss. Este carril es de biblioteca.
    .ruling-1 = Se miran tanto el piloto como el equipo de pits del rival.

card-herbert_west = Herbert West
    .text = Cuando llega, tomas de la pila de descarte una carta de Equipo a tu elección y la llevas a tu mano.
    .flavour = Ese está bastante fresco.
    .ruling-1 = Una carta llega cuando pasa de una mano a un equipo de pits o al volante. Quien toma la carta es el jugador que desde entonces lo controla.
    .ruling-2 = No pasa nada con 5 cartas en la mano o sin Equipo en la pila de descarte.

card-zombie_grease_monkey = Mecánico Zombie
    .text = La Peste Negra no descarta esta carta.
    .flavour = Se dejó una mano bajo el capó. Quiere que se la devuelvan.
    .ruling-1 = La Peste puede elegirlo, y se muda de él como de costumbre.

card-zombie_stunt_driver = Especialista Zombie
    .text = La Peste Negra no descarta esta carta.
    .flavour = Sin miedo. Sin pulso. Sin seguro.
    .ruling-1 = La Peste puede elegirlo, y se muda de él como de costumbre.

card-deep_one_drag_racer = Profundo de Carreras
    .text = Sin efecto especial.
    .flavour = Prefiere la pista mojada. Prefiere que no haya pista.

card-randolph_carburettor = Randolph Carburador
    .text = Como piloto: { $bonus } en pruebas contra un vehículo que no esté justo delante ni justo detrás de ti.
    .flavour = Tres veces soñó con la maravillosa calle de pits.
    .ruling-1 = Lo mismo al atacar que al defender. Con 3 vehículos no cuenta nunca, porque todos son vecinos.

card-brown_jenkin_wrench_rat = Brown Jenkin, Rata de Taller
    .text = Sin efecto especial.
    .flavour = Sus manitas llegan a todos los tornillos.

card-cousin_whateley = Primo Whateley, Conductor Novel
    .text = Sin efecto especial.
    .flavour = Nadie lo ha visto. Todos han oído la caja de cambios.
    .ruling-1 = Donde mejor está es en el equipo de pits de otro.

card-backseat_shoggoth = Shoggoth en el Asiento Trasero
    .text = En un equipo de pits: quien lo controla roba como máximo { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } al final del turno.
    .flavour = ¿Falta mucho? ¿FALTA MUCHO?
    .ruling-1 = No limita lo que se roba por efecto de cartas, solo el robo del final del turno.

card-cultist_intern = Becario Sectario
    .text = Cuando llega, el jugador que lo puso ahí roba { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
    .flavour = Ni cobra, ni ora, ni ayuda.
    .ruling-1 = Una carta llega cuando pasa de una mano a un equipo de pits o al volante; que la muevan después no es llegar.

card-nightgaunt_valet = Aparcacoches Descarnado
    .text = En tu equipo de pits: { $bonus } al defender contra el adelantamiento gratis de tu parada de pits.
    .flavour = Te toma las llaves. Te hace cosquillas. Se va.

## Modificaciones

card-spikey_bits = Pinchos por Todas Partes
    .text = Cada vez que un vehículo adelante al tuyo, ese vehículo recibe daño.
    .flavour = Hechos a medida. Se nota por el sastre.
    .ruling-1 = Primero el adelantamiento, después el daño. Si el que adelanta ya estaba dañado, lo adelanta el que tiene justo detrás: casi siempre el tuyo, así que el adelantamiento queda deshecho.
    .ruling-2 = El contador de vueltas ganado al adelantar no se devuelve: ir en cabeza e ir último con una vuelta más son el mismo lugar, así que el adelantamiento deshecho lo deja todo como estaba.
    .ruling-3 = Cada carta de Pinchos por Todas Partes actúa una vez por cadena (reglas, 7.5), así que dos chatarras con pinchos no pueden adelantarse hasta el infinito.

card-the_mudflaps_man_was_not_meant_to_ogle = Los Guardabarros Que el Hombre No Debía Contemplar
    .text = { $bonus } al defender.
    .flavour = Los ojos en la carretera. Todos.

card-engine_of_the_damned = Motor de los Condenados
    .text = Al atacar: { $bonus }, o { $bonus2 } mientras tu vehículo está dañado.
    .flavour = Testigo del motor: una carita que llora.
    .ruling-1 = Siempre solo al atacar. Se mira al sumar los totales.

card-fifth_dimension_suspension = Suspensión de la Quinta Dimensión
    .text = { $bonus } al defender. Los empates no dañan tu vehículo.
    .flavour = Viaje suave. Siglo equivocado.
    .ruling-1 = El otro vehículo recibe daño como siempre, y él solo, así que no se dan los dos casos de empate con vehículos ya dañados: simplemente lo adelanta el que tiene justo detrás.

card-the_sponsor_that_must_not_be_named = El Sponsor Que No Debe Ser Nombrado
    .text = Al principio de tu turno, roba { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
    .flavour = ¿Lo quiere con moscas?
    .ruling-1 = No con 5 cartas en la mano. También al principio de un turno extra.

card-spacemeadweiser = Spacemeadweiser
    .text = Cada vez que tu vehículo adelante a otro, roba { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
    .flavour = Bebe con cabeza. Vuelve en byakhee.
    .ruling-1 = Los adelantamientos automáticos cuentan; los avances y los cambios de lugar, no. Si hay dos en un mismo vehículo, cada una paga su ronda.

card-miskatonic_mutual = Mutua Miskatonic
    .text = Cada vez que tu vehículo reciba daño, roba { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
    .flavour = Cubre los actos de los dioses. Enumérelos en el formulario 23.
    .ruling-1 = Cuenta el daño a un vehículo ya dañado; no cuenta el daño evitado ni el que se pasa a otro.

card-surplus_tentacles = Tentáculos de Sobra
    .text = { $bonus } al atacar y al defender.
    .flavour = Excedente militar. Nadie pregunta de qué ejército.

card-glove_box_warhead = Ojiva en la Guantera
    .text = { $bonus } al atacar. Cuando tu vehículo reciba daño, descarta esto y daña a los vehículos que tienes justo delante y justo detrás, ambos a la vez.
    .flavour = Debajo de los mapas y de la cabra de emergencia.
    .ruling-1 = No es opcional. Primero se resuelve tu propio daño, movimientos incluidos; después reciben daño a la vez los dos que tengas al lado en ese momento.

card-do_it_yourself_ritual_kit = Kit de Ritual Hágalo Usted Mismo
    .text = { $bonus } en tus pruebas de reparación.
    .flavour = Pilas y sacrificio no incluidos.

card-non_euclidean_gps = GPS No Euclidiano
    .text = Cuando uses una acción para un intento de adelantar, puedes atacar en su lugar al vehículo que está dos puestos por delante de ti, con { $bonus }.
    .flavour = En doscientos metros, gire hacia dentro.
    .ruling-1 = Solo en intentos que sean tu acción; ni en adelantamientos gratis ni en intentos hechos por una carta.
    .ruling-2 = Con 3 vehículos, dos puestos por delante está el que tienes detrás: con éxito conservas tu lugar y ganas un contador de vueltas.

card-elder_sign_bumper_sticker = Pegatina del Signo Arquetípico
    .text = Las cartas de otros jugadores no pueden descartar, quitar ni infestar las Modificaciones y Neumáticos de este vehículo.
    .flavour = Mi otro auto también está protegido.
    .ruling-1 = También se protege a sí misma. Los Gremlins que ya estaban antes se quedan, y hacen su trabajo.

card-fungal_fuel_injection = Inyección Fúngica
    .text = { $bonus } al atacar, y otro tanto por cada Equipo Fungi que tengas, +{ $max } como máximo en total.
    .flavour = Súper sin plomo, semiconsciente.
    .ruling-1 = Cuentan tanto el piloto como el equipo de pits.

## Neumáticos

card-radials_from_beyond_space_and_time = Radiales de Más Allá del Espacio y del Tiempo
    .text = { $bonus } al atacar y al defender.
    .flavour = Garantía de ochenta mil eones, o hasta el primer bache.

card-rats_in_the_whitewalls = Ratas en las Bandas Blancas
    .text = { $bonus } al atacar. Cada vez que tu vehículo adelante a otro, el jugador de ese otro descarta { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } de su mano al azar.
    .flavour = Ese chirrido no son los frenos.
    .ruling-1 = La carta la eligen los dados; todos la ven ir a la pila de descarte.

card-retreads_from_the_crypt = Recauchutados de la Cripta
    .text = { $bonus } al atacar. Si tu dado muestra un uno al atacar, tu vehículo recibe daño después del intento.
    .flavour = Un solo dueño, dos veces.
    .ruling-1 = Se mira el dado que contó al final: volver a tirar puede salvarte, o no.
    .ruling-2 = Se suma al daño de un empate, como un segundo daño después de aquel.

card-nodens_snow_chains = Cadenas de Nieve Nodens
    .text = { $bonus } al defender.
    .flavour = Probadas en Kadath. En la parte fría.

card-crawling_run_flats = Antipinchazos Reptantes
    .text = { $bonus } en pruebas de adelantar mientras tu vehículo está dañado. Cuando vuelve a recibir daño, no le pasa nada.
    .flavour = Te llevan a casa. Quizá no sea la tuya.
    .ruling-1 = Nadie lo adelanta por ese daño, y no entra en ninguna fila de vecinos ya dañados; en un empate cuenta como el vehículo que antes no estaba dañado.
    .ruling-2 = Aun así, daño ha recibido: la Mutua Miskatonic y la Ojiva en la Guantera funcionan.

card-goat_with_a_thousand_spares = La Cabra de las Mil Ruedas de Repuesto
    .text = No hay adelantamiento gratis contra tus paradas de pits.
    .flavour = Tiene un repuesto para cada pecado.
    .ruling-1 = Se mira al anunciar la parada de pits, así que vale incluso en la parada en que los cambias.

## Reacciones: carta jugada

card-ia_ia = ¡Iä! ¡Iä!
    .text = Cancela la carta de Acción o Reacción recién jugada.
    .flavour = Grítalo. Dos veces.
    .ruling-1 = Cancela la última carta no cancelada, aunque sea otro ¡Iä! ¡Iä!: última en entrar, primera en salir. En una mesa a sobre cerrado nombra la carta a la que responde.
    .ruling-2 = La carta cancelada va a la pila de descarte sin efecto y no desencadena nada; la acción que costó, gastada queda.
    .ruling-3 = Equipo, Modificaciones y Neumáticos se ponen, no se juegan: no se pueden cancelar.

card-spell_check = Corrector de Hechizos
    .text = Cancela el Hechizo recién jugado y tómalo en tu mano.
    .flavour = Quizás quisiste decir: Cthulhu fhtagn.
    .ruling-1 = Solo mientras el Hechizo sea la última carta no cancelada.
    .ruling-2 = Si antes de jugar esta tenías más de 5 cartas en la mano, el Hechizo va a la pila de descarte.

## Reacciones: empieza un intento

card-pedal_to_the_rlyeh = R'lyeh a Fondo
    .text = Si atacas: { $bonus }.
    .flavour = En su morada acelera, soñando.

card-swerve_of_the_elder_things = Volantazo de los Antiguos
    .text = Si defiendes: { $bonus }.
    .flavour = Simetría de cinco lados. Ninguno es la espalda.

card-slipstream_out_of_space = El Rebufo Que Cayó del Cielo
    .text = Si atacas: { $bonus }, y un empate cuenta como éxito tuyo.
    .flavour = Es un color. También es una corriente de aire.
    .ruling-1 = Un empate convertido en éxito ya no es empate: nadie recibe daño por él.

card-oil_slick_from_beyond = Mancha de Aceite del Más Allá
    .text = Si defiendes: tu rival tiene { $bonus }. Si el intento falla, daña a tu rival.
    .flavour = Te devuelve la mirada. Irisada.
    .ruling-1 = En un empate el intento falla y ambos reciben daño; esto no añade nada.

card-after_you_professor = Usted Primero, Profesor
    .text = Si defiendes: el intento se hace, en vez de contra ti, contra el vehículo que tienes justo delante.
    .flavour = No, no. La edad antes que la cordura.
    .ruling-1 = No se puede jugar si el vehículo que tienes delante es el atacante.
    .ruling-2 = El nuevo defensor puede reaccionar ahora. Las Reacciones ya jugadas por el atacante siguen valiendo; las jugadas por ti se han gastado.
    .ruling-3 = El intento es ahora a distancia. Con éxito, el atacante se coloca directamente delante del nuevo defensor, y solo ha adelantado a ese.

card-jettison_the_intern = Suelta al Becario
    .text = Si atacas o defiendes: descarta { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } de Equipo de tu equipo de pits y suma { $bonus }.
    .flavour = Quedará genial en el currículum.
    .ruling-1 = La carta de Equipo es un coste: se pierde aunque esta carta sea cancelada. Se puede soltar a un Zombie.

card-contractual_obligation = Obligación Contractual
    .text = Si atacas o defiendes: { $bonus }, y otro tanto por cada Sponsor de tu vehículo, +{ $max } como máximo en total.
    .flavour = Sonría. Cláusula nueve. Sonría más.

## Reacciones: por los pelos

card-azathoth_plays_dice = Azathoth Juega a los Dados
    .text = Por los pelos (empate, o te faltan { $least } o { $near }): vuelve a tirar tu dado. Vale el nuevo resultado.
    .flavour = Mal, y con una flauta.
    .ruling-1 = Vale en pruebas de adelantar y de reparación. Debes quedarte con el nuevo dado, salvo que juegues otra carta. Al reparar, lo que falta se cuenta hasta la Complejidad (8.12).

card-angles_that_do_not_add_up = Ángulos Que No Suman
    .text = Por los pelos (empate, o te faltan { $least } o { $near }): { $bonus }.
    .flavour = Era agudo, pero se portaba como un obtuso.
    .ruling-1 = Vale en pruebas de adelantar y de reparación. Al reparar, lo que falta se cuenta hasta la Complejidad (8.12).

## Reacciones: daño a la vista

card-sanity_airbag = Airbag de Cordura
    .text = Tu vehículo va a recibir daño: no lo recibe.
    .flavour = Se infla con gritos. Casi todos tuyos.
    .ruling-1 = Un empate sigue siendo empate y el intento sigue fallando; solo desaparece el daño de tu vehículo.

card-blame_the_shoggoth = Échale la Culpa al Shoggoth
    .text = Tu vehículo va a recibir daño: en su lugar, daña al que tienes justo delante o justo detrás.
    .flavour = Era enorme, agente. Era informe. No puso las direccionales.
    .ruling-1 = Se puede elegir un vehículo que vaya a recibir daño en el mismo suceso: lo recibe una vez, no dos.
    .ruling-2 = El jugador recién elegido puede reaccionar a su vez.

## Reacciones: vuelta ganada

card-the_stars_are_right_of_way = Las Estrellas Ceden el Paso
    .text = Un vehículo con más vueltas que el tuyo acaba de sacar una vuelta: el próximo turno es tuyo. Roba { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
    .flavour = Cada pocos eones, se ponen de acuerdo.
    .ruling-1 = Véase la regla del próximo turno (reglas, 8.3). Excluida significa sin efecto alguno, sin robo siquiera, y vuelve a la mano.

card-wake_up_call_from_rlyeh = Servicio Despertador de R'lyeh
    .text = Un vehículo con más vueltas que el tuyo acaba de sacar una vuelta: el próximo turno es tuyo. Repara tu vehículo sin prueba.
    .flavour = Pidió que lo llamaran a las doce y media del fin de los tiempos.
    .ruling-1 = Véase la regla del próximo turno (reglas, 8.3). Sin daño, simplemente juegas el turno.

card-midnight_restart = Relanzamiento a Medianoche
    .text = Un vehículo con más vueltas que el tuyo acaba de sacar una vuelta: el próximo turno es tuyo, con { $bonus } al atacar durante él.
    .flavour = Se apagan los semáforos. Y el cielo.
    .ruling-1 = Véase la regla del próximo turno (reglas, 8.3).

## La Bandera a Cuadros

card-checkered_flag = Bandera a Cuadros
    .text = Cuando se roba esta carta, la carrera termina en el acto. Gana quien tenga más contadores de vueltas; a igualdad de vueltas, el vehículo más cercano al frente.
    .flavour = Cuadros negros, cuadros blancos y uno que respira.
