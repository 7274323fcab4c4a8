# Lo que dicen los bots de vez en cuando: cada cual tiene su carácter.

bot-asenath-lap-1 = «Mi padre estaría orgulloso. Lo dice él mismo, desde aquí dentro.»
bot-asenath-lap-2 = «Otra vuelta, otro cuerpo.»
bot-asenath-overtakes-1 = «No es nada personal. Las personas me las quedo.»
bot-asenath-overtakes-2 = «Tu puesto se veía cómodo. Lo es.»
bot-asenath-overtakes-3 = «Ya estuve en tu asiento. Literalmente.»
bot-asenath-hit-1 = «Siempre puedo conseguir otro.»
bot-asenath-hit-2 = «La pintura ni siquiera era mía.»
bot-asenath-hit-3 = «Ay, dice quien sea yo hoy.»

bot-barnabas-lap-1 = «Vueltas y vueltas, como el té en la tormenta.»
bot-barnabas-lap-2 = «Una para la colecta de la capilla.»
bot-barnabas-overtakes-1 = «Con permiso, paso.»
bot-barnabas-overtakes-2 = «El mar no cede ante nadie, y de ahí vengo.»
bot-barnabas-overtakes-3 = «Sí toqué la bocina. Bajo el agua, pero la toqué.»
bot-barnabas-hit-1 = «Peores cosas ha visto. Peor cosa ha sido.»
bot-barnabas-hit-2 = «Un poco de sal y vuelve a flotar.»
bot-barnabas-hit-3 = «Esa era la puerta buena.»

bot-carter-lap-1 = «Esta vuelta la soñé ayer.»
bot-carter-lap-2 = «Setecientos escalones y una vuelta.»
bot-carter-overtakes-1 = «Conocía el camino. Tenía la llave.»
bot-carter-overtakes-2 = «En el sueño ibas todavía más despacio.»
bot-carter-overtakes-3 = «Los gatos me contaron de esta curva.»
bot-carter-hit-1 = «En el otro sueño sí la esquivé.»
bot-carter-hit-2 = «Yo no lo recuerdo así.»
bot-carter-hit-3 = «Despiértenme cuando dejen de caerse cosas.»

bot-dyer-lap-1 = «Observación 14: hemos dado la vuelta.»
bot-dyer-lap-2 = «El hielo era más liso.»
bot-dyer-overtakes-1 = «Que conste: el espécimen era lento.»
bot-dyer-overtakes-2 = «No recomiendo quedarse atrás. Hace frío.»
bot-dyer-overtakes-3 = «Anotado: parpadea cuando se le adelanta.»
bot-dyer-hit-1 = «Ya le advertí a la universidad de este camino.»
bot-dyer-hit-2 = «Muestra tomada. De mi guardafangos.»
bot-dyer-hit-3 = «Nunca debimos manejar hasta aquí.»

bot-ephraim-lap-1 = «Daré muchas más de estas. Muchas.»
bot-ephraim-lap-2 = «El tiempo está de mi lado; lo puse yo.»
bot-ephraim-overtakes-1 = «La edad antes que la belleza, y tengo muchísima edad.»
bot-ephraim-overtakes-2 = «A un lado, juventud.»
bot-ephraim-overtakes-3 = «Ese puesto ya era mío antes de que nacieras.»
bot-ephraim-hit-1 = «A este auto también lo voy a enterrar.»
bot-ephraim-hit-2 = «Ya no los hacen así. Nunca los hicieron.»
bot-ephraim-hit-3 = «Una bagatela. De cosas peores he muerto.»

bot-femke-lap-1 = «Bajo el nivel del mar, a esto le decimos subida.»
bot-femke-lap-2 = «Una vuelta y ni una loma. Como debe ser.»
bot-femke-overtakes-1 = «Estabas en la ciclovía.»
bot-femke-overtakes-2 = «Ser directa también es cortesía.»
bot-femke-overtakes-3 = «Toqué el timbre.»
bot-femke-hit-1 = «Tiene seguro. Creo que de mar.»
bot-femke-hit-2 = «Con portarse normal ya hay choque de sobra.»
bot-femke-hit-3 = «Ese dique no estaba antes.»

bot-gilman-lap-1 = «Interesante: la vuelta cierra, el ángulo no.»
bot-gilman-lap-2 = «Según mis cuentas estuve aquí antes de salir.»
bot-gilman-overtakes-1 = «En esa recta había una esquina.»
bot-gilman-overtakes-2 = «El camino más corto pasa por la pared.»
bot-gilman-overtakes-3 = «Lo que se quería demostrar.»
bot-gilman-hit-1 = «Dividí entre la barrera.»
bot-gilman-hit-2 = «Una rata en la caja de cambios. Pequeña, con manos.»
bot-gilman-hit-3 = «Mis apuntes arden. Entonces eran correctos.»

bot-halsey-lap-1 = «El decanato se felicita a sí mismo.»
bot-halsey-lap-2 = «Un crédito por cada vuelta.»
bot-halsey-overtakes-1 = «Ya puedes entregar tu puesto.»
bot-halsey-overtakes-2 = «Otra vez con retraso.»
bot-halsey-overtakes-3 = «Esto entra en el examen.»
bot-halsey-hit-1 = «A esto le llamo libertad de cátedra en movimiento.»
bot-halsey-hit-2 = «La facultad se va a enterar.»
bot-halsey-hit-3 = «No lo entierren todavía.»
