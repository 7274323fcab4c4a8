# Lo que se oye del juego antes de una carrera y lo que se dice cuando termina: las palabras propias de la carrera.

pitch-cthulhu500 = Una carrera en anillo con vehículos malditos: adelanta, choca y responde a todo con una carta. Gana quien tenga más vueltas cuando salga la Bandera a Cuadros.
picture-banner = Cthulhu 500. En la parrilla: { $vehicles }.
picture-banner-line = De 3 a 8 jugadores. La mayoría llega muerta.
preset-evening = Velada
    .hint = Están todos. La carrera tal como se publicó: minutos por turno, segundos por reacción.
preset-quick = Rápida
    .hint = Están todos. La carrera corta.
preset-days = Por días
    .hint = Cada quien entra cuando puede: un día por turno. La carrera corta.
takes-minutes = unos { $count } minutos
takes-weeks = unas { $from } a { $to } semanas
verdict-winner = 🏁 **¡{ $player } gana Cthulhu 500!** { $laps ->
        [one] 1 vuelta
       *[other] { $laps } vueltas
    }{ $tied ->
        [0] .
        [one] , y va por delante del otro que tiene las mismas.
       *[other] , y va por delante de los otros que tienen las mismas.
    }
verdict-place = { $place }. { $player }, { $laps ->
        [one] 1 vuelta
       *[other] { $laps } vueltas
    }

career-all = Vueltas: { $laps } · adelantamientos: { $overtaken } · daños recibidos: { $hits } · paradas de pits: { $stops }
career-vehicle = { $vehicle }: { $wins ->
        [one] 1 victoria
       *[other] { $wins } victorias
    } en { $races ->
        [one] 1 carrera
       *[other] { $races } carreras
    }
career-card = 🂠 { $card }: jugada { $times ->
        [one] 1 vez
       *[other] { $times } veces
    }, en { $wins ->
        [one] 1 victoria
       *[other] { $wins } victorias
    }

milestone-overtaken = 🏅 Marca nueva de { $player }: adelanta { $count } veces.
milestone-hits = 🏅 Marca nueva de { $player }: recibe { $count } daños.
milestone-from-the-back = 🏅 Marca nueva de { $player }: gana desde la cola.
milestone-laps = 🏅 { $player } lleva { $count } vueltas en total.
milestone-garage = 🏅 { $player } ya ha manejado los { $count } vehículos.
