# Cómo se llama el juego, su ayuda, sus órdenes y lo que se puede elegir antes.

game-carcassonne = Carcassonne
pitch-carcassonne = Las losetas forman un mapa de ciudades, caminos, monasterios y campos; los seguidores los reclaman. Con las medias losetas de Mitad y Mitad, que llenan lo que nada más puede llenar. Gana quien tenga más puntos.
cmd-carcassonne = carcassonne
    .text = Carcassonne con las medias losetas.
cmd-new-halves = mitades
    .text = Cuántas medias losetas recibe cada cual.
cmd-new-fields = campos
    .text = Si se juega con granjeros.
cmd-new-marks = marcas
    .text = Si se quedan las mitades con colinas y círculos en el trigo.
cmd-draw = robar
    .text = Roba una loseta.
cmd-draw-what = qué
    .text = Una loseta.
cmd-lay = colocar
    .text = Coloca la loseta o usa una mitad: una casilla o un giro.
cmd-lay-what = dónde
    .text = Qué casilla, en qué sentido o qué mitad.
cmd-fits = cabe
    .text = Dice qué cabría aún en una casilla y cuán probable es que salga.
cmd-fits-what = casilla
    .text = El nombre de una casilla, como en los bordes del mapa: K47.
look-fits = Nombra una casilla como los bordes del mapa: una o dos letras para la columna y un número para la fila, como K47.
cmd-follower = seguidor
    .text = Pone un seguidor, o ninguno.
cmd-follower-what = quién
    .text = Caballero, ladrón, monje o granjero, y dónde.
dial-halves = Mitades
dial-halves-two = dos por cabeza
    .hint = Como las reparte la hoja.
dial-halves-three = tres por cabeza
    .hint = Como las reparte una edición posterior.
dial-halves-none = ninguna
    .hint = El juego básico.
dial-fields = Campos
dial-fields-off = no
    .hint = Sin granjeros: bueno para una primera partida.
dial-fields-on = sí
    .hint = Los granjeros se quedan hasta el final y ganan 3 puntos por cada ciudad acabada.
dial-marks = Mitades marcadas
dial-marks-out = fuera
    .hint = Son de otras expansiones.
dial-marks-hills = colinas
    .hint = En un empate se lo lleva quien está en una colina.
dial-marks-circles = colinas y círculos
    .hint = Un círculo envía un seguidor más de cada cual, o uno a casa.
preset-evening = Una tarde
    .hint = Está todo el mundo. Dos mitades por cabeza, campos.
preset-base = Sin mitades
    .hint = Está todo el mundo. El juego básico con campos.
preset-first = Lo sencillo
    .hint = Está todo el mundo. Sin mitades ni campos.
preset-days = Por días
    .hint = La gente se asoma de vez en cuando: un día por turno. Dos mitades por cabeza, campos.
takes-minutes = unos { $count } minutos
takes-weeks = entre { $from } y { $to } semanas
remark-sixth = Juegan seis: el sexto color, gris ★, viene de otras cajas de la serie. Nada más cambia.
help-1 = Una partida en pocas palabras
    .text =
        Robas una loseta y la colocas junto al mapa: ciudad con ciudad, camino con camino, campo con campo. Puedes poner encima un seguidor, un caballero en una ciudad, un ladrón en un camino, un monje en un monasterio o un granjero en un campo, si ahí todavía no hay nadie. Lo que se acaba da puntos y devuelve a sus seguidores; cuando está puesta la última loseta se cuenta el resto, y gana quien tenga más puntos.

        { "" }**Puntos:** una ciudad acabada, 2 por casilla y 2 por escudo; un camino, 1 por casilla; un monasterio, 9. Sin acabar, al final: 1 por cada cosa. Un campo: 3 por cada ciudad acabada que toque.
help-2 = Tu turno
    .text =
        Pulsa la casilla (su número está en el mapa), luego el sentido y luego quién va encima. Hasta la última pulsación se puede deshacer cada paso, y nadie te ve pensar. Cada botón dice qué se cerraría o crecería.

        Si tienes mitades, primero se te pregunta: robar, o usar una mitad en su lugar. Una mitad es un triángulo; uno de sus lados cortos tiene que tocar. Dos mitades pueden compartir casilla.

        Hay quien prefiere escribir: `/carcassonne colocar` entiende una jugada entera, `K47 derecha caballero`, y sugiere algunas; `/carcassonne cabe` dice qué cabría en una casilla.
help-3 = A solas, con amigos, por días
    .text =
        ¿A solas? **{ button-learn }** te lleva por una partida contra un bot. `/carcassonne nueva` abre una mesa; **{ button-add-bot }** la llena. Las partidas **en vivo** duran una tarde; **por días** tienes un día por turno, y te escribo cuando se te espera.

        `/carcassonne reglas` tiene todas las reglas, `/me ajustes` tu idioma y tus horas de silencio.

        Carcassonne es un juego de mesa de Klaus-Jürgen Wrede, publicado por Hans im Glück; Mitad y Mitad es una de sus pequeñas expansiones. Esta es una mesa de aficionados; ni el autor ni los editores tienen nada que ver con ella. Lo que hay en las medias losetas es diseño nuestro. Si te gusta el juego, compra la caja.
level-novice = pastor
    .hint = Suele colocar donde vale algo
level-rookie = campesino
    .hint = Coloca donde el mapa vale más después
level-racer = alcalde
    .hint = Prueba sus mejores jugadas una ronda más allá antes de colocar
