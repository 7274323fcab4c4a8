# Una primera persecución, contra un bot y sin prisa: unas palabras sobre cada pregunta, encima de sus botones.

lesson-welcome = 🎓 **Tu primera persecución.** Tú huyes, un bot te persigue, y la salida está cerca: el número 29. Tu ruta está boca abajo; el mariscal ve cuántos escondites hay y cuántas cartas hay debajo de cada uno, y dice números. Si todos los escondites están boca arriba, te han cogido. Si colocas el 29, te has escapado, o casi. El botón azul es siempre una respuesta sensata; unas diez pulsaciones, y habrás visto una persecución entera. Vete cuando quieras; aquí te espera.
lesson-first = Cada escondite es más alto que el anterior, y andando, como mucho 3 más. 1, 2 y 3 siempre están al alcance.
lesson-second = En tu primer turno puedes colocar dos, y deberías: con uno solo, un acierto con suerte lo acaba todo.
lesson-draw = En los mazos hay de 4 a 14, de 15 a 28 y de 29 a 41 (en esta carrera corta, no). Roba lo que tienes por delante; el mariscal ve de qué mazo, no qué.
lesson-place = Anda hasta 3, o pon cartas para correr con el escondite: las impares te llevan 1 más lejos, las pares 2. Se gastan. Si pones más de la cuenta, es un farol. Pasar guarda tus cartas, pero le da tiempo al mariscal.
lesson-extra = Uno más, si te ayuda.
lesson-again = Lo mismo otra vez.
lesson-lay-low = Una carta es una carta.
lesson-guess = Di un número que pueda estar: no uno que tengas tú, ni uno fuera de alcance. Varios a la vez son todo o nada.
lesson-overtime = Un número más.
lesson-manhunt = La última cacería: un número cada vez, y no puedes fallar ninguno. Empieza por lo que mejor sabes.
lesson-eyewitness = El último escondite es el que más dice.
lesson-informer = Cuantas más cartas haya, más dice.
lesson-long-legs = Cuanto más largo el salto, más dice.
lesson-footprints = Donde más confunda.
lesson-footprints-card = Una que no vayas a necesitar.
lesson-rush-hour = El que el otro necesita.
lesson-change-of-plans = Una carta que queda detrás de ti vale poco.
lesson-weather-turns = Deja lo que te ayude.
lesson-old-friends = Una carta es una carta.
lesson-backstreets = La que menos necesites.
lesson-backstreets-deck = Donde más quede por saber.
lesson-second-chance = Solo si te arrepientes.
lesson-role = Como quieras.
lesson-edge = Como quieras.
lesson-over = 🎓 **Esta ha sido tu primera persecución.** La próxima vez persigues tú: `/fugitive new`, y que huya el bot. O trae a alguien con cara de inocente.
