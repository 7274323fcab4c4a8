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
