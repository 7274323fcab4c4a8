# Standing orders, as they are read back to whoever gave them. The sentence has a number for each choice: 0, 1, 2 ...

order = Play { $card } when { $when }{ $whom ->
        [0] , if it concerns me
        [2] , if it concerns whoever leads
        [3] , if it concerns { $player }
       *[other] {""}
    }{ $verdict ->
        [1] , unless I would win the test as it stands
        [2] , provided that I would win the test as it stands
       *[other] {""}
    }; { $often ->
        [0] only once
       *[other] each time
    }{ $keep ->
        [0] {""}
        [one] , and only if at least 1 other card stays in my hand
       *[other] , and only if at least { $keep } other cards stay in my hand
    }.

word-nothing = nothing

# Plans: the next moves of a player, left in advance.

button-plan = Plan
plan-heading = Your plan
plan-text = Up to { $most } next moves, in order. When your turn comes, the first of them is made after a moment. If it cannot be made, or if you have lost anything meanwhile, the plan stops and you are asked. Nobody else sees it.
plan-none = Nothing is planned.
plan-stopped = Your last plan has stopped: its next move could not be made, or you had lost something.
plan-add = Move { $n }
plan-propose = Propose a plan
plan-less = Without the last
plan-clear = No plan

# Jottings: signs for oneself beside things on the table.

jot-which = “{ $sign }” beside which?
jot-none = Nothing is marked yet.
jot-kept = Noted, for you alone.
jot-nowhere = There is nothing for you to note down here now.
