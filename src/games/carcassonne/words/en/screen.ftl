# What a player reads and may press.

## Followers, sides and turns

role-knight = knight
role-thief = thief
role-monk = monk
role-farmer = farmer
side-n = north
side-e = east
side-s = south
side-w = west
side-d = long side
side-ne = north-east
side-se = south-east
side-sw = south-west
side-nw = north-west
side-all = all round
side-n-w = north (western half)
side-n-e = north (eastern half)
side-e-n = east (northern half)
side-e-s = east (southern half)
side-s-e = south (eastern half)
side-s-w = south (western half)
side-w-s = west (southern half)
side-w-n = west (northern half)
turn-up = as it lies
turn-right = turned right
turn-down = upside down
turn-left = turned left

## What is asked, as everybody may know it

question-begin = { $player } chooses: draw a tile or use a half.
question-lay = { $player } has to lay a tile: { $tile }.
question-circle = { $player } chooses what the crop circle does.
question-more = { $player } may send one more { $role ->
        [1] knight
       *[other] farmer
    }.
question-home = { $player } takes a { $role ->
        [1] knight
       *[other] farmer
    } home.
heading-over = 🏰 **{ $player } { $several ->
        [one] wins
       *[other] win together
    } with { $points }.**{ $loses ->
        [1] {" "}You have { $own }.
       *[other] {""}
    }
heading-lays = { $player } has to lay a tile: { $tile }
heading-turn = { $player }'s turn

## What the viewer is asked

ask-begin = Draw a tile, or use a half?
ask-square = Where do you lay it? ({ $tile })
ask-turn = { $square }: which way round? ({ $tile })
ask-follower = { $square }: does a follower go on it? ({ $tile })
ask-sure = { $square }: lay it there? ({ $tile })
ask-circle = A crop circle: for all { $role ->
        [1] knights
       *[other] farmers
    } one more, or one home?
ask-more = Where does one more { $role } go?
ask-home = Which { $role } goes home?
group-notable = Where it finishes or enlarges something
group-squares = { $notable ->
        [0] Where it fits
       *[other] All the other squares
    }
group-halves = Use a half
group-followers = { $buttons ->
        [0] Place a follower
       *[other] Another place for a follower
    }
group-turns = { $buttons ->
        [0] Choose a turn (numbers as in the picture)
       *[other] Another turn (numbers as in the picture)
    }
press-draw = Draw a tile
press-half = Use { $tile }
press-at = { $place } · { $square }
press-at-what = { $place } · { $square }: { $what }
press-turn = { $place } · { $turn }
press-turn-what = { $place } · { $turn }: { $what }
press-sure = Lay it there
press-nobody = No follower
press-follower = { $place } · { $role }{ $feature ->
        [3] {""}
       *[other] , { $places }
    } ({ $facts })
was-at = { $square }
was-at-what = { $square }: { $what }
was-turn = { $turn }
was-turn-what = { $turn }: { $what }
was-follower = { $role }{ $feature ->
        [3] {""}
       *[other] , { $places }
    } ({ $facts })
press-holds = { $complete ->
        [1] finished: worth { $points }
       *[other] { $feature ->
            [1] worth { $points } now, open sides: { $open }
            [2] worth { $points } now, open ends: { $open }
            [3] worth { $points } now, still empty: { $open }
           *[other] worth { $points } now, cities: { $finished } of { $cities }
        }
    }
press-more = One more for everybody
press-home = One home for everybody
press-fellow = { $role } at { $square }
hint-closes = { $mine ->
        [1] closes your { $feature ->
            [1] city
            [2] road
           *[other] monastery
        } at { $square }: { $points ->
            [one] one point
           *[other] { $points } points
        }
       *[other] closes { $feature ->
            [1] the city
            [2] the road
           *[other] the monastery
        } at { $square }: { $points } for { $players }
    }
hint-closes-free = closes the unclaimed { $feature ->
        [1] city
        [2] road
       *[other] monastery
    } at { $square } ({ $can ->
        [0] no points
       *[other] { $points } points with a follower
    })
hint-grows = adds to your { $feature ->
        [1] city
        [2] road
        [3] monastery
       *[other] field
    } at { $square }: +{ $gain }, now { $points }{ $whose ->
        [0] { $feature ->
            [1] , open { $open }
            [2] , open { $open }
            [3] , still empty { $open }
           *[other] {""}
        }
        [1] {" "}for each of you
       *[other] , but others have more there
    }
hint-helps = adds to { $feature ->
        [1] the city
        [2] the road
       *[other] the monastery
    } at { $square }: now { $points } for { $many ->
        [0] { $players }
       *[other] others
    }

## How things stand

line-left = { $count ->
        [0] The stack is empty.
        [one] One tile is left in the stack.
       *[other] { $count } tiles are left in the stack.
    }
line-holes = No whole tile fits any more: { $squares }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }
held = { $name }: { $who }. { $facts }.
held-by = { $player } { $count }{ $others }
held-others = , { $rest }
feature-at = { $feature ->
        [1] City
        [2] Road
        [3] Monastery
       *[other] Field
    } { $square }
held-facts = { $complete ->
        [1] Finished, { $points ->
            [one] one point
           *[other] { $points } points
        }
       *[other] { $feature ->
            [1] Squares { $count }, shields { $shields }, open { $open }. Now { $points }, finished { $finished } or more
            [2] Squares { $count }, open ends { $open }. Now { $points }
            [3] Empty round it { $open }. Now { $points }, finished 9
           *[other] Cities beside it { $cities }, finished { $count }. Now { $points }
        }
    }
left-counted = In the stack { $count } · set aside { $aside }{ $halves ->
        [0] {""}
       *[other] {" "}· halves laid { $lie }, in hand { $held }
    }
alt-squares = { $tile } can go to { $squares } (squares in all: { $count }).
summary = { $players }: { $points }
summary-ahead = You lead with { $mine }.
summary-level = You have { $mine }, as many as { $players }.
summary-behind = { $players }: { $points } · you: { $mine }
standing = **{ $player }** { $points }{ $over ->
        [1] {""}
       *[other] {" "}· if it ended now { $now } · followers { $supply }{ $halves ->
            [0] {""}
           *[other] {" "}· halves { $held }
        }
    }
hand-half = { $tile }{ $fits ->
        [0] {" "}(fits nowhere now)
       *[other] {""}
    }
own-held = { $name }: { $complete ->
        [1] finished · { $points ->
            [one] one point
           *[other] { $points } points
        }
       *[other] { $feature ->
            [1] open sides { $open } · now { $points }, closed { $finished }+
            [2] open ends { $open } · now { $points }
            [3] { $points } of 9 · { $open ->
                [one] one square empty
               *[other] { $open } squares empty
            }
           *[other] finished cities { $count } · now { $points }
        }
    }{ $shared ->
        [0] {""}
       *[other] {" "}· { $who }
    }
own-bare = { $count ->
        [one] Field { $squares }: no finished city yet
       *[other] Fields { $squares }: no finished city yet
    }
own-square = { $square }{ $others }
kind = { $tile }{ $others }
kind-others = {" "}· { $rest }
own-field = { $square } { $points }{ $others }
own-fields = Fields now: { $fields }
own-fits = To build on at { $squares }: { $count ->
        [0] no whole tile fits any more
        [one] 1 of { $all } tiles fits · { $percent }.{ $tenth }% to come in { $draws ->
            [one] one draw
           *[other] { $draws } draws
        }
       *[other] { $count } of { $all } tiles fit · { $percent }.{ $tenth }% to come in { $draws ->
            [one] one draw
           *[other] { $draws } draws
        }
    }
own-supply = { $count ->
        [0] All your followers are on the map.
        [one] You have one follower left.
       *[other] You have { $count } followers left.
    }{ $holes ->
        [0] {""}
       *[other] {" "}×: no whole tile fits any more.
    }{ $all ->
        [0] {""}
       *[other] {" "}Of what you hold, the dearest { $held } of { $all }:
    }
close-up-last = Round the last tile
close-up-points = Points by kind
close-up-whole = The whole map
close-up-of = Followers of { $player }
close-up-holds = Who holds what
close-up-left = What is left
close-up-fits = What fits where
    .hint = On each open square: how many of the tiles that are left fit there.
close-up-city = The dearest open city
close-up-window = { $from } to { $to }
points-by-kind = { $player } { $points }: cities { $cities }, roads { $roads }, monasteries { $monasteries }, fields { $fields }.{ $more ->
        [0] {""}
       *[other] {" "}If it ended now { $more } more: cities { $more-cities }, roads { $more-roads }, monasteries { $more-monasteries }, fields { $more-fields }.
    }
picture-points = Points by kind (in brackets: if it ended now)
picture-points-over = Points by kind

## A whole move in one line

line-draw = draw
line-tile = { $square } { $turn } { $who }
line-half = half { $n } { $square } { $turn } { $who }
line-with = { $role }{ $place }
line-without = nobody
way-up = up
way-right = right
way-down = down
way-left = left
edge-city = city
edge-road = road
edge-field = field
line-unknown = I do not know “{ $word }”. Moves are written like this: K47 right knight n · half 2 K47 se nobody · draw · fits K47
line-taken = Something lies on { $square } already.
line-apart = { $square } touches nothing that lies.
line-no-way = It cannot be laid on { $square } like that.
line-clash = { $square } asks for { $asked } in the { $side }; laid like that, the piece shows { $shown } there.
line-too-late = You have drawn a tile: no half can be used in this turn.
line-draw-first = Draw a tile or use a half first.
line-no-half = You hold { $count ->
        [0] no halves
        [one] one half
       *[other] { $count } halves
    }.
line-half-nowhere = { $tile } fits nowhere now.
line-nobody = No { $role } can go on { $square }: there is no room for one, somebody is there, or all your followers are out.
line-fits = { $fits }.{ $count ->
        [0] {""}
       *[other] {" "}Before the stack is empty: { $percent }.{ $tenth }%. What fits: { $kinds }.
    }{ $halves ->
        [0] {""}
       *[other] {" "}Of the halves that have not been laid { $halves } would fit.
    }
line-fits-half = A half lies on { $square }: only another one fits. { $count ->
        [0] Of the { $all } that have not been laid none does.
       *[other] Of the { $all } that have not been laid { $count } would: { $kinds }.
    }

## Why something is better

gain-points = Within a round it brings { $amount } points more than { $other }, against the others.
gain-cities = In cities it promises { $amount } points more than { $other }.
gain-roads = On roads it promises { $amount } points more than { $other }.
gain-monasteries = In monasteries it promises { $amount } points more than { $other }.
gain-fields = In fields it promises { $amount } points more than { $other }.
gain-followers = It keeps followers free, which is worth { $amount } points more than { $other }.
