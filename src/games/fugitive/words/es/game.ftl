# Cómo se llama el juego, su ayuda, y lo que se oye de él antes y después.

game-fugitive = Fugitivo
pitch-fugitive = Uno huye, otro persigue. Una fila de escondites boca abajo crece por la ciudad; encuéntralos todos antes de que se coloque la salida. Dos personas, y nadie se cree nada.
help-1 = Una persecución en pocas palabras
    .text =
        El **fugitivo** coloca escondites de 0 hacia 42, boca abajo, cada uno hasta 3 más alto que el anterior; con cartas para correr debajo llega más lejos. El **mariscal** también roba cartas y dice números: lo que acierta se descubre, y si no queda ningún escondite boca abajo, lo detiene. Quien coloca el 42 escapa, salvo que no se haya encontrado nada de 30 o más: entonces hay cacería.

        { "" }**Correr:** las cartas impares llevan al fugitivo 1 más lejos, las pares 2. Cuántas hay se ve; cuáles son, no.
help-2 = Tu turno
    .text =
        Pulsa **Mi mano**: solo tú ves lo que se abre. Ahí están tus cartas y tu ruta, o tu libreta, y todo lo que puedes hacer.

        { "" }**Como fugitivo:** roba, y luego coloca un escondite o pasa. La lista muestra cada escondite con las cartas más baratas para llegar; debajo puedes colocar a tu gusto, faroles incluidos.
        { "" }**Como mariscal:** roba, marca un número o varios y pulsa Decir. Varios son todo o nada. Por escrito es `/fugitive señalar 5 9 12`. En tu libreta puedes poner tus propias marcas, sea de quien sea el turno: pulsa Marcas, o escribe `/fugitive marcar 12 ?`.
help-3 = A solas, en compañía, a lo largo de días
    .text =
        ¿A solas? **Añadir un bot** en la mesa: huye o persigue, en cuatro niveles. Un **encuentro** son dos partidas con los papeles cambiados; con una victoria cada uno, decide la persecución más corta.

        A lo largo de días tienes un día por turno, y te escribo cuando se te espera. `/fugitive reglas` tiene todas las reglas, `/fugitive carta` todos los eventos.
picture-banner = Fugitivo. Una fila de cartas boca abajo cruza una ciudad de noche, hasta la salida.
picture-banner-line = 2 personas. Una de ellas miente.
preset-chase = Una persecución
    .hint = Jugando a la vez. Una sola partida.
preset-match = Encuentro
    .hint = Jugando a la vez. Dos partidas con los papeles cambiados, y un marcador.
preset-short-run = Recorrido corto
    .hint = Jugando a la vez. La salida es el 29.
preset-days = A lo largo de días
    .hint = Sin prisa: un día por turno. Dos partidas con los papeles cambiados.
takes-minutes = unos { $count } minutos
takes-weeks = { $from ->
        [one] de { $from } a { $to } semanas
       *[other] de { $from } a { $to } semanas
    }
verdict-match = 🏁 **{ $player } gana el encuentro, { $wins } – { $losses }.** Caso cerrado. Los dos expedientes.
    .player = 🏁 **Ganas el encuentro, { $wins } – { $losses }.** Caso cerrado. Los dos expedientes.
verdict-match-shorter = 🏁 **{ $player } gana el encuentro, { $wins } – { $losses }:** decide la persecución más corta. Caso cerrado. Los dos expedientes.
    .player = 🏁 **Ganas el encuentro, { $wins } – { $losses }:** decide la persecución más corta. Caso cerrado. Los dos expedientes.
next-time-lying-low = El mariscal ganó todas las persecuciones. Otro día se puede probar **Agazaparse**, en *Más opciones*: pasar roba una carta, y eso ayuda a quien huye.
verdict-draw = 🏁 **El encuentro queda en empate.** Se saludan con la cabeza de un lado al otro del bar.
verdict-arrest = 🏁 **{ $player } detiene a { $other }** en la noche { $rounds }.{ $runner ->
       *[other] {""}
    }
    .player = 🏁 **Detienes a { $other }** en la noche { $rounds }.
    .other = 🏁 **{ $player } te detiene** en la noche { $rounds }.
verdict-caught = 🏁 **{ $player } detiene a { $other }** en la pista, en la noche { $rounds }.{ $runner ->
       *[other] {""}
    }
    .player = 🏁 **Detienes a { $other }** en la pista, en la noche { $rounds }.
    .other = 🏁 **{ $player } te detiene** en la pista, en la noche { $rounds }.
verdict-cornered = 🏁 **{ $player } detiene a { $other }**, sin salida, en la noche { $rounds }.{ $runner ->
       *[other] {""}
    }
    .player = 🏁 **Detienes a { $other }**, sin salida, en la noche { $rounds }.
    .other = 🏁 **{ $player } te detiene**, sin salida, en la noche { $rounds }.
verdict-escape = 🏁 **{ $player } se le escapa a { $other }** en la noche { $rounds }.{ $runner ->
       *[other] {""}
    }
    .player = 🏁 **Te escapas de { $other }** en la noche { $rounds }.
    .other = 🏁 **{ $player } se te escapa** en la noche { $rounds }.
verdict-slipped = 🏁 **{ $player } se le escurre a { $other }** en la cacería de la noche { $rounds }.{ $runner ->
       *[other] {""}
    }
    .player = 🏁 **Te escurres de { $other }** en la cacería de la noche { $rounds }.
    .other = 🏁 **{ $player } se te escurre** en la cacería de la noche { $rounds }.
verdict-resigned = 🏁 **Gana { $player }:** { $other } se rindió en la noche { $rounds }.{ $runner ->
       *[other] {""}
    }
    .player = 🏁 **Ganas:** { $other } se rindió en la noche { $rounds }.
    .other = 🏁 **Gana { $player }:** te rendiste en la noche { $rounds }.
career-ran = Como fugitivo: { $wins } de { $games } ganadas, { $survived ->
        [one] 1 cacería superada
       *[other] { $survived } cacerías superadas
    }
career-hunted = Como mariscal: { $wins } de { $games } ganadas, { $right } de { $named } números acertados
milestone-escape = { $player } ha escapado por primera vez.
milestone-arrest = { $player } ha hecho su primera detención.
milestone-survived = { $player } ha superado su primera cacería.
milestone-at-once = { $player } ha hecho una detención en la primera noche.
highlight-route = La ruta de { $player } (✓ encontrado): `{ $row }`
highlight-at-once = Noche { $round }: { $count } de un solo golpe, { $numbers }.
highlight-near-miss = Noche { $round }: { $numbers }, y { $right ->
        [one] { $right } de los { $count } era correcto
       *[other] { $right } de los { $count } eran correctos
    }. Nadie lo sabía.
highlight-kept = El { $number } aguantó { $rounds } noches antes de que lo encontraran.
review-unit = escondites
