# Lo que lee y pulsa quien juega.

own-runs = { $player } es el fugitivo y tiene que llegar al { $last }.
    .player = Eres el fugitivo: llega al { $last }.
own-hunts = Eres el mariscal: encuentra todos los escondites antes de que el fugitivo llegue al { $last }.
screen-setup = Se prepara la siguiente persecución.
screen-fugitive = Noche { $round }: { $player } anda por ahí fuera.
    .player = Noche { $round }: andas por ahí fuera.
screen-marshal = Noche { $round }: { $player } mira el mapa.
    .player = Noche { $round }: miras el mapa.
screen-manhunt = 🔦 Cacería: { $player } dice un número tras otro. { $count ->
        [one] Queda 1 escondite.
       *[other] Quedan { $count } escondites.
    }
question-guess = { $player } dice números.
question-place = { $player } se mueve.
question-draw = { $player } elige de qué mazo robar.
question-point = { $player } señala un escondite.
question-next-game = { $player } prepara la próxima partida.
question-event = { $player } atiende un evento.

ask-role = Has perdido: ¿qué bando quieres en la próxima partida?
ask-edge = Has perdido: ¿qué ventaja llevas a la próxima partida?
ask-draw = { $drawn ->
        [0] Noche { $round }, te toca: ¿de qué mazo robas?
       *[other] { $count ->
            [0] Robada.
            [one] Has robado el { $cards }.
           *[other] Has robado { $cards }.
        } ¿De qué mazo robas una más?
    }
ask-first = ¿Dónde te escondes primero? Desde { $last } llegas andando hasta { $reach }{ $far ->
        [0] ; con cartas para correr, más lejos.
       *[other] , la salida.
    }{ $blocked ->
       *[other] {""}
    }
ask-second =
    Con un solo escondite boca abajo, un número acertado acaba la persecución.
    ¿Un segundo escondite en este turno? Desde { $last } llegas andando hasta { $reach }.{ $blocked ->
       *[other] {""}
    }
ask-place = ¿Adónde vas? Desde { $last } llegas andando hasta { $reach }{ $far ->
        [0] ; con cartas para correr, más lejos.
       *[other] , la salida.
    }{ $blocked ->
        [0] {""}
       *[other] { " " }Hay un control: en este turno no se corre.
    }
ask-place-nothing = Desde { $last } no puedes colocar nada de tu mano: solo queda pasar.
ask-extra = ¿Un escondite más ahora mismo? Desde { $last } llegas andando hasta { $reach }.{ $blocked ->
        [0] {""}
       *[other] { " " }Hay un control: en este turno no se corre.
    }
ask-again = ¿Adónde vas en su lugar? Desde { $last } llegas andando hasta { $reach }.{ $blocked ->
        [0] {""}
       *[other] { " " }Hay un control: en este turno no se corre.
    }
ask-lay-low = Te agazapas: ¿robas una carta más?
ask-guess = { $most ->
        [1] ¿Qué número dices?
       *[other] ¿Qué números dices?
    } { $hidden ->
        [one] Hay 1 escondite boca abajo.
       *[other] Hay { $hidden } escondites boca abajo.
    }{ $most ->
        [1] {""}
       *[other] {" "}Uno, o hasta { $most } a la vez: todo o nada.
    }
ask-overtime = Una suposición más: di un número. { $hidden ->
        [one] Hay 1 escondite boca abajo.
       *[other] Hay { $hidden } escondites boca abajo.
    }{ $most ->
       *[other] {""}
    }
ask-manhunt = 🔦 La cacería: di un número. Si fallas, el avión despega. { $hidden ->
        [one] Queda 1 escondite.
       *[other] Quedan { $hidden } escondites.
    }{ $most ->
       *[other] {""}
    }
ask-eyewitness = ¿De qué escondite quieres saber si es par o impar?
ask-informer = ¿Bajo qué escondite se descubre una carta?
ask-long-legs = ¿Bajo qué escondite miras?
ask-footprints = ¿Bajo qué escondite pones una carta?
ask-footprints-card = ¿Qué carta pones ahí?
ask-rush-hour = ¿Qué mazo queda cerrado hasta tu próximo turno?
ask-change-of-plans = ¿Pones una carta debajo de su mazo y robas otra?
ask-weather-turns = Ves lo que hay encima de cada mazo. ¿Qué va debajo de su mazo?
ask-old-friends = ¿Llamas a un viejo amigo y robas una carta?
ask-backstreets = ¿Cuál de las nuevas va debajo de su mazo?
ask-backstreets-deck = ¿Qué mazo miras?
ask-second-chance = ¿Cambias lo que acabas de colocar?
ask-give-up = ¿Te rindes en esta partida? La pierdes en el acto.

group-role = Qué bando
group-edge = Qué ventaja
group-decks = Mazos
    .hint = En cada botón: de qué se hizo el mazo y, entre paréntesis, cuántas cartas le quedan.
group-place = Adónde, y con qué
group-freely = O coloca a tu gusto
    .hint = Un escondite y las cartas para correr que quieras: si son más de la cuenta, es un farol. El número detrás de un escondite es lo que cuesta; lo que todos ven es cuántas cartas hay debajo.
group-guess = Números
    .hint = { $most ->
        [1] Marca un número y señala.
       *[other] Marca un número o varios (como mucho { $most }) y señala. Si falla uno de varios, no se descubre nada y no se dice nada.
    }
group-manhunt = Un número
    .hint = { $most ->
       *[other] Marca un número y señala. No hay segundo intento.
    }
group-hideouts = Escondites
group-cards = Cartas
group-under = Debajo de los mazos
group-else = O bien

tip-found = Acierta
tip-not-found = Falla
press-run = Huyo yo
press-hunt = Persigo yo
press-edge = { $edge }
press-use-edge = Usar { $edge }
    .hint = Una vez en esta partida; se dice a todos.
press-draw = { $deck } { $from }–{ $to } ({ $count })
press-close = { $deck }
press-place = { $number }{ $out ->
        [1] {" "}(salida: empieza la cacería)
        [2] {" "}(salida, y libre)
       *[0] {""}
    }
press-place-with = { $number } con { $cards }{ $out ->
        [1] {" "}(salida: empieza la cacería)
        [2] {" "}(salida, y libre)
       *[0] {""}
    }
press-lay-down = Colocar
press-hideout = Escondite { $number }{ $feet ->
        [0] {""}
       *[other] { " " }(cuesta +{ $feet })
    }
press-sprint = Correr con { $number } (da +{ $feet })
press-stop = Ningún escondite más
press-pass = Pasar
press-number = { $number }
press-guess = { $numbers }
press-accuse = Decir
press-point = Escondite { $place }{ $count ->
        [0] {""}
        [one] { " " }(1 carta debajo)
       *[other] { " " }({ $count } cartas debajo)
    }
press-card = { $number }
press-under-none = No poner ninguna debajo
press-under = Debajo: { $decks }
press-decline = No, gracias
press-no-more = Ninguno más ahora
press-resign = 🏳️ Rendirse en esta partida
press-go-on = No, sigo
press-resign-sure = Sí, me rindo
sign-held = ■ en tu mano
sign-cannot = × no puede ser
sign-cannot-wrong = × fallado en la noche { $round }, y ahora no puede ser
sign-wrong = fallado en la noche { $round }
sign-wrong-several = dicho con otros en la noche { $round }: no acertaban todos
sign-cannot-wrong-several = × no puede ser · dicho con otros en la noche { $round }: no acertaban todos
sign-odds = en { $count } de cada 10 rutas
sign-marked = { $mark } (tu marca)
sign-marked-and = { $mark } (tu marca) · { $sign }

summary = Noche { $round } · { $count ->
        [0] nada escondido
        [one] 1 escondite sin encontrar
       *[other] { $count } escondites sin encontrar
    }
summary-over = La ruta entera: { $row ->
        [one] 1 escondite
       *[other] { $row } escondites
    }, { $count ->
        [one] uno encontrado
       *[other] { $count } encontrados
    }, en { $round ->
        [one] 1 noche
       *[other] { $round } noches
    }
standing-row = `{ $row }`
standing-route = La ruta entera (✓ encontrado): `{ $row }`
standing-named = Lo que se dijo, noche a noche: { $all }
standing-decks = Mazos: bajo { $low } · medio { $middle } · alto { $high }
standing-fugitive = 🏃 { $player }, fugitivo: { $count ->
        [one] una carta
       *[other] { $count } cartas
    } · robó: { $low } del bajo, { $middle } del medio, { $high } del alto
standing-marshal = 🔎 { $player }, mariscal: { $count ->
        [one] una carta
       *[other] { $count } cartas
    } · robó: { $low } del bajo, { $middle } del medio, { $high } del alto
standing-right = Noche { $round }: **{ $numbers }** ✓{ $row ->
       *[other] {""}
    }
standing-wrong = Noche { $round }: ~~{ $numbers }~~ con { $row ->
        [one] un escondite
       *[other] { $row } escondites
    } en la fila
standing-told = Escondite { $place }: de { $from } a { $to }{ $odd ->
        [0] {""}
        [1] , impar
       *[other] , par
    }
scene-match =
    Partida { $game }{ $of ->
        [0] {""}
       *[other] {" "}de { $of }
    }{ $played ->
        [0] .
       *[other] : { $player } { $wins } – { $losses } { $other }.
    }
force-far = El próximo escondite puede estar { $count } más lejos de lo normal.
force-one-number = La próxima suposición del mariscal es de un solo número.
force-no-draw = { $player } no robará la próxima vez.
force-roadblock = Hay un control: el fugitivo no puede correr en su turno.
force-closed = El mazo { $deck } está cerrado.
force-all-out = Se han agotado los mazos. { $count ->
        [0] El fugitivo ya no puede pasar si puede colocar algo.
        [one] El fugitivo puede pasar una vez más.
       *[other] El fugitivo puede pasar { $count } veces más.
    }
force-edge = { $player } guarda **{ $edge }** en la manga.
hand-marshal = Tienes { $cards }{ $count ->
        [0] .
       *[other] : ahí no se esconde nadie.
    }
hand-left = { $cards }
hand-free = Andando: **{ $cards }**
hand-sprint = Corriendo: { $cards }
hand-far = Fuera de alcance: { $cards }
hand-behind = Quedaron atrás, para correr: { $cards }
own-row = La fila de { $player }: `{ $row }`
    .player = Tu fila: `{ $row }`
own-outside = Lo que el mariscal puede deducir: { $ranges }
own-ranges = Dónde puede estar cada uno: { $ranges }
own-open = Aún posibles: { $numbers }
own-odds = Los más probables: { $numbers }
warning-too-high = Desde ahora puede haber un escondite por encima del { $threshold }: si encuentras uno de esos en un turno normal, ya no habrá cacería.
own-marks = Tus marcas: { $marks }
marks-title = Marcas
marks-about = Señales junto a los números en tu libreta, solo para ti. Cada número tiene una como mucho: lo que eliges en un menú la lleva, y lo que no eliges deja de llevarla.
mark-suspected = ? sospechoso
mark-next = ! el siguiente
mark-unlikely = – poco probable
marks-not-yours = Solo el mariscal tiene una libreta en la que se marcan números, mientras dura la persecución.
marks-which = Se pueden marcar los números del 1 al { $last }, por ejemplo `12 ?`, `5 9 !` o `30 –`; con `×` se borra la marca.
own-drew =
    { $count ->
        [one] Has robado el { $cards }.
       *[other] Has robado { $cards }.
    }
own-peek = Encima del mazo { $deck }: { $card }
own-bottom = En el fondo del mazo { $deck }: { $card }
picture-night = n{ $round }
picture-nights = n{ $placed }{ $found ->
        [0] {""}
       *[other] –n{ $found }
    }
picture-end-key = Blanco: encontrado, salida y meta.{ $never ->
        [0] {""}
       *[other] {" "}Amarillo: nunca.
    } Arriba: la noche en que se puso y, después, la noche en que se encontró.
picture-notebook-key =
    Cuadrado: tuya{ $found ->
        [0] {""}
       *[other] {" "}· punto: encontrado
    }{ $spent ->
        [0] {""}
       *[other] {" "}· cuadrado hueco: vista como carta para correr
    } · ×: no puede ser{ $wrong ->
        [0] {""}
       *[other] {" "}· entre paréntesis: la noche de un fallo
    }
picture-manhunt = cacería hasta { $threshold }

# Por qué una respuesta es mejor que otra.

share-right =
    { $right ->
        [100] Acierta con seguridad
       *[other] Acierta en unos { $right } de cada 100 casos
    }
why-likelier = Está ahí en unos { $right } de cada 100 casos; { $other }, en { $less }.
why-more = { share-right } y entonces encuentra { $count ->
        [one] un escondite
       *[other] { $count } escondites
    }; { $other } { $less ->
        [0] no acierta nunca
       *[other] acierta en { $less } de cada 100 y encuentra { $fewer ->
            [one] uno
           *[other] { $fewer }
        }
    }.
why-ends = { share-right }, y entonces acaba la persecución; { $other } { $less ->
        [0] no acierta nunca
       *[other] acierta en { $less } de cada 100 y encuentra { $fewer ->
            [one] un escondite
           *[other] { $fewer } escondites
        }
    }.
why-safer = { share-right }; { $other }, solo en { $less } de cada 100: y si falla un número, no se encuentra nada.
why-not-high = Quien encuentra un número mayor que { $threshold } le ahorra la cacería al fugitivo: { $other } lo haría.
why-then-surer = Está ahí en unos { $right } de cada 100 casos; { $other }, en { $less }; pero lo que revela hace más seguros los números que siguen.
why-unseen = Quien solo sabe lo que saben todos te buscaría ahí en unos { $one } de cada 100 casos; con { $other }, en { $two }.
why-farther = Te lleva al { $one }; { $other } te deja en el { $two }.
why-cards = Te deja { $one ->
        [one] una carta
       *[other] { $one } cartas
    }; { $other } te deja { $two }.
why-next = El siguiente escondite se alcanza entonces con { $one ->
        [one] un paso
       *[other] { $one } pasos
    }; después de { $other } cuesta { $two }.
why-out = Es la salida: con { $other } el mariscal tiene un turno más.
why-in-all = Sumando camino, cartas y lo que el mariscal puede adivinar, vale más que { $other }.
why-deck-ahead = Estás en el { $last }, y sus cartas van del { $from } al { $to }.
why-deck-undecided = Entre sus cartas hay más de lo que todavía no sabes que entre las de { $other }.

# Por qué lo que se ha juntado no se puede poner.
unfit-no-hideout = Las cartas para correr llevan a algún sitio: elige también el escondite.
unfit-two-hideouts = Un escondite cada vez.
unfit-cards = El { $number } no puede ser el escondite y a la vez una carta para correr.
unfit-behind = El { $number } queda detrás de tu último escondite.
unfit-short = Para el { $number } { $price ->
        [one] falta un paso
       *[other] faltan { $price } pasos
    } además de lo que andas; estas cartas dan { $feet }.
unfit-second = Así no te queda un segundo escondite, y este turno pide dos.

# When a guess is typed.
move-sure-grave = Un hallazgo tan alto le ahorra la cacería al fugitivo, a menos que sea el último que quede. ¿Lo dices así?

# When somebody leaves for good.
resign-sure = ¿Te retiras para siempre? Pierdes esta persecución; lo que quede del encuentro lo juega un suplente por ti y ya no tendrás voz en esta mesa. Para irte un rato está «{ button-away }».
did-resign = Te retiraste para siempre y perdiste esta persecución; lo que quede del encuentro lo juega un suplente por ti. Cuenta como tuya en los resultados, no en las clasificaciones.

# Una persecución terminada, vista otra vez.
hindsight-guess = Cuando se señaló { $numbers }, el mariscal podía { $share ->
        [100] estar seguro de acertar.
       *[other] esperar acertar en unos { $share } de 100 casos.
    }
hindsight-hideout = El escondite { $place } es el { $number }: el mariscal podía { $share ->
        [100] estar seguro.
       *[other] esperarlo en unos { $share } de 100 casos.
    }
moment = Noche { $night }{ $chase ->
        [1] {""}
       *[other] {" "}de la persecución { $chase }
    }
