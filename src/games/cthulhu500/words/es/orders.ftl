# Cuándo actúa una orden permanente: se lee tras «cuando».

on-card_played = otro jugador juegue una carta
on-attempt_starts = yo intente adelantar o alguien intente adelantarme
on-attempt_starts-attacker = yo intente adelantar y se me vuelva a preguntar tras el anuncio
on-attempt_starts-defender = alguien intente adelantarme
on-near_miss = me falte muy poco en una prueba
on-damage_coming = mi vehículo vaya a sufrir daño
on-lap_gained = un vehículo con más vueltas que el mío haya ganado una vuelta
