# Asientos, votos y ofertas: qué se hizo, qué significa y cómo deshacerlo.

## Lo que se hizo

did-pause = El reloj está parado y todos lo ven. A nadie se le acaba el tiempo hasta que alguien de la mesa lo reanude.
did-resume = El reloj sigue, con el tiempo que quedaba.
did-away = Te fuiste un rato: un suplente juega por ti. Vuelves en cuanto hagas algo en la mesa, o con el botón.
did-away-at-rest = Te fuiste un rato y no queda nadie más: la partida espera. Vuelves en cuanto hagas algo en la mesa, o con el botón.
did-resign = Dejaste esta partida para siempre. Un suplente lleva tu asiento hasta el final; cuenta como tuyo en los resultados, no en la clasificación.
did-claim = Reclamaste la partida.
did-vote-out = Votación aprobada: un suplente lleva ese asiento hasta el final.
did-end = La partida se abandona, sin ganador. Lo contado queda en la crónica.
did-abandon = Votación aprobada: la partida se abandona, sin ganador. Lo contado queda en la crónica.
did-show = La mesa baja al final del canal.
did-join = Tienes asiento.
did-leave = Dejaste la mesa.
did-start = La partida ha empezado.
did-refuse = Dijiste que no. Nadie vuelve a preguntarte por este asiento, salvo quien lo ocupa.
did-withdraw = Conservas tu asiento; la oferta ya no vale.
did-orders-decide = En los turnos de los demás nadie te espera: deciden tus órdenes. «{ button-more }» lo cambia otra vez.
did-ask-me = Siempre que puedas reaccionar, la mesa te espera. «{ button-more }» lo cambia otra vez.
did-only-concerning = Cuando puedas reaccionar, la mesa te espera si te afecta. «{ button-more }» lo cambia otra vez.
did-yield = Por ahora no se te pregunta si reaccionas, y todos lo ven.
did-unyield = Se te vuelve a preguntar.
did-offer = Le pregunto a { $player } en la mesa, una sola vez. El asiento es tuyo hasta que diga que sí; la oferta caduca sola.

## Ofertas

offer-call = { $player }: { $giver } te ofrece su asiento en la partida que está en marcha aquí. Es tuyo si dices que sí; si no, no pasa nada y no vuelvo a escribirte.
button-accept = Tomar el asiento
button-refuse = No, gracias
button-withdraw = Conservar mi asiento
more-offered = Ofreciste tu asiento a alguien. Es tuyo hasta que diga que sí.
resign-to-player = Esa persona ya tiene asiento en esta mesa.
sorry-not-offered = Ese asiento no se te ofrece, o ya no.
sorry-offered-too-often = Ya ofreciste este asiento tres veces: no se puede más.
sorry-left-for-good = Esa persona dejó esta partida para siempre.

## Votos

noted-early = Solo estás tú: puedes decidir a solas por quienes no están cuando lleven un buen rato fuera. Inténtalo de nuevo dentro de { $wait }.

## Límites

sorry-shown-just-now = Acabas de pedir que una mesa baje al final. Puedes otra vez en medio minuto.
sorry-too-many-tables = Ya tienes asiento en { $most } mesas abiertas. Termina una, o deja una sala, antes de abrir otra.
sorry-guild-full = Ya hay { $most } mesas abiertas en este servidor: no cabe otra hasta que termine alguna.
new-not-yours = Solo hago un hilo para quien podría hacerlo: aquí te falta permiso para { $permissions }. Prueba sin hilo.
new-game-on = En este canal hay una partida en marcha. Otra mesa necesita otro canal, o un hilo.
