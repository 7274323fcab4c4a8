# Lo que pasa, en palabras.

tell-start = Aquí está la primera piedra: M50. Empieza **{ $player }**.{ $halves ->
        [0] {""}
       *[other] {" "}Cada cual toma { $halves } mitades, solo para sus ojos.
    }
    .player = Aquí está la primera piedra: M50. Empiezas **tú**.{ $halves ->
            [0] {""}
           *[other] {" "}Cada cual toma { $halves } mitades, solo para sus ojos.
        }
tell-draw = **{ $player }** roba: { $tile }.
    .player = **Robas**: { $tile }.
tell-draw-last = La última loseta: **{ $player }** roba: { $tile }.
    .player = La última loseta: **robas**: { $tile }.
tell-aside = { $tile }: no cabe en ninguna parte. Se retira, { $last ->
        [0] y **{ $player }** roba otra.
       *[other] y era la última.
    }
    .player = { $tile }: no cabe en ninguna parte. Se retira, { $last ->
            [0] y **robas** otra.
           *[other] y era la última.
        }
tail-role = { $role ->
        [0] .
        [1] ; un caballero entra en la ciudad.
        [2] ; un ladrón acecha en el camino.
        [3] ; un monje enciende una vela.
       *[other] ; un granjero se tumba en la hierba, y ya no se levantará.
    }
tell-lay = **{ $player }** coloca en { $square }: { $tile }{ tail-role }
    .player = **Colocas** en { $square }: { $tile }{ tail-role }
tell-half = { $hole ->
        [0] **{ $player }** encaja media loseta en { $square }
       *[other] Nada entero habría cabido nunca en { $square }; **{ $player }** encuentra media cosa que sí
    } ({ $tile }){ tail-role }
    .player = { $hole ->
            [0] **Encajas** media loseta en { $square }
           *[other] Nada entero habría cabido nunca en { $square }; **encuentras** media cosa que sí
        } ({ $tile }){ tail-role }
tell-whole = Con **{ $player }**, { $square } vuelve a estar entera: dos mitades, un cuadrado ({ $tile }){ tail-role }
    .player = **Contigo**, { $square } vuelve a estar entera: dos mitades, un cuadrado ({ $tile }){ tail-role }
tell-met = { $feature ->
        [1] Dos ciudades se hacen una en { $square }, que ahora comparten { $players }.
       *[other] Los prados de { $square } se juntan: { $count } granjeros en un solo campo, que comparten { $players }.
    }
    .you = tú
tell-empty = La ciudad de { $square } está acabada, y no vive nadie.
tell-walled = Ya no queda { $halves ->
        [0] loseta
       *[other] loseta ni mitad
    } que pueda acabar { $feature ->
        [1] la ciudad
        [2] el camino
       *[other] el monasterio
    } de { $square }.
tell-hill = Bajo la colina de **{ $player }** en { $square } hay una loseta que nadie ha visto.
    .player = Bajo **tu** colina en { $square } hay una loseta que nadie ha visto.
tell-city = La ciudad de { $square } cierra sus puertas: **{ $points }** para { $players }{ $several ->
        [one] {""}
       *[other] {" "}(cada uno)
    }. ({ $why })
    .players = La ciudad de { $square } cierra sus puertas: **{ $points }** para ti. ({ $why })
    .you = ti
tell-city-small = Dos casillas y un muro en { $square }: aun así vale **{ $points }** para { $players }. ({ $why })
    .players = Dos casillas y un muro en { $square }: aun así vale **{ $points }** para ti. ({ $why })
    .you = ti
tell-city-one = La ciudad más pequeña del mundo, en { $square }: **{ $points }** para { $players }. ({ $why })
    .players = La ciudad más pequeña del mundo, en { $square }: **{ $points }** para ti. ({ $why })
    .you = ti
tell-city-huge = **¡{ $points } puntos{ $several ->
        [one] {""}
       *[other] {" "}por cabeza
    }!** Cantarán las murallas de { $square }, y a { $players }. ({ $why })
    .players = **¡{ $points } puntos!** Cantarán las murallas de { $square }, y a ti. ({ $why })
    .you = ti
tell-road = El camino de { $square } por fin lleva a algún sitio: **{ $points }** para { $players }{ $several ->
        [one] {""}
       *[other] {" "}(cada uno)
    }. ({ $why })
    .players = El camino de { $square } por fin lleva a algún sitio: **{ $points }** para ti. ({ $why })
    .you = ti
tell-road-ring = El camino de { $square } vuelve a donde empezó: **{ $points }** para { $players }{ $several ->
        [one] {""}
       *[other] {" "}(cada uno)
    }. ({ $why })
    .players = El camino de { $square } vuelve a donde empezó: **{ $points }** para ti. ({ $why })
    .you = ti
tell-monastery = Ocho vecinos alrededor de { $square }: el monje se va a casa con **{ $points }** para { $players }. ({ $why })
    .players = Ocho vecinos alrededor de { $square }: el monje se va a casa con **{ $points }** para ti. ({ $why })
    .you = ti
tell-gift = { $by } termina { $feature ->
        [1] la ciudad
        [2] el camino
       *[other] el monasterio
    } de { $square } para { $players }, que se lleva **{ $points }**. ({ $why })
    .by = Terminas { $feature ->
            [1] la ciudad
            [2] el camino
           *[other] el monasterio
        } de { $square } para { $players }, que se lleva **{ $points }**. ({ $why })
    .players = { $by } termina { $feature ->
            [1] la ciudad
            [2] el camino
           *[other] el monasterio
        } de { $square } para ti: te llevas **{ $points }**. ({ $why })
tell-robbed = A { $robbed } le toca hacer las maletas en { $feature ->
        [1] la ciudad
       *[other] el camino
    } de { $square }: **{ $points }** para { $players }{ $several ->
        [one] , que tenía
       *[other] {" "}(cada uno), que tenían
    } más gente. ({ $why })
    .robbed = Te toca hacer las maletas en { $feature ->
            [1] la ciudad
           *[other] el camino
        } de { $square }: **{ $points }** para { $players }{ $several ->
            [one] , que tenía
           *[other] {" "}(cada uno), que tenían
        } más gente. ({ $why })
    .players = A { $robbed } le toca hacer las maletas en { $feature ->
            [1] la ciudad
           *[other] el camino
        } de { $square }: **{ $points }** para ti, que tenías más gente. ({ $why })
tell-hill-tie = Tantos aquí como allí en { $square }; pero { $players } { $several ->
        [one] está más alto, y se lleva **{ $points }**
       *[other] están más alto, y se llevan **{ $points }** cada uno
    }. ({ $why })
    .players = Tantos aquí como allí en { $square }; pero estás más alto, y te llevas **{ $points }**. ({ $why })
tell-circle-more = Extraños círculos en el trigo: **{ $player }** deja que cada cual envíe un { $role ->
        [1] caballero
       *[other] granjero
    } más.
    .player = Extraños círculos en el trigo: **dejas** que cada cual envíe un { $role ->
            [1] caballero
           *[other] granjero
        } más.
tell-circle-home = Extraños círculos en el trigo: **{ $player }** hace que cada cual se lleve un { $role ->
        [1] caballero
       *[other] granjero
    } a casa.
    .player = Extraños círculos en el trigo: **haces** que cada cual se lleve un { $role ->
            [1] caballero
           *[other] granjero
        } a casa.
tell-more = **{ $player }** envía un { $role } más a { $square }.
    .player = **Envías** un { $role } más a { $square }.
tell-home = **{ $player }** se lleva a casa el { $role } de { $square }.
    .player = **Te llevas** a casa el { $role } de { $square }.
tell-end = La pila se ha acabado y el mapa está hecho. Ahora cuentan quienes siguen en él.
tell-final = { $feature ->
        [1] Ciudad sin acabar en { $square }
        [2] Camino sin acabar en { $square }
        [3] Monasterio sin acabar en { $square }
       *[other] El campo de { $square }
    }: **{ $points }** para { $players }{ $several ->
        [one] {""}
       *[other] {" "}(cada uno)
    }. ({ $why })
    .players = { $feature ->
            [1] Ciudad sin acabar en { $square }
            [2] Camino sin acabar en { $square }
            [3] Monasterio sin acabar en { $square }
           *[other] El campo de { $square }
        }: **{ $points }** para ti. ({ $why })
    .you = ti
tell-unused = **{ $player }** nunca usó: { $tile }.
    .player = **Nunca usaste**: { $tile }.

## De dónde salen los puntos

why-city = { $count ->
        [one] 1 casilla
       *[other] { $count } casillas
    }{ $shields ->
        [0] {""}
        [one] {" "}y 1 escudo
       *[other] {" "}y { $shields } escudos
    }, { $complete ->
        [1] 2 por cada { $shields ->
            [0] una
           *[other] uno
        }
       *[other] 1 por cada { $shields ->
            [0] una
           *[other] uno
        }
    }
why-road = { $count ->
        [one] 1 casilla
       *[other] { $count } casillas
    }, 1 por cada una
why-monastery = 1 por sí mismo, { $around } alrededor
why-field = { $count ->
        [one] 1 ciudad acabada
       *[other] { $count } ciudades acabadas
    }, 3 por cada una

## Los mejores momentos

highlight-best = { $feature ->
        [1] La mayor ciudad estaba en { $square }
        [2] El mejor camino pasaba por { $square }
       *[other] El mejor campo estaba en { $square }
    }: { $points } para { $players }.
highlight-gift = El regalo más caro: lo que { $by } acabó en { $square } dio { $points } puntos a { $players }.
highlight-robbed = { $robbed } no sacó nada { $feature ->
        [1] de la ciudad
        [2] del camino
        [3] del monasterio
       *[other] del campo
    } de { $square }: { $points } fueron para { $players }.
highlight-idle = { $player }, { $role ->
        [1] caballero
        [2] ladrón
        [3] monje
       *[other] granjero
    } en { $square }: { $count } losetas para nada.
highlight-aside = Una loseta no cupo en ninguna parte: { $tile }.
highlight-decided = El campo que lo decidió: en { $square }, { $points } para { $players }, por delante de { $other }.
highlight-hole = Nada entero habría cabido nunca en { $square }: { $player } tenía media cosa que sí.
highlight-many = Una loseta y { $count } jugadores con puntos: la puso { $player } en { $square }.
