//! The piece that has walked farthest, as the picture of the end tells it.

use crate::table::*;
use sobremesa::games::parques::Options;
use sobremesa::games::parques::board::{Piece, Place};
use sobremesa::games::parques::event::{Deed, Event};
use sobremesa::games::parques::walk::farthest;
use sobremesa::kernel::Seat;

#[test]
fn a_piece_was_sent_back_as_often_as_it_was_blown_itself() {
    let mut table = Laid::sheet().side(RED, "5 20 H H").throws(&[(1, 2)]).play();
    table.choose("1+3");
    let walked = table.tales().into_iter().cloned().map(Event::Threw);
    let blown =
        |piece, from| Event::Blown { by: YELLOW, piece: Piece { seat: RED, piece }, from: Place::At(from) };
    let of =
        |more: &[Event]| farthest(&walked.clone().chain(more.iter().cloned()).collect::<Vec<_>>()).unwrap();
    let piece = of(&[]).piece;
    let other = 1 - piece.piece;
    assert!(of(&[blown(other, 40)]).sent_back.is_empty());
    let both = of(&[blown(other, 40), blown(piece.piece, 25)]);
    assert!(both.piece == piece && both.sent_back == [25]);
    // A pair too many burns a piece.
    let mut tale = table.tales()[0].clone();
    tale.deeds.push(Deed::Burned { piece: other, from: 40 });
    assert!(farthest(&[Event::Threw(tale.clone())]).unwrap().sent_back.is_empty());
    tale.deeds.push(Deed::Burned { piece: piece.piece, from: 8 });
    assert_eq!(farthest(&[Event::Threw(tale)]).unwrap().sent_back, [8]);
}

#[test]
fn a_single_step_of_whoever_sits_last_is_a_way() {
    let rules = Options { last_piece: true, ..sheet() };
    let table = Laid::of(4, rules).side(RED, "50 H H H").throws(&[(1, 0)]).play();
    let mut tale = table.tales()[0].clone();
    tale.hand = Seat(7);
    let walked = farthest(&[Event::Threw(tale)]).unwrap();
    assert_eq!((walked.piece, walked.steps), (Piece { seat: Seat(7), piece: 0 }, 1));
    assert!(farthest(&[]).is_none(), "nobody has walked");
}
