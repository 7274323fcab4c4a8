# Lo que la casa dice de otro modo donde se juega a esto: para lanzar no hay que pensar.
lobby-pace-turns = { $pace }: { $turn } por turno{ $is-shorter ->
       *[0] {""}
        [1] , { $at-once } para lanzar
    }
