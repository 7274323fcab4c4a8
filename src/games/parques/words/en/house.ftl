# What the house says otherwise where this is played: to throw takes no thinking.
lobby-pace-turns = { $pace }: { $turn } for a turn{ $is-shorter ->
       *[0] {""}
        [1] , { $at-once } for a throw
    }
