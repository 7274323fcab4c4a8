# Lo que se lee y se pulsa. Las etiquetas dicen lo que pasa, no cuentas.

chain = { $first } · { $then }
word-nothing = nada
screen-opening = Los dados dicen quién empieza.
screen-turn = { $player } tiene los dados.
screen-waiting = Ahora mismo no tienes nada que decidir. { $player } tiene los dados.
screen-others = Es tu turno; antes decide algo otra persona.
screen-over-alone = 🏁 { $player } se queda con la mesa, y gana.
    .player = 🏁 Te quedas con la mesa, y ganas.
screen-over = 🏁 ¡Parquesó { $player }! La última está en casa.
    .player = 🏁 ¡Parquesaste! La última está en casa.
ask-throw = Te toca: lanza los dados.
ask-play = { $dice }: ¿qué juegas?
ask-leftover = { $dice }: salió una y sobra un dado. ¿Quién lo camina?
ask-bonus = { $steps } pasos de premio: ¿con qué ficha?
ask-carry = { $dice }: ¡tres pares! ¿Qué ficha corona de una vez?
ask-sure = { $dice }: podías comerte a alguien, y así se salva. ¿Seguro?
ask-aside = Jugada hecha. Puedes deshacerla hasta que lance { $player }; no hace falta pulsar nada.
ask-aside-blow = ¿Dejó de comer { $other }? Puedes soplar hasta que lance { $player }.
public-throw = { $player } tiene los dados.
public-play = { $player } sacó { $dice }.
public-leftover = A { $player } le sobra un dado de { $dice }.
public-bonus = { $player } sacó { $dice } y se ganó { $steps } pasos.
public-carry = { $player } sacó el tercer par, { $dice }.
public-aside = { $player } aún puede decir algo.
scene-pairs =
    { $pairs ->
        [one] 🎲 Un par en este turno.
       *[other] 🎲 { $pairs } pares en este turno.
    }
scene-dice = 🎲 { $player }: { $dice }{ $pairs ->
        [0] {""}
        [one] , 1 par
       *[other] , { $pairs } pares
    }
button-word = Soplar los dados
word-said = { $player } les sopla «{ $word }» a los dados
luck-player = 🎲 **{ $player }**: { $throws } lanzamientos, { $faces } · pares { $pairs } (lo normal: { $pairs_due }) · puntos { $pips } (lo normal: { $pips_due }) · hasta { $drought } lanzamientos seguidos sin par · con más suerte que { $luck } de cada 100 · comió { $made }, le comieron { $suffered }{ $release ->
        [0] {""}
        [one] {" "}· salió al primer lanzamiento
       *[other] {" "}· salió a los { $release } lanzamientos
    }
luck-even = Con dados limpios, la mayoría de las mesas salen más desiguales que esta.
luck-uneven = Con dados limpios, una de cada { $often } mesas sale al menos así de desigual.
luck-rare = Con dados limpios, menos de una mesa de cada mil sale así de desigual. Es raro, y aquí está la prueba: todo se puede volver a sacar.
scene-gentle = Hace una eternidad que nadie corona: las fichas comidas vuelven a su salida.
group-plays = Tus jugadas
group-other-plays = Otras jugadas
press-throw = 🎲 Lanzar
press-shake = 🌬️ Soplar los dados y lanzar
    .hint = Para la suerte. A los dados les da igual.
press-play = { $first }
press-play-two = { $first } · { $second }
press-carry = Corona la { $piece }: { $where }
press-leaves = { $play } · deja de comer
press-blow = 😤 Soplar: ¿{ $other } dejó de comer?
    .hint = Si es así, la ficha va a la cárcel. Si no, no pasa nada.
press-take-back = ↩️ Deshacer mi jugada
    .hint = Los mismos dados, jugados de otra manera.
press-again = 👀 Mirar otra vez
    .hint = Los mismos dados: elige de nuevo.
press-hands-fast = ⚡ Desde ahora lo sencillo se juega solo{ $now ->
        [1] , esta jugada también
       *[other] {""}
    }
    .hint = Lo sencillo se juega por ti: se te pregunta cuando se puede comer a alguien o coronar.
press-hands-own = ✋ Vuelvo a elegir yo
    .hint = Eliges tú cada jugada.
press-nothing = No, seguir
press-keep = Está bien así
where-jail = de la cárcel
where-home = en casa
where-salida = desde la salida
where-steps = lleva { $steps ->
        [one] un paso
       *[other] { $steps } pasos
    }
where-lane = en el cielo, a { $left } de coronar
leg-eats = { $steps } con la { $piece } → se come a { $players }
    .you = ti
    .players = { $steps } con la { $piece } → te come
leg-plain = { $steps } con la { $piece }
leg-seguro = { $steps } con la { $piece } al seguro { $cell }
leg-salida = { $steps } con la { $piece } a la salida de { $other }
leg-empty-salida = { $steps } con la { $piece } a una salida vacía (segura)
leg-lane = { $steps } con la { $piece } (cielo, { $left ->
        [one] le falta 1
       *[other] le faltan { $left }
    })
leg-home = { $steps } con la { $piece }, y corona
standing-player = { $player } ({ $colour }, { $letter }): cárcel { $jail }{ $out ->
        [0] {""}
       *[1] {" "}· { $pieces }
    } · coronadas { $home }
own-player = { $player } ({ $colour }): cárcel { $jail }{ $out ->
        [0] {""}
       *[1] {" "}· { $pieces }
    } · coronadas { $home }
standing-gone = { $player } se fue, y sus fichas también.
piece-seguro = { $piece } en el seguro { $cell }
piece-own-salida = { $piece } en la salida
piece-salida = { $piece } en la salida de { $other }
piece-empty-salida = { $piece } en una salida vacía
piece-lane = { $piece } en el cielo, a { $left } de coronar
piece-chased = { $piece } con { $other } { $far } por detrás{ $short ->
        [0] {""}
       *[other] , a { $short } de un seguro
    }
piece-common = { $piece } { $short ->
        [0] en la calle
       *[other] a { $short } de un seguro
    }
summary = Va ganando { $player }: le { $left ->
        [one] falta un paso.
       *[other] faltan { $left } pasos.
    }
summary-ahead = Vas ganando: te { $mine ->
        [one] falta un paso
       *[other] faltan { $mine } pasos
    }; a { $player }, { $left }.
summary-mine = Va ganando { $player }: le { $left ->
        [one] falta un paso
       *[other] faltan { $left } pasos
    }; a ti, { $mine }.
own-last =
    Tu último turno: { $dice }{ $nothing ->
        [0] {""}
       *[other] {" "}· nada se movió
    }{ $released ->
        [0] {""}
        [one] {" "}· una salió de la cárcel
       *[other] {" "}· { $released } salieron de la cárcel
    }{ $told ->
        [0] { $steps ->
            [0] {""}
            [one] {" "}· un paso
           *[other] {" "}· { $steps } pasos
        }
       *[other] {" "}· { $legs }
    }{ $captured ->
        [0] {""}
        [one] {" "}· una ficha comida
       *[other] {" "}· { $captured } fichas comidas
    }{ $third ->
        [1] {" "}· tercer par: una coronó
        [2] {" "}· tercer par: una fue a la cárcel
       *[other] {""}
    }
own-partner = Juega contigo: { $other } ({ $colour })
own-helps = Ya coronaste todas: lanzas por { $other }.
verdict-winner = 🏁 **¡{ $several ->
        [one] Gana
       *[other] Ganan juntos
    } { $player }!** Coronadas { $home }, comidas { $made }, perdidas { $suffered }{ $ahead ->
        [0] {""}
        [one] , a un paso del siguiente
       *[other] , a { $ahead } pasos del siguiente
    }.
verdict-place = { $place }. { $player }: coronadas { $home }, comidas { $made }, perdidas { $suffered }
verdict-gone = { $place }. { $player }, que se fue
career-all = Coronadas: { $home } · comidas: { $made } · perdidas: { $suffered }
career-pairs = Tiros: { $throws } · pares: { $percent },{ $tenth } % (dados limpios: 16,7 %)
career-sheet = Con las reglas de la hoja: { $wins ->
        [one] 1 victoria
       *[other] { $wins } victorias
    } en { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }
milestone-first-win = 🏅 { $player } gana al parqués por primera vez.
milestone-hunter = 🏅 { $player } se comió { $count } fichas o más en una partida.
milestone-captures = 🏅 { $player } lleva { $count } fichas comidas en total.
milestone-unharmed = 🏅 { $player } gana sin que le coman ni una ficha.
highlight-costliest = La comida más cara: { $player } devolvió a { $other } { $steps ->
        [one] un paso
       *[other] { $steps } pasos
    }.
highlight-feud = La pelea: { $player } y { $other }, { $there } a { $back }.
highlight-jail = Más turnos seguidos sin nadie en la calle: { $players }, { $turns }.
highlight-unlucky = De malas: { $player }, a quien los dados le dieron { $whole },{ $fraction } de media.
resign-sure = ¿Te retiras de la partida para siempre? Tus fichas salen del tablero, quedas en último lugar y ya no tendrás voz en esta mesa; si se juega por parejas, un suplente ocupará tu asiento. Para irte un rato está «{ button-away }».
did-resign = Dejaste esta partida para siempre, y tus fichas contigo; si se juega por parejas, un suplente lleva tu asiento. La partida cuenta como tuya en los resultados, no en la clasificación.
button-hand = Mis fichas
button-back-to-hand = Volver a mis fichas
discord-old-button = Ese botón es de otro momento y ya no hace nada. Abre otra vez tus fichas o la mesa.
move-none = Eso no se puede hacer ahora. «{ button-hand }» muestra lo que sí.
fair-throw = { $several ->
        [0] { $to }
       *[other] { $from }–{ $to }
    } · { $player }: { $dice }
