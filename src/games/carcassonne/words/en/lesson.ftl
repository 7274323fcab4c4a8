# A first game, against a bot and without hurry: a word on every question, above its buttons.

lesson-welcome = 🎓 **Your first game.** One bot plays against you until all 72 tiles lie, half an hour or so, and most points win. Nobody is in a hurry, and the stack is chosen so that something happens early. There are no halves and no fields yet: cities, roads and monasteries are enough for a first map. Press what you like; until the last press you can take every step back; the button with 🎓 is what a sensible beginner would do. Walk away whenever you like; it waits here.
lesson-begin = A drawn tile is for everybody to see; a half is a surprise. You use it instead of drawing, whenever you like.
lesson-square = The numbers on the map are the squares where the tile fits: city to city, road to road, field to field. Beside each it says what closes or grows there; a finished city gives 2 points a square, an unfinished one 1.
lesson-turn = The same square, turned. Every side that touches has to match; the others show what may come there.
lesson-follower = A follower claims what it stands on, if nobody stands there yet, however far away. You have seven, and they come home when their city, road or monastery is finished. With none left you can claim nothing, so keep one or two.
lesson-sure = { $supply ->
        [0] All your followers are out, so there is nobody to place.
       *[other] Everything on this tile is somebody’s already, so no follower can go here.
    } Once it lies, it lies.
lesson-circle = One more helps whoever has room beside their own; one home hurts whoever has most out.
lesson-more = Another follower beside your own: for the majority.
lesson-home = It comes back to your supply, and its place is free again if nobody else stands there.
lesson-over = 🎓 **That was your first game.** Next time with fields, where farmers lie down and earn 3 points for each finished city beside them, and with halves, which fill what no square tile can. Bring people.
