# Lo que dicen las cartas, una frase por efecto. Cuáles hacen falta lo dicen las reglas.

text-when =
    { $when ->
        [1] Al llegar:
        [2] Al empezar una ronda:
        [3] Uso:
        [4] Uso, en Combate:
        [5] Una vez por Combate:
       *[other] En Combate:
    }
text-one = { $first }
text-or = { $first } / { $rest }
text-conditions = En juego: { $cards }.
text-need-location =
    { $count } { $count ->
        [one] Localización
       *[other] Localizaciones
    }{ $some ->
        [0] {""}
       *[other] {" "}({ $any })
    }
text-fetch-location =
    Toma una Localización{ $some ->
        [0] {""}
       *[other] {" "}({ $word })
    } de tu mazo, muéstrala y baraja.
text-again-location =
    { $when ->
        [1] Al llegar: puedes
       *[other] Puedes
    } jugar una Localización{ $some ->
        [0] {""}
       *[other] {" "}de { $word }
    } al momento.
text-cost-location =
    Tus Localizaciones{ $some ->
        [0] {""}
       *[other] {" "}({ $word })
    } cuestan { $count } de Cordura menos.
text-need-ally =
    { $count } { $count ->
        [one] Aliado
       *[other] Aliados
    }{ $some ->
        [0] {""}
       *[other] {" "}({ $any })
    }
text-fetch-ally =
    Toma un Aliado{ $some ->
        [0] {""}
       *[other] {" "}({ $word })
    } de tu mazo, muéstralo y baraja.
text-again-ally =
    { $when ->
        [1] Al llegar: puedes
       *[other] Puedes
    } jugar un Aliado{ $some ->
        [0] {""}
       *[other] {" "}de { $word }
    } al momento.
text-cost-ally =
    Tus Aliados{ $some ->
        [0] {""}
       *[other] {" "}({ $word })
    } cuestan { $count } de Cordura menos.
text-need-artifact =
    { $count } { $count ->
        [one] Artefacto
       *[other] Artefactos
    }{ $some ->
        [0] {""}
       *[other] {" "}({ $any })
    }
text-fetch-artifact =
    Toma un Artefacto{ $some ->
        [0] {""}
       *[other] {" "}({ $word })
    } de tu mazo, muéstralo y baraja.
text-again-artifact =
    { $when ->
        [1] Al llegar: puedes
       *[other] Puedes
    } jugar un Artefacto{ $some ->
        [0] {""}
       *[other] {" "}de { $word }
    } al momento.
text-cost-artifact =
    Tus Artefactos{ $some ->
        [0] {""}
       *[other] {" "}({ $word })
    } cuestan { $count } de Cordura menos.
text-need-tome =
    { $count } { $count ->
        [one] Libro
       *[other] Libros
    }{ $some ->
        [0] {""}
       *[other] {" "}({ $any })
    }
text-fetch-tome =
    Toma un Libro{ $some ->
        [0] {""}
       *[other] {" "}({ $word })
    } de tu mazo, muéstralo y baraja.
text-again-tome =
    { $when ->
        [1] Al llegar: puedes
       *[other] Puedes
    } jugar un Libro{ $some ->
        [0] {""}
       *[other] {" "}de { $word }
    } al momento.
text-cost-tome =
    Tus Libros{ $some ->
        [0] {""}
       *[other] {" "}({ $word })
    } cuestan { $count } de Cordura menos.
text-need-spell =
    { $count } { $count ->
        [one] Hechizo
       *[other] Hechizos
    }{ $some ->
        [0] {""}
       *[other] {" "}({ $any })
    }
text-fetch-spell =
    Toma un Hechizo{ $some ->
        [0] {""}
       *[other] {" "}({ $word })
    } de tu mazo, muéstralo y baraja.
text-again-spell =
    { $when ->
        [1] Al llegar: puedes
       *[other] Puedes
    } jugar un Hechizo{ $some ->
        [0] {""}
       *[other] {" "}de { $word }
    } al momento.
text-cost-spell =
    Tus Hechizos{ $some ->
        [0] {""}
       *[other] {" "}({ $word })
    } cuestan { $count } de Cordura menos.
text-need-event =
    { $count } { $count ->
        [one] Suceso
       *[other] Sucesos
    }{ $some ->
        [0] {""}
       *[other] {" "}({ $any })
    }
text-fetch-event =
    Toma un Suceso{ $some ->
        [0] {""}
       *[other] {" "}({ $word })
    } de tu mazo, muéstralo y baraja.
text-again-event =
    { $when ->
        [1] Al llegar: puedes
       *[other] Puedes
    } jugar un Suceso{ $some ->
        [0] {""}
       *[other] {" "}de { $word }
    } al momento.
text-cost-event =
    Tus Sucesos{ $some ->
        [0] {""}
       *[other] {" "}({ $word })
    } cuestan { $count } de Cordura menos.
text-need-monster =
    { $count } { $count ->
        [one] Monstruo
       *[other] Monstruos
    }{ $some ->
        [0] {""}
       *[other] {" "}({ $any })
    }
text-fetch-monster =
    Toma un Monstruo{ $some ->
        [0] {""}
       *[other] {" "}({ $word })
    } de tu mazo, muéstralo y baraja.
text-again-monster =
    { $when ->
        [1] Al llegar: puedes
       *[other] Puedes
    } jugar un Monstruo{ $some ->
        [0] {""}
       *[other] {" "}de { $word }
    } al momento.
text-cost-monster =
    Tus Monstruos{ $some ->
        [0] {""}
       *[other] {" "}({ $word })
    } cuestan { $count } de Cordura menos.
text-need-old_one =
    { $count } { $count ->
        [one] Primigenio
       *[other] Primigenios
    }{ $some ->
        [0] {""}
       *[other] {" "}({ $any })
    }
text-fetch-old_one =
    Toma un Primigenio{ $some ->
        [0] {""}
       *[other] {" "}({ $word })
    } de tu mazo, muéstralo y baraja.
text-again-old_one =
    { $when ->
        [1] Al llegar: puedes
       *[other] Puedes
    } jugar un Primigenio{ $some ->
        [0] {""}
       *[other] {" "}de { $word }
    } al momento.
text-cost-old_one =
    Tus Primigenios{ $some ->
        [0] {""}
       *[other] {" "}({ $word })
    } cuestan { $count } de Cordura menos.
text-need-adventure =
    { $count } { $count ->
        [one] Aventura
       *[other] Aventuras
    }{ $some ->
        [0] {""}
       *[other] {" "}({ $any })
    }
text-fetch-adventure =
    Toma una Aventura{ $some ->
        [0] {""}
       *[other] {" "}({ $word })
    } de tu mazo, muéstrala y baraja.
text-again-adventure =
    { $when ->
        [1] Al llegar: puedes
       *[other] Puedes
    } jugar una Aventura{ $some ->
        [0] {""}
       *[other] {" "}de { $word }
    } al momento.
text-cost-adventure =
    Tus Aventuras{ $some ->
        [0] {""}
       *[other] {" "}({ $word })
    } cuestan { $count } de Cordura menos.
text-value-own-ally =
    Tus Aliados{ $some ->
        [0] {""}
       *[other] {" "}({ $word })
    } tienen { $bonus } de valor.
text-value-all-ally =
    Todos los Aliados{ $some ->
        [0] {""}
       *[other] {" "}({ $word })
    } tienen { $bonus } de valor.
text-value-own-monster =
    Tus Monstruos{ $some ->
        [0] {""}
       *[other] {" "}({ $word })
    } tienen { $bonus } de valor.
text-value-all-monster =
    Todos los Monstruos{ $some ->
        [0] {""}
       *[other] {" "}({ $word })
    } tienen { $bonus } de valor.
text-value-itself =
    { $bonus } de valor{ $some ->
        [0] {""}
       *[other] {" "}frente a { $word }
    }.
text-recover-ally = Toma un Aliado de tu pila de descartes a tu mano.
text-unbury-ally = Toma un Aliado de tu Mazo de Crónica y ponlo en juego.
text-invisible = Invisible.
text-no-air = Sin acceso por aire.
text-access = Solo se llega { $travels }.
text-walk = Puedes venir andando dentro de { $sub }. Si no, se llega { $travels }.
text-until-combat = Hasta el final del próximo Combate.
text-twice = Tras la segunda vez, entierra esta carta.
text-ends = Pone fin a { $card }.
text-draw =
    { $when ->
        [0] Roba { $count } { $count ->
            [one] carta
           *[other] cartas
        }.
       *[other] { text-when } roba { $count } { $count ->
            [one] carta
           *[other] cartas
        }.
    }
text-lose-hand =
    { $when ->
        [0] Un oponente descarta { $count } { $count ->
            [one] carta
           *[other] cartas
        } de la mano al azar.
       *[other] { text-when } un oponente descarta { $count } { $count ->
            [one] carta
           *[other] cartas
        } de la mano al azar.
    }
text-lose-hand-victim =
    Si daña a un Investigador: ese jugador descarta { $count } { $count ->
        [one] carta
       *[other] cartas
    } de la mano al azar.
text-look-hand =
    { $when ->
        [0] Mira la mano de un oponente.
       *[other] { text-when } mira la mano de un oponente.
    }
text-look-threat =
    { $when ->
        [0] Mira la Amenaza de un oponente.
       *[other] { text-when } mira la Amenaza de un oponente.
    }
text-lose-turn =
    Un oponente pierde { $count ->
        [one] su próximo turno
       *[other] sus próximos { $count } turnos
    }.
text-bury-me-ally =
    Entierra un Aliado de un oponente{ $most ->
        [0] {""}
       *[other] {" "}(valor { $most } o menos)
    }.
text-discard-owner-ally = Un oponente descarta uno de sus Aliados.
text-discard-owner-tome = Un oponente descarta uno de sus Libros.
text-discard-me-artifact = Descarta un Artefacto de un oponente.
text-bury-victim-artifact = Si daña a un Investigador: ese jugador entierra uno de sus Artefactos.
text-bury-victim-ally = Si daña a un Investigador: ese jugador entierra uno de sus Aliados.
text-bury-self = Después entierra esta carta.
text-reopen =
    { $when ->
        [0] El Portal de tu Localización puede usarse de nuevo.
       *[other] { text-when } el Portal de tu Localización puede usarse de nuevo.
    }
text-straighten-artifact =
    { $when ->
        [0] Endereza uno de tus Artefactos.
       *[other] { text-when } endereza uno de tus Artefactos.
    }
text-travel-land =
    { $when ->
        [0] Viaje terrestre: juega derecha una Localización de tu Región{ $once ->
            [0] .
           *[other] , al momento.
        }
       *[other] { text-when } viaje terrestre: juega derecha una Localización de tu Región{ $once ->
            [0] .
           *[other] , al momento.
        }
    }
text-travel-sea =
    { $when ->
        [0] Viaje marítimo: juega una Localización accesible por mar{ $once ->
            [0] .
           *[other] , al momento.
        }
       *[other] { text-when } viaje marítimo: juega una Localización accesible por mar{ $once ->
            [0] .
           *[other] , al momento.
        }
    }
text-travel-air =
    { $when ->
        [0] Viaje aéreo: juega una Localización accesible por aire{ $once ->
            [0] .
           *[other] , al momento.
        }
       *[other] { text-when } viaje aéreo: juega una Localización accesible por aire{ $once ->
            [0] .
           *[other] , al momento.
        }
    }
text-travel-undersea =
    { $when ->
        [0] Desde una COSTA o una Isla, viaje submarino: juega una Localización accesible así{ $once ->
            [0] .
           *[other] , al momento.
        }
       *[other] { text-when } desde una COSTA o una Isla, viaje submarino: juega una Localización accesible así{ $once ->
            [0] .
           *[other] , al momento.
        }
    }
text-travel-dream =
    { $when ->
        [0] Viaje a las Tierras del Sueño: juega allí una Localización{ $once ->
            [0] .
           *[other] , al momento.
        }
       *[other] { text-when } viaje a las Tierras del Sueño: juega allí una Localización{ $once ->
            [0] .
           *[other] , al momento.
        }
    }
text-travel-wake =
    { $when ->
        [0] Despierta: juega una Localización de la Tierra de Lovecraft{ $once ->
            [0] .
           *[other] , al momento.
        }
       *[other] { text-when } despierta: juega una Localización de la Tierra de Lovecraft{ $once ->
            [0] .
           *[other] , al momento.
        }
    }
text-travel-dream-or-wake =
    { $when ->
        [0] Viaja a las Tierras del Sueño y juega allí una Localización, o despierta y juega una de la Tierra de Lovecraft{ $once ->
            [0] .
           *[other] , al momento.
        }
       *[other] { text-when } viaja a las Tierras del Sueño y juega allí una Localización, o despierta y juega una de la Tierra de Lovecraft{ $once ->
            [0] .
           *[other] , al momento.
        }
    }
text-swift-sea = Cuando viajas por mar, puedes jugar la Localización al momento.
text-swift-dream = Puedes ir andando a las Tierras del Sueño desde cualquier CASA o EXTERIOR.
text-opens-dream = Desde aquí puedes jugar derecha una Localización de las Tierras del Sueño.
text-threat =
    { $when ->
        [0] Tu Amenaza tiene { $bonus }.
       *[other] { text-when } tu Amenaza tiene { $bonus }.
    }
text-weaken =
    { $when ->
        [0] La Amenaza de un oponente tiene { $bonus }.
       *[other] { text-when } la Amenaza de un oponente tiene { $bonus }.
    }
text-ward =
    { $when ->
        [0] Tu Investigador pierde { $count } menos.
       *[other] { text-when } tu Investigador pierde { $count } menos.
    }
text-banish =
    { $when ->
        [0] Entierra al azar un Monstruo de la Amenaza de un oponente.
       *[other] { text-when } entierra al azar un Monstruo de la Amenaza de un oponente.
    }
text-sees = Ve Monstruos invisibles.
text-sees-all =
    { $when ->
        [0] Tus Aliados ven Monstruos invisibles.
       *[other] { text-when } tus Aliados ven Monstruos invisibles.
    }
text-holds-spell = Puede guardar un Hechizo, sean cuales sean sus iconos.
text-speaks = Sabe { $language }.
text-joins = Se combina con { $word }.
text-carry = Invocado, puede llevarte { $travel } en vez de atacar.
text-dies-by-day = Revelado de día en EXTERIOR, es enterrado.
text-summon = Invoca un Monstruo ({ $word }) de tu mano.
text-control =
    { $when ->
        [0] Controla al azar un Monstruo ({ $word }) de la Amenaza de un oponente.
       *[other] { text-when } controla al azar un Monstruo ({ $word }) de la Amenaza de un oponente.
    }
text-time-night = Es de NOCHE para todos.
text-time-day = Es de DÍA para todos.
text-raise =
    { $when ->
        [0] Pon un Monstruo ({ $word }) de tu mano en tu Amenaza sin Portal, pagando su coste.
       *[other] { text-when } pon un Monstruo ({ $word }) de tu mano en tu Amenaza sin Portal, pagando su coste.
    }
text-take-ally = Toma un Aliado de un oponente cuya Localización esté en tu misma Región; es tuyo hasta que sea enterrado.
text-ally-anywhere = Juega al momento un Aliado de tu mano, estés donde estés, en su propia dimensión.
text-commit = Hasta que haya pasado una vez, un oponente no puede jugar Localizaciones.
text-spoil = Descarta la última carta que jugó un oponente, si entró en juego en su último turno y es un Aliado, Artefacto o Suceso duradero.
text-blight = Si daña a un Investigador: descarta su Localización.
text-all-gates = Cada Portal puede usarse una vez más por ronda, por todos.
text-no-gain = Ningún Investigador gana Cordura, salvo al completar una Aventura.
text-gain =
    { $when ->
        [0] { $only ->
            [2] Si tu Amenaza está vacía, gana { $count } de Cordura.
           *[other] Gana { $count } de Cordura.
        }
       *[other] { text-when } si tu Localización es { $word }, gana { $count } de Cordura.
    }
text-lose-opponent = Un oponente pierde { $count } de Cordura.
text-lose-each-opponent = Cada oponente pierde { $count } de Cordura.
text-lose-all = Cada Investigador pierde { $count } de Cordura.
text-lose-victim = Si daña a un Investigador: ese Investigador pierde { $count } de Cordura más.
text-lose-holder = Pon esto ante un oponente: cada vez que usa un Portal, pierde { $count } de Cordura.
