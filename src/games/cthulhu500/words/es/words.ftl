# Las palabras sueltas que comparten varias pantallas.

## Tipos de carta

type-action = Acción
type-crew = Equipo
type-mod = Modificación
type-tires = Neumáticos
type-reaction = Reacción
type-flag = Bandera

## Palabras por las que preguntan las cartas

word-spell = Hechizo
word-contagion = Contagio
word-fungi = Fungi
word-zombie = Zombie
word-sponsor = Sponsor
word-next_turn = Próximo turno

## Lo que figura en vehículos y Equipo, y lo que se cuenta

stat-speed = Velocidad
stat-complexity = Complejidad
stat-drive = Manejar
stat-fix = Arreglar
stat-laps = Vueltas
stat-total = Total

## Los dos lados de un vehículo

side-damaged = dañado
side-undamaged = sin daño

## Los cinco momentos de las Reacciones: qué ha ocurrido, y su nombre corto

trigger-card_played = Hay en la mesa una Acción o una Reacción que aún no ha surtido efecto.
    .short = Carta jugada
trigger-attempt_starts = Alguien va por otro vehículo, y aún no se ha tirado ningún dado.
    .short = Empieza un intento
trigger-near_miss = Los dados están en la mesa, y a alguien le falta muy poco: un empate, o 1 o 2 de menos.
    .short = Por los pelos
trigger-damage_coming = Va a caer daño sobre uno o más vehículos.
    .short = Daño a la vista
trigger-lap_gained = Un vehículo ha adelantado a otro cruzando la línea, y con ello ha ganado una vuelta.
    .short = Vuelta ganada

## El papel de un jugador en un intento de adelantar

role-attacker = atacante
role-defender = defensor
role-either = atacante o defensor

## Lo gruesa que parece la pila de robo, de casi nada a entera

thickness-1 = una lonchita
thickness-2 = delgada
thickness-3 = mediana
thickness-4 = gruesa
thickness-5 = entera

## Los dos sentidos alrededor de la mesa

way-clockwise = sentido horario
way-counter_clockwise = sentido antihorario

## Lo que va donde iría una carta, en una pregunta o como coste

word-a-card = una carta
word-something-happens = Está pasando algo.
word-a-vehicle = un vehículo
