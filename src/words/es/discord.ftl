# Lo que hay en la mesa, en los botones y en los mensajes de Discord.

language-name = Español

# Donde no se habla de ningún juego; cada uno pone lo suyo en su lugar.
game-name = el juego
game-command = /‹juego›

## Respuestas a lo que está caducado o sale mal

discord-old-button = Ese botón es de otra época y ya no hace nada. Vuelve a abrir tu mano o la mesa.
discord-old-command = Ya no conozco ese comando. Escribe / otra vez y elige de la lista: se renueva cuando arranco.
discord-odd-argument = No entiendo lo que has escrito ahí. Elige una de las sugerencias, por favor.
discord-unreadable = Discord me ha enviado algo que no he podido leer. Inténtalo otra vez; si sigue igual, avisa a quien me mantiene.
discord-went-wrong = Algo se ha roto dentro de mí. No se ha perdido nada y quien me mantiene lo verá en el registro. Inténtalo otra vez.
discord-noted = Hecho.
discord-too-slow = He tardado demasiado. Pulsa otra vez.
discord-former-player = alguien que ya no está

## La mesa

board-until = Plazo: { $when }.
panel-until-stand-in = Plazo { $when }, o un suplente.
panel-until-others = Puedes responder; la mesa espera a { $players }. Plazo: { $when }.
panel-until-decided = Plazo: hasta { $time } después de que decida { $players }.
board-question = ⏳ { $players }; plazo: { $when }.
board-window = **¿Quién reacciona?** Pueden { $players }. Plazo: { $when }.
board-window-last = **¿Quién reacciona?** Solo falta { $players }. Plazo: { $when }.
board-votes = 🏳️ A favor de abandonar la partida: { $players } («{ button-more }», «{ button-vote-end }»).
board-away = 💤 Ausentes, juega un suplente: { $players }.
board-asked = ⏳ También se les espera en los turnos ajenos: { $players }.
board-concerning = ⏳ Se les espera si algo les afecta: { $players }.
board-orders = 📜 No se les espera, deciden sus órdenes: { $players }.
board-yield-turn = ⏭️ Sin reaccionar el resto de este turno: { $players }.
board-yield-concerned = ⏭️ Sin reaccionar hasta que algo les afecte: { $players }.
board-rests = 💤 **La partida espera hasta que alguien vuelva.** Quien juega retoma aquí su asiento.
board-paused = ⏸️ **El reloj está parado.** Cualquiera de la mesa puede ponerlo en marcha.
board-abandoned = **Esta partida se ha abandonado.** Había llegado hasta aquí:
board-closed = Todos se han levantado de esta mesa. Escribe { game-command } nueva para abrir otra.
board-moments = Los momentos de la partida
board-not-allowed = Ya no puedo escribir en { $channel }, donde abriste una mesa. La partida se guarda y su reloj sigue; hacen falta los permisos para ver el canal, escribir y adjuntar archivos, y volverá con la próxima jugada.

## Botones

button-join = Unirme
button-leave = Levantarme
button-add-bot = Añadir un bot
button-remove-bot = Quitar un bot
button-options = Opciones
button-start = Empezar
button-hand = Mi mano
button-react = Reaccionar
button-answer = Responder
button-play = Jugar
button-pass = No reacciono
button-wait = Más tiempo
button-closer = Ver de cerca
closer-none = Aquí no hay nada que se vea mejor de cerca.
button-log = Historia
button-more = Más
button-refresh = Actualizar
button-show = Traer la mesa aquí
button-rules = Reglas
button-help = Ayuda
button-settings = Mis ajustes
button-orders-decide = No me esperen
button-ask-me = Espérenme
button-only-concerning = Solo lo que me afecte
button-away = Me ausento
button-back = He vuelto
button-back-to-hand = Volver a mi mano
button-pause = Parar el reloj
button-live = En vivo
button-not-live = Ahora no
button-days = Otra vez por días
button-claim = Reclamar la partida
button-claim-sure = Sí, la reclamo
button-resume = Seguir
button-end = Abandonar la partida
button-vote-end = Votar por abandonar
button-vote-out = Votar la expulsión de { $player }
button-resign = Retirarme
button-vote-end-sure = Sí, abandonar
button-vote-out-sure = Sí, expulsar
button-resign-sure = Sí, me retiro
claim-sure = ¿Reclamas la partida? Cuenta como abandonada por quien no está. También puedes seguir contra el suplente.
live-offer = 🟢 Están todos: ¿seguimos en vivo?{ $count ->
        [0] {""}
       *[other] { " " }A favor: { $players }.
    }
button-again = Otra partida
button-hands = Todas las manos
button-earlier = ◀ Anterior
button-log-whole = Desde el principio
button-later = Adelante ▶
button-next = Siguiente ▶
button-erase-sure = Sí, bórralo todo

## La página de cada uno

choices-groups = Qué opciones
page-cut = ⚠️ No cabe todo en esta página. Escribe /table jugada: encuentra todas las opciones.
panel-brief = Si esperas: **{ $what }** ({ $when }).
panel-plan-plays = Enseguida juega tu plan, si no respondes antes: { $move }.
panel-plan-wishes = Enseguida se toma el primero de tus deseos que se pueda tener, si no respondes antes.
panel-answered-for = Enseguida se responde por ti, si no respondes antes.
panel-goes-on = Enseguida sigue.
panel-given = Has respondido: **{ $what }**.
panel-settled = Enseguida, sin pulsar nada: **{ $what }**.
panel-abandoned = Esta partida se ha abandonado.
panel-nothing-fits = Nada de tu mano sirve ahora; no hace falta que pulses nada.
panel-need-not = No hace falta que pulses nada.
panel-does = -# { $label }: { $hint }
panel-lobby = La partida aún no ha empezado. Pulsa **{ $join }** para sentarte.
panel-seated = Tienes asiento. Cuando empiece la partida, lo que solo ves tú aparece aquí sin pulsar nada.
panel-waiting = Se espera a { $players }.
panel-your-move = Tu jugada está en la mesa … se espera a { $players }.
panel-ended = Esta página ya no sigue la partida: Discord solo me deja escribir en ella un cuarto de hora. **{ button-hand }** abre otra.
panel-follows-again = -# Otra vez al día, y siguiendo la partida.
move-none = Ahora mismo no se puede hacer nada así. Abre tu mano para ver qué se puede.
move-which = ¿Cuál quieres decir?
move-sure = Aún puedes actuar: ¿terminas tu turno de todos modos?
move-sure-set = Es todo o nada: ¿lo dices así?
move-sure-grave = Con eso se renuncia a algo para siempre: ¿lo dices?
move-doubles = Dicho más de una vez, y leído una sola: { $numbers }.
move-sure-so = ¿Lo dices así?
move-range = Los números se leen de uno en uno: { $numbers }
more-heading = Qué más puedes hacer
more-ask-me = Siempre que puedas reaccionar, la mesa te espera.
more-only-concerning = Cuando puedas reaccionar, la mesa te espera si te afecta.
more-orders-decide = En los turnos ajenos nadie te espera: deciden tus órdenes y, si no hay ninguna, no reaccionas; las decisiones pequeñas las toma un suplente.
noted-vote = Tu voto cuenta. { $needed ->
        [one] Con el tuyo, hace falta uno más.
       *[other] Con el tuyo, hacen falta { $needed } más.
    }
noted-already = Ya está así.
resign-sure = ¿Te retiras de la partida para siempre? Un suplente ocupará tu asiento hasta el final y ya no tendrás voz en esta mesa. Para irte un rato está «{ button-away }».
end-sure = ¿Abandonas esta partida? Termina ahora mismo, sin ganador.
vote-end-sure = ¿Votas por abandonar esta partida? Termina sin ganador en cuanto lo quiera más de la mitad de los jugadores presentes. Tu voto deja de contar si te ausentas, y por sí solo al cabo de un tiempo.
vote-out-sure = ¿Votas por que el asiento de { $player } pase a un suplente hasta el final? Ya no podrá recuperarlo.
resign-to-bot = Un bot de esos no puede ocupar tu asiento.
vote-whom = ¿El asiento de quién? Nombra a alguien que esté ausente.

## La crónica

log-whole = La historia de la partida
log-heading = La partida: página { $page } de { $pages }
log-missed = Lo nuevo desde tu última respuesta
log-empty = Todavía no ha pasado nada.
hands-empty = nada
hands-heading = Todas las manos al final
hands-not-yet = La partida sigue en marcha.

## Libros

games-heading = A qué se puede jugar aquí
games-no-table = No hay ninguna mesa en este canal. El comando de un juego abre una:
games-line = **{ game-name }** · `{ game-command } nueva`
card-rulings = Aclaraciones
card-unknown = No conozco ninguna carta con ese nombre.
rules-chapters = Capítulos
rules-found = Lo que dicen las reglas
rules-not-found = Las reglas no dicen nada con esas palabras. Prueba con menos, o hojéalas.

## Mensajes directos y avisos en el canal

dm-turn = **Te toca.**
dm-react = **Puedes reaccionar.**
dm-remind = **Todavía se te espera.**
dm-last = **Solo faltas tú.** Los demás ya han respondido.
dm-over = **La partida de { $channel } ha terminado.**
dm-away = **Estás ausente:** se acabó el tiempo de tu turno en { $channel } y un suplente juega por ti hasta que vuelvas. Si no queda nadie más, la partida espera.
ping-away = { $player }, se acabó el tiempo de tu turno y un suplente juega por ti hasta que vuelvas. Si no queda nadie más, la partida espera.
ping-turn = { $player }, te toca.
ping-react = { $player }, ¿reaccionas?
ping-remind = { $player }, todavía se te espera.
ping-last = { $player }, solo faltas tú.
ping-over = { $player }, la partida ha terminado.

## Ajustes y datos

button-cards = Cartas
cards-heading = Tus cartas
cards-which = Leer una carta
settings-heading = Tus ajustes
settings-text = Valen en todas las mesas. *Botones explicados* dice bajo cada pregunta qué hacen sus respuestas; las estadísticas privadas no las ve nadie más; en las horas de silencio los recordatorios esperan a la mañana.
settings-language = Idioma
settings-follow = Idioma: el de mi Discord
settings-direct = Mensajes directos
settings-reminders = Recordatorios
settings-hints = Botones explicados
settings-pictures = Imágenes
settings-private = Estadísticas privadas
settings-quiet = Horas de silencio
settings-quiet-never = Sin horas de silencio
settings-quiet-from = Silencio de { $from }:00 a { $to }:00
settings-clock = Mi reloj
settings-night-first = Elige primero tus horas de silencio y luego tu reloj.
settings-kept = Guardado.
settings-clock-next = Guardado. ¿Cuál es tu reloj? Hasta que lo elijas, estas horas son UTC.
switch-on = sí
switch-off = no
data-export = Todo lo que guardo sobre ti está en este archivo.
erase-sure = ¿Borro todo lo que guardo sobre ti? Se van tus ajustes y tus órdenes, tus resultados se quedan sin tu nombre y un suplente ocupa tus asientos en las partidas en marcha.
erase-done = Está borrado.

## Estadísticas

stats-heading = Quién ha ganado cuántas veces
stats-of = { $player }
stats-line = { $player }: { $wins ->
        [one] 1 victoria
       *[other] { $wins } victorias
    } en { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }
stats-rating = puntuación { $points } ± { $more }
stats-method = Cuánto vale cada quien se sabe tras tres partidas del mismo juego con otras personas: se empieza con 1000, y el orden va por lo que es seguro.
stats-rival = { $player }: { $ahead } a { $behind } en { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }
stats-rivals = Rivales
stats-none = Todavía no ha terminado ninguna partida.
stats-private = Esos números son privados.

## Pasar un rato, retirar

dm-order-dropped = Una de tus órdenes ya no vale: su carta ha salido de tu mano.
button-erase = Borrar mis datos
button-undo = Deshacer
button-yield-turn = Nada este turno
button-yield-concerned = Nada hasta que me afecte
button-unyield = Volver a preguntarme
more-ways =
    { "" }**Cuando juegan los demás, puedes decir que no**
    -# **{ button-pass }**: a esta sola cosa.
    -# **{ button-yield-turn }**: a todo en este turno; tus órdenes también descansan.
    -# **{ button-yield-concerned }**: a todo hasta entonces; tus órdenes también descansan.
    -# **{ button-orders-decide }**: mientras quieras; solo reaccionan tus órdenes.
    -# **{ button-away }**: un suplente juega por ti, también en tus turnos.
more-yielded = De momento no se te pregunta si reaccionas; todos lo ven.

## Órdenes permanentes

button-orders = Órdenes
button-order-save = Guardar esta orden
button-to-orders = Volver
orders-heading = Tus órdenes permanentes
orders-idle = La mesa te espera cuando puedes reaccionar: estas órdenes actúan si se te acaba el tiempo, cuando digas «{ button-orders-decide }» y mientras estés ausente.
orders-decide = En los turnos ajenos nadie te espera: estas órdenes actúan en tu nombre y, si ninguna encaja, no reaccionas. Todo el mundo tarda lo mismo, tenga lo que tenga.
button-orders-usual = Las de siempre
orders-none = No hay ninguna.
orders-no-card = No tienes ninguna carta sobre la que dar órdenes.
orders-new = Nueva orden sobre…
orders-drop = Retirar una orden…
panel-no-orders = { $count ->
    [one] Una carta tuya podría actuar en los turnos ajenos y no tiene órdenes: mira en «{ button-orders }».
   *[other] { $count } cartas tuyas podrían actuar en los turnos ajenos y no tienen órdenes: mira en «{ button-orders }».
}
orders-acted = 📜 Tu orden ha jugado { $order }.
orders-void = ~~{ $order }~~: esa carta ya no está en tu mano.
order-card = { $card }
orders-draft = Una orden nueva
orders-when = Cuándo
orders-whom = A quién tiene que afectar
orders-whom-me = Si me afecta a mí
orders-whom-anyone = Afecte a quien afecte
orders-whom-seat = Si afecta a { $player }
orders-case = En qué caso
orders-case-always = En cualquier caso
orders-often = Cuántas veces
orders-once = Una sola vez
orders-each-time = Todas las veces
orders-keep = Cartas que conservar en la mano
orders-keep-least = { $keep ->
        [0] Por pocas cartas que me queden
        [one] Solo si me queda al menos 1 carta más en la mano
       *[other] Solo si me quedan al menos { $keep } cartas más en la mano
    }
orders-kept = Tus órdenes son las que ves aquí. Nadie más las ve.

## Una partida turno a turno

button-replay = Repetición
button-replay-first = Al principio
button-replay-back = Atrás
button-replay-on = Turno siguiente
button-replay-last = Al final
button-replay-keep = Guardar en un archivo
replay-heading = { $turn ->
        [0] Antes del primer turno
       *[other] Turno { $turn } de { $last }
    }
replay-not-yet = Esa partida no ha terminado: podrás volver a verla cuando acabe.
replay-other-rules = Esa partida se jugó con una edición anterior del reglamento y esta no puede repetirla.
replay-kept = Toda la partida en un archivo: lo que se tiró, se repartió y se respondió. Quien tenga el programa de este bot puede hacer que la vuelva a contar, con `sobremesa replay`.

# Answers that are sets

set-bounds = Elige de { $least } a { $most }.
set-exactly = Elige { $count }.

## Una primera partida

lesson-ready = Tu primera partida está lista [en nuestros mensajes directos]({ $link }).
lesson-below = Tu primera partida empieza aquí abajo.
lesson-already = Tienes a medias una partida de **{ $game }** [en nuestros mensajes directos]({ $link }); ahí se muestra otra vez. Solo cabe una a la vez.
lesson-no-messages = No puedo escribirte. Permite los mensajes directos de los miembros de este servidor y vuelve a intentarlo, o abre una mesa aquí mismo con `{ game-command } nueva` y sienta a unos bots.
lesson-advised = 🎓 { $what }
hint-advised = 💡 { $what }
button-learn = Primera partida
