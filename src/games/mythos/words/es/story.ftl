# Lo que todos leen de lo que ha pasado.

event-game-begins = { $player } se hace cargo del caso como { $who }.
event-edu = Los dados deciden quién ha leído más: { $player } saca { $die }, EDU { $edu }.
event-round = Ronda { $round }. Empieza { $player }: nadie tiene menos Cordura.
event-arrived = { $player } ya está allí: { $card }.
event-walks = { $player } sale a pie: { $card }.
event-arrives = { $player } llega: { $card }.
event-turns-back = { $player } se lo piensa mejor: { $card } queda atrás.
event-boards = { $player } viaja: { $card }.
event-falls-asleep = { $player } baja al sueño y encuentra { $card }.
event-wakes = { $player } despierta: { $card }.
event-back-again = { $player } está de vuelta, como si no se hubiera ido: { $card }.
event-meets = { $card } se une a { $player }.
event-arms = { $ally } recibe { $card } de { $player }.
event-finds = { $player } encuentra { $card }.
event-reads = { $player } abre { $card }, y no debió hacerlo.
event-learns = { $player } copia { $card } ({ $holder }).
event-casts = { $player } pronuncia { $card }.
event-friend-casts = { $holder } pronuncia { $card } por { $player } y lo olvida.
event-uses = { $player } usa { $card }.
event-straightens = { $player } prepara de nuevo { $card }.
event-turns-up = { $card } vuelve con { $player }.
event-threatens = { $at }: algo cruza por { $player }, { $count } a la Amenaza.
event-threatens-yours = { $at }: cruza por ti { $cards } ({ $count }).
event-threatens-without = Sin Portal alguno, algo acude a { $player }: { $count } a la Amenaza.
event-threatens-without-yours = Sin Portal alguno acude a ti: { $cards } ({ $count }).
event-rises = { $card } está aquí. Nadie pregunta por quién, pero llamó { $player }.
event-wanes = { $card } da la espalda a { $player }.
event-summons =
    { $player } llama a { $card } contra { $other }{ $does ->
        [0] .
       *[other] : «{ $says }»
    }
event-carried = { $card } se lleva a { $player } por los aires.
event-happens = { $player } juega { $card }.
event-happens-to =
    { $player } juega { $card } contra { $other }{ $does ->
        [0] .
       *[other] : «{ $says }»
    }
event-in-vain = { $card } se queda en nada.
event-loses = { $player } pierde { $count } de Cordura.
event-loses-combat = { $player } pierde { $count } de Cordura en el Combate.
event-loses-by = { $player } pierde { $count } de Cordura: { $card }.
event-gains = { $player } respira: recupera { $count } de Cordura.
event-night = Es de noche.
event-day = Es de día. No ayuda mucho.
event-passes = { $player } espera.
event-loses-turn = { $player } pierde un turno y no sabe adónde se fue el día.
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
event-deals = Cada cual roba { $count } cartas.
event-fetched = { $player } busca y encuentra { $card }.
event-fetched-nothing = { $player } busca en vano: { $kind }.
event-recovered = { $player } recupera { $card }.
event-saw-hand = { $player } mira la mano de { $other }.
event-saw-hand-yours = En la mano de { $other } ves { $count }: { $cards }.
event-saw-threat = { $player } mira la Amenaza de { $other }.
event-saw-threat-yours = En la Amenaza de { $other } ves { $count }: { $cards }.
event-lost-from-hand = { $player } pierde { $card } de la mano.
event-lost-from-hand-by = { $player } pierde { $card } de la mano: { $by }.
event-gone-buried = Ya es parte de la crónica de { $player }: { $card }.
event-gone-discarded = { $player } pierde { $card }.
event-takes = { $player } quita { $card } a { $other }.
event-reopens = { $card }: el Portal se abre de nuevo para { $player }.
event-combat = Ya se ha hecho bastante. Las Amenazas se mueven.
event-aimed =
    { $player } envía { $count ->
        [1] 1 Monstruo
       *[other] { $count } Monstruos
    } contra { $other }.
event-defends = { $card } se planta por { $player } ante { $other }.
event-storms = { $card } se suma a la Amenaza de { $player } contra { $other }.
event-tips = La Amenaza de { $player } contra { $other } tiene { $bonus }.
event-wards = { $player } perderá { $count } menos.
event-controls = Algo cambia de amo, o no: { $player } llama a la Amenaza de { $other }.
event-controls-yours = { $card } deja a { $other } y sigue a { $player }.
event-controls-nothing = En la Amenaza de { $other } nada escucha a { $player }.
event-banished = { $player } destierra { $card }, que enviaba { $other }.
event-revealed = Contra { $other } vienen, por { $player }: { $cards }.
event-sunlight = { $card } de { $player } no sobrevive a la mañana.
event-cosmic =
    { $count ->
        [0] En la batalla cósmica { $player } y { $other } quedan iguales.
        [one] En la batalla cósmica { $player } tiene un punto más que { $other }.
       *[other] En la batalla cósmica { $player } tiene { $count } puntos más que { $other }.
    }
event-falls = { $card } se puso en medio por { $player }, y ya no está.
event-unseen = Nadie vio lo que pasó junto a los amigos de { $player } ({ $count }).
event-buried = Ya es parte de la crónica de { $player }: { $cards }.
event-discards =
    { $player } se desprende de { $count ->
        [one] una carta
       *[other] { $count } cartas
    }: { $cards }.
event-reshuffles = { $player } baraja la pila con el mazo, lo repasa todo otra vez, y duerme peor.
event-lobotomy = { $player } firma el papel. Después, mucha calma.
event-completes = { $player } completa { $card }: { $points } puntos. { $cards }. { $tale }
moment-completes = { $player } completa { $card }. { $tale }
event-insane = { $player } se echa a reír, y no para: no le queda Cordura.
event-game-ends =
    Acaba la partida { $game } de { $of }: { $scores }.{ $game ->
        [1] {""}
       *[other] {" "}La saga va así: { $sums }.
    }
event-shaken = { $player } no ha dormido desde entonces: empieza con { $count } de Cordura menos.
event-pack-opens = Cada cual abre un sobre: { $pack } de { $of }.
event-drafted-yours = Te quedas { $card }.
event-deck-built = { $player } ha armado un mazo de { $count } cartas.
event-ends = Se cierra el expediente. { $player } tiene { $score }.
event-ends-draw = Se cierra el expediente. Nadie queda por encima: { $score } cada uno para { $players }.
