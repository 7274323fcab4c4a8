# Cómo acabó, y qué dicen muchas partidas de alguien.

verdict-winner = 🏰 **{ $player } { $several ->
        [one] gana
       *[other] ganan juntos
    } con { $points }.**
verdict-first = { $player } (ciudades { $cities }, caminos { $roads }, monasterios { $monasteries }, campos { $fields })
verdict-place = { $place }. { $player }, { $points } (ciudades { $cities }, caminos { $roads }, monasterios { $monasteries }, campos { $fields })
career-points = Puntos por partida: { $mean } · máximo: { $most }
career-kinds = De ciudades { $cities } · caminos { $roads } · monasterios { $monasteries } · campos { $fields }
career-best = Mayor ciudad: { $city } puntos · camino más largo: { $road } casillas · mejor campo: { $field } puntos
career-turn = Más puntos en un turno: { $best } · de puntuaciones finales: { $end }
career-shared = Veces que puntuó: { $scored }, de ellas compartidas: { $shared } · en vano, porque otros tenían más: { $lost }
career-followers = Caballeros { $knights } · ladrones { $thieves } · monjes { $monks } · granjeros { $farmers } · turnos sin nadie en casa: { $bare }
career-places = Veces que adelantó a alguien en la puntuación final: { $risen } · que le adelantaron: { $fallen }
career-given = Puntos regalados: { $given } · mitades usadas: { $halves }
record-points = Más puntos: { $count }, { $player }
record-city = La ciudad más grande: { $count } puntos, { $player }
record-road = El camino más largo: { $count } casillas, { $player }
record-turn = Más puntos en un turno: { $count }, { $player }
milestone-city = 🏅 { $player } tiene una ciudad de { $count } puntos o más por primera vez.
milestone-road = 🏅 { $player } tiene un camino de { $count } casillas o más por primera vez.
milestone-points = 🏅 { $player } llega a { $count } puntos o más en una partida por primera vez.
