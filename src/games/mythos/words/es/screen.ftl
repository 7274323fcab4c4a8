# Lo que se pregunta, se muestra y se pulsa.

screen-over = Se cierra el expediente.
screen-between = Entre dos partidas de la saga
screen-draft = El reparto, sobre { $pack } de { $of }
screen-building = Se arman los mazos
ask-draft = Sobre { $pack } de { $of }, { $left ->
        [one] la última carta: ¿te la quedas?
       *[other] { $left } cartas: ¿cuál te quedas?
    }
ask-building = Tu mazo está listo: tómalo, o cámbialo antes
wait-draft = { $player } elige una carta del sobre.
wait-building = { $player } arma un mazo.
screen-turn = Es el turno de { $player }
screen-round-end = Acaba la ronda { $round }: descartar y robar
screen-round = Ronda { $round }
screen-combat = Combate en la ronda { $round }
ask-along =
    { $count ->
        [0] { $card }: ¿qué más, en el mismo turno?
       *[other] A { $card } acompaña { $cards }. ¿Qué más?
    }
ask-again = { $card }: ¿qué juegas al momento?
ask-bearer = ¿Quién lleva { $card }?
ask-holder = ¿Quién o qué guarda { $card }?
ask-opponent = { $card }: ¿qué oponente?
ask-destination = { $card }: ¿adónde viajas?
ask-monster = { $card }: ¿qué Monstruo?
ask-take = { $card }: ¿qué carta tomas?
ask-theirs = { $card }: ¿qué carta suya?
ask-carry = { $card } (vale { $value }{ $free ->
        [0] , { $sanity } de Cordura
       *[other] {""}
    }): ¿a quién ataca, o adónde te lleva?
ask-fill = { $card }: ¿qué carta ocupa este lugar?
ask-bury =
    { $does ->
        [0] {""}
       *[other] { $card }: «{ $says }»{" "}
    }¿Qué carta tuya es enterrada ({ $kind })?
ask-discard =
    { $does ->
        [0] {""}
       *[other] { $card }: «{ $says }»{" "}
    }¿Qué carta tuya es descartada ({ $kind })?
ask-straighten = ¿Qué Artefacto se prepara?
ask-defend =
    { $other } invoca { $card } ({ $value }) contra ti{ $does ->
        [0] :
       *[other] . «{ $says }»
    } ¿{ $does ->
        [0] quién
       *[other] Quién
    } defiende?
ask-aim = ¿Contra quién mandas tu Amenaza?
ask-assign =
    Un Aliado que para a un Monstruo te deja después y va a tu Mazo de Crónica{ ask-joins }
    ¿Qué Aliados defienden frente a { $other }?
ask-assign-any =
    Un Aliado que para a un Monstruo te deja después y va a tu Mazo de Crónica{ ask-joins }
    ¿Qué Aliados defienden, y frente a quién?
ask-joins = { $storms ->
        [0] .
       *[other] ; quien se une a tu Amenaza te deja en todo caso.
    }
ask-storm =
    Quien se une a tu Amenaza te deja en todo caso tras este Combate y va a tu Mazo de Crónica, con su arma.
    ¿Quién se une?
ask-window =
    { $fits ->
        [0] No tienes nada que se pueda lanzar o usar ahora.
       *[other] ¿Lanzas o usas algo? Tienes { $sanity } de Cordura.
    }
ask-order =
    Lo que absorbe va a tu Mazo de Crónica; lo que no haga falta se queda.
    Ante { $other }: ¿qué carta absorbe ahora?
ask-keep-points = Eres más fuerte contra { $other }. ¿De qué Monstruo son los puntos que quedan?
ask-ward = ¿De quién son los puntos que se quitan primero?
unfit-deck = Sin estas no es un mazo con el que se pueda jugar.
ask-discards =
    { $least ->
        [0] { $most ->
            [0] Tu mano se queda como está
            [1] Descarta una carta, o ninguna
           *[other] Descarta hasta { $most } cartas, o ninguna
        }
       *[other] Descarta { $least } a { $most } de { $hand } cartas
    }
wait-turn = Es el turno de { $player }.
wait-bury = { $player } elige qué se entierra ({ $kind }).
wait-discard = { $player } elige qué se descarta ({ $kind }).
wait-straighten = { $player } prepara un Artefacto.
wait-defend = { $player } se defiende de { $card } ({ $value }).
wait-aim = { $player } apunta la Amenaza.
wait-assign = { $player } asigna Aliados.
wait-window = { $player } puede lanzar o usar algo.
wait-points = { $player } elige qué puntos cuentan.
wait-round-end = { $player } elige qué guarda para la próxima ronda.
wait-exchange = { $player } repasa el mazo para la siguiente partida.
ask-exchange =
    { $left ->
        [10] La siguiente partida: ¿qué cartas salen de tu mazo? Hasta diez, o ninguna
        [one] Puede salir una más, o ninguna
       *[other] Pueden salir hasta { $left } más, o ninguna
    }
ask-exchange-kind = En lugar de { $card }: ¿qué tipo de carta entra?
ask-exchange-card = En lugar de { $card }: ¿cuál? ({ $kind })
press-keep-deck =
    { $begun ->
        [0] Dejar el mazo como está
       *[other] Eso es todo
    }
press-stays = { $card } se queda
press-kind = { $kind }
press-out = Fuera: { $cards }
confirm-out = Estas salen
press-take-deck = Tomar este mazo
press-who = Investigador: { $who }
press-in = Dentro: { $cards }
confirm-in = Estas entran
group-ready = Tal como está
group-who = Otro Investigador
group-out = Sacar cartas
group-in = Meter cartas
own-taken =
    Llevas { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } de 75 (`/mythos tomadas`).
own-counts = { $counts }.
own-count = { $kind } { $count }
own-copies =
    { $card }{ $count ->
        [1] {""}
       *[other] {" "}×{ $count }
    }
own-of-type = { $kind } ({ $count }): { $cards }.
standing-draft = { $player } elige las cartas de su mazo.
standing-building = { $player } arma su mazo.
dial-decks = Mazos
    .hint = Si cada cual trae su mazo o lo elige aquí: cinco sobres de 15 cartas, se toma una cada vez y se pasa el resto.
dial-decks-brought = Traídos
    .hint = Cada cual elige uno de los seis preparados, o uno propio.
dial-decks-draft = Elegidos aquí
    .hint = Cinco sobres de 15 dan la vuelta y se arma el mazo. Media hora más.
saga-score = { $player } { $score }
    .player = tú { $score }
scene-saga =
    Saga, partida { $game } de { $of }{ $over ->
        [0] .
       *[other] . Hasta ahora: { $sums }.
    }
scene-round =
    Ronda { $round }, { $night ->
        [0] de día
       *[other] de noche
    }.
scene-last-combat = Cordura perdida en el último Combate: { $lost }.
scene-both = { $first } { $rest }
scene-passed = { $player } ha pasado una vez: si ahora alguien pasa, acaba la ronda.
    .player = Has pasado una vez: si ahora alguien pasa, acaba la ronda.
scene-awaits =
    Entonces, Combate: los demás tienen { $monsters ->
        [1] un Monstruo
       *[other] { $monsters } Monstruos
    }; tú, { $guards ->
        [0] nada que los pare
        [1] una carta que puede pararlos
       *[other] { $guards } cartas que pueden pararlos
    }. Lo que no se detiene cuesta Cordura.
scene-aimed =
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
scene-tip = { $player } tiene { $bonus } contra { $other }.
    .player = Tienes { $bonus } contra { $other }.
    .other = { $player } tiene { $bonus } contra ti.
summary =
    { $players } { $count ->
        [one] va
       *[other] van
    } en cabeza con { $score }.
summary-ahead =
    Puntos y Cordura: vas en cabeza con { $mine }; { $players } { $count ->
        [one] tiene
       *[other] tienen
    } { $score }.
summary-level = Puntos y Cordura: tienes { $mine }, igual que { $players }.
summary-behind =
    Puntos y Cordura: { $players } { $count ->
        [one] va
       *[other] van
    } en cabeza con { $score }; tú tienes { $mine }.
place-walking = de camino: { $card }
place-at =
    lugar: { $card }{ $gate ->
        [0] {""}
        [1] {" "}(Portal abierto)
       *[other] {" "}(Portal usado)
    }
place-travelling = de viaje: { $card }
place-nowhere = en { $region }
group-complete = Completar una Aventura
group-play = Jugar una carta
group-use = Usar o lanzar
group-choose = Elige
group-take = Toma una carta
group-proposed = Como se propone
group-price = Por 1 de Cordura
group-discard = O elige cuáles van
group-aim = O solo algunas contra { $other }
group-defend = O solo algunos frente a { $other }
confirm-discard = Descartar estas
confirm-aim = Estas contra { $other }
confirm-defend = Estos frente a { $other }
press-done = Nada más
press-no-magic = Nada ahora
press-later = Todavía no: sigo de viaje
press-threaten = { $card } a la Amenaza
press-arrive = Llegar: { $card }
press-use =
    Usar { $card }{ $last ->
        [0] { $free ->
            [0] , { $sanity } de Cordura
           *[other] {""}
        }
       *[other] {" "}(tu última Cordura: acaba la partida)
    }
press-cast =
    Lanzar { $card } { $last ->
        [0] ({ $holder }{ $free ->
            [0] , { $sanity } de Cordura
           *[other] {""}
        }{ $summons ->
            [0] {""}
           *[other] {" "}+ Monstruo
        })
       *[other] (tu última Cordura: acaba la partida)
    }
press-turn-up = Volver { $card }
press-straighten = Preparar { $card }
press-card = { $card }
press-player = { $other }
press-storm = { $card } a la Amenaza contra { $other }
press-aim-none = Nada contra { $other }
press-aim-all =
    { $count ->
        [1] Contra { $other }
       *[other] Todas contra { $other }
    } (Cordura { $sanity }; { $guards ->
        [0] nada puede pararla
        [one] una carta puede pararla
       *[other] { $guards } cartas pueden pararla
    })
press-defend-alone = Nadie (−{ $value } de Cordura)
press-defend-none = Nadie frente a { $other }
press-defend-all =
    { $count ->
        [1] { $card } ({ $worth }) frente a { $other }
       *[other] Todos frente a { $other }
    }
press-keep-all = Conservar todas
press-reshuffle =
    Barajar la pila ({ $last ->
        [0] −1 de Cordura
       *[other] tu última Cordura: acaba la partida
    })
hint-reshuffle = Antes de robar. A tu mazo { $deck ->
        [one] le queda 1 carta
       *[other] le quedan { $deck } cartas
    }.
press-no-reshuffle = Dejar la pila
hint-pass = La ronda sigue.
hint-pass-ends =
    Esto acaba la ronda{ $monsters ->
        [0] .
        [1] ; sigue el Combate, en el que los demás tienen 1 Monstruo.
       *[other] ; sigue el Combate, en el que los demás tienen { $monsters } Monstruos.
    }
hint-lobotomy = Mano, Mazo de Crónica, pila y mazo se barajan: un mazo nuevo
standing =
    { $player } ({ $who }): Cordura { $sanity }, { $points } puntos, { $place }{ $ally ->
        [0] {""}
       *[other] ; { $allies }
    }{ $thing ->
        [0] {""}
       *[other] ; { $things }
    }{ $event ->
        [0] {""}
       *[other] ; { $events }
    }; Amenaza { $threat }, crónica { $story }, mano { $held }, mazo { $deck }, pila { $pile }.
standing-insane = { $player } ({ $who }) ha enloquecido y conserva { $points } puntos.
hand-card =
    { $card } ({ $kind }, { $value }{ $free ->
        [0] , { $sanity }
       *[other] {""}
    }).{ $says ->
        [0] {""}
        [1] {" "}{ $first }
        [2] {" "}{ $first } { $second }
       *[other] {" "}{ $first } { $second } { $third }
    }
own-place = Cordura { $sanity }, { $place }.
own-round-over = Se acabó la ronda { $round }. Tienes { $sanity } de Cordura.
own-round-quiet = Se acabó la ronda { $round }, sin Combate. Tienes { $sanity } de Cordura.
own-round-unhurt = Se acabó la ronda { $round }. El Combate no te costó Cordura: tienes { $sanity }.
own-round-lost = Se acabó la ronda { $round }. Combate: perdiste { $lost } de Cordura ({ $before } → { $after }) ante { $by }.
own-round-met = { $monsters ->
        [0] {""}
       *[other] Contra ti: { $came }.{" "}
    }{ $count ->
        [0] {""}
       *[other] Caído, y ya en tu Mazo de Crónica: { $fell }.
    }
own-round-now = Ahora tienes { $sanity } de Cordura.
own-round-others = Los demás: { $others }.
own-round-other = { $player } perdió { $lost }
own-threat = En tu Amenaza, para Aventuras tras el Combate: { $cards }.
own-spell =
    Tu Hechizo { $card } está con { $holder }{ $down ->
        [0] {""}
       *[other] {" "}(lanzado)
    }.
own-complete = { $card } está completa.
own-adventure = { $card } aún necesita: { $missing }.
own-shuffles =
    Antes de robar, tu pila se baraja en tu mazo ({ $last ->
        [0] −1 de Cordura
       *[other] tu última Cordura: acaba la partida
    }).
own-farther = También en la mano: { $cards }.
own-deck = Tu mazo para la siguiente partida: { $count } cartas. Aventuras: { $cards }.
own-and = { $first }, { $rest }
page-who = EDU { $edu }, Cordura { $sanity }, mano de { $least } a { $most }. { $languages }.
page-place =
    { $sub }, { $region }{ $gate ->
        [0] .
       *[other] . Portal.
    }
page-sanity = { $sanity } de Cordura.
page-languages = { $languages }.
page-icons = { $icons }.
page-found = Se encuentra en: { $places }.
career-all = { $adventures ->
        [one] Una Aventura
       *[other] { $adventures } Aventuras
    }, { $points } puntos, { $insane ->
        [one] una vez
       *[other] { $insane } veces
    } en la locura; mejor marca { $best }.
career-cards = { $monsters ->
        [one] Una carta
       *[other] { $monsters } cartas
    } en la Amenaza, { $allies ->
        [one] un Aliado
       *[other] { $allies } Aliados
    }.
career-sagas =
    { $sagas ->
        [one] Una saga
       *[other] { $sagas } sagas
    }, con { $games } partidas.
milestone-adventure = { $player } ha completado por primera vez { $card }.
milestone-insane = { $player } ha perdido la razón por primera vez.
milestone-points = { $player } suma ya { $points } Puntos de Aventura en total.
verdict-winner = 🏁 **{ $player } gana con { $score }:** { $points } puntos y { $sanity } de Cordura.
    .player = 🏁 **Ganas con { $score }:** { $points } puntos y { $sanity } de Cordura.
verdict-draw = 🏁 **{ $player } comparte el primer puesto, con { $score } en total:** { $points } puntos y { $sanity } de Cordura.
    .player = 🏁 **Compartes el primer puesto, con { $score } en total:** { $points } puntos y { $sanity } de Cordura.
verdict-place = { $place }. { $player } tiene { $score }: { $points } puntos y { $sanity } de Cordura.
verdict-winner-saga = 🏁 **{ $player } gana la saga con { $score }:** { $scores }.
    .player = 🏁 **Ganas la saga con { $score }:** { $scores }.
verdict-draw-saga = 🏁 **{ $player } comparte el primer puesto de la saga, con { $score } en total:** { $scores }.
    .player = 🏁 **Compartes el primer puesto de la saga, con { $score } en total:** { $scores }.
verdict-place-saga = { $place }. { $player } tiene { $score }: { $scores }.
dial-length = Duración
    .hint = Cuánto dura la partida.
dial-length-basic = Una Aventura
    .hint = Acaba cuando alguien completa una Aventura.
dial-length-campaign12 = Campaña a 12
    .hint = Las Aventuras siguen hasta que alguien tiene 12 puntos.
dial-length-campaign20 = Campaña a 20
    .hint = Las Aventuras siguen hasta que alguien tiene 20 puntos.
dial-length-saga3 = Saga de 3 partidas
    .hint = Tres partidas; entre una y otra se cambian hasta diez cartas.
dial-length-saga5 = Saga de 5 partidas
    .hint = Cinco partidas; entre una y otra se cambian hasta diez cartas.
dial-combat = Combate
    .hint = Si se apuntan las Amenazas y se asignan los Aliados uno tras otro, o todos a la vez.
dial-combat-in_order = Por orden
    .hint = Uno tras otro, a la vista de todos.
dial-combat-sealed = Sellado
    .hint = Todos a la vez; nadie lo ve hasta que todos han respondido.
preset-evening = Una velada
    .hint = Quien complete primero una Aventura la termina.
preset-draft = Con mazos elegidos
    .hint = Primero cada cual elige, por turnos, las cartas de su mazo.
preset-saga = Una saga
    .hint = Tres juegos que se suman, con cambio de cartas entre uno y otro.
preset-days = Por días
    .hint = Como una velada, pero cada cual juega cuando puede.
preset-campaign = Una campaña
    .hint = Varias Aventuras con un solo mazo, hasta 12 puntos.
page-kind =
    { $kind }{ $unique ->
        [0] {""}
       *[other] , única
    }. { $words }
page-value =
    { $kind ->
        [tome] Guarda { $value } Hechizos.
        [adventure] { $value } puntos.
       *[other] Valor { $value }.
    }
ask-turn =
    { $other ->
        [0] Tu turno: juega una carta o pasa
       *[other] Tu turno: juega una carta, haz otra cosa o pasa
    }
ask-turn-nothing = Tu turno: nada de lo que tienes se puede jugar ni usar ahora
ask-turn-first = Tu primera carta: una Localización o un Suceso
ask-turn-walking =
    De camino ({ $card }): { $other ->
        [0] llega o pasa
       *[other] llega, haz otra cosa o pasa
    }
group-arrive = Llegar
group-other = O pasar
press-pass =
    Pasar{ $ends ->
        [0] {""}
       *[other] {" "}(acaba la ronda)
    }
press-complete = Completar { $card }: tú { $score }, { $other } { $theirs }{ $comes ->
        [1] {" "}(ganas)
        [2] {" "}(empate)
        [3] {" "}(pierdes)
       *[0] {""}
    }
press-play =
    { $card }{ $last ->
        [0] {""}
       *[other] {" "}(tu última Cordura: acaba la partida)
    }
press-discard =
    { $count ->
        [1] Descartar { $cards }
       *[other] Descartar { $count }
    }
proposed-first = Descartar { $count }: { $cards }.
proposed-more = Descartar { $count }: esas y { $cards }.
picture-goes =
    Con el { $first }: se va{ $count ->
        [1] {""}
       *[other] {" "}en todo caso · con el { $last }: solo con Descartar { $last }
    }
press-lobotomy =
    Lobotomía voluntaria ({ $last ->
        [0] −1 de Cordura, una vez por partida
       *[other] tu última Cordura: acaba la partida
    })
hint-fetched = { $hint }{ $free ->
        [0] {" "}· { $sanity } de Cordura
       *[other] {""}
    }{ $serves ->
        [0] {""}
       *[other] {" "}· para { $adventures }
    }
hint-play =
    { $kind }{ $value ->
        [0] {""}
       *[other] {" "}{ $value }
    }{ $how ->
        [1] , a pie: llegas en el turno siguiente
        [2] , llegas al momento
       *[other] {""}
    }.{ $free ->
        [0] {" "}{ $sanity } de Cordura{ $last ->
            [0] {""}
           *[other] , y acaba la partida
        }.
       *[other] {""}
    }{ $arrives ->
        [0] {""}
       *[other] {" "}{ $says }
    }{ $serves ->
        [0] {""}
       *[other] {" "}Para { $adventures }.
    }{ $opens ->
        [0] {""}
       *[other] {" "}Allí: { $cards }.
    }
hint-complete = { $points } puntos{ $change ->
        [0] .
       *[other] {" "}y { $sanity } de Cordura.
    }
hint-says =
    { $idle ->
        [0] {""}
        [2] ⚠️ No tienes en la mano ninguna Localización a la que llegar.{" "}
       *[other] ⚠️ Ahora no tendría efecto.{" "}
    }{ $says }{ $free ->
        [0] {" "}{ $sanity } de Cordura{ $spell ->
            [0] .
           *[other] {" "}al pronunciarlo.
        }
       *[other] {""}
    }{ $last ->
        [0] {""}
       *[other] {" "}Con esto acaba la partida.
    }{ $serves ->
        [0] {""}
       *[other] {" "}Para { $adventures }.
    }
plan-arrive = Llegar al lugar hacia el que camino
moment = Ronda { $round }
