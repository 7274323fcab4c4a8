# La carrera para quien la va leyendo: lo que va junto, en una frase, y varias maneras de contar lo más común.
# Lo que empieza por "end-" es el final de una frase, después de dos puntos.

## Frases enteras

tale-all-climb-in = Suben a bordo: { $all }. Los cinturones son orientativos.
tale-climbs-in = { $player } en { $vehicle }
tale-deeds = **{ $player }** { $deeds }.
deeds-and = { $one } y { $more }
deeds-comma = { $one }, { $more }
deed-pit-stop = entra en los pits
deed-idle = solo admira las manchas del suelo del garaje
deed-driver = pone { $card } al volante
deed-driver-out = manda { $card } al equipo de pits
deed-fits = monta { $card }
deed-puts = contrata { $card }
deed-gives = presta { $card } al equipo de pits de { $other }
deed-discards = descarta { $card }
deed-draws = roba { $count ->
        [one] una carta
       *[other] { $count } cartas
    }
deed-draws-these = roba { $cards }
tale-duel-passed = **{ $player }** adelanta a { $other }, { $sum } a { $othersum }: { $end }
tale-passed = **{ $player }** adelanta a { $other }: { $end }
tale-duel-held = **{ $other }** frena a { $player }, { $othersum } a { $sum }: { $end }
tale-held = **{ $other }** frena a { $player }: { $end }
tale-duel-tied = **{ $player }** y **{ $other }** empatan a { $sum }: { $end }
tale-tied = **{ $player }** y **{ $other }** empatan: { $end }
tale-tied-both = **{ $player }** y **{ $other }** empatan a { $sum } y los dos reciben daño: { $end }
tale-hit-again = El vehículo de **{ $player }** recibe otro golpe.
tale-hit-and-holds = El vehículo de **{ $player }** recibe otro golpe y conserva su puesto.
tale-hit-and-passed = El vehículo de **{ $player }** recibe daño otra vez y **{ $other }** lo adelanta: { $end }
tale-works = { $card } ({ $player }): { $what }
tale-with-lap = { $what } **¡Vuelta** número { $laps }**!**
tale-and = { $one } { $more }
tale-rolls = { $player } saca un { $die }, en total { $sum }; { $other } saca un { $otherdie }, en total { $othersum }: { $end }
tale-damaged = El vehículo de **{ $player }** recibe daño: { $end }
tale-lap = **¡Vuelta!** { $player } lleva { $laps }: { $end }
tale-spared = El vehículo de **{ $player }** se libra del daño: { $end }
tale-repaired = **{ $player }** repara con { $sum } contra { $complexity }: { $end }
tale-repaired-free = El vehículo de **{ $player }** queda reparado: { $end }
tale-still-broken = **{ $player }** no logra reparar, { $sum } contra { $complexity }: { $end }
tale-laid = { $what } *{ $end }*
tale-turn-1 = Le toca a **{ $player }**.
tale-turn-2 = Ahora, **{ $player }**.
tale-turn-3 = El asfalto es de **{ $player }**.
tale-turn-4 = Las estrellas señalan a **{ $player }**.
tale-turn-5 = **{ $player }** suelta el freno de mano.
tale-turn-6 = Todos miran a **{ $player }**.
tale-attempt-1 = **{ $player }** le echa el ojo a { $other }.
tale-attempt-2 = **{ $player }** se asoma detrás de { $other }.
tale-attempt-3 = **{ $player }** llena el espejo de { $other }.
tale-attempt-4 = **{ $player }** hace luces a { $other }.
tale-attempt-5 = **{ $player }** ve un hueco junto a { $other }, o algo parecido.
tale-attempt-6 = **{ $player }** se cuelga de la bocina detrás de { $other }.
tale-attempt-7 = **{ $player }** y { $other } van lado a lado.
tale-attempt-8 = **{ $player }** quiere estar donde está { $other }.
tale-attempt-revenge-1 = **{ $player }** no olvida: ahora le toca a { $other }.
tale-attempt-revenge-2 = **{ $player }** quiere que { $other } le devuelva su puesto.
tale-attempt-revenge-3 = **{ $player }** tiene algo que decirle a { $other }, a toda velocidad.
tale-attempt-revenge-4 = Segundo asalto: **{ $player }** contra { $other }.

## Cómo acaba un adelantamiento

end-past-1 = sin poner las direccionales.
end-past-2 = por dentro, donde no había nada.
end-past-3 = con dos ruedas en el pasto.
end-past-4 = saludando con algo que no es una mano.
end-past-5 = y el espejo se llena de dientes.
end-past-6 = por una línea que Euclides no permitiría.
end-past-7 = entre el humo, que en parte era incienso.
end-past-8 = mientras a bordo cantan.
end-past-narrow-1 = por el grosor de la pintura.
end-past-narrow-2 = por medio tentáculo.
end-past-narrow-3 = por una capa de baba.
end-past-narrow-4 = por el adorno del capó.
end-past-narrow-5 = decide la foto, y luego tiene que acostarse.
end-past-narrow-6 = ni las gaviotas vieron cómo.
end-past-rout-1 = ni estuvo cerca, ni fue cortés.
end-past-rout-2 = con el viento se va volando una puerta.
end-past-rout-3 = con tiempo para saludar, dos veces.
end-past-rout-4 = eso era otra carrera.
end-past-rout-5 = como si lo de al lado estuviera en el estacionamiento.
end-past-rout-6 = hasta las señales se dan vuelta a mirar.
end-revenge-1 = una vieja cuenta queda saldada.
end-revenge-2 = eso fue por lo de la otra vez.
end-revenge-3 = el puesto vuelve a donde debe estar.
end-revenge-4 = deuda pagada, con intereses.
end-revenge-5 = la venganza se sirve a fondo.
end-revenge-6 = las risas de antes ya no se oyen.
end-towed-1 = sin dados y sin preguntas.
end-towed-2 = cuenta; nadie sabe por qué.
end-towed-3 = así gira el anillo.
end-towed-4 = los comisarios se miran los zapatos.
end-towed-5 = sin tirar siquiera.
end-towed-6 = hay puestos que se regalan.

## Cómo acaba una defensa

end-held-1 = la puerta está cerrada.
end-held-2 = por ahí no se pasa, no en esta dimensión.
end-held-3 = el centro de la pista tiene dueño.
end-held-4 = suerte para el próximo eón.
end-held-5 = el hueco era un hueco pintado.
end-held-6 = hoy funcionan todos los espejos.
end-held-7 = ese carril está reservado.
end-held-8 = aquí hay quien lee el pensamiento.
end-held-narrow-1 = por un pelo, y ni siquiera propio.
end-held-narrow-2 = la pintura ha cambiado de dueño.
end-held-narrow-3 = una piedrita más y era otra historia.
end-held-narrow-4 = la puerta se cierra sobre un parachoques ajeno.
end-held-narrow-5 = fue el último momento posible.
end-held-narrow-6 = los dos iban con los ojos cerrados.
end-held-rout-1 = una pared habría sido más fácil.
end-held-rout-2 = intento, solo de nombre.
end-held-rout-3 = hasta da tiempo a preguntar si eso era todo.
end-held-rout-4 = ni el polvo se enteró.
end-held-rout-5 = fue valiente, y nada más.
end-held-rout-6 = los caracoles aplauden.
end-tied-1 = puerta con puerta, y las puertas no están para eso.
end-tied-2 = dos cuerpos, un lugar.
end-tied-3 = al menos las chispas son bonitas.
end-tied-4 = la física protesta.
end-tied-5 = nadie cede, así que ceden los dos.
end-tied-6 = un beso, con los parachoques.

## Cómo se ven los dados antes de que se decida

end-rolls-1 = todavía puede cambiar.
end-rolls-2 = aún no se acaba.
end-rolls-3 = hay quien suda.
end-rolls-4 = el público se pone de pie.
end-rolls-near-1 = no hay casi nada entre los dos.
end-rolls-near-2 = no cabe ni una carta entre los dos, ¿o sí?
end-rolls-near-3 = aguanten la respiración, quienes respiren.
end-rolls-near-4 = está muy cerca.
end-rolls-far-1 = se ve claro.
end-rolls-far-2 = hay mucha distancia.
end-rolls-far-3 = ya solo ayuda un milagro.
end-rolls-far-4 = las apuestas ya se están pagando.

## Daño

end-damaged-1 = ese ruido es nuevo.
end-damaged-2 = algo se va rodando por su cuenta.
end-damaged-3 = se enciende una luz, y parpadea en Morse.
end-damaged-4 = el capó se abre para verlo también.
end-damaged-5 = sale humo, y deletrea un nombre.
end-damaged-6 = esa pieza era importante.
end-again-1 = peor no puede ir; más atrás, sí.
end-again-2 = la chatarra pierde su último tapón, y un puesto.
end-again-3 = donde estaba roto, ahora está roto de otra manera.
end-again-4 = cojea, y ya viene alguien.
end-again-5 = los agujeros tienen agujeros.
end-again-6 = más dañado no; más atrás.
end-third-1 = tres en un turno; hay quien lleva la cuenta.
end-third-2 = esto ya es personal.
end-third-3 = la chatarra pide un abogado.
end-third-4 = hasta los buitres piden clemencia.
end-car_of_cthulhu-1 = abre un ojo y lo vuelve a cerrar.
end-car_of_cthulhu-2 = el garaje lo llama de vuelta.
end-the_vehicle_man_was_not_meant_to_drive-1 = se soltó el noveno pedal.
end-the_vehicle_man_was_not_meant_to_drive-2 = así anda mejor, y eso preocupa a todos.
end-the_unspeakable_olds-1 = alguien lo tocó.
end-the_unspeakable_olds-2 = adiós al sueño; anda como un despertar.
end-satanic_pushcart-1 = renuncian cuarenta cabras.
end-satanic_pushcart-2 = una rueda sigue por su cuenta, al infierno.
end-feararri-1 = el grito cambia de tono.
end-feararri-2 = pasa de cien a sollozar.
end-sports_cthutility_vehicle-1 = la última fila tenía la mejor vista.
end-sports_cthutility_vehicle-2 = para eso también había lugar.
end-chariot_of_the_elder_gods-1 = una crisis de fe, con chispas.
end-chariot_of_the_elder_gods-2 = se cae una plegaria y sale rodando.
end-big_honkin_truck-1 = toca la bocina y se enoja.
end-big_honkin_truck-2 = ya no queda nada que pueda frenarlo.
end-spared-1 = los gritos eran del airbag.
end-spared-2 = rebota en algo blando y enorme.
end-spared-3 = ni un rasguño; el rasguño está en otra parte.
end-spared-4 = la pintura reza, y la escuchan.
end-spared-5 = aquí no hay nada que ver, dice la nada.
end-spared-6 = suerte, o un contrato.

## Los pits y las vueltas

end-repaired-1 = ronronea. No debería ronronear.
end-repaired-2 = solo sobraron dos tornillos.
end-repaired-3 = como nuevo, y de nuevo ya era malo.
end-repaired-4 = vuelve el ruido de siempre.
end-repaired-5 = alguien besó el motor, y funcionó.
end-repaired-6 = el equipo hace como que ese era el plan.
end-broken-1 = a ver, el otro martillo.
end-broken-2 = ahora está roto en otra parte.
end-broken-3 = el manual está en una lengua muerta.
end-broken-4 = lo dejaron exactamente como estaba.
end-broken-5 = la pieza era de un barco.
end-broken-6 = pegarle no ayudó; pegarle otra vez, tampoco.
end-lap-1 = la cola levanta la vista y ve otra vez al frente.
end-lap-2 = en algún lugar dobla una campana, a destiempo.
end-lap-3 = el anillo se ha mordido la cola.
end-lap-4 = las estrellas se movieron un poco.
end-lap-5 = vueltas y vueltas, dice el abismo.
end-lap-6 = el contador de vueltas sonríe.
