# Lo que ponen las imágenes.

picture-sanity = Cordura { $sanity }
picture-sanity-lost = Cordura { $sanity }, tenía { $before }
picture-left = { $left ->
        [1] { $count } (queda 1)
       *[other] { $count } (quedan { $left })
    }
picture-points = { $points } puntos
picture-insane = en la locura, conserva { $points }
picture-walking = de camino: { $card }
picture-gate = PORTAL
picture-counts = Amenaza { $threat } · crónica { $story } · mano { $held } · mazo { $deck } · pila { $pile }

# Un Combate que ha terminado
combat-pair = { $player } contra { $other }{ $assault ->
        [0] {""}
       *[other] , en el mismo lugar
    }:
combat-side = { $player }: { $cards }.
combat-card = { $known ->
        [0] de fuera
       *[other] { $card }
    } { $count }{ $left ->
        [0] {" "}(no queda nada)
       *[other] {" "}(quedan { $left })
    }
combat-guard = { $card } { $count }{ $fell ->
        [0] {""}
       *[other] {" "}(cae)
    }
combat-points = { $threat ->
        [0] no viene nada
       *[other] { $count ->
            [1] 1 punto
           *[other] { $count } puntos
        }{ $less ->
            [0] {""}
           *[other] {" "}(−{ $less })
        }, { $left ->
            [1] queda 1
           *[other] quedan { $left }
        }
    }
combat-reached = { $count ->
        [1] 1 punto alcanza a { $player }
       *[other] { $count } puntos alcanzan a { $player }
    }
combat-nothing = Nada llega a nadie
