# What the house says otherwise where this game is played: there are windows, and nothing that can be ordered beforehand.
more-orders-decide = Nobody waits for you in other people’s turns: you do not react there, and a stand-in takes small choices.
panel-your-move = Waiting for { $players }.
board-orders = ⏳ Not waited for in other people’s turns: { $players }.
did-orders-decide = In other people’s turns nobody waits for you. “{ button-more }” changes it again.
