# Lo que pone en las imágenes, y lo que dicen con palabras.

picture-won = ¡{ $several ->
        [one] Ganó
       *[other] Ganaron
    } { $player }!
picture-opening = ¿Quién empieza?
picture-counts = comió { $made }, perdió { $suffered }, { $throws } tiros
picture-walker = { $player } { $piece }
picture-walk = la que más caminó: { $steps } casillas{ $back ->
        [0] , y nunca volvió a la cárcel
        [one] , y volvió una vez a la cárcel
       *[other] , y volvió { $back } veces a la cárcel
    }
