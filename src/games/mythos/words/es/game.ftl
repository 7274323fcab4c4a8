# Cómo se llama el juego, su ayuda, sus órdenes, y lo que se ajusta antes.

game-mythos = Mythos
pitch-mythos = Investigadores en el país de Lovecraft, cada cual con su mazo: viaja, encuentra amigos y libros prohibidos, lanza contra los demás lo que cruza los Portales, y cuenta tu Aventura antes de que te fallen los nervios.
picture-banner = Mythos: una lámpara en una ventana oscura, y una fila de cartas con un libro, un portal, un ojo y una estrella.
picture-banner-line = De 2 a 4 investigadores. Alguien lamentará saber latín.
cmd-mythos = mythos
    .text = Un juego de cartas de investigadores en el país de Lovecraft.
cmd-new-length = duración
    .text = Una Aventura, una campaña, o una saga de varias partidas.
cmd-new-combat = combate
    .text = Si el Combate se pregunta por orden, o a todos a la vez.
cmd-new-decks = mazos
    .text = Mazos que se traen, o que se eligen en la mesa.
cmd-play = jugar
    .text = Juega una carta de tu mano.
cmd-play-what = carta
    .text = Qué carta.
cmd-arrive = llegar
    .text = Llega a la Localización hacia la que caminas.
cmd-arrive-what = dónde
    .text = Qué Localización.
cmd-use = usar
    .text = Usa un Artefacto o un Aliado, o vuelve a prepararlo.
cmd-use-what = carta
    .text = Qué carta.
cmd-cast = lanzar
    .text = Lanza un Hechizo.
cmd-cast-what = hechizo
    .text = Qué Hechizo, y desde dónde.
cmd-complete = completar
    .text = Completa una Aventura.
cmd-complete-what = aventura
    .text = Qué Aventura.
cmd-pass = pasar
    .text = Pasa, o no hace nada más.
cmd-pass-what = qué
    .text = Qué exactamente.
cmd-story = crónica
    .text = Enseña lo que hay en los Mazos de Crónica.
cmd-story-what = de-quién
    .text = Parte del nombre de un Investigador, como Edith; otra cosa los enseña todos.
cmd-pile = pila
    .text = Enseña lo que hay en las Pilas de Descartes.
cmd-pile-what = de-quién
    .text = Parte del nombre de un Investigador, como Edith; otra cosa las enseña todas.
cmd-threat = amenaza
    .text = Enseña, solo a ti, lo que hay en tu Amenaza.
look-threat =
    Tu Amenaza: { $count ->
        [0] vacía
       *[other] { $count }: { $cards }
    }.
look-threat-nobody = Solo quien juega aquí tiene una Amenaza, y cada cual ve la suya.
cmd-taken = tomadas
    .text = Enseña, solo a ti, lo que has tomado en el reparto.
look-taken-nothing = Aquí no has tomado nada en un reparto.
look-story =
    { "" }**{ $player }** ({ $who }), Mazo de Crónica: { $count ->
        [0] vacío
       *[other] { $count }: { $cards }
    }.
look-pile =
    { "" }**{ $player }** ({ $who }), pila: { $count ->
        [0] vacía
       *[other] { $count }: { $cards }
    }.
look-and =
    { $first }
    { $rest }
cmd-workshop = mazos
    .text = Tus mazos: los construyes, importas y exportas, solo para ti.
button-bring = Mi mazo
takes-minutes = unos { $count } minutos
takes-weeks = de { $from } a { $to } semanas
level-novice = aficionado
    .hint = Juega casi siempre con sentido, a veces a capricho
level-rookie = estudiante
    .hint = Un principiante sensato, que lee o caza
level-racer = erudito
    .hint = Prueba cada jugada en mesas que encajan con lo que ve
temper-reader = trabaja por una Aventura
temper-hunter = manda primero a los Monstruos
plan-text = Hasta { $most } jugadas próximas, por orden. Cuando llega tu turno, la primera se hace al cabo de un momento. Si no se puede hacer, o si entretanto has perdido Cordura o una carta en juego, el plan se detiene y se te pregunta. Nadie más lo ve.
review-unit = de Cordura
review-method = Se mide con lo que podías saber entonces, nunca con lo que tenían los demás; lo que pudo ser azar no cuenta. Lo que valen las cartas, las Aventuras y el final de la partida también se cuenta en Cordura, así que puede ser más de la que nadie tiene; la frase nombra la parte mayor.
why-adventure =
    Acerca una de tus Aventuras: solo eso vale { $amount } de Cordura más que { $other }{ $but ->
        [0] .
       *[other] ; lo demás le resta { $against }.
    }
why-way =
    Sirve a tus viajes: solo eso vale { $amount } de Cordura más que { $other }{ $but ->
        [0] .
       *[other] ; lo demás le resta { $against }.
    }
why-things =
    Solo lo que hace por ti vale { $amount } de Cordura más que { $other }{ $but ->
        [0] .
       *[other] ; lo demás le resta { $against }.
    }
why-threat =
    Saca más partido a tu Amenaza: solo eso vale { $amount } de Cordura más que { $other }{ $but ->
        [0] .
       *[other] ; lo demás le resta { $against }.
    }
why-sanity =
    Cuesta menos que { $other }: solo eso vale { $amount } de Cordura{ $but ->
        [0] .
       *[other] ; lo demás le resta { $against }.
    }
why-wait = Guarda { $other } para más adelante, cuando valdrá más.
why-end = Cierra la partida, y { $other } dejaría pasar la ocasión.
dial-deck = Mazo
    .hint = Con qué juegas. Nadie más lo ve hasta el final; tu Investigador se sabe al empezar.
dial-deck-locked_shelf = { deck-locked_shelf }
    .hint = Edith Whitcomb, libros y eruditos. Bueno para empezar.
dial-deck-hills_remember = { deck-hills_remember }
    .hint = Nahum Sparrow, muchos Portales y Monstruos pesados.
dial-deck-below_the_reef = { deck-below_the_reef }
    .hint = El capitán Thorne, Profundos y un vapor.
dial-deck-silver_key_deck = { deck-silver_key_deck }
    .hint = Inês Carvalho, pronto a las Tierras del Sueño.
dial-deck-cold_south = { deck-cold_south }
    .hint = Walter Stroud, armas y científicos, lejos al sur.
dial-deck-lies_buried = { deck-lies_buried }
    .hint = Thaddeus Coyle, tumbas y muertos baratos.
help-1 = Mythos en pocas palabras
    .text =
        Diriges a un Investigador, tienes 13 cartas y juegas una por turno. Las Localizaciones te llevan a donde hay Aliados, Artefactos y Libros; todo eso, y lo que yace en tu Mazo de Crónica, es lo que piden tus **Aventuras**. Quien lo tiene todo juega la Aventura y acaba la partida: cuentan los Puntos de Aventura más la Cordura, y gana quien tenga más.

        { "" }**La Cordura** es tu bolsa y tu vida: un menos en una carta es lo que cuesta. Con 0 se acaba la partida, para todo el mundo.
        { "" }**La Amenaza:** ante un Portal dejas Monstruos boca abajo. Cuando alguien pasa dos veces seguidas, o pasa habiendo pasado otro en su último turno, chocan las Amenazas, y lo que queda cuesta Cordura a los demás.
help-2 = Tu turno
    .text =
        Pulsa **{ button-hand }**, o contesta al mensaje que te mando. La lista trae justo lo que puedes jugar ahora; cada línea dice qué cuesta y si gana. En tu mano un borde verde marca esas mismas cartas, y debajo están tus Aventuras, las más cercanas con lo que aún les falta.

        { "" }**¿Sin Localización todavía?** La primera carta de la partida es una Localización o un Suceso. Dentro de una ciudad llegas al momento; en lo demás de una Región caminas, y llegas en tu turno siguiente.
        { "" }**¿Nada útil?** Pasa. La ronda acaba cuando se pasa; entonces viene el Combate, descartas lo que no necesitas y completas la mano hasta 13.
help-3 = Mazos
    .text =
        Todo el mundo tiene todas las cartas. Antes de empezar, **{ button-bring }** enseña seis mazos ya hechos: una pulsación toma uno. *El estante cerrado* contra *Bajo el arrecife* es una buena primera partida. Una **saga** son tres o cinco partidas seguidas cuyos resultados se suman; entre una y otra puedes cambiar hasta diez cartas. Con mazos **elegidos aquí** nadie trae uno: tomas una carta de un sobre, pasas el resto, y armas el mazo con lo que has tomado.
help-4 = A solas, con amigos, por días
    .text =
        ¿A solas? **{ button-learn }** te guía por una partida contra un bot. `/mythos nueva` abre una mesa; **{ button-add-bot }** la completa. **En vivo** es una velada; **por días** tienes un día por turno. `/mythos reglas` trae todas las reglas, `/mythos carta` todas las cartas.

        Mythos fue un juego de cartas coleccionables que publicó Chaosium en 1996. Esta es la mesa de un aficionado para sus reglas; todas las cartas son diseño nuestro, y la editorial no tiene nada que ver.
