# Standing orders, as they are read back to whoever gave them. Whom it concerns and in which case may be in the game's words, `order-whom-*` and `order-case-*`: they go into the sentence.

order = Play { $card } when { $when }{ $whom }{ $case }; { $often ->
        [0] only once
       *[other] each time
    }{ $keep ->
        [0] {""}
        [one] , and only if at least 1 other card stays in my hand
       *[other] , and only if at least { $keep } other cards stay in my hand
    }.

order-whom-me = , if it concerns me
order-whom-anyone = {""}
order-whom-seat = , if it concerns { $player }
order-case-always = {""}

word-nothing = nothing

# Plans: the next moves of a player, left in advance.

button-plan = Plan
plan-heading = Your plan
plan-text = Up to { $most } next moves, in order. When your turn comes, the first of them is made after a moment. If it cannot be made, or if you have lost anything meanwhile, the plan stops and you are asked. Nobody else sees it.
plan-wishes = Up to { $most } wishes, in order: the first of them that is to be had is taken after a moment, and the others wait. Nobody else sees it.
plan-moves-now = -# It is your turn already: this one you make yourself, and the plan begins with the next.
plan-none = Nothing is planned.
plan-stopped = Your last plan has stopped: its next move could not be made, or you had lost something.
plan-add = Move { $n }
plan-add-wish = Wish { $n }
plan-propose = Propose a plan
plan-less = Without the last
plan-clear = No plan

# Jottings: signs for oneself beside things on the table.

jot-which = “{ $sign }” beside which?
jot-none = Nothing is marked yet.
jot-kept = Noted, for you alone.
jot-nowhere = There is nothing for you to note down here now.
