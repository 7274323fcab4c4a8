# Lo que lee y puede pulsar quien juega. Cada botón tiene una etiqueta; lo que varios tienen en común se dice una vez, en la pista de su grupo.
# Discord corta las etiquetas a los 80 caracteres: lo que distingue dos botones va lo más adelante posible.
# $me, $mine y $tome valen 1 si se trata de quien lee, y 0 si se trata de otra persona.

## A quién se pregunta qué

screen-turn = El turno es de { $player }.
screen-waiting = Ahora mismo no tienes nada que decidir. El turno es de { $player }.
screen-others = Es tu turno; antes le toca decidir a alguien más.
screen-choosing = Se están eligiendo los vehículos.
screen-bidding = Se están haciendo las pujas de salida, en secreto.
screen-over = 🏁 ¡{ $player } gana Cthulhu 500! { $laps ->
        [one] 1 vuelta.
       *[other] { $laps } vueltas.
    } La carrera ha terminado.
    .player = 🏁 ¡Ganas Cthulhu 500! { $laps ->
            [one] 1 vuelta.
           *[other] { $laps } vueltas.
        } La carrera ha terminado.
ask-vehicle = ¿Con qué vehículo quieres correr?
ask-bid =
    Quien entrega más cartas sale más adelante; nadie roba a cambio.
    ¿Qué entregas por un mejor puesto en la parrilla?
ask-action = Tu turno: { $actions ->
        [one] te queda 1 acción.
       *[other] te quedan { $actions } acciones.
    }
ask-just-short =
    { $what }
    { $fits ->
        [0] { $actions ->
            [0] Nada tuyo lo cambia: no ha salido. { $full ->
                [0] Descarta lo que quieras y luego roba.
               *[other] Tienes la mano llena: descarta antes si quieres robar.
            }
            [one] Nada tuyo lo cambia: no ha salido. Sigue: te queda 1 acción.
           *[other] Nada tuyo lo cambia: no ha salido. Sigue: te quedan { $actions } acciones.
        }
        [2] { $actions ->
            [0] { $full ->
                [0] Descarta lo que quieras y luego roba.
               *[other] Tienes la mano llena: descarta antes si quieres robar.
            }
            [one] Sigue: te queda 1 acción.
           *[other] Sigue: te quedan { $actions } acciones.
        }
       *[other] { $actions ->
            [0] Reacciona, o se acaba tu turno.
            [one] Reacciona o sigue: te queda 1 acción.
           *[other] Reacciona o sigue: te quedan { $actions } acciones.
        }
    }
ask-declare =
    {""}**{ $card }**: { $text }
    ¿Qué eliges?
ask-declare-crew =
    {""}**{ $card }** ({ $type }): { $text }
    ¿En qué equipo de pits entra?
ask-turn-end = Final de tu turno: descarta lo que quieras y luego roba.
ask-turn-end-full = Final de tu turno: tienes la mano llena. Descarta antes si quieres robar.
ask-free-pass = { $player } está en los pits, justo delante de ti: ¿adelantas gratis? Tú { $sum }, { $player } { $othersum } antes de los dados.
ask-pit = Estás en los pits: ¿qué haces? Solo una cosa.
ask-make-room = No queda espacio: ¿qué carta se va?
ask-roadside = ¿Qué Modificación o qué Neumáticos montas en plena carretera?
ask-salvage = ¿Qué carta de Equipo tomas de la pila de descarte?
ask-may-draw = ¿Robas una carta?
ask-contagion = { $card }: ya acabó con tu carta. ¿Adónde va ahora?
ask-window =
    { $what }
    { $fits ->
        [0] Nada de tu mano sirve ahora.
       *[other] ¿Reaccionas?
    }

## Lo mismo para todos: a quién se espera, y para qué

public-vehicle = { $player } elige vehículo.
public-bid = { $player } elige qué entregar por la parrilla.
public-action = { $player } tiene el turno: { $actions ->
        [one] queda 1 acción.
       *[other] quedan { $actions } acciones.
    }
public-declare = { $player } elige para qué es una carta.
public-turn-end = { $player } descarta y roba.
public-free-pass = { $player } puede intentar adelantar gratis a { $other }.
public-pit = { $player } está en los pits y hace allí una cosa.
public-make-room = { $player } hace espacio en su vehículo.
public-roadside = { $player } monta piezas en plena carretera.
public-salvage = { $player } elige una carta de Equipo de la pila de descarte.
public-may-draw = { $player } puede robar una carta.
public-contagion = { $player } manda el contagio a otra parte.
public-window = { $player } puede reaccionar.

## Lo que hay ahora mismo en la mesa

scene-attempt = { $role ->
        [1] Vas por { $other }: { $sum } a { $othersum } antes de los dados, o sea { $win } %{ $tie ->
            [0] {""}
           *[other] , empate { $tie } %{ $passes ->
                [0] {""}
               *[other] {" "}(pasas igualmente)
            }
        }.
        [2] { $player } va por ti: { $sum } contra tus { $othersum } antes de los dados; aguantas con { $win } %{ $tie ->
            [0] {""}
           *[other] , empate { $tie } %{ $passes ->
                [0] {""}
               *[other] {" "}(pasa igualmente)
            }
        }.
       *[other] { $player } va por { $other }: { $sum } a { $othersum } antes de los dados.
    }
scene-may-attempt = { $role ->
        [2] { $player } puede adelantarte gratis: { $sum } contra tus { $othersum } antes de los dados; aguantarías con { $win } %{ $tie ->
            [0] {""}
           *[other] , empate { $tie } %{ $passes ->
                [0] {""}
               *[other] {" "}(pasa igualmente)
            }
        }.
       *[other] Adelantamiento gratis: { $player } { $sum }, { $other } { $othersum } antes de los dados.
    }
test-needs = { $me ->
        [1] te
       *[0] a { $short } le
    } { $win ->
        [one] falta
       *[other] faltan
    } { $win }{ $tie ->
        [0] .
       *[other] , o { $tie } para empatar.
    }{ $ties ->
        [0] {""}
       *[other] {" "}Aquí un empate vale como adelantar.
    }
scene-test = { $player } { $sum }, { $other } { $othersum }: { test-needs }
    .player = Tú { $sum }, { $other } { $othersum }: { test-needs }
    .other = { $player } { $sum }, tú { $othersum }: { test-needs }
scene-test-missed = { $player } { $sum }, { $other } { $othersum }: no ha salido, y nada tuyo lo cambia.
    .player = Tú { $sum }, { $other } { $othersum }: no ha salido, y nada tuyo lo cambia.
    .other = { $player } { $sum }, tú { $othersum }: no ha salido, y nada tuyo lo cambia.
scene-test-tie = { $player } { $sum }, { $other } { $othersum }: un empate{ $passes ->
        [0] .
       *[other] , y { $player } pasa igualmente: { $other } ya tiene daños.
    }
    .player = Tú { $sum }, { $other } { $othersum }: un empate{ $passes ->
            [0] .
           *[other] , y pasas igualmente: { $other } ya tiene daños.
        }
    .other = { $player } { $sum }, tú { $othersum }: un empate{ $passes ->
            [0] .
           *[other] , y { $player } pasa igualmente: ya tienes daños.
        }
scene-repair = { $me ->
        [1] Tu reparación
       *[0] La reparación de { $player }
    }: { $sum } contra Complejidad { $complexity }{ $short ->
        [0] , alcanza.
        [one] , falta { $short }.
       *[other] , faltan { $short }.
    }
scene-damage = Va a caer daño{ $caused ->
        [1] {" "}(**{ $cause }**)
       *[0] {""}
    } sobre { $players }.
scene-damage-mine = Va a caer daño{ $caused ->
        [1] {" "}(**{ $cause }**)
       *[0] {""}
    } sobre tu vehículo{ $count ->
        [0] {""}
       *[other] , y sobre { $players }
    }: tu Velocidad pasaría de { $speed } a { $then }.
scene-damage-again = Va a caer daño{ $caused ->
        [1] {" "}(**{ $cause }**)
       *[0] {""}
    } sobre tu vehículo{ $count ->
        [0] {""}
       *[other] , y sobre { $players }
    }: el tuyo ya está dañado, así que { $behind } te adelantaría.
scene-damage-turns = Va a caer daño{ $caused ->
        [1] {" "}(**{ $cause }**)
       *[0] {""}
    } sobre tu vehículo, y sobre { $players }: el tuyo ya está dañado, igual que el de { $beside }: se invertiría el orden entre esos vehículos, y { $moves ->
        [0] conservarías tu puesto.
       *[other] pasarías del puesto { $from } al { $to }.
    }
scene-damage-stays = Va a caer daño{ $caused ->
        [1] {" "}(**{ $cause }**)
       *[0] {""}
    } sobre tu vehículo{ $count ->
        [0] {""}
       *[other] , y sobre { $players }
    }: el tuyo ya está dañado, y conservarías tu puesto.
scene-tie-slips =
    Empate: { $slower ->
        [0] adelantas
       *[other] tu Velocidad pasaría de { $speed } a { $then }, pero adelantas
    } a { $other }, y { $third } se cuela en medio.
scene-tie-falls = Empate: el tuyo ya está dañado, así que te adelantarían { $other } y { $third }.
scene-tie-passed =
    Empate: { $slower ->
        [0] { $third } adelantaría
       *[other] tu Velocidad pasaría de { $speed } a { $then }, y { $third } adelantaría
    } a los dos.
scene-lap-to-come = Si queda así, { $me ->
        [2] ganas una vuelta y llevas
       *[0] { $player } gana una vuelta y lleva
    } { $laps }{ $me ->
        [1] ; tú llevas { $mine }.
       *[0] .
    }
scene-lap = { $me ->
        [2] Ganas una vuelta y llevas
       *[0] { $player } gana una vuelta y lleva
    } { $laps }{ $me ->
        [1] ; tú llevas { $mine }.
       *[0] .
    }
scene-laid = { $me ->
        [1] Juegas
       *[0] { $player } juega
    } **{ $card }**: «{ $text }»
scene-laid-way = { $me ->
        [1] Juegas
       *[0] { $player } juega
    } **{ $card }**: todas las manos pasan un asiento en { $way }.
scene-laid-repair = { $me ->
        [1] Juegas **{ $card }** para reparar tu vehículo.
       *[0] { $player } juega **{ $card }** para reparar su vehículo.
    }
scene-laid-on = { $me ->
        [1] Juegas
       *[0] { $player } juega
    } **{ $card }** contra { $mine ->
        [1] ti
       *[0] { $other }
    }: «{ $text }»
scene-laid-part = { $me ->
        [1] Juegas
       *[0] { $player } juega
    } **{ $card }** sobre { $mine ->
        [1] tu carta **{ $part }**
       *[0] **{ $part }**, de { $other }
    } ({ $effect }).
effect-gremlins = se descarta al final { $mine ->
        [1] de tu turno
       *[0] del turno de { $other }
    }; luego se mudan
effect-black_plague = se descarta al final { $mine ->
        [1] de tu turno
       *[0] del turno de { $other }
    }; luego se muda
effect-wrench_out_of_space_and_time = se descarta
effect-chop_shop_of_leng = pasa a { $me ->
        [1] tu vehículo
       *[0] manos de { $player }
    }
scene-laid-part-to = { $me ->
        [1] Juegas
       *[0] { $player } juega
    } **{ $card }**: { $part } pasa { $mine ->
        [1] de tu equipo de pits
       *[0] del equipo de pits de { $other }
    } { $tome ->
        [1] al tuyo
       *[0] al de { $to }
    }.
scene-laid-paying = { $me ->
        [1] Juegas
       *[0] { $player } juega
    } **{ $card }**, a costa de { $cost }: «{ $text }»
scene-laid-against = { $me ->
        [1] Juegas
       *[0] { $player } juega
    } **{ $card }** contra { $mine ->
        [1] tu carta **{ $target }**
       *[0] **{ $target }**, de { $other }
    }, que quedaría sin efecto.
screen-sums = Delante: tú { $attack } contra { $ahead } { $theirs }. Detrás: { $behind } { $rivals } contra ti { $defence }.{ $damaged ->
        [0] {""}
       *[1] {" "}Reparar: { $needs ->
            [1] es seguro.
            [6] sacar un 6.
            [7] no alcanza.
           *[other] sacar { $needs }+.
        }
    }
own-stand = { $stand } { $sums }
own-rests = Ahora no: { $cards }.
own-rests-and = { $one }; { $more }
own-rests-pit = { $cards } (en una parada de pits)
own-rests-reaction = { $cards } (en respuesta a lo que pasa)
own-rests-action = { $cards } (no hay en qué usarla)
summary = Va ganando { $player }, con { $laps ->
        [one] 1 vuelta
       *[other] { $laps } vueltas
    }.
summary-mine = Vas ganando, con { $laps ->
        [one] 1 vuelta
       *[other] { $laps } vueltas
    }.
summary-me = Va ganando { $player }, { $laps ->
        [one] 1 vuelta
       *[other] { $laps } vueltas
    }. Tú: { $place }.º con { $mine }.

## Grupos de botones

group-hand = De tu mano
    .hint = Una acción cada una; el Equipo, a cualquier equipo.
group-fit = Montar de tu mano
    .hint = La carta pasa a tu vehículo; si no hay espacio, antes se va algo viejo.
group-reactions = Reacciones
    .hint = No gasta acción; otros pueden responder.
hint-ahead = si la eliges ya, la carta queda boca abajo hasta que eso llegue. Si antes alguien juega algo, eliges de nuevo.
group-ahead-damage_coming = Si llega a haber daño
    .hint = Si llega a haber daño: { hint-ahead }
group-ahead-attempt_starts = Para el intento mismo
    .hint = Para el intento, antes de sus dados: { hint-ahead }
group-ahead-lap_gained = Si llega a haber vuelta
    .hint = Si llega a haber vuelta: { hint-ahead }
group-ahead-near_miss = Si sale muy justo
    .hint = Si sale muy justo: { hint-ahead }
group-passing = Adelantar
    .hint = Cada lado suma un dado: gana el más alto; un empate daña a los dos.
group-passing-card = Adelantar con una carta
group-discard = Descartar
    .hint = Lo que descartas va a la pila de descarte; después puedes descartar más, o robar.
group-remove = Quitar
    .hint = Salen de tu vehículo para siempre.
group-choose = Elegir
group-vehicle = Vehículos
    .hint = Para toda la carrera. El primer número vale mientras está entero, el segundo cuando está dañado: la Velocidad cuenta en cada duelo, y la Complejidad es lo que debe alcanzar una reparación.
group-bid = Puja inicial
group-give-up = Cartas que entregas
    .hint = Lo que se entrega se pierde; quien entrega más sale más adelante.
group-draw = Robar
    .hint = Robar termina tu turno. En la mano caben cinco.
group-pit = En los pits
group-moves = Otras jugadas
    .hint = En una parada, quien va justo detrás puede intentar adelantarte gratis; después reparas o montas una carta.
group-else = O bien

## Antes de la salida

press-vehicle = { $vehicle }: Velocidad { $speed }/{ $damagedspeed }, Complejidad { $complexity }/{ $damagedcomplexity }
press-bid-nothing = No entregar nada
press-bid = { $cards }
press-give-up = Entregar

## Acciones

press-play = 🃏 { $card }
press-play-attempt = { $card }: { $player } ({ $sum } a { $othersum }: { $win } %{ $tie ->
        [0] )
       *[other] , empate { $tie } %{ $passes ->
            [1] {" "}que pasa)
            [2] {" "}que pierde)
           *[other] )
        }
    }
press-put = { $card } a un equipo de pits
press-attempt = Adelantar a { $player } ({ $sum } a { $othersum }: { $win } %{ $tie ->
        [0] )
       *[other] , empate { $tie } %{ $passes ->
            [1] {" "}que pasa)
            [2] {" "}que pierde)
           *[other] )
        }
    }
press-attempt-with =
    Adelantar a { $player } con { $card }: { $win } %{ $tie ->
        [0] {""}
       *[other] , empate { $tie } %{ $passes ->
            [1] {" "}que pasa
            [2] {" "}que pierde
           *[other] {""}
        }
    }
    .hint = { $sum } a { $othersum } antes de los dados: { $win } %, empate { $tie } %. La carta se pone junto con el intento.
press-attempt-paying = { $player }: { $card } ({ $cost })
    .hint = La carta se pone junto con el intento y te cuesta { $cost } en el acto.
press-pit-stop =
    Parada de pits{ $idle ->
        [0] {""}
       *[other] {" "}(nada que hacer)
    }
    .hint = Montar una pieza, poner piloto o reparar; quien va justo detrás puede intentar adelantarte gratis.
press-wave = Ondear la bandera: 1 acción más
    .hint = Una vez por partida: una acción extra en este turno.
press-done = Acabar acciones

## El final del turno

press-discard = Descartar { $card }
press-draw = Robar { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
press-draw-nothing = No robar
press-end-turn = Terminar mi turno

## Respuestas a lo que ocurre

press-decline = No reacciono
press-decline-else = No, gracias
press-free-pass = Adelantar gratis a { $player } ({ $win } %{ $tie ->
        [0] )
       *[other] , empate { $tie } %{ $passes ->
            [1] {" "}que pasa)
            [2] {" "}que pierde)
           *[other] )
        }
    }
press-free-pass-with =
    Adelantar a { $player } con { $card }: { $win } %{ $tie ->
        [0] {""}
       *[other] , empate { $tie } %{ $passes ->
            [1] {" "}que pasa
            [2] {" "}que pierde
           *[other] {""}
        }
    }
    .hint = Gratis. { $sum } a { $othersum } antes de los dados: { $win } %, empate { $tie } %. La carta se pone junto con el intento.
press-free-pass-paying = { $player }: { $card } ({ $cost })
    .hint = Gratis. La carta se pone junto con el intento y te cuesta { $cost } en el acto.
press-lay = 🃏 { $card }
press-lay-odds = { $card } ({ $sum } a { $othersum }: { $win } %{ $tie ->
        [0] )
       *[other] , empate { $tie } %{ $passes ->
            [1] {" "}que pasa)
            [2] {" "}que pierde)
           *[other] )
        }
    }
press-lay-reroll = { $card }: { $win } %{ $tie ->
        [0] {""}
       *[other] , empate { $tie } %{ $passes ->
            [1] {" "}que pasa
            [2] {" "}que pierde
           *[other] {""}
        }
    }
press-lay-sum = { $card }: { $sum } a { $othersum }{ $tie ->
        [0] {""}
       *[other] , empate
    }
press-lay-onto = { $card }: que sea { $player }
    .hint = Si no la cancelan, tu daño va a parar a { $player }.
press-ahead = { $card }
press-ahead-onto = { $card }: que sea { $player }
    .hint = Si no la cancelan, tu daño va a parar a { $player }.
press-lay-paying = { $card } ({ $cost })
    .hint = { $cost } se pierde en el acto, aunque cancelen la carta.
press-lay-against = { $card }: { $target } ({ $player })
press-lay-own = { $card } contra tu propia carta { $target }

## Elecciones

press-way = Pasar las manos en { $way }
press-myself = Yo
press-mine = El mío
press-seat = { $player }
press-part = { $card } ({ $player })
press-part-away = Quitar { $card } ({ $player })
press-take = Tomar { $card }

## Los pits

press-repair = Reparar { $needs ->
        [1] (seguro)
        [6] (necesita un 6)
        [7] (no alcanza)
       *[other] (necesita { $needs }+)
    }
press-repair-surely = Reparar el vehículo
press-attach = Montar { $card }
press-drive = { $card } al volante
    .hint = { $obeys ->
        [1] Manejar { $drive }
       *[0] Manejar { $drive } no cuenta aquí
    }. { $text }
press-drop = Quitar { $card }
press-driver-out = Piloto al equipo de pits
press-nothing = No hacer nada

## Cómo van todos, el líder primero

standing-car = { $moves ->
        [0] {""}
       *[1] ▶{" "}
    }**{ $place }. { $player }** · { $vehicle }{ $damaged ->
        [0] {""}
       *[1] {" "}· 💥 dañado
    } · { $laps ->
        [one] 1 vuelta
       *[other] { $laps } vueltas
    } · ataque { $attack }, defensa { $defence } · { $held ->
        [one] 1 carta
       *[other] { $held } cartas
    }
standing-attached = -# { $parts }
standing-and = { $one } · { $more }
standing-driver = Piloto: { $cards }
standing-crew = Equipo de pits: { $cards }
standing-mods = Modificaciones: { $cards }
standing-tires = Neumáticos: { $cards }
standing-infested = ☣ en { $cards }
standing-middle = -# Pila de robo: { $deck }. Encima del descarte: { $top }. { $flag }
standing-flag-deck = La Bandera está en la pila de robo: cualquier carta que se robe puede terminar la carrera.
standing-flag-pile = La Bandera está en el descarte: no puede salir antes de que se agote la pila de robo.
standing-flag-aside = La Bandera espera aparte: entra en la pila de robo cuando esta se agote { $times ->
        [1] la próxima vez
       *[other] { $times } veces más
    }.
standing-flag-raised = La Bandera ha salido: { $left ->
        [0] este es el último turno
        [one] queda 1 turno por empezar
       *[other] quedan { $left } turnos por empezar
    }.

## Lo que tiene un jugador en la mano

hand-card = **{ $card }** · { $type }: { $text }
hand-card-twice = **{ $card }** (×{ $count }) · { $type }: { $text }
hand-type-word = { $type } · { $word }
hand-type-crew = Equipo, Manejar { $drive }, Arreglar { $fix }
hand-type-reaction = Reacción ({ $trigger })
hand-empty = No te queda ninguna carta en la mano.
