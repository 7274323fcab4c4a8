# Las órdenes permanentes, tal como se le leen a quien las dio. De a quién afecta y en qué caso hay palabras del juego: `order-whom-*` y `order-case-*`; van dentro de la frase.

order = Jugar { $card } cuando { $when }{ $whom }{ $case }; { $often ->
        [0] solo una vez
       *[other] cada vez
    }{ $keep ->
        [0] {""}
        [one] , y solo si me queda al menos 1 carta más en la mano
       *[other] , y solo si me quedan al menos { $keep } cartas más en la mano
    }.

order-whom-me = , si me afecta a mí
order-whom-anyone = {""}
order-whom-seat = , si afecta a { $player }
order-case-always = {""}

word-nothing = nada

# Planes: las próximas jugadas de alguien, dejadas de antemano.

button-plan = Plan
plan-heading = Tu plan
plan-text = Hasta { $most } jugadas próximas, por orden. Cuando llega tu turno, la primera se hace al cabo de un momento. Si no se puede hacer, o si entretanto has perdido algo, el plan se detiene y se te pregunta. Nadie más lo ve.
plan-wishes = Hasta { $most } deseos, por orden: al cabo de un momento se toma el primero que se pueda tener, y los demás esperan. Nadie más lo ve.
plan-moves-now = -# Ya es tu turno: este lo juegas tú, y el plan empieza con el siguiente.
plan-none = No hay nada planeado.
plan-stopped = Tu último plan se ha detenido: no se podía hacer la jugada siguiente, o habías perdido algo.
plan-add = Jugada { $n }
plan-add-wish = Deseo { $n }
plan-propose = Proponer un plan
plan-less = Sin la última
plan-clear = Sin plan

# Apuntes: señales propias junto a lo que hay en la mesa.

jot-which = ¿«{ $sign }» junto a cuáles?
jot-none = Todavía no hay nada marcado.
jot-kept = Apuntado, solo para ti.
jot-nowhere = Ahora no tienes nada que apuntar aquí.
