//! The Marshal's own marks: kept, drawn, told, typed, and nobody else's business.

use super::street::{ANN, BOB, Play, Street, cards, name};
use sobremesa::drawing::{Captions, Pictures, Scene};
use sobremesa::games::fugitive::marks::Mark;
use sobremesa::games::fugitive::{About, Answer, Fugitive};
use sobremesa::kernel::{Game, Saved, Viewer};
use sobremesa::words::{Language, Words};

fn hunting() -> Play {
    Street::new("5 8 11", &[42]).hunted().play().draws()
}

fn noted(mark: Option<Mark>, numbers: &[u8]) -> Answer {
    Answer::Noted { mark, numbers: cards(numbers) }
}

fn marks(play: Play, mark: Option<Mark>, numbers: &[u8]) -> Play {
    play.says(Answer::Mark(mark)).says(noted(mark, numbers))
}

fn alt(play: &Play, language: Language) -> String {
    let captions = Captions::new(&[], Words::of(language, Some(Fugitive::book())));
    Fugitive::draw(Scene::Own(&play.view(Viewer::Seat(BOB)), None), &captions).unwrap().alt
}

#[test]
fn marks_are_set_changed_and_wiped_as_often_as_one_likes_and_the_guess_is_still_owed() {
    let play = marks(hunting(), Some(Mark::Suspected), &[5, 12]);
    assert_eq!(play.about(), About::Guess);
    let play = marks(play, Some(Mark::Next), &[12, 30]);
    let of = |play: &Play, mark| play.view(Viewer::Seat(BOB)).marks.with(mark);
    assert_eq!(
        (of(&play, Mark::Suspected), of(&play, Mark::Next)),
        (cards(&[5]), cards(&[12, 30])),
        "one each"
    );
    let mut play = play.says(Answer::Mark(None));
    assert_eq!(play.ask().sets[0].items.len(), 3, "what is marked can be wiped, and nothing else");
    play.refuses(noted(None, &[7]));
    let play = play.says(noted(None, &[5, 30]));
    assert_eq!(play.view(Viewer::Seat(BOB)).marks.all(), cards(&[12]));
    let play = play.says(Answer::Mark(Some(Mark::Unlikely))).says(Answer::Decline).says(name(&[5]));
    assert_eq!(play.row(), "[5] 8 11");
    assert!(play.now.game.chase.marks.of(12) == Some(Mark::Next), "they outlast the turn");
}

#[test]
fn without_marks_there_is_nothing_to_wipe_and_nothing_in_the_save() {
    let mut play = hunting();
    play.refuses(Answer::Mark(None));
    assert!(!play.saved.save().contains("marks"));
    // A save of before there were marks is read.
    let again: Saved<Fugitive> = Saved::load(&play.saved.save()).unwrap();
    assert!(again.save() == play.saved.save());
}

#[test]
fn marks_are_in_the_save_and_in_the_notebook_and_in_words() {
    let play = marks(marks(hunting(), Some(Mark::Suspected), &[5, 12]), Some(Mark::Unlikely), &[30])
        .says(name(&[1]));
    let again: Saved<Fugitive> = Saved::load(&play.saved.save()).unwrap();
    let again = Play { saved: again, now: play.now.clone(), story: Vec::new() }.draws();
    assert!(again.now.game.chase.marks.of(12) == Some(Mark::Suspected));
    assert!(alt(&play, Language::English).contains("Your marks: ? 5 12 · – 30"));
    assert!(alt(&play, Language::Spanish).contains("Tus marcas: ? 5 12 · – 30"));
    let captions = Captions::new(&[], Words::of(Language::English, Some(Fugitive::book())));
    let drawn =
        |play: &Play| Fugitive::draw(Scene::Own(&play.view(Viewer::Seat(BOB)), None), &captions).unwrap().svg;
    assert_ne!(drawn(&play), drawn(&hunting().says(name(&[1]))));
}

#[test]
fn a_menu_of_numbers_has_the_marks() {
    let play = marks(hunting(), Some(Mark::Next), &[12]);
    let screen = Fugitive::screen(&play.view(Viewer::Seat(BOB)), Some(play.ask()));
    let twelve = screen.groups[0].presses.iter().find(|press| press.answer == name(&[12])).unwrap();
    let hint = Words::of(Language::English, Some(Fugitive::book()))
        .say(twelve.hint.as_ref().unwrap(), &sobremesa::words::Nobody);
    assert!(hint.starts_with("! (your mark)"), "{hint}");
}

#[test]
fn marks_are_typed() {
    let read = |play: &Play, line: &str| Fugitive::read(&play.view(Viewer::Seat(BOB)), play.ask(), line);
    let play = hunting();
    for (line, mark) in [("12 ?", Mark::Suspected), ("12, 5!", Mark::Next), ("5 y 12 -", Mark::Unlikely)] {
        assert_eq!(read(&play, line), Some(Ok(Answer::Mark(Some(mark)))), "{line}");
    }
    let asked = hunting().says(Answer::Mark(Some(Mark::Next)));
    assert_eq!(read(&asked, "5 12 !"), Some(Ok(noted(Some(Mark::Next), &[5, 12]))));
    let done = asked.says(noted(Some(Mark::Next), &[5, 12]));
    assert_eq!(read(&done, "5 12 !").unwrap().unwrap_err().key, "marks-already", "a line is done once");
    assert_eq!(read(&done, "5 x"), Some(Ok(Answer::Mark(None))));
    assert_eq!(read(&done, "7 x").unwrap().unwrap_err().key, "marks-already");
    for line in ["12", "?", "5 9 12", "5-9", "door ?", "99 ?"] {
        assert_eq!(read(&play, line), None, "{line}: no mark and numbers");
    }
    assert_eq!(read(&play, "42 ?").unwrap().unwrap_err().key, "marks-not-now");
    let fugitive = Street::new("5 8", &[42, 9]).play().draws();
    let view = fugitive.view(Viewer::Seat(ANN));
    let said = Fugitive::read(&view, fugitive.ask(), "12 ?").unwrap();
    assert_eq!(said.unwrap_err().key, "marks-not-now", "whoever runs has no notebook");
}

#[test]
fn the_next_chase_begins_with_a_clean_page() {
    use sobremesa::games::fugitive::{Match, Options};
    let options = Options { matches: Match::Swapped, ..Options::sheet() };
    let play = Street::with(options, "5 8", &[42]).hunted().play().draws();
    let play = marks(play, Some(Mark::Next), &[12]).says(name(&[5, 8]));
    assert!(play.now.game.past.len() == 1 && play.now.game.chase.marks.all().is_empty());
}
