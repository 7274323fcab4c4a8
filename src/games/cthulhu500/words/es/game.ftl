# Cómo se llama la carrera, su ayuda, y lo que pone en la página de una carta.

game-cthulhu500 = Cthulhu 500
card-copies = { $type }, { $count ->
        [one] 1 copia
       *[other] { $count } copias
    }
card-flavour = *{ $text }*
vehicle-side-whole = Sin daños: Velocidad { $speed }, Complejidad { $complexity }
vehicle-side-damaged = Dañado: Velocidad { $speed }, Complejidad { $complexity }
help-1 = Una carrera en pocas palabras
    .text =
        Manejas un vehículo maldito en un anillo: el líder también persigue al último. En tu turno tienes hasta dos acciones: jugar una carta, poner una carta de Equipo en un equipo de pits, intentar adelantar al vehículo de delante, hacer una parada de pits. Quien adelanta cruzando la línea gana una vuelta; cuando sale la Bandera a Cuadros, gana quien tenga más vueltas.

        { "" }**Adelantar:** los dos bandos tiran un dado y suman su total. Gana el más alto; un empate daña a los dos. Los dos totales están en tu página: «Delante: tú 5 contra …».
help-2 = Tu turno y el de los demás
    .text =
        Tu página llega sola cuando empieza la carrera, y **Mi mano** la abre otra vez: solo la ves tú, y todo lo que puedes hacer es un botón allí. En las carreras durante días, además, te escribo cuando te toca, con los mismos botones.

        Algunas cartas responden a lo que hacen otros. Entonces la mesa enseña **Reaccionar** y **No reacciono** durante un rato. Si nada de tu mano encaja, no hace falta pulsar nada: la espera es igual para todos, así nadie se entera de nada.

        Al final de tu turno descartas lo que quieras y robas.
help-3 = A solas, con amigos, durante días
    .text =
        ¿A solas? **{ button-learn }** te lleva de la mano por una carrera contra bots. `/cthulhu500 nueva` abre una mesa; **Añadir un bot** la completa. En vivo, una carrera dura una tarde; **durante días** tienes un día por turno, y te escribo cuando se te espera.

        ¿Te vas un rato? **Más → Me ausento**: un suplente juega hasta que vuelvas. `/cthulhu500 reglas` tiene todas las reglas, `/cthulhu500 carta` todas las cartas, `/cthulhu500 ajustes` tu idioma y tus horas de silencio.
temper-hog = quiere todos los puestos
temper-saboteur = mira a quién hacer daño
temper-tinkerer = carga su vehículo
temper-miser = no suelta sus cartas
review-aim = Turno { $turn }, { $card }
review-unit = puestos
review-method = Valorado con lo que podías saber entonces, nunca con lo que tenían los demás; lo que puede haber sido azar no cuenta. Una vuelta vale tantos puestos como vehículos hay, y lo que valen las cartas y los daños también se cuenta en puestos; la frase nombra la parte mayor.
why-track = Dos rondas después, en { $tables } carreras que encajan con lo que podías ver, acaba { $amount } puestos más adelante que { $other }.
why-whole = Dos rondas después, en { $tables } carreras que encajan con lo que podías ver, deja tu vehículo entero en { $percent } de cada 100 más que { $other }.
why-hand = Dos rondas después, en { $tables } carreras que encajan con lo que podías ver, te deja { $amount } cartas más en la mano que { $other }.
why-fitted = Dos rondas después, en { $tables } carreras que encajan con lo que podías ver, deja { $amount } cartas más en tu vehículo que { $other }.
why-defence = Dos rondas después, en { $tables } carreras que encajan con lo que podías ver, deja tu defensa, sin contar los daños, { $amount } más alta que { $other }.
why-others = Dos rondas después, en { $tables } carreras que encajan con lo que podías ver, deja a los demás { $amount } puestos más atrás que { $other }.
why-won = Dos rondas después, en { $tables } carreras que encajan con lo que podías ver, ha ganado { $percent } de cada 100 más que { $other }.
luck-dice = Dados: { $pips } puntos en { $dice } dados, { $side ->
        [1] { $more } por encima de la media.
        [0] justo la media.
       *[other] { $more } por debajo de la media.
    }
luck-draws = Robos: { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    }; valor medio, { $mine } según las cuentas de un principiante; el mazo entero vale { $usual }.
