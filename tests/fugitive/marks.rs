//! The Marshal's own marks: jotted down whoever's turn it is, drawn, told, typed, and nobody else's business,
//! nor the save's.

use super::street::{ANN, BOB, Play, Street, cards, name};
use sobremesa::games::fugitive::marks::{Mark, Marks};
use sobremesa::games::fugitive::{About, Fugitive};
use sobremesa::kernel::{Game, Jot, Jots, Jottings, Lobby, Saved, Seat, Secret, Viewer};
use sobremesa::words::{Language, Words};

fn hunting() -> Play {
    Street::new("5+2 8 11", &[42]).hunted().play().draws()
}

pub fn running() -> Play {
    Street::new("5 8", &[42, 9]).play().draws()
}

fn jottings(page: u32, signs: &[(u8, Mark)]) -> Jottings {
    Jottings { page, signs: signs.iter().map(|(number, mark)| (*number, *mark as u8)).collect() }
}

pub fn marked(mut play: Play, signs: &[(u8, Mark)]) -> Play {
    let page = Fugitive::pad(&play.view(Viewer::Seat(BOB))).unwrap().page;
    play.now.game.lay_beside(BOB, &jottings(page, signs));
    play
}

fn marks(play: &Play, seat: Seat) -> Marks {
    *play.view(Viewer::Seat(seat)).marks
}

#[test]
fn whoever_hunts_has_a_pad_in_their_own_turn_and_in_the_others() {
    for play in [hunting(), running()] {
        let pad = Fugitive::pad(&play.view(Viewer::Seat(BOB))).unwrap();
        assert_eq!(pad.signs.iter().map(|(sign, _)| *sign).collect::<Vec<_>>(), ["?", "!", "–"]);
        assert_eq!(
            pad.items.iter().map(|(number, ..)| *number).collect::<Vec<_>>(),
            (1..=41).collect::<Vec<_>>()
        );
        assert!(Fugitive::pad(&play.view(Viewer::Seat(ANN))).is_none(), "whoever runs has no notebook");
        assert!(Fugitive::pad(&play.view(Viewer::Spectator)).is_none());
    }
    let over = hunting().says(name(&[5, 8, 11]));
    assert!(Fugitive::pad(&over.view(Viewer::Seat(BOB))).is_none(), "what is over needs no notes");
}

#[test]
fn the_pad_says_what_the_notebook_says_of_a_number() {
    let pad = Fugitive::pad(&hunting().view(Viewer::Seat(BOB))).unwrap();
    let known = |number: u8| {
        pad.items.iter().find(|(one, ..)| *one == number).unwrap().2.as_ref().map(|text| text.key.to_string())
    };
    assert_eq!(known(41), Some("sign-cannot".into()));
    assert_eq!(known(5), None);
}

#[test]
fn marks_change_nothing_that_is_asked_kept_or_seen_by_anybody_else() {
    let (plain, noted) = (running(), marked(running(), &[(5, Mark::Suspected), (12, Mark::Next)]));
    assert!(marks(&noted, BOB).with(Mark::Suspected) == cards(&[5]));
    assert!(marks(&noted, BOB).of(12) == Some(Mark::Next));
    for viewer in [Viewer::Seat(ANN), Viewer::Spectator] {
        assert!(plain.view(viewer) == noted.view(viewer));
    }
    assert!(plain.saved.save() == noted.saved.save() && !noted.saved.save().contains("marks"));
    assert!(
        !serde_json::to_string(&noted.now.game).unwrap().contains("marks"),
        "not even if the table were kept as it lies"
    );
    assert_eq!(noted.about(), About::Place);
    assert_eq!(format!("{:?}", jottings(0, &[(5, Mark::Next)])), "Jottings");
}

#[test]
fn a_save_of_before_that_has_marks_is_read() {
    let play = running();
    let save = play.saved.save();
    assert!(save.contains("\"learnt\":"), "{save}");
    let old = save.replacen("\"learnt\":", "\"marks\":[0,4096,0],\"learnt\":", 1);
    let again: Saved<Fugitive> = Saved::load(&old).unwrap();
    assert!(again.save() == save, "and is written without them");
}

#[test]
fn a_menu_of_numbers_has_the_marks() {
    let play = marked(hunting(), &[(12, Mark::Next)]);
    let screen = Fugitive::screen(&play.view(Viewer::Seat(BOB)), Some(play.ask()));
    let twelve = screen.groups[0].presses.iter().find(|press| press.answer == name(&[12])).unwrap();
    let hint = Words::of(Language::English, Some(Fugitive::book()))
        .say(twelve.hint.as_ref().unwrap(), &sobremesa::words::Nobody);
    assert!(hint.starts_with("! (your mark)"), "{hint}");
}

#[test]
fn marks_are_typed() {
    let view = running().view(Viewer::Seat(BOB));
    let jot = |line: &str| Fugitive::jot(&view, line);
    for (line, sign, items) in [
        ("12 ?", Some(Mark::Suspected), vec![12]),
        ("12, 5!", Some(Mark::Next), vec![5, 12]),
        ("5 y 12 -", Some(Mark::Unlikely), vec![5, 12]),
        ("5 x", None, vec![5]),
    ] {
        assert_eq!(jot(line), Some(Ok(Jot { sign: sign.map(|mark| mark as u8), items })), "{line}");
    }
    for line in ["12", "?", "5 9 12", "5-9", "door ?", "99 ?"] {
        assert_eq!(jot(line), None, "{line}: no mark and numbers");
    }
    for line in ["42 ?", "0 !"] {
        assert_eq!(jot(line).unwrap().unwrap_err().key, "marks-which", "{line}");
    }
    let said = Fugitive::jot(&running().view(Viewer::Seat(ANN)), "12 ?").unwrap();
    assert_eq!(said.unwrap_err().key, "marks-not-yours", "whoever runs has no notebook");
}

#[test]
fn a_number_has_one_mark() {
    let mut marks = Marks::default();
    marks.set(Some(Mark::Suspected), cards(&[5, 12]));
    marks.set(Some(Mark::Next), cards(&[12, 30]));
    assert!(marks.with(Mark::Suspected) == cards(&[5]) && marks.with(Mark::Next) == cards(&[12, 30]));
    marks.set(None, cards(&[5, 30]));
    assert!(marks.all() == cards(&[12]));
}

#[test]
fn the_next_chase_begins_with_a_clean_page_and_whoever_ran_gets_one() {
    use sobremesa::games::fugitive::{Match, Options};
    let options = Options { matches: Match::Swapped, ..Options::sheet() };
    let mut play = Street::with(options, "5 8", &[42]).hunted().play().draws().says(name(&[5, 8]));
    play.now.game.lay_beside(ANN, &jottings(0, &[(12, Mark::Next)]));
    play.now.game.lay_beside(BOB, &jottings(1, &[(12, Mark::Next)]));
    assert!(marks(&play, ANN).all().is_empty() && marks(&play, BOB).all().is_empty());
    let pad = Fugitive::pad(&play.view(Viewer::Seat(ANN))).unwrap();
    assert_eq!(pad.page, 1, "Ann hunts now");
    play.now.game.lay_beside(ANN, &jottings(1, &[(12, Mark::Next)]));
    assert!(marks(&play, ANN).of(12) == Some(Mark::Next));
    let _: &Secret<Marks> = &play.now.game.chase.marks;
}
