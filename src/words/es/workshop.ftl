# Lo que la gente prepara con calma para un juego: mazos. Un juego en el que se prepara otra cosa lo dice con sus palabras.

workshop-heading = Tus mazos
workshop-text = Todo el mundo tiene todas las cartas. Lo que construyes aquí es solo tuyo; lo eliges antes de empezar, y nadie más lo ve hasta el final de la partida.
workshop-count = { $n } de { $most } mazos
workshop-open = Abrir un mazo
workshop-begin = Empezar uno nuevo
workshop-blank = Sin nada
workshop-from = A partir de: { $name }
workshop-new = Mazo nuevo
workshop-import = Importar
workshop-full = Estos son { $most } mazos, y nadie puede guardar más. Borra uno para empezar o importar otro.
workshop-gone = Ese mazo ya no está, o se llama de otra manera.
workshop-dropped = Borrado.
workshop-shelves = ¿Cartas de qué clase?
workshop-shelf = { $name } · { $n }
workshop-part =
    { $n ->
        [0] { $name }
       *[other] { $n }× { $name }
    }
workshop-fewer = −
workshop-more = +
workshop-copies = { $n } de { $most }
workshop-search = Buscar
workshop-found =
    { $n ->
        [0] Nada encaja con «{ $searched }».
       *[other] «{ $searched }»: { $n }
    }
workshop-check = Problemas y consejos
workshop-problems = Lo que impide jugarlo
workshop-no-problem = Nada: se puede jugar.
workshop-advice = En qué pensar
workshop-no-advice = No se me ocurre nada.
workshop-export = Exportar
workshop-export-text = El código y la lista. Cualquiera de los dos se puede volver a importar, también por otra persona.
workshop-rename = Cambiar el nombre
workshop-drop = Borrar
workshop-drop-sure = Sí, bórralo
workshop-drop-sure-text = ¿Borrar **{ $name }**? Sin su código no se puede recuperar.
workshop-unreadable = **{ $name }** se hizo con otra edición de este bot y esta no puede leerlo. Se queda como está, a menos que lo borres.
workshop-all = Todos los mazos
workshop-back = Volver al mazo
workshop-field-name = Nombre
workshop-field-called = Nombre
workshop-field-search = Título, palabra o lugar
workshop-field-list = Un código, o una lista: 4 Profundo
workshop-not-taken = No se ha importado nada:
workshop-unread = No entiendo «{ $line }».
workshop-own = Tus propios mazos
workshop-make = Construir un mazo
workshop-unfinished =
    { $n ->
        [one] Uno de tus mazos aún no se puede jugar.
       *[other] { $n } de tus mazos aún no se pueden jugar.
    }
