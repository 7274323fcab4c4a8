# Lo que lee y puede pulsar quien juega.

## Seguidores, lados y giros

role-knight = caballero
role-thief = ladrón
role-monk = monje
role-farmer = granjero
side-n = norte
side-e = este
side-s = sur
side-w = oeste
side-d = lado largo
side-ne = noreste
side-se = sureste
side-sw = suroeste
side-nw = noroeste
side-all = alrededor
side-n-w = norte (mitad oeste)
side-n-e = norte (mitad este)
side-e-n = este (mitad norte)
side-e-s = este (mitad sur)
side-s-e = sur (mitad este)
side-s-w = sur (mitad oeste)
side-w-s = oeste (mitad sur)
side-w-n = oeste (mitad norte)
turn-up = tal como está
turn-right = girada a la derecha
turn-down = con media vuelta
turn-left = girada a la izquierda

## Lo que se pregunta, tal como lo puede saber todo el mundo

question-begin = { $player } elige: robar una loseta o usar una mitad.
question-lay = { $player } tiene que colocar: { $tile }.
question-circle = { $player } elige qué hace el círculo en el trigo.
question-more = { $player } puede enviar un { $role ->
        [1] caballero
       *[other] granjero
    } más.
question-home = { $player } se lleva un { $role ->
        [1] caballero
       *[other] granjero
    } a casa.
heading-over = 🏰 **{ $player } { $several ->
        [one] gana
       *[other] ganan juntos
    } con { $points }.**{ $loses ->
        [1] {" "}Tú tienes { $own }.
       *[other] {""}
    }
heading-lays = { $player } tiene que colocar: { $tile }
heading-turn = Turno de { $player }

## Lo que se te pregunta

ask-begin = ¿Robas una loseta o usas una mitad?
ask-square = ¿Dónde la colocas? ({ $tile })
ask-turn = { $square }: ¿en qué sentido? ({ $tile })
ask-follower = { $square }: ¿pones un seguidor encima? ({ $tile })
ask-sure = { $square }: ¿se queda ahí? ({ $tile })
ask-circle = Un círculo en el trigo: para { $role ->
        [1] los caballeros
       *[other] los granjeros
    }, ¿uno más o uno a casa?
ask-more = ¿Dónde va un { $role } más?
ask-home = ¿Qué { $role } se va a casa?
group-notable = Donde termina o agranda algo
group-squares = { $notable ->
        [0] Donde cabe
       *[other] Todas las demás casillas
    }
group-halves = Usar una mitad
group-followers = { $buttons ->
        [0] Poner un seguidor
       *[other] Otro sitio para un seguidor
    }
group-turns = { $buttons ->
        [0] Elige el giro (números de la imagen)
       *[other] Otro giro (números de la imagen)
    }
press-draw = Robar una loseta
press-half = Usar { $tile }
press-at = { $place } · { $square }
press-at-what = { $place } · { $square }: { $what }
press-turn = { $place } · { $turn }
press-turn-what = { $place } · { $turn }: { $what }
press-sure = Se queda ahí
press-nobody = Sin seguidor
press-follower = { $place } · { $role }{ $feature ->
        [3] {""}
       *[other] , { $places }
    } ({ $facts })
was-at = { $square }
was-at-what = { $square }: { $what }
was-turn = { $turn }
was-turn-what = { $turn }: { $what }
was-follower = { $role }{ $feature ->
        [3] {""}
       *[other] , { $places }
    } ({ $facts })
press-holds = { $complete ->
        [1] acabado: vale { $points }
       *[other] { $feature ->
            [1] ahora vale { $points }, lados abiertos: { $open }
            [2] ahora vale { $points }, extremos abiertos: { $open }
            [3] ahora vale { $points }, vacías aún: { $open }
           *[other] ahora vale { $points }, ciudades: { $finished } de { $cities }
        }
    }
press-more = Uno más para todos
press-home = Uno a casa para todos
press-fellow = { $role } en { $square }
hint-closes = { $mine ->
        [1] cierra tu { $feature ->
            [1] ciudad
            [2] camino
           *[other] monasterio
        } de { $square }: { $points ->
            [one] un punto
           *[other] { $points } puntos
        }
       *[other] cierra { $feature ->
            [1] la ciudad
            [2] el camino
           *[other] el monasterio
        } de { $square }: { $points } para { $players }
    }
hint-closes-free = cierra { $feature ->
        [1] la ciudad
        [2] el camino
       *[other] el monasterio
    } de { $square }, libre ({ $can ->
        [0] sin puntos
       *[other] { $points } con seguidor
    })
hint-grows = amplía tu { $feature ->
        [1] ciudad
        [2] camino
        [3] monasterio
       *[other] campo
    } de { $square }: +{ $gain }, ahora { $points }{ $whose ->
        [0] { $feature ->
            [1] , abiertos { $open }
            [2] , abiertos { $open }
            [3] , vacías { $open }
           *[other] {""}
        }
        [1] {" "}para cada uno
       *[other] , pero mandan otros
    }
hint-helps = amplía { $feature ->
        [1] la ciudad
        [2] el camino
       *[other] el monasterio
    } de { $square }: ahora { $points } para { $many ->
        [0] { $players }
       *[other] otros
    }

## Cómo están las cosas

line-left = { $count ->
        [0] La pila está vacía.
        [one] Queda una loseta en la pila.
       *[other] Quedan { $count } losetas en la pila.
    }
line-holes = Ya no cabe ninguna loseta entera: { $squares }{ $more ->
        [0] {""}
       *[other] {" "}y { $more } más
    }
held = { $name }: { $who }. { $facts }.
held-by = { $player } { $count }{ $others }
held-others = , { $rest }
feature-at = { $feature ->
        [1] Ciudad
        [2] Camino
        [3] Monasterio
       *[other] Campo
    } { $square }
held-facts = { $complete ->
        [1] { $feature ->
            [1] Ya cerrada
           *[other] Ya cerrado
        }: { $points ->
            [one] un punto
           *[other] { $points } puntos
        }
       *[other] { $feature ->
            [1] Casillas { $count }, escudos { $shields }, abiertos { $open }. Ahora { $points }, al acabar { $finished } o más
            [2] Casillas { $count }, extremos abiertos { $open }. Ahora { $points }
            [3] Vacías alrededor { $open }. Ahora { $points }, al acabar 9
           *[other] Ciudades al lado { $cities }, acabadas { $count }. Ahora { $points }
        }
    }
left-counted = En la pila { $count } · apartadas { $aside }{ $halves ->
        [0] {""}
       *[other] {" "}· mitades colocadas { $lie }, en mano { $held }
    }
alt-squares = { $tile } puede ir a { $squares } (casillas en total: { $count }).
summary = { $players }: { $points }
summary-ahead = Vas ganando con { $mine }.
summary-level = Tienes { $mine }, igual que { $players }.
summary-behind = { $players }: { $points } · tú: { $mine }
standing = **{ $player }** { $points }{ $over ->
        [1] {""}
       *[other] {" "}· si acabase ahora { $now } · seguidores { $supply }{ $halves ->
            [0] {""}
           *[other] {" "}· mitades { $held }
        }
    }
hand-half = { $tile }{ $fits ->
        [0] {" "}(ahora no cabe en ninguna parte)
       *[other] {""}
    }
own-held = { $name }: { $complete ->
        [1] { $feature ->
            [1] ya cerrada
           *[other] ya cerrado
        } · { $points ->
            [one] un punto
           *[other] { $points } puntos
        }
       *[other] { $feature ->
            [1] lados abiertos { $open } · ahora { $points }, cerrada { $finished }+
            [2] extremos abiertos { $open } · ahora { $points }
            [3] { $points } de 9 · { $open ->
                [one] falta una casilla
               *[other] faltan { $open } casillas
            }
           *[other] ciudades acabadas { $count } · ahora { $points }
        }
    }{ $shared ->
        [0] {""}
       *[other] {" "}· { $who }
    }
own-bare = { $count ->
        [one] Campo { $squares }: aún sin ciudad acabada
       *[other] Campos { $squares }: aún sin ciudades acabadas
    }
own-square = { $square }{ $others }
kind = { $tile }{ $others }
kind-others = {" "}· { $rest }
own-field = { $square } { $points }{ $others }
own-fields = Campos ahora: { $fields }
own-fits = Para seguir en { $squares }: { $count ->
        [0] ya no encaja ninguna loseta entera
        [one] sirve 1 de { $all } losetas · { $percent },{ $tenth } % de que salga en { $draws ->
            [one] un robo
           *[other] { $draws } robos
        }
       *[other] sirven { $count } de { $all } losetas · { $percent },{ $tenth } % de que salga en { $draws ->
            [one] un robo
           *[other] { $draws } robos
        }
    }
own-supply = { $count ->
        [0] Todos tus seguidores están en el mapa.
        [one] Te queda un seguidor.
       *[other] Te quedan { $count } seguidores.
    }{ $holes ->
        [0] {""}
       *[other] {" "}×: ya no cabe una loseta entera.
    }{ $all ->
        [0] {""}
       *[other] {" "}De lo que tienes, lo que más vale ({ $held } de { $all }):
    }
close-up-last = En torno a la última loseta
close-up-points = Puntos por clase
close-up-whole = Todo el mapa
close-up-of = Seguidores de { $player }
close-up-holds = Quién tiene qué
close-up-left = Lo que queda
close-up-fits = Qué cabe dónde
    .hint = En cada casilla abierta: cuántas de las losetas que quedan encajan ahí.
close-up-city = La ciudad abierta más cara
close-up-window = De { $from } a { $to }
points-by-kind = { $player } { $points }: ciudades { $cities }, caminos { $roads }, monasterios { $monasteries }, campos { $fields }.{ $more ->
        [0] {""}
       *[other] {" "}Si acabara ahora, { $more } más: ciudades { $more-cities }, caminos { $more-roads }, monasterios { $more-monasteries }, campos { $more-fields }.
    }
picture-points = Puntos por clase (entre paréntesis: si acabara ahora)
picture-points-over = Puntos por clase

## Una jugada entera en una línea

line-draw = robar
line-tile = { $square } { $turn } { $who }
line-half = mitad { $n } { $square } { $turn } { $who }
line-with = { $role }{ $place }
line-without = nadie
way-up = arriba
way-right = derecha
way-down = abajo
way-left = izquierda
edge-city = ciudad
edge-road = camino
edge-field = campo
line-unknown = No conozco «{ $word }». Las jugadas se escriben así: K47 derecha caballero n · mitad 2 K47 se nadie · robar · cabe K47
line-taken = En { $square } ya hay algo.
line-apart = { $square } no toca nada de lo que hay.
line-no-way = Así no se puede colocar en { $square }.
line-clash = { $square } pide { $asked } al { $side }; así colocada, la pieza muestra { $shown } ahí.
line-too-late = Ya has robado una loseta: en este turno no puedes usar una mitad.
line-draw-first = Primero roba una loseta o usa una mitad.
line-no-half = { $count ->
        [0] No tienes mitades
        [one] Tienes una mitad
       *[other] Tienes { $count } mitades
    }.
line-half-nowhere = { $tile } no cabe ahora en ninguna parte.
line-nobody = En { $square } no puede ir ningún { $role }: no hay sitio, ya hay alguien o no te quedan seguidores.
line-fits = { $fits }.{ $count ->
        [0] {""}
       *[other] {" "}Antes de que se acabe la pila: { $percent },{ $tenth } %. Encajan: { $kinds }.
    }{ $halves ->
        [0] {""}
       *[other] {" "}De las mitades sin colocar encajarían { $halves }.
    }
line-fits-half = En { $square } hay una mitad: solo cabe otra. { $count ->
        [0] De las { $all } que faltan por colocar no encaja ninguna.
       *[other] De las { $all } que faltan por colocar encajarían { $count }: { $kinds }.
    }

## Por qué algo es mejor

gain-points = En una ronda da { $amount } puntos más que { $other }, frente a los demás.
gain-cities = En ciudades promete { $amount } puntos más que { $other }.
gain-roads = En caminos promete { $amount } puntos más que { $other }.
gain-monasteries = En monasterios promete { $amount } puntos más que { $other }.
gain-fields = En campos promete { $amount } puntos más que { $other }.
gain-followers = Deja seguidores libres, y eso vale { $amount } puntos más que { $other }.
