# Una primera carrera, contra bots y sin prisa: unas palabras sobre cada pregunta, encima de sus botones.

lesson-welcome = 🎓 **Tu primera carrera.** Dos bots corren contra ti, nadie tiene prisa y los dados están elegidos para que haya algo que aprender: en la primera ronda adelantas, haces una parada de pits y ves cómo funciona una Reacción. Tu mano, la mesa y cada pregunta están abajo en un solo mensaje. El botón con 🎓 es lo que haría alguien sensato que empieza: si no pulsas otra cosa, en unas cuarenta pulsaciones habrás visto una carrera entera. Vete cuando quieras: te espera aquí una semana.

lesson-vehicle = Cada vehículo tiene su fuerte. La Velocidad cuenta cuando adelantas y cuando te adelantan; la Complejidad es lo que hay que alcanzar para repararlo, así que cuanto menos, mejor.
lesson-bid = Aquí las cartas valen más que los puestos: el circuito es un anillo y el líder solo persigue al último. Con una carta, o ninguna, basta y sobra.
lesson-action = Tienes dos acciones por turno. Se avanza adelantando al vehículo de delante; el líder que adelanta al último gana una vuelta. Cada lado tira un dado y suma sus totales. ¿Los tuyos son flojos? Haz una parada de pits y monta algo, o mete gente en tu equipo de pits.
lesson-just-short = { $fits ->
        [1] Te han faltado uno o dos, y tienes una Reacción para eso: este es su momento. Si haces otra cosa, el intento queda fallido y la carrera sigue.
       *[other] Te han faltado uno o dos. Aquí serviría una Reacción para eso; no tienes ninguna, así que sigue jugando.
    }
lesson-declare = Algunas cartas quieren saber a quién o a qué van dirigidas. Se dice al jugarlas.
lesson-declare-crew = Una carta de Equipo puede entrar en cualquier equipo de pits: quien ayuda, en el tuyo; quien estorba, en el de otro.
lesson-turn-end-full = Tienes la mano llena: no se puede robar nada antes de descartar algo. La carta que nunca encaja es la que sobra.
lesson-turn-end = En la mano caben cinco cartas. Descarta lo que no vayas a usar y roba hasta dos nuevas: no hay motivo para contenerse.
lesson-free-pass = Una parada de pits deja un hueco. Puedes intentar adelantar sin gastar una acción; los dados se tiran como siempre.
lesson-pit = Una sola cosa por parada: una Modificación, unos Neumáticos, un piloto o una reparación. El piloto suma su Manejar a todas las tiradas, así que primero llena ese asiento, salvo que el vehículo diga que solo obedece a unos pocos. Un vehículo dañado corre con su peor cara: repáralo si el dado lo tiene fácil, o monta algo que sirva para siempre.
lesson-make-room = Caben dos Modificaciones, un juego de Neumáticos y un piloto. Algo viejo tiene que irse.
lesson-roadside = Esta no necesita parada de pits. Lo que más sume a tus totales.
lesson-salvage = Buena gente de la pila de descarte, y gratis. El Arreglar ayuda en las reparaciones; el Manejar, al volante.
lesson-may-draw = Una carta gratis es una carta gratis.
lesson-contagion = Ya se ha divertido con tu carta y se muda. Seguro que se te ocurre alguien que te caiga mal.
lesson-window = Una carta tuya podría responder a lo que pasa. Las Reacciones son para lo que te costaría un puesto, o el vehículo; el botón con 🎓 dice si este es el momento.
lesson-over = 🎓 **Esa fue tu primera carrera.** Has adelantado, has parado en los pits y has reaccionado, y del mazo ha salido la Bandera a Cuadros: así acaba una carrera, y ganan las vueltas. Lo demás son las cartas. Trae gente.
