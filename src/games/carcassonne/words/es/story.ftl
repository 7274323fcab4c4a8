# Lo que pasa, en palabras.

tell-start = Aquí está la primera piedra: M50. Empieza **{ $player }**.{ $halves ->
        [0] {""}
       *[other] {" "}Cada cual toma { $halves } mitades, solo para sus ojos.
    }
tell-draw = **{ $player }** roba: { $tile }.
tell-draw-last = La última loseta: **{ $player }** roba: { $tile }.
tell-aside = { $tile }: no cabe en ninguna parte. Se retira, { $last ->
        [0] y **{ $player }** roba otra.
       *[other] y era la última.
    }
tell-lay = **{ $player }** coloca en { $square }: { $tile }{ $role ->
        [0] .
        [1] ; un caballero entra en la ciudad.
        [2] ; un ladrón acecha en el camino.
        [3] ; un monje enciende una vela.
       *[other] ; un granjero se tumba en la hierba, y ya no se levantará.
    }{ $role ->
        [0] {""}
       *[other] { $left ->
            [0] {" "}Era el último seguidor de { $player }.
           *[other] {""}
        }
    }
tell-half = { $hole ->
        [0] **{ $player }** encaja media loseta en { $square }
       *[other] Nada entero habría cabido nunca en { $square }; **{ $player }** encuentra media cosa que sí
    } ({ $tile }){ $role ->
        [0] .
        [1] ; un caballero entra en la ciudad.
        [2] ; un ladrón acecha en el camino.
        [3] ; un monje enciende una vela.
       *[other] ; un granjero se tumba en la hierba, y ya no se levantará.
    }{ $role ->
        [0] {""}
       *[other] { $left ->
            [0] {" "}Era el último seguidor de { $player }.
           *[other] {""}
        }
    }
tell-whole = Con **{ $player }**, { $square } vuelve a estar entera: dos mitades, un cuadrado ({ $tile }){ $role ->
        [0] .
        [1] ; un caballero entra en la ciudad.
        [2] ; un ladrón acecha en el camino.
        [3] ; un monje enciende una vela.
       *[other] ; un granjero se tumba en la hierba, y ya no se levantará.
    }{ $role ->
        [0] {""}
       *[other] { $left ->
            [0] {" "}Era el último seguidor de { $player }.
           *[other] {""}
        }
    }
tell-met = { $feature ->
        [1] Dos ciudades se hacen una en { $square }. { $players } se miran.
       *[other] Los prados de { $square } se juntan: { $count } granjeros en un solo campo, de { $players }.
    }
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
tell-city = La ciudad de { $square } cierra sus puertas: **{ $points }** para { $players }{ $several ->
        [one] {""}
       *[other] {" "}(cada uno)
    }. ({ $why })
tell-city-small = Dos casillas y un muro en { $square }: aun así vale **{ $points }** para { $players }. ({ $why })
tell-city-one = La ciudad más pequeña del mundo, en { $square }: **{ $points }** para { $players }. ({ $why })
tell-city-huge = **¡{ $points } puntos{ $several ->
        [one] {""}
       *[other] {" "}por cabeza
    }!** Cantarán las murallas de { $square }, y a { $players }. ({ $why })
tell-road = El camino de { $square } por fin lleva a algún sitio: **{ $points }** para { $players }{ $several ->
        [one] {""}
       *[other] {" "}(cada uno)
    }. ({ $why })
tell-road-ring = El camino de { $square } vuelve a donde empezó: **{ $points }** para { $players }{ $several ->
        [one] {""}
       *[other] {" "}(cada uno)
    }. ({ $why })
tell-monastery = Ocho vecinos alrededor de { $square }: el monje se va a casa con **{ $points }** para { $players }. ({ $why })
tell-gift = { $by } termina { $feature ->
        [1] la ciudad
        [2] el camino
       *[other] el monasterio
    } de { $square } para { $players }, que se lleva **{ $points }**. ({ $why })
tell-robbed = A { $robbed } le toca hacer las maletas en { $feature ->
        [1] la ciudad
       *[other] el camino
    } de { $square }: **{ $points }** para { $players }{ $several ->
        [one] , que tenía
       *[other] {" "}(cada uno), que tenían
    } más gente. ({ $why })
tell-hill-tie = Tantos aquí como allí en { $square }; pero { $players } { $several ->
        [one] está más alto, y se lleva **{ $points }**
       *[other] están más alto, y se llevan **{ $points }** cada uno
    }. ({ $why })
tell-circle-more = Extraños círculos en el trigo: **{ $player }** deja que cada cual envíe un { $role ->
        [1] caballero
       *[other] granjero
    } más.
tell-circle-home = Extraños círculos en el trigo: **{ $player }** hace que cada cual se lleve un { $role ->
        [1] caballero
       *[other] granjero
    } a casa.
tell-more = **{ $player }** envía un { $role } más a { $square }.
tell-home = **{ $player }** se lleva a casa el { $role } de { $square }.
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
tell-unused = **{ $player }** nunca usó: { $tile }.

## De dónde salen los puntos

why-city = casillas { $count } + escudos { $shields }, { $complete ->
        [1] 2 por cada uno
       *[other] 1 por cada uno
    }
why-road = casillas { $count }, 1 por cada una
why-monastery = 1 por sí mismo, { $around } alrededor
why-field = ciudades acabadas { $count }, 3 por cada una

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
