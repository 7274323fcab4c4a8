# Cómo acabó, y qué dicen muchas partidas de alguien.

verdict-winner = 🏰 **{ $player } ha ganado{ $several ->
        [one] {""}
       *[other] {" "}junto con otros
    }, con { $points }.**
verdict-place = { $place }. { $player }, { $points }
career-points = Puntos por partida: { $mean } · máximo: { $most }
career-kinds = De ciudades { $cities } · caminos { $roads } · monasterios { $monasteries } · campos { $fields }
career-best = Mayor ciudad: { $city } puntos · camino más largo: { $road } casillas · mejor campo: { $field } puntos
career-given = Puntos regalados: { $given } · mitades usadas: { $halves }
milestone-city = 🏅 { $player } tiene una ciudad de { $count } puntos o más por primera vez.
milestone-road = 🏅 { $player } tiene un camino de { $count } casillas o más por primera vez.
milestone-points = 🏅 { $player } llega a { $count } puntos o más en una partida por primera vez.
