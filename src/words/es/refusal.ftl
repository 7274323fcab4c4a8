# Por qué algo no puede ser, y qué hacer entonces.

refusal-seat-count = Este juego no es para tan pocos ni para tantos: cambia cuántos jugadores hay en la mesa y vuelve a empezar.
refusal-options = Con estas opciones no se puede jugar: cambia alguna y vuelve a intentarlo.
refusal-not-asked = Ahora mismo no se te pregunta nada: espera a la próxima pregunta para ti.
refusal-other-question = La mesa ha seguido adelante desde entonces: mira la pregunta que está abierta ahora y responde a esa.
refusal-not-offered = Eso no es posible ahora mismo: elige una de las respuestas de tu pantalla.
refusal-game-over = Esta partida ha terminado: empieza otra si quieres seguir jugando.
refusal-story-changed = Las reglas cambiaron en mitad de esta jugada: haz que la mesa vuelva a donde empezó la jugada, y juégala otra vez.
refusal-too-many-orders = Puedes tener como mucho { $most } órdenes permanentes: quita antes alguna de las que tienes.
refusal-no-such-order = Esa orden no se puede dar: elige una Reacción de tu mano y algo a lo que pueda responder.
refusal-runaway = Aquí las reglas dan vueltas en círculo, y nada ha cambiado: avisa a quien cuida del bot.
refusal-bad-save = Esta partida guardada no se entiende a partir de la línea { $line }, columna { $column }: consíguela de nuevo y prueba con el archivo intacto.
refusal-other-format = Esta partida guardada es de otro juego, o de una versión que este bot no conoce: elige otra.
refusal-unsound = Esta partida guardada describe una mesa que no puede existir: elige otra, o una que nadie haya retocado.
