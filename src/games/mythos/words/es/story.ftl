# Lo que todos leen de lo que ha pasado.

event-game-begins = { $player } se hace cargo del caso como { $who }.
    .player = Te haces cargo del caso como { $who }.
event-edu = Los dados deciden quién ha leído más: { $player } saca { $die }, EDU { $edu }.
    .player = Los dados deciden quién ha leído más: sacas { $die }, EDU { $edu }.
event-round = Ronda { $round }. Empieza { $player }: nadie tiene menos Cordura.
    .player = Ronda { $round }. Empiezas tú: nadie tiene menos Cordura.
event-arrived = { $player } está en { $card }.
    .player = Estás en { $card }.
event-walks = { $player } sale a pie: { $card }.
    .player = Sales a pie: { $card }.
event-arrives = { $player } llega: { $card }.
    .player = Llegas: { $card }.
event-turns-back = { $player } se lo piensa mejor: { $card } queda atrás.
    .player = Te lo piensas mejor: { $card } queda atrás.
event-boards = { $player } viaja: { $card }.
    .player = Viajas: { $card }.
event-falls-asleep = { $player } baja al sueño y encuentra { $card }.
    .player = Bajas al sueño y encuentras { $card }.
event-wakes = { $player } despierta: { $card }.
    .player = Despiertas: { $card }.
event-back-again = { $player } está de vuelta, como si no se hubiera ido: { $card }.
    .player = Estás de vuelta, como si no te hubieras ido: { $card }.
event-meets = { $card } se une a { $player }.
    .player = { $card } se une a ti.
event-arms = { $ally } recibe { $card } de { $player }.
    .player = { $ally } recibe de ti { $card }.
event-finds = { $player } encuentra { $card }.
    .player = Encuentras { $card }.
event-reads = { $player } abre { $card }, y no debió hacerlo.
    .player = Abres { $card }, y no debiste hacerlo.
event-learns = { $player } deja { $card } con { $holder }.
    .player = Dejas { $card } con { $holder }.
event-casts = { $player } pronuncia { $card }.
    .player = Pronuncias { $card }.
event-friend-casts = { $holder } pronuncia { $card } por { $player } y lo olvida.
    .player = { $holder } pronuncia { $card } por ti y lo olvida.
event-uses = { $player } usa { $card }.
    .player = Usas { $card }.
event-straightens = { $player } prepara de nuevo { $card }.
    .player = Preparas de nuevo { $card }.
event-turns-up = { $card } vuelve con { $player }.
    .player = { $card } vuelve contigo.
event-threatens = { $at }: algo cruza por { $player }, { $count } a la Amenaza.
event-threatens-yours = { $at }: cruza por ti { $cards } ({ $count }).
event-threatens-without = Sin Portal alguno, algo acude a { $player }: { $count } a la Amenaza.
event-threatens-without-yours = Sin Portal alguno acude a ti: { $cards } ({ $count }).
event-rises = { $card } está aquí. Nadie pregunta por quién, pero llamó { $player }.
    .player = { $card } está aquí. Nadie pregunta por quién, pero llamaste tú.
event-wanes = { $card } da la espalda a { $player }.
    .player = { $card } te da la espalda.
tail-says = { $does ->
        [0] .
       *[other] : «{ $says }»
    }
event-summons = { $player } llama a { $card } contra { $other }{ tail-says }
    .player = Llamas a { $card } contra { $other }{ tail-says }
    .other = { $player } llama a { $card } contra ti{ tail-says }
event-carried = { $card } se lleva a { $player } por los aires.
    .player = { $card } te lleva por los aires.
event-happens = { $player } juega { $card }{ tail-says }
    .player = Juegas { $card }.
event-happens-to = { $player } juega { $card } contra { $other }{ tail-says }
    .player = Juegas { $card } contra { $other }{ tail-says }
    .other = { $player } juega { $card } contra ti{ tail-says }
    .player-other = Juegas { $card } contra ti{ tail-says }
event-in-vain = { $card } se queda en nada.
event-loses = { $player } pierde { $count } de Cordura.
    .player = Pierdes { $count } de Cordura.
event-loses-combat = { $player } pierde { $count } de Cordura en el Combate.
    .player = Pierdes { $count } de Cordura en el Combate.
event-loses-by = { $player } pierde { $count } de Cordura: { $card }.
    .player = Pierdes { $count } de Cordura: { $card }.
event-gains = { $player } respira: recupera { $count } de Cordura.
    .player = Respiras: recuperas { $count } de Cordura.
event-night = Es de noche.
event-day = Es de día. No ayuda mucho.
event-passes = { $player } espera.
    .player = Esperas.
event-loses-turn = { $player } pierde un turno y no sabe adónde se fue el día.
    .player = Pierdes un turno y no sabes adónde se fue el día.
event-draws =
    { $player } roba { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
event-draws-yours =
    Robas { $count ->
        [one] una carta
       *[other] { $count } cartas
    }: { $cards }.
event-draws-as =
    { $who } trae { $count ->
        [one] una carta
       *[other] { $count } cartas
    } a { $player }.
event-draws-as-yours =
    { $who } te trae { $count ->
        [one] una carta
       *[other] { $count } cartas
    }: { $cards }.
event-deals = Cada cual roba { $count } cartas.
event-fetched = { $player } busca y encuentra { $card }.
    .player = Buscas y encuentras { $card }.
event-fetched-nothing = { $player } busca en vano: { $kind }.
    .player = Buscas en vano: { $kind }.
event-recovered = { $player } recupera { $card }.
    .player = Recuperas { $card }.
event-saw-hand = { $player } mira la mano de { $other }.
    .other = { $player } mira tu mano.
event-saw-hand-yours = En la mano de { $other } ves { $count }: { $cards }.
event-saw-threat = { $player } mira la Amenaza de { $other }.
    .other = { $player } mira tu Amenaza.
event-saw-threat-yours = En la Amenaza de { $other } ves { $count }: { $cards }.
event-lost-from-hand = { $player } pierde { $card } de la mano.
    .player = Pierdes { $card } de la mano.
event-lost-from-hand-by = { $player } pierde { $card } de la mano: { $by }.
    .player = Pierdes { $card } de la mano: { $by }.
event-gone-buried = Ya es parte de la crónica de { $player }: { $card }{ gone-held }
    .player = Ya es parte de tu crónica: { $card }{ gone-held }
event-gone-discarded = { $player } pierde { $card }{ gone-held }
    .player = Pierdes { $card }{ gone-held }
gone-held =
    { $count ->
        [0] {""}
       *[other] , y con eso { $held }
    }{ $through ->
        [0] .
       *[other] {" "}(por { $by }).
    }
event-takes = { $player } quita { $card } a { $other }.
    .player = Quitas { $card } a { $other }.
    .other = { $player } te quita { $card }.
event-reopens = { $card }: el Portal se abre de nuevo para { $player }.
    .player = { $card }: el Portal se abre de nuevo para ti.
event-combat = Ya se ha hecho bastante. Las Amenazas se mueven.
event-aimed =
    { $player } envía { $count ->
        [1] 1 Monstruo
       *[other] { $count } Monstruos
    } contra { $other }.
    .player = Envías { $count ->
            [1] 1 Monstruo
           *[other] { $count } Monstruos
        } contra { $other }.
    .other = { $player } envía { $count ->
            [1] 1 Monstruo
           *[other] { $count } Monstruos
        } contra ti.
event-defends = { $card } se planta por { $player } ante { $other }.
    .player = { $card } se planta por ti ante { $other }.
    .other = { $card } se planta por { $player } ante ti.
event-storms = { $card } se suma a la Amenaza de { $player } contra { $other }.
    .player = { $card } se suma a tu Amenaza contra { $other }.
    .other = { $card } se suma a la Amenaza de { $player } contra ti.
event-tips = La Amenaza de { $player } contra { $other } tiene { $bonus }.
    .player = Tu Amenaza contra { $other } tiene { $bonus }.
    .other = La Amenaza de { $player } contra ti tiene { $bonus }.
event-wards = { $player } perderá { $count } menos.
    .player = Perderás { $count } menos.
event-controls = Algo cambia de amo, o no: { $player } llama a la Amenaza de { $other }.
    .player = Algo cambia de amo, o no: llamas a la Amenaza de { $other }.
    .other = Algo cambia de amo, o no: { $player } llama a tu Amenaza.
event-controls-yours = { $card } deja a { $other } y sigue a { $player }.
    .player = { $card } deja a { $other } y te sigue.
    .other = { $card } te deja y sigue a { $player }.
event-controls-nothing = En la Amenaza de { $other } nada escucha a { $player }.
    .player = En la Amenaza de { $other } nada te escucha.
    .other = En tu Amenaza nada escucha a { $player }.
event-banished = { $player } destierra { $card }, que enviaba { $other }.
    .player = Destierras { $card }, que enviaba { $other }.
    .other = { $player } destierra { $card }, que enviabas tú.
event-revealed = Por { $player }, contra { $other }: { $cards }.
    .player = Por ti, contra { $other }: { $cards }.
    .other = Por { $player }, contra ti: { $cards }.
event-sunlight = { $card } de { $player } no sobrevive a la mañana.
    .player = De lo tuyo, { $card } no sobrevive a la mañana.
event-cosmic =
    { $count ->
        [0] En la batalla cósmica { $player } y { $other } quedan iguales.
        [one] En la batalla cósmica { $player } tiene un punto más que { $other }.
       *[other] En la batalla cósmica { $player } tiene { $count } puntos más que { $other }.
    }
    .player = { $count ->
            [0] En la batalla cósmica { $other } y tú quedan iguales.
            [one] En la batalla cósmica tienes un punto más que { $other }.
           *[other] En la batalla cósmica tienes { $count } puntos más que { $other }.
        }
    .other = { $count ->
            [0] En la batalla cósmica { $player } y tú quedan iguales.
            [one] En la batalla cósmica { $player } tiene un punto más que tú.
           *[other] En la batalla cósmica { $player } tiene { $count } puntos más que tú.
        }
event-falls = { $card } se puso en medio por { $player }, y ya no está.
    .player = { $card } se puso en medio por ti, y ya no está.
event-unseen = Nadie vio lo que pasó junto a los amigos de { $player } ({ $count }).
    .player = Nadie vio lo que pasó junto a tus amigos ({ $count }).
event-buried = Ya es parte de la crónica de { $player }: { $cards }.
    .player = Ya es parte de tu crónica: { $cards }.
event-discards =
    { $player } se desprende de { $count ->
        [one] una carta
       *[other] { $count } cartas
    }: { $cards }.
    .player = Te desprendes de { $count ->
            [one] una carta
           *[other] { $count } cartas
        }: { $cards }.
event-reshuffles = { $player } baraja la pila con el mazo, lo repasa todo otra vez, y duerme peor.
    .player = Barajas la pila con el mazo, lo repasas todo otra vez, y duermes peor.
event-lobotomy = { $player } firma el papel. Después, mucha calma.
    .player = Firmas el papel. Después, mucha calma.
event-completes = { $player } completa { $card }: { $points } puntos. { $cards }. { $tale }
    .player = Completas { $card }: { $points } puntos. { $cards }. { $tale }
moment-completes = { $player } completa { $card }. { $tale }
event-insane = { $player } se echa a reír, y no para: no le queda Cordura.
    .player = Te echas a reír, y no paras: no te queda Cordura.
event-game-ends =
    Acaba la partida { $game } de { $of }: { $scores }.{ $game ->
        [1] {""}
       *[other] {" "}La saga va así: { $sums }.
    }
event-shaken = { $player } no ha dormido desde entonces: empieza con { $count } de Cordura menos.
    .player = No has dormido desde entonces: empiezas con { $count } de Cordura menos.
event-pack-opens = Cada cual abre un sobre: { $pack } de { $of }.
event-drafted-yours = Te quedas { $card }.
event-deck-built = { $player } ha armado un mazo de { $count } cartas.
    .player = Has armado un mazo de { $count } cartas.
event-ends = Se cierra el expediente. { $player } tiene { $score }.
    .player = Se cierra el expediente. Tienes { $score }.
event-ends-draw = Se cierra el expediente. Nadie queda por encima: { $score } cada uno para { $players }.
