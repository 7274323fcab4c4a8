# Seats, votes and offers: what was done, what it means, and how to undo it.

## What was done

did-pause = The clock stands still, and everybody can see it. Nobody’s time runs out until somebody at the table lets it go on.
did-resume = The clock goes on, with the time that was left.
did-away = You are away: a stand-in plays for you. You are back as soon as you do anything at the table, or press the button.
did-away-at-rest = You are away, and with nobody else there the game rests. You are back as soon as you do anything at the table, or press the button.
did-resign = You have left this game for good. A stand-in takes your seat to the end; your chair counts as yours in the results, not in the ratings.
did-claim = You have claimed the game.
did-vote-out = The vote is carried: a stand-in takes the seat to the end.
did-end = The game is given up, without a winner. What was told stays in the log.
did-abandon = The vote is carried: the game is given up, without a winner. What was told stays in the log.
did-show = The table comes to the bottom of the channel.
did-join = You have a seat.
did-leave = You have left the table.
did-start = The game has begun.
did-refuse = You have said no. Nobody asks you again for this seat unless its player does.
did-withdraw = You keep your seat; the offer is gone.
did-orders-decide = In other people’s turns nobody waits for you: your orders decide. “{ button-more }” changes it again.
did-ask-me = Whenever you may react, the table waits for you. “{ button-more }” changes it again.
did-only-concerning = When you may react, the table waits for you if it concerns you. “{ button-more }” changes it again.
did-yield = You are not asked to react for now, and everybody can see it.
did-unyield = You are asked again.
did-offer = I ask { $player } at the table, once. The seat is yours until they say yes; the offer runs out by itself.

## Offers

offer-call = { $player }: { $giver } offers you their seat in the game that is on here. You get it if you say yes; otherwise nothing happens, and I do not write again.
button-accept = Take the seat
button-refuse = No, thanks
button-withdraw = Keep my seat
more-offered = You have offered your seat to somebody. It is yours until they say yes.
resign-to-player = They have a seat at this table.
sorry-not-offered = That seat is not offered to you, or not any more.
sorry-offered-too-often = You have offered this seat three times: that has to do.
sorry-left-for-good = They have left this game for good.

## Votes

noted-early = You are the only one here: alone you can decide for those who are away once they have been away for a good while. Try again in { $wait }.

## Limits

sorry-shown-just-now = You had a table put at the bottom just now. You can again in half a minute.
sorry-too-many-tables = You sit at { $most } open tables already. Finish one, or leave a lobby, before you open another.
sorry-guild-full = { $most } tables are open on this server already: there is no room for another until one ends.
new-not-yours = I make a thread only for people who may make one themselves: you lack the permission to { $permissions } here. Try without a thread.
new-game-on = A game is on in this channel. Another table needs another channel, or a thread.
