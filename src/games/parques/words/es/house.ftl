# Lo que la casa dice de otro modo donde se juega a esto: para lanzar no hay que pensar.
lobby-pace-turns = { $pace }: { $turn } por turno (en vivo, la mitad para lanzar)
