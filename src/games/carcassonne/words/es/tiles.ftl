# Cómo se llaman las piezas y qué pone en sus páginas.

tile-monastery_road = monasterio con camino
tile-monastery = monasterio
tile-city_whole = ciudad por los cuatro lados, con escudo
tile-cap_straight = un lado de ciudad, camino recto
tile-cap = un lado de ciudad
tile-corridor_shield = ciudad de lado a lado, con escudo
tile-corridor = ciudad de lado a lado
tile-caps_opposite = dos ciudades enfrentadas
tile-caps_corner = dos ciudades contiguas
tile-cap_curve_right = un lado de ciudad, camino a la derecha
tile-cap_curve_left = un lado de ciudad, camino a la izquierda
tile-cap_crossing = un lado de ciudad, tres caminos
tile-corner_shield = ciudad en esquina, con escudo
tile-corner = ciudad en esquina
tile-corner_curve_shield = ciudad en esquina, con escudo y camino
tile-corner_curve = ciudad en esquina, con camino
tile-three_shield = ciudad por tres lados, con escudo
tile-three = ciudad por tres lados
tile-three_gate_shield = ciudad por tres lados, con escudo y puerta
tile-three_gate = ciudad por tres lados, con puerta
tile-straight = camino recto
tile-curve = curva
tile-tee = cruce de tres caminos
tile-cross = cruce de cuatro caminos
tile-half_monastery = mitad: monasterio
tile-half_cap_right = mitad: ciudad en el lado corto derecho
tile-half_cap_left = mitad: ciudad en el lado corto izquierdo
tile-half_corner = mitad: ciudad en el ángulo recto
tile-half_curve = mitad: curva
tile-half_road_right = mitad: camino desde el lado corto derecho
tile-half_road_left = mitad: camino desde el lado corto izquierdo
tile-half_tee = mitad: cruce
tile-half_rampart = mitad: ciudad a lo largo del lado largo
tile-half_whole = mitad: ciudad entera, con escudo
tile-half_wing_right = mitad: ciudad en el lado corto derecho y el largo
tile-half_wing_left = mitad: ciudad en el lado corto izquierdo y el largo
tile-half_corner_gate = mitad: ciudad en el ángulo recto, con puerta
tile-half_monastery_road = mitad: monasterio con camino
tile-half_rampart_curve = mitad: ciudad en el lado largo, con curva
tile-half_cap_right_road = mitad: ciudad en el lado corto derecho, con camino
tile-half_cap_left_road = mitad: ciudad en el lado corto izquierdo, con camino
tile-half_two_caps = mitad: dos ciudades
tile-half_cap_right_gate = mitad: ciudad en el lado corto derecho, con puerta
tile-half_hamlet = mitad: aldea
tile-half_hill_rampart = mitad: colina, ciudad en el lado largo
tile-half_hill_curve = mitad: colina, curva
tile-half_circle_fork = mitad: círculo en el trigo con horca
tile-half_circle_shield = mitad: círculo en el trigo con escudo

card-tile = Loseta cuadrada, { $count ->
        [one] hay una
       *[other] hay { $count }
    }.
card-half = Media loseta, { $count ->
        [one] hay una
       *[other] hay { $count }
    }. Su ángulo recto va en una esquina de la casilla; al menos un lado corto tiene que tocar.
card-shield = Su escudo cuenta como una casilla más de la ciudad.
card-hill = Colina: la siguiente loseta de la pila va debajo sin que nadie la vea. En un empate se lo lleva quien está en una colina.
card-fork = Círculo en el trigo: cada cual envía un granjero más o se lleva uno a casa, según decida quien lo coloca.
card-circle = Círculo en el trigo: cada cual envía un caballero más o se lleva uno a casa, según decida quien lo coloca.
