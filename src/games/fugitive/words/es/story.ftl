# La persecución tal como se cuenta. Como mucho una línea negra por turno; $wording va rotando con la ronda y no dice nada.

tail-midnight = { $game ->
        [1] Medianoche. Una puerta que debía estar cerrada no lo está.
       *[other] Medianoche, y la misma ciudad.
    }
event-begins = { $of ->
        [1] **Empieza la persecución.** Huye { $player }. { tail-midnight }
        [0] **Partida { $game }.** Huye { $player }. La misma ciudad, otro abrigo.
       *[other] **Partida { $game } de { $of }.** Huye { $player }. { tail-midnight }
    }
    .player = { $of ->
            [1] **Empieza la persecución.** Huyes tú. { tail-midnight }
            [0] **Partida { $game }.** Huyes tú. La misma ciudad, otro abrigo.
           *[other] **Partida { $game } de { $of }.** Huyes tú. { tail-midnight }
        }
event-brings = { $player } trae una ventaja: **{ $edge }**.
    .player = Traes una ventaja: **{ $edge }**.
event-dealt = Tienes { $cards }.
event-turn = **Noche { $round }** · huye { $player }
    .player = **Noche { $round }** · huyes tú
event-drew-yours = Robas **{ $number }** del mazo { $deck }.
event-drew-fugitive-low = El fugitivo roba del mazo bajo. { $wording ->
        [0] Un nombre del barrio viejo.
        [1] Alguien recuerda un favor de la primera calle.
        [2] Una tía con una llave de sobra.
       *[other] Un barbero que nunca pregunta.
    }
event-drew-fugitive-middle = El fugitivo roba del mazo medio. { $wording ->
        [0] Un número apuntado en una caja de cerillas.
        [1] Un recepcionista mira hacia otro lado.
        [2] Dos billetes, uno de ellos picado.
       *[other] Una nota bajo la tercera botella de leche.
    }
event-drew-fugitive-high = El fugitivo roba del mazo alto. { $wording ->
        [0] Un amigo al otro lado de la línea.
        [1] Un barquero que debe dinero.
        [2] Un camión sale a las cuatro, sin preguntas.
       *[other] Alguien espera con las luces apagadas.
    }
event-drew-marshal-low = El mariscal roba del mazo bajo. { $wording ->
        [0] El mariscal vuelve a donde todo empezó.
        [1] Al primer testigo le preguntan otra vez.
        [2] Alguien de la calle vieja ha visto un sombrero.
       *[other] El expediente se abre por la primera página.
    }
event-drew-marshal-middle = El mariscal roba del mazo medio. { $wording ->
        [0] El mariscal pone un hombre en el puente.
        [1] El portero de noche recibe una visita.
        [2] Todos los taxis se presentan en comisaría.
       *[other] Se enciende una luz encima de la casa de empeños.
    }
event-drew-marshal-high = El mariscal roba del mazo alto. { $wording ->
        [0] El mariscal tiene a alguien en el aeródromo.
        [1] Sale un telegrama hacia el límite del condado.
        [2] Despiertan al capitán del puerto.
       *[other] Un alfiler se clava en el borde del mapa.
    }
event-ran-out = El mazo { $deck } se ha agotado: a esa parte de la ciudad no le quedan secretos.
event-all-out = Se han agotado todos los mazos. Ya nadie habla; ahora solo cuentan los pies.
event-no-draw = { $side ->
        [0] El fugitivo
       *[other] El mariscal
    } no roba.
event-placed-yours = Colocas **{ $number }**{ $count ->
        [0] , sin cartas para correr.
        [one] { " " }con 1 carta para correr: { $cards }.
       *[other] { " " }con { $count } cartas para correr: { $cards }.
    }
event-placed-first = { $wording ->
       *[other] El fugitivo ya ha salido del edificio.
    } (Un escondite{ $count ->
        [0] )
        [one] { " " }con 1 carta para correr)
       *[other] { " " }con { $count } cartas para correr)
    }
event-placed-second = { $wording ->
       *[other] Dos puertas más allá y la sirena apenas arranca.
    } (Un segundo escondite{ $count ->
        [0] )
        [one] { " " }con 1 carta para correr)
       *[other] { " " }con { $count } cartas para correr)
    }
event-placed-0 = { $wording ->
        [0] Pasos. Sin prisa.
        [1] Una sombra que camina.
        [2] Alguien pasa bajo una farola y ya no está.
       *[other] Chirría una verja. Nadie corre.
    } (Escondite { $place }, sin cartas para correr)
event-placed-1 = { $wording ->
        [0] Alguien corre. No muy lejos.
        [1] Una esquina rápida, y silencio.
        [2] Una valla tiembla, una vez.
       *[other] Tacones sobre piedra mojada, media calle.
    } (Escondite { $place }, 1 carta para correr)
event-placed-2 = { $wording ->
        [0] Alguien corre y no mira atrás.
        [1] Por el patio, por encima del muro.
        [2] Un perro ladra calle abajo.
       *[other] El último tranvía frena por alguien que ya no está.
    } (Escondite { $place }, 2 cartas para correr)
event-placed-many = { $wording ->
        [0] Tres callejones, una escalera de incendios y ni un testigo.
        [1] Tejados. Todos.
        [2] Alguien cruza media ciudad sin pisar el suelo.
       *[other] Neumáticos, un puente, un túnel, y encima la lluvia.
    } (Escondite { $place }, { $count } cartas para correr)
event-out = **El { $number } está sobre la mesa{ $count ->
        [0] .**
        [one] , con 1 carta para correr debajo.**
       *[other] , con { $count } cartas para correr debajo.**
    }
event-stopped = Una puerta, y esta noche ninguna más.
event-passed = { $wording ->
        [0] El fugitivo se agazapa. La ciudad zumba.
        [1] El fugitivo pasa. Se mueve una cortina, o el viento.
        [2] El fugitivo espera. En el vaso ya no queda hielo.
       *[other] El fugitivo pasa. Nadie ha visto nada.
    }
event-passed-again = El fugitivo vuelve a pasar. Nada todavía. El café se enfría en el salpicadero.
event-passed-often = El fugitivo pasa. ¿Seguro que hay alguien ahí fuera?
event-lays-still = El fugitivo no roba nada a cambio.
event-missed = **¿{ $numbers }? No.** { $wording ->
        [0] Una cama vacía, sin deshacer.
        [1] Un gato, un hervidor, nadie.
        [2] La puerta estaba abierta. La ventana también.
       *[other] Un viejo en zapatillas pregunta quién va a pagar la cerradura.
    }
event-missed-five-nights = **¿{ $numbers }?** No. { $wording ->
       *[other] Cinco noches y ni un hilo.
    }
event-missed-again = **¿{ $numbers }? No.** { $wording ->
        [0] Otra vez. Otra vez vacío. La casera ya está harta.
        [1] El mariscal ya ha estado aquí. El polvo, también.
        [2] La misma puerta, la misma nada.
       *[other] «Otra vez usted», dice la casera.
    }
event-missed-several = **{ $numbers }:** no todos. { $wording ->
        [0] { $count } puertas derribadas a la vez. Por lo menos una no era.
        [1] { $count } órdenes de registro, una firma de más.
        [2] Silbatos en { $count } esquinas, y ninguno en serio.
       *[other] Llegan { $count } coches. La noche sigue.
    }
event-missed-whole = **{ $numbers }:** no todos. { $wording ->
        [0] ¡Los { $count } de una vez! El mariscal se ha jugado la placa. Por poco la pierde.
        [1] Toda la ruta en una orden. El juez la lee dos veces y dice que no.
        [2] { $count } alfileres para { $count } puertas, y uno no se sostiene.
       *[other] Todo a una carta. Gana la banca.
    }
event-hit = **¡{ $numbers }! Sí.** { $wording ->
        [0] El cenicero todavía está tibio.
        [1] La radio sigue encendida.
        [2] Un abrigo en el perchero, una ventana entornada.
       *[other] Dos tazas. Una está caliente.
    }
event-hit-at-last = **¡{ $numbers }! Sí.** { $wording ->
       *[other] El mariscal había llegado demasiado pronto. Esta vez no.
    }
event-hit-several = **¡{ $numbers }! Sí.** { $wording ->
        [0] { $count } de un solo golpe. El mapa de la pared empieza a tener sentido.
        [1] { $count } puertas, { $count } aciertos.
        [2] Hilo y alfileres: { $count } aguantan.
       *[other] { $count } en una noche. Alguien invita al mariscal a una copa.
    }
event-hit-one-left = **¡{ $numbers }! Sí.** { $wording ->
       *[other] Queda una sola luz encendida en la ciudad.
    }
event-found = El escondite { $place } era **{ $number }**.
event-found-sprint = El escondite { $place } era **{ $number }**, y debajo, las huellas que llevaban hasta allí ({ $cards }): +{ $feet }.
event-found-bluff = El escondite { $place } era **{ $number }**, sobre { $cards }. ¿Y tanto correr para nada?
event-found-high = Lo han encontrado pasado el límite del condado. Levantan los controles: no habrá cacería.
event-manhunt = 🔦 **Empieza la cacería.** El avión está girando. ¡Todos, ya! { $count ->
        [one] Queda por encontrar 1 escondite, número a número.
       *[other] Quedan por encontrar { $count } escondites, número a número.
    }
event-hunt-hit = **¡{ $number }!** Otra puerta. Faltan { $count }. Giran las hélices.
event-hunt-last = **¡{ $number }!** La última puerta.
event-hunt-one-left = **¡{ $number }!** Una sola puerta entre la placa y el avión.
event-hunt-miss = **¿{ $number }?** La puerta equivocada, y detrás solo el ruido de un avión.
event-forgiven = **¿{ $number }?** No. Una segunda oportunidad: no cuenta.
event-happens = 📻 Chisporrotea la radio: **{ $event }**. { $text }
event-placeholder-drawn = { $side ->
        [0] El fugitivo
       *[other] El mariscal
    } roba un marcador, con { $count } boca abajo.
event-third = El escondite { $place } está entre { $from } y { $to }.
event-parity = El escondite { $place } es { $odd ->
        [0] par
       *[other] impar
    }.
event-informed = Bajo el escondite { $place } está el { $number }.
event-informed-nothing = Bajo el escondite { $place } no hay nada que descubrir.
event-showed = { $side ->
        [0] El fugitivo
       *[other] El mariscal
    } tiene el { $number }.
event-showed-nothing = { $side ->
        [0] El fugitivo
       *[other] El mariscal
    } no tiene nada que enseñar.
event-closed = Por ahora nadie roba del mazo { $deck }.
event-put-under = { $side ->
        [0] El fugitivo
       *[other] El mariscal
    } pone una carta debajo del mazo { $deck }.
event-looked = { $side ->
        [0] El fugitivo
       *[other] El mariscal
    } mira lo que hay encima de los mazos y lo deja.
event-looked-under = { $side ->
        [0] El fugitivo
       *[other] El mariscal
    } mira lo que hay encima de los mazos y pone debajo lo de estos: { $decks }.
event-laid-under = Hay una carta más bajo el escondite { $place }.
event-laid-under-yours = Pones el { $number } bajo el escondite { $place }.
event-declined = { $side ->
        [0] El fugitivo
       *[other] El mariscal
    } lo deja estar.
event-uses = { $side ->
        [0] El fugitivo
       *[other] El mariscal
    } usa **{ $edge }**.
event-learns = { $side ->
        [0] El fugitivo
       *[other] El mariscal
    } ya sabe un poco más.
event-takes-back = El fugitivo deshace lo último que ha colocado.
event-over-at-once = **{ $player } lo detiene en la noche { $rounds }.** Se acabó antes de que empezara a llover.
    .player = **Lo detienes en la noche { $rounds }.** Se acabó antes de que empezara a llover.
event-over-arrest = **{ $player } lo detiene en la noche { $rounds }.** No hay más puertas. Solo un hombre, una maleta y lluvia.
    .player = **Lo detienes en la noche { $rounds }.** No hay más puertas. Solo un hombre, una maleta y lluvia.
event-over-caught = **{ $player } lo detiene en la noche { $rounds }.** Motores apagados. Las manos donde pueda verlas.
    .player = **Lo detienes en la noche { $rounds }.** Motores apagados. Las manos donde pueda verlas.
event-over-cornered = **{ $player } lo detiene en la noche { $rounds }.** Un callejón sin salida y ni una carta más.
    .player = **Lo detienes en la noche { $rounds }.** Un callejón sin salida y ni una carta más.
event-over-escape = **{ $player } escapa en la noche { $rounds }.** Un motor, una pista, una mano en la ventanilla. Se fue.
    .player = **Escapas en la noche { $rounds }.** Un motor, una pista, una mano en la ventanilla. Sin rastro.
event-over-slipped = **{ $player } escapa en la noche { $rounds }.** Las ruedas ya no tocan el suelo.
    .player = **Escapas en la noche { $rounds }.** Las ruedas ya no tocan el suelo.
event-over-resigned = **Gana { $player } en la noche { $rounds }**, por abandono.
    .player = **Ganas en la noche { $rounds }**, por abandono.
event-bares = La ruta entera: { $row }. El fugitivo tenía { $hand }; el mariscal, { $otherhand }.
event-score = { $player } { $wins } – { $losses } { $other }
    .player = Tú { $wins } – { $losses } { $other }
    .other = { $player } { $wins } – { $losses } tú
own-learnt-held = En la otra mano estaba el { $number }.
own-learnt-evens = Bajo el escondite { $place }: { $count ->
        [one] 1 carta de +2
       *[other] { $count } cartas de +2
    }
