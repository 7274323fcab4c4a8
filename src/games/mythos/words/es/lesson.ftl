# Una primera partida, contra un bot y sin prisa: una palabra sobre cada pregunta, encima de sus botones.

lesson-welcome = 🎓 **Tu primer caso.** Juega un bot contra ti, y nadie tiene prisa. Acaba cuando alguien completa una Aventura o se queda sin Cordura; entonces cuentan los puntos de Aventura y la Cordura, y gana quien más tenga. Eres Edith Whitcomb, con *El estante cerrado*: libros, eruditos y Aventuras cerca de casa. Pulsa lo que quieras; el botón con 🎓 es lo que haría alguien sensato que empieza. Vete cuando quieras; aquí te espera.
lesson-turn = Una carta por turno. Primero una Localización; luego mira a cuál de tus Aventuras le falta menos, si tienes alguna, y juega lo que llena sus líneas: Aliados donde se encuentran, Libros y Artefactos donde el sitio lleva esa palabra. Pasa cuando nada valga la Cordura que cuesta.
lesson-turn-nothing = Solo queda pasar. Se te pregunta de todos modos: un turno que pasara solo diría a los demás que no tienes nada.
lesson-turn-first = Una Localización de la Tierra de Lovecraft queda puesta al momento. Elige una con las palabras que pide tu mano: LIBRO para Libros, ARTEFACTO para Artefactos, UNIVERSIDAD para eruditos. Si tienes una Aventura, la lista dice qué le sirve.
lesson-turn-walking = Entre ciudades se camina: en este turno llegas. Hasta entonces estás a la intemperie, y no se juega nada que pida un sitio.
lesson-along = Lo que encaja puede venir en el mismo turno: Monstruos que se combinan por un Portal, Hechizos en el Libro recién abierto o con el Aliado que acaba de llegar.
lesson-again = La carta te deja jugar otra al momento. Cuesta y pide lo de siempre.
lesson-destination = Viaje al momento: la Localización que elijas queda recta, en este mismo turno.
lesson-holder = Un Hechizo en un Libro se lanza cada ronda, por su Cordura. Con un Aliado no cuesta nada, y se pierde.
lesson-bearer = Un arma suma sus puntos a los del Aliado que la lleva.
lesson-aim = Tu Amenaza contra la suya: lo que quede de ella le cuesta Cordura.
lesson-assign = Los Aliados absorben lo que queda de una Amenaza. Quien absorbe algo va a tu Mazo de Crónica, y allí aún cuenta para Aventuras. Quien no sale está a salvo.
lesson-defend = Quien defiende absorbe lo que vale el Monstruo, cada Aliado tanto como su Valor. Quien absorbe algo va a tu Mazo de Crónica, y allí aún cuenta para Aventuras; lo que nadie absorbe te cuesta Cordura.
lesson-assign-any = { lesson-assign }
lesson-window = Es la hora de Hechizos y Artefactos que protegen, o que refuerzan una Amenaza. Nada también es una buena respuesta.
lesson-discards = Lo que no llena ninguna línea de una Aventura ni lleva a ninguna parte puede irse: robas hasta 13. Guarda las Aventuras, lo que les falta y una o dos Localizaciones para seguir.
lesson-over = 🎓 **Ese fue tu primer caso.** La próxima vez toma otro mazo: basta una pulsación antes de empezar. La gente es más peligrosa que los bots; trae a alguien.
