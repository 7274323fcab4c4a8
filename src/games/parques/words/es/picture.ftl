# Lo que pone en las imágenes, y lo que dicen con palabras.

picture-won = ¡{ $several ->
        [one] Ganó
       *[other] Ganaron
    } { $player }!
picture-opening = ¿Quién empieza?
picture-counts = comió { $made }, perdió { $suffered }, { $throws } lanzamientos
