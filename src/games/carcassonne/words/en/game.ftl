# What the game is called, its help, its commands, and what can be set before it.

game-carcassonne = Carcassonne
pitch-carcassonne = Tiles grow into a map of cities, roads, monasteries and fields; followers claim them. With the half tiles of Mitad y Mitad, which fill what nothing else can. Most points win.
cmd-carcassonne = carcassonne
    .text = Carcassonne with the half tiles.
cmd-new-halves = halves
    .text = How many half tiles everybody is dealt.
cmd-new-fields = fields
    .text = Whether farmers are played.
cmd-new-marks = marks
    .text = Whether the halves with hills and crop circles stay in.
cmd-draw = draw
    .text = Draws a tile.
cmd-draw-what = what
    .text = A tile.
cmd-lay = lay
    .text = Lays the tile, or uses a half: a square, or a turn.
cmd-lay-what = where
    .text = Which square, which way round, or which half.
cmd-fits = fits
    .text = Says what would still fit a square, and how likely it comes.
cmd-fits-what = square
    .text = The name of a square, as at the edges of the map: K47.
look-fits = Name a square as the edges of the map do: a letter or two for the column, a number for the row, as in K47.
cmd-follower = follower
    .text = Places a follower, or none.
cmd-follower-what = who
    .text = Knight, thief, monk or farmer, and where.
dial-halves = Halves
dial-halves-two = two each
    .hint = As the sheet deals them.
dial-halves-three = three each
    .hint = As a later printing deals them.
dial-halves-none = none
    .hint = The base game.
dial-fields = Fields
dial-fields-off = no
    .hint = No farmers: good for a first game.
dial-fields-on = yes
    .hint = Farmers stay to the end and earn 3 points for each finished city.
dial-marks = Marked halves
dial-marks-out = out
    .hint = They belong to other expansions.
dial-marks-hills = hills
    .hint = Of equals, whoever stands on a hill takes it.
dial-marks-circles = hills and crop circles
    .hint = A circle sends one more follower of everybody, or one home.
preset-evening = Evening
    .hint = Everybody is here. Two halves each, fields.
preset-base = Without halves
    .hint = Everybody is here. The base game with fields.
preset-first = The plain game
    .hint = Everybody is here. No halves, no fields.
preset-days = Over days
    .hint = People look in now and then: a day for a turn. Two halves each, fields.
takes-minutes = about { $count } minutes
takes-weeks = about { $from } to { $to } weeks
remark-sixth = Six play: the sixth colour, grey ★, comes from other boxes of the series. Nothing else changes.
help-1 = A game in a few words
    .text =
        You draw a tile and lay it beside the map: city to city, road to road, field to field. You may place one follower on it, a knight in a city, a thief on a road, a monk in a monastery or a farmer in a field, if nobody stands in that feature yet. What is finished gives points and brings its followers home; when the last tile lies, the rest is counted, and most points win.

        { "" }**Points:** a finished city 2 a square and 2 a shield, a road 1 a square, a monastery 9. Unfinished at the end: 1 each. A field: 3 for each finished city beside it.
help-2 = Your turn
    .text =
        Press the square (its number stands on the map), then which way round, then who goes on it. Up to the last press every step can be taken back, and nobody sees you think. Each button says what would close or grow.

        Holding halves, you are asked first: draw, or use a half instead. A half is a triangle; one of its short sides has to touch. Two halves can share a square.

        Typing is quicker for some: `/carcassonne lay` takes a whole move, `K47 right knight`, and suggests some; `/carcassonne fits` says what would fit a square.
help-3 = Alone, with friends, over days
    .text =
        Alone? **{ button-learn }** takes you through a game against a bot. `/carcassonne new` opens a table; **{ button-add-bot }** fills it. **Live** games take an evening; **over days** you have a day for a turn, and I write to you when you are waited for.

        `/carcassonne rules` has every rule, `/me settings` your language and quiet hours.

        Carcassonne is a board game by Klaus-Jürgen Wrede, published by Hans im Glück; Mitad y Mitad is one of its small expansions. This is a fan's table for them; neither author nor publishers have anything to do with it. What is on the half tiles is our own design. If you like the game, buy the box.
level-novice = shepherd
    .hint = Mostly lays where it is worth something
level-rookie = peasant
    .hint = Lays where the map is worth most afterwards
level-racer = mayor
    .hint = Plays its best moves on for a round before it lays
