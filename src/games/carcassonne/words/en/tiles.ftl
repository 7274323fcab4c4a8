# What the pieces are called, and what stands on their pages.

tile-monastery_road = monastery with a road
tile-monastery = monastery
tile-city_whole = city on all sides, with a shield
tile-cap_straight = one city side, road across
tile-cap = one city side
tile-corridor_shield = city from side to side, with a shield
tile-corridor = city from side to side
tile-caps_opposite = two cities, opposite
tile-caps_corner = two cities, side by side
tile-cap_curve_right = one city side, road to the right
tile-cap_curve_left = one city side, road to the left
tile-cap_crossing = one city side, three roads
tile-corner_shield = city round a corner, with a shield
tile-corner = city round a corner
tile-corner_curve_shield = city round a corner, with a shield and a road
tile-corner_curve = city round a corner, with a road
tile-three_shield = city on three sides, with a shield
tile-three = city on three sides
tile-three_gate_shield = city on three sides, with a shield and a gate
tile-three_gate = city on three sides, with a gate
tile-straight = straight road
tile-curve = curve
tile-tee = junction of three roads
tile-cross = crossroads
tile-half_monastery = half: monastery
tile-half_cap_right = half: city on the right leg
tile-half_cap_left = half: city on the left leg
tile-half_corner = half: city in the right angle
tile-half_curve = half: curve
tile-half_road_right = half: road from the right leg
tile-half_road_left = half: road from the left leg
tile-half_tee = half: junction
tile-half_rampart = half: city along the long side
tile-half_whole = half: city throughout, with a shield
tile-half_wing_right = half: city on the right leg and the long side
tile-half_wing_left = half: city on the left leg and the long side
tile-half_corner_gate = half: city in the right angle, with a gate
tile-half_monastery_road = half: monastery with a road
tile-half_rampart_curve = half: city along the long side, with a curve
tile-half_cap_right_road = half: city on the right leg, with a road
tile-half_cap_left_road = half: city on the left leg, with a road
tile-half_two_caps = half: two cities
tile-half_cap_right_gate = half: city on the right leg, with a gate
tile-half_hamlet = half: hamlet
tile-half_hill_rampart = half: hill, city along the long side
tile-half_hill_curve = half: hill, curve
tile-half_circle_fork = half: crop circle with a fork
tile-half_circle_shield = half: crop circle with a shield

card-tile = Square tile, { $count ->
        [one] there is one
       *[other] there are { $count }
    }.
card-half = Half tile, { $count ->
        [one] there is one
       *[other] there are { $count }
    }. Its right angle lies in a corner of the square; at least one short side has to touch.
card-shield = Its shield counts as one square more of the city.
card-hill = Hill: the next tile of the stack goes under it, unseen. Of equals in a feature, whoever stands on a hill takes it.
card-fork = Crop circle: everybody sends one more farmer, or takes one home, as whoever lays it decides.
card-circle = Crop circle: everybody sends one more knight, or takes one home, as whoever lays it decides.
