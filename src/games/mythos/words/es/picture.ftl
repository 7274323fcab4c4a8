# Lo que ponen las imágenes.

picture-sanity = Cordura { $sanity }
picture-points = { $points } puntos
picture-insane = en la locura, conserva { $points }
picture-walking = de camino: { $card }
picture-gate = PORTAL
picture-counts = Amenaza { $threat } · crónica { $story } · mano { $held } · mazo { $deck } · pila { $pile }
