# Las palabras de las imágenes, y las mismas imágenes en palabras.

## Etiquetas: lo más cortas posible, van en pestañas pequeñas

picture-turn = Turno
picture-next = Próximo turno
picture-attacks = Ataca
picture-defends = Defiende
picture-hit = En peligro

## En la pista

picture-bare = Nada puesto, nadie a bordo
picture-legend-attack = ataque
picture-legend-defence = defensa
picture-legend-repair = reparación/Complejidad
picture-legend-hand = cartas
picture-legend-lap = vueltas

## Encima de la pista

picture-actions = { $count ->
        [0] sin acciones
        [one] queda 1 acción
       *[other] quedan { $count } acciones
    }
picture-deck = Pila: { $thickness }
picture-pile = En lo alto del descarte
picture-pile-empty = La pila de descarte está vacía
picture-choosing = Se eligen los vehículos
picture-on-offer = Vehículos para elegir
picture-bidding = Pujas de salida
picture-wins = ¡gana!
picture-line = La cola va justo delante
picture-flag-deck = Bandera: en el mazo
picture-flag-out = Salió la Bandera
picture-flag-pile = Bandera: no antes de barajar
picture-flag-aside = Bandera: { $count ->
        [one] tras barajar 1 vez
       *[other] tras barajar { $count } veces
    }
picture-flag-raised = Última vuelta: { $count ->
        [0] el último turno
        [one] 1 turno más
       *[other] { $count } turnos más
    }

## Las imágenes en palabras

picture-unknown = vehículo desconocido
picture-alt-table = Cthulhu 500, la horda del frente a la cola.
picture-alt-over = Ha ganado { $player }.
picture-alt-turn = El turno es de { $player }: { $actions ->
        [0] sin acciones
        [one] queda 1 acción
       *[other] quedan { $actions } acciones
    }.
picture-alt-middle = Pila de robo: { $deck }. Encima del descarte: { $top }.
picture-alt-car = { $place }. { $player }: { $laps ->
        [one] 1 vuelta
       *[other] { $laps } vueltas
    }, { $side }.
picture-alt-car-sums = { $place }. { $player }, { $vehicle }: { $laps ->
        [one] 1 vuelta
       *[other] { $laps } vueltas
    }, { $side }; { $attack } al atacar, { $defence } al defender, { $repair } al reparar contra Complejidad { $complexity }; { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    } en la mano.
picture-alt-hand = Tu mano: { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.

## Pruebas y resultados

picture-repairs = Repara
picture-die = Dado
picture-test-tie = Empate, tal como está
picture-test-ahead = { $player } va por delante por { $count }
picture-test-enough = Alcanza, tal como está
picture-test-short = { $count ->
        [one] Falta 1
       *[other] Faltan { $count }
    }
picture-result = La carrera ha terminado
picture-laps = { $count ->
        [one] 1 vuelta
       *[other] { $count } vueltas
    }
picture-chart = Clasificación, turno a turno
picture-chart-turns = { $count ->
        [one] 1 turno
       *[other] { $count } turnos
    }
