# Construir mazos: estantes, cómo va un mazo, qué le falta, en qué pensar.

shelf-who = Investigadores
shelf-location-inland = Localizaciones: Arkham, Dunwich y el interior
shelf-location-coast = Localizaciones: Innsmouth, Kingsport, Boston, Providence
shelf-location-far = Localizaciones: lejos, y las Tierras del Sueño
shelf-ally-steadfast = Aliados: firmes
shelf-ally-other = Aliados: los demás
shelf-artifact = Artefactos
shelf-tome = Libros
shelf-spell = Hechizos
shelf-event-travel = Sucesos: viajes
shelf-event-other = Sucesos: los demás
shelf-monster = Monstruos
shelf-old_one = Primigenios
shelf-adventure = Aventuras
part-who = EDU { $edu }, Cordura { $sanity }, mano de { $least } a { $most }
part-points = { $points } Puntos de Aventura
part-value = Valor { $value }
deck-standing =
    { $who } · { $cards } cartas (de { $least } a { $most }) · Aventuras { $adventures }, { $points } puntos · { $problems ->
        [0] se puede jugar
        [one] 1 problema
       *[other] { $problems } problemas
    }
deck-too-few =
    { $missing ->
        [one] Falta una carta: hay { $n }.
       *[other] Faltan { $missing } cartas: hay { $n }.
    }
deck-too-many = { $n } cartas son demasiadas: { $most } como mucho.
deck-copies = { $card }: cuatro copias como mucho.
deck-unique = { $card } es única: una copia.
deck-no-adventure = No hay ninguna Aventura: nada podría acabar la partida a tu favor.
deck-no-code = Esto no es el código de un mazo, o está mal copiado.
deck-newer = Este código viene de una versión más nueva del juego.
deck-unknown = Este código nombra una carta que no existe.
deck-was = Mazo: `{ $code }`
advice-unreached = { $card }: nada en el mazo lleva hasta allí.
advice-unfound = { $card }: no se encuentra en ninguna Localización del mazo.
advice-unread = { $card }: nadie en el mazo lo lee, o no hay dónde tener un Libro.
advice-unheld = { $card }: ningún Libro, Aliado o Artefacto del mazo puede contenerlo.
advice-untold = { $card }: el mazo no tiene todo lo que necesita.
