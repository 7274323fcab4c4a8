# What the host says when it cannot do something, and what it tells of itself.

sorry-no-table = Esa mesa ya no existe.
sorry-no-table-here = No hay ninguna mesa en este canal. { game-command } nueva abre una.
sorry-channel-taken = Ya hay una mesa en este canal. Termínenla o abandónenla antes, o jueguen en un hilo.
sorry-unknown-game = No conozco ese juego.
sorry-other-game = En esta mesa se juega a { game-name }. Lo que es igual en todos los juegos está en /table; lo del juego, en { game-command }.
sorry-begun = La partida ya empezó; eso era para antes del comienzo.
sorry-not-running = En esta mesa no hay ninguna partida en marcha: ya terminó, o aún no ha empezado.
sorry-paused = La mesa está en pausa. Cualquiera de la mesa puede reanudarla.
sorry-not-seated = No tienes asiento en esta mesa.
sorry-seated-already = Ya tienes asiento en esta mesa.
sorry-plays-themselves = Aquí juegas tú: esos botones son para quien mira.
sorry-has-played = Has jugado en esta mesa y sabes cosas que los demás no: esos botones son para quien solo ha mirado.
sorry-tips-closed = Eso ya está decidido, o aún no se pregunta: no se ha contado nada.
sorry-full = Todos los asientos están ocupados.
sorry-seats-kept = Los asientos que quedan se guardan unos minutos para quienes acaban de jugar aquí. Prueba dentro de un rato.
sorry-too-few = Para jugar hacen falta al menos { $needed }: invita a amigos o añade bots.
sorry-not-the-opener = Durante los primeros diez minutos solo puede hacerlo quien dirige la mesa.
sorry-no-bot = No hay ningún bot en esta mesa.
sorry-only-bots = Al menos uno de ustedes tiene que ser una persona.
sorry-not-asked = Ahora mismo nadie espera nada de ti.
sorry-stale = Esa pregunta ya quedó resuelta. Así están las cosas.
sorry-nothing-to-take-back = Ya es tarde para volverse atrás: eso ya ha tenido consecuencias.
sorry-not-absent = Ese jugador no está ausente.
sorry-no-such-seat = Ese asiento no existe.
sorry-pace-out-of-bounds = Los turnos pueden durar de 30 segundos a 14 días; las reacciones y decisiones menores, de 5 segundos a 7 días.
sorry-foreign-save = Esto lo guardó una versión mía que no entiendo. Queda como está; avisa a quien me administra.
sorry-taken = Eso ya lo tiene alguien.
sorry-busy = Demasiada gente pulsó a la vez. Inténtalo de nuevo, por favor.
sorry-store = Ahora mismo no alcanzo mi memoria. No se pierde nada; inténtalo de nuevo, por favor.

host-put-back = Entretanto se arreglaron las reglas: la acción en curso vuelve a su principio.
host-away = { $player } no está: juega un suplente.
host-back = { $player } ha vuelto.
host-all-here = Justo ahora están todos aquí.
host-live = Están todos: la partida sigue en vivo, hasta que alguien se vaya.
host-days = { $player } se fue: la partida sigue por días.
host-may-claim = Un suplente jugó siete turnos seguidos por { $player }: en «{ button-more }» se puede reclamar la partida, o se sigue jugando.
host-claims = { $player } reclama la partida.
host-given-up = La partida se abandona, sin ganador.
host-tips = 👃 El público: { $tally }
tips-count = { $answer } { $count }
tips-and = { $all } · { $one }
tips-button = 👃 Apuesta del público: { $answer }
tips-said = 👃 Dices: **{ $answer }**. Se cuenta cuando lo sepan todos; hasta entonces puedes cambiar de opinión.

bot-says = 💬 { $player }: { $what }
