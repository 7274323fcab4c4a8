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
picture-legend-repair = reparación
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
picture-line = La cola va justo delante
picture-flag-deck = Bandera: en la pila de robo
picture-flag-pile = Bandera: en el descarte
picture-flag-aside = Bandera aparte, bajo { $count ->
        [one] 1 contador
       *[other] { $count } contadores
    }
picture-flag-raised = Última vuelta: { $count ->
        [0] el último turno
        [one] 1 turno más
       *[other] { $count } turnos más
    }

## Las imágenes en palabras

picture-unknown = vehículo desconocido
picture-alt-table = Cthulhu 500, la horda del frente a la cola.
picture-alt-turn = El turno es de { $player }.
picture-alt-car = { $place }. { $player }: { $laps ->
        [one] 1 vuelta
       *[other] { $laps } vueltas
    }, { $side }.
picture-alt-car-sums = { $place }. { $player }, { $vehicle }: { $laps ->
        [one] 1 vuelta
       *[other] { $laps } vueltas
    }, { $side }; { $attack } al atacar, { $defence } al defender, { $repair } al reparar; { $cards ->
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
