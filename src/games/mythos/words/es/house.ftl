# Lo que la casa dice de otro modo donde se juega a esto: hay ventanas y nada que se pueda ordenar de antemano.
more-orders-decide = En los turnos ajenos nadie te espera: allí no reaccionas, y las decisiones pequeñas las toma un suplente.
panel-your-move = Se espera a { $players }.
board-orders = ⏳ No se les espera en los turnos ajenos: { $players }.
did-orders-decide = En los turnos de los demás nadie te espera. «{ button-more }» lo cambia otra vez.
