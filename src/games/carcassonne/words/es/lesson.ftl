# Una primera partida, contra un bot y sin prisa: una palabra sobre cada pregunta, encima de sus botones.

lesson-welcome = 🎓 **Tu primera partida.** Juega un bot contra ti hasta que estén puestas las 72 losetas, una media hora, y ganan los puntos. Nadie tiene prisa, y la pila está elegida para que pronto pase algo. Todavía no hay mitades ni campos: para un primer mapa bastan ciudades, caminos y monasterios. Pulsa lo que quieras; hasta la última pulsación puedes deshacer cada paso; el botón con 🎓 es lo que haría alguien sensato que empieza. Vete cuando quieras; aquí te espera.
lesson-begin = La loseta robada la ve todo el mundo; una mitad es una sorpresa. La usas en vez de robar, cuando quieras.
lesson-square = Los números del mapa son las casillas donde cabe la loseta: ciudad con ciudad, camino con camino, campo con campo. Junto a cada una se dice qué se cierra o crece ahí; una ciudad acabada da 2 puntos por casilla, sin acabar 1.
lesson-turn = La misma casilla, girada. Cada lado que toca tiene que encajar; los demás enseñan lo que puede venir.
lesson-follower = Un seguidor reclama aquello donde está si todavía no hay nadie, por lejos que sea. Tienes siete, y vuelven cuando se acaba su ciudad, camino o monasterio. Sin ninguno no puedes reclamar nada: guarda uno o dos.
lesson-sure = { $supply ->
        [0] Todos tus seguidores están fuera, así que no hay a quién poner.
       *[other] Todo lo de esta loseta es ya de alguien, así que aquí no cabe ningún seguidor.
    } Lo que queda colocado, colocado queda.
lesson-circle = Uno más ayuda a quien tiene sitio junto a los suyos; uno a casa perjudica a quien más tiene fuera.
lesson-more = Otro seguidor junto al tuyo: para tener la mayoría.
lesson-home = Vuelve a tu reserva, y su sitio queda libre si no hay nadie más.
lesson-over = 🎓 **Esa ha sido tu primera partida.** La próxima, con campos, donde los granjeros se tumban y ganan 3 puntos por cada ciudad acabada que toquen, y con mitades, que llenan lo que ninguna loseta cuadrada puede. Trae gente.
