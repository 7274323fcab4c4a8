//! What cards say is made of what the rules use; in both languages every sentence is there, with every word
//! and number in it.

use crate::bench::*;
use sobremesa::drawing::{Captions, Pictures, Scene};
use sobremesa::drivers::{Random, game_dice};
use sobremesa::games::mythos::cards::{Investigator, Title, ready};
use sobremesa::games::mythos::{Answer, Brings, Combat, Decks, Event, Length, Mythos, Options};
use sobremesa::kernel::{
    Arg, Ask, Game, Lobby, Lookup, Pick, Player, Recalls, Seat, Tells, Text, Viewer, play_through,
};
use sobremesa::words::{Language, Nobody, Words};
use std::collections::BTreeSet;

pub fn words(language: Language) -> Words {
    Words::of(language, Some(Mythos::book()))
}

/// What a page says after what it says of every card: its sentences.
fn said(language: Language, id: &str) -> String {
    let page = Mythos::card(id).unwrap();
    let texts = page.lines.iter().filter(|line| line.key.starts_with("text-"));
    let say = |text: &Text| words(language).say(text, &Nobody);
    let all: Vec<String> = texts.map(say).collect();
    all.join(" ").replace(['\u{2068}', '\u{2069}'], "")
}

#[test]
fn every_card_and_person_says_what_it_does() {
    let people = Investigator::all().map(|one| one.def().id);
    let ids: Vec<&str> = people.chain(Title::all().map(Title::id)).collect();
    for language in Language::ALL {
        for id in &ids {
            let text = said(language, id);
            for broken in ["text-", "attr-", "card-", "sub-", "region-", "{", "}", "$", "  "] {
                assert!(!text.contains(broken), "{id} says in {language:?}: {text}");
            }
            assert!(
                text.is_empty()
                    || text.ends_with('.')
                    || text.ends_with(')')
                    || id.starts_with("a")
                    || text.len() > 10
            );
        }
    }
}

#[test]
fn a_few_sentences_word_for_word() {
    let cases = [
        (
            "witch_house",
            "When you arrive: you may play a Spell at once.",
            "Al llegar: puedes jugar un Hechizo al momento.",
        ),
        (
            "elder_sign",
            "Use, in Combat: your Investigator loses 3 less.",
            "Uso, en Combate: tu Investigador pierde 3 menos.",
        ),
        ("books_of_hsan", "Draw 2 cards.", "Roba 2 cartas."),
        ("camera", "Use: draw 1 card.", "Uso: roba 1 carta."),
        (
            "rest_cure",
            "If your Threat is empty, gain 2 Sanity.",
            "Si tu Amenaza está vacía, gana 2 de Cordura.",
        ),
        ("red_gesture", "In Combat: your Threat has +3.", "En Combate: tu Amenaza tiene +3."),
        (
            "richard_pickman",
            "Your Monsters (GHOUL) cost 1 Sanity less.",
            "Tus Monstruos (GUL) cuestan 1 de Cordura menos.",
        ),
        (
            "mi_go",
            "If it damages an Investigator: that player buries one of their Artifacts. Summoned, it can carry you by air instead.",
            "Si daña a un Investigador: ese jugador entierra uno de sus Artefactos. Invocado, puede llevarte por aire en vez de atacar.",
        ),
        (
            "tramp_steamer",
            "Travel by sea: play a Location that can be reached by sea, at once.",
            "Viaje marítimo: juega una Localización accesible por mar, al momento.",
        ),
        (
            "ocean_liner",
            "Travel by sea: play a Location that can be reached by sea.",
            "Viaje marítimo: juega una Localización accesible por mar.",
        ),
    ];
    for (id, english, spanish) in cases {
        assert_eq!(
            (said(Language::English, id), said(Language::Spanish, id)),
            (english.to_owned(), spanish.to_owned()),
            "{id}"
        );
    }
}

/// Every sentence within a sentence, and every name in it.
fn keys(text: &Text, all: &mut BTreeSet<String>) {
    all.insert(text.key.clone());
    for (_, arg) in &text.args {
        match arg {
            Arg::Text(inner) => keys(inner, all),
            Arg::Name(name) => drop(all.insert(name.clone())),
            Arg::Names(names) => all.extend(names.iter().cloned()),
            _ => {}
        }
    }
}

/// A name alone helps nobody who has never held the card: whoever it is played at reads what it does, in the
/// story and above the choice.
#[test]
fn whoever_a_card_is_played_at_reads_what_it_does() {
    let mut game = table(2);
    game.ally(B, "warren_rice").ally(B, "richard_pickman").hand(A, &["townsfolk"]);
    let mut b = Bench::new(game.hand(B, &["telegram", "research"]));
    b.play("townsfolk");
    let effect = "An opponent discards one of their Allies.";
    let ask = b.asked(B).expect("B chooses which Ally goes");
    let view = b.game().view(Viewer::Seat(B));
    let say = |text: &Text| words(Language::English).say(text, &Nobody).replace(['\u{2068}', '\u{2069}'], "");
    assert!(say(&Mythos::screen(&view, Some(ask)).heading).contains(effect));
    let played = Event::Happens { seat: A, title: t("townsfolk"), other: Some(B) };
    let line = |viewer| say(&Mythos::line(&played, viewer).unwrap());
    assert!(line(Viewer::Seat(B)).contains(effect) && line(Viewer::Spectator).contains(effect));
    assert!(!line(Viewer::Seat(A)).contains(effect), "whoever plays it has read it");
    let summoned = Event::Summons { seat: A, title: t("mi_go"), other: B };
    let line = say(&Mythos::line(&summoned, Viewer::Seat(B)).unwrap());
    assert!(line.contains("buries one of their Artifacts") && !line.contains("carry"), "{line}");
}

/// On a telephone each proposal is one press: its button counts, the picture of the hand marks what goes, and
/// names stand above the buttons.
#[test]
fn what_is_proposed_to_go_is_named_above_the_buttons_that_count_it() {
    let mut game = table(2);
    game.who(A, "edith_whitcomb");
    let held =
        ["a_quiet_season", "camera", "dhole", "gug", "zoogs", "zoogs", "ghoul", "meadow_hill", "camera"];
    game.hand(A, &held);
    let b = Bench::new(game.round_end());
    let screen = Mythos::screen(&b.game().view(Viewer::Seat(A)), b.asked(A));
    let names = |text: &Text| {
        let named = text.args.iter().find_map(|(_, arg)| match arg {
            Arg::Names(names) => Some(names.clone()),
            _ => None,
        });
        named.unwrap()
    };
    let presses: Vec<&Text> = screen.groups[0].presses.iter().map(|press| &press.label).collect();
    let said =
        |text: &Text| words(Language::English).say(text, &Nobody).replace(['\u{2068}', '\u{2069}'], "");
    assert_eq!(presses.iter().map(|text| said(text)).collect::<Vec<_>>(), ["Discard 3", "Discard 6"]);
    let lines: Vec<&Text> = screen.lines.iter().filter(|line| line.key.starts_with("proposed-")).collect();
    let [first, more] = lines[..] else { panic!("{lines:?}") };
    assert_eq!(names(first), names(presses[0]));
    let mut both = [names(first), names(more)].concat();
    let mut six = names(presses[1]);
    both.sort();
    six.sort();
    assert_eq!(both, six, "the second line says what comes on top");
    assert!(said(first).starts_with("Discard 3: ") && said(more).starts_with("Discard 6: these and "));
}

/// All that is said at tables of random players.
struct Listening {
    whims: Random,
    said: BTreeSet<String>,
}

impl Player<Mythos> for Listening {
    fn answer(&mut self, game: &Mythos, asks: &[Ask<Mythos>]) -> Pick {
        for ask in asks {
            let view = game.view(Viewer::Seat(ask.seat));
            let screen = Mythos::screen(&view, Some(ask));
            let presses = screen.groups.iter().flat_map(|group| &group.presses);
            let texts = presses.flat_map(|press| [Some(&press.label), press.hint.as_ref()]).flatten();
            let groups = screen.groups.iter().map(|group| &group.about);
            let confirms =
                screen.groups.iter().filter_map(|group| group.set.as_ref()).map(|set| &set.confirm);
            let lines =
                screen.lines.iter().chain(&screen.summary).chain(&screen.standing).chain(&screen.hand);
            let all =
                texts.chain(groups).chain(confirms).chain(lines).chain(&screen.own).chain([&screen.heading]);
            all.for_each(|text| keys(text, &mut self.said));
            keys(&Mythos::question(&game.view(Viewer::Spectator), ask.seat, ask.about), &mut self.said);
        }
        self.whims.answer(game, asks)
    }

    fn hear(&mut self, game: &Mythos, event: &Event) {
        for viewer in [Viewer::Spectator, Viewer::Seat(game.mover)] {
            Mythos::line(event, viewer).iter().for_each(|text| keys(text, &mut self.said));
        }
    }
}

#[test]
fn everything_that_is_said_has_words() {
    let mut listening = Listening { whims: Random::new(4), said: BTreeSet::new() };
    for n in 0..40 {
        let length = if n % 2 == 0 { Length::Basic } else { Length::Campaign(20) };
        let options = Options { length, combat: Combat::Sealed, decks: Decks::Brought };
        let seats = 2 + (n % 3) as u8;
        let decks: Vec<Brings> = (0..seats)
            .map(|at| Brings { deck: ready()[(n as usize + usize::from(at)) % 6].id.to_owned() })
            .collect();
        let game = Mythos::setup(&options, &decks, seats, game_dice(8, n)).unwrap();
        let end = play_through(game, &mut listening).unwrap();
        end.verdict().iter().for_each(|text| keys(text, &mut listening.said));
    }
    for id in Title::all().map(Title::id).chain(Investigator::all().map(|one| one.def().id)) {
        let page = Mythos::card(id).unwrap();
        page.lines.iter().chain([&page.title]).for_each(|text| keys(text, &mut listening.said));
    }
    let mut said = listening.said;
    for number_like in ["word-nothing", "ally", "artifact", "tome", "monster", "adventure"] {
        said.remove(number_like);
    }
    for language in Language::ALL {
        let missing: Vec<&String> = said.iter().filter(|key| !words(language).has(key)).collect();
        assert!(missing.is_empty(), "{language:?}: {missing:?}");
    }
    assert!(said.len() > 400, "{}", said.len());
}

/// Of whom a sentence speaks.
fn whose(text: &Text) -> Option<Arg> {
    text.args.iter().find(|(name, _)| name == "player").map(|(_, arg)| arg.clone())
}

/// When all is over players are listed as they came in, and the picture says in which place; before that they
/// are listed as they sit, and no number reads like a place. What goes on is drawn for everybody, and stands
/// in words on a player's own page only.
#[test]
fn in_the_end_everybody_stands_where_they_came_in() {
    let mut game = table(3);
    game.sane(A, 1).sane(B, 9).sane(C, 9).at(A, "meadow_hill").hand(A, &["witch_house"]);
    let standing = |game: &Mythos| -> Vec<Option<Arg>> {
        let screen = Mythos::screen(&game.view(Viewer::Spectator), None);
        screen.standing.iter().map(whose).collect()
    };
    let seats = |seats: [Seat; 3]| seats.map(|seat| whose(&Text::new("standing").with("player", seat)));
    let drawn = |b: &Bench| {
        let names = ["Ann", "Ben", "Cora"].map(str::to_owned);
        let captions = Captions::new(&names, words(Language::English));
        Mythos::draw(Scene::Public(&b.game().view(Viewer::Spectator), &[]), &captions).unwrap()
    };
    let mut b = Bench::new(&game);
    assert_eq!(standing(b.game()), seats([A, B, C]));
    let number = |svg: &str, n: u8| svg.contains(&format!(">{n}</text>"));
    let before = drawn(&b);
    assert!(!(1..=3).any(|n| number(&before.svg, n)), "a number reads like a place");
    assert!(before.alt.contains("Round 2"), "{}", before.alt);
    assert!(Mythos::screen(&b.game().view(Viewer::Spectator), None).lines.is_empty(), "it is drawn");
    assert!(!Mythos::screen(&b.game().view(Viewer::Seat(A)), b.asked(A)).lines.is_empty());
    b.play("witch_house");
    assert!(b.is_over());
    assert_eq!(standing(b.game()), seats([B, C, A]));
    let after = drawn(&b);
    assert!(
        number(&after.svg, 1) && number(&after.svg, 3) && !number(&after.svg, 2),
        "two share the first place"
    );
}

/// What the answers of A, who has the turn, are explained with.
fn hints(b: &Bench) -> Vec<(Answer, String)> {
    let screen = Mythos::screen(&b.game().view(Viewer::Seat(A)), b.asked(A));
    let say = |text: &Text| words(Language::English).say(text, &Nobody).replace(['\u{2068}', '\u{2069}'], "");
    let presses = screen.groups.iter().flat_map(|group| &group.presses);
    presses.filter_map(|press| Some((press.answer, say(press.hint.as_ref()?)))).collect()
}

fn hint(b: &Bench, answer: Answer) -> String {
    hints(b).into_iter().find(|(one, _)| *one == answer).map_or_else(String::new, |(_, hint)| hint)
}

/// An Event may be played for nothing; what is hidden says nothing here.
#[test]
fn an_event_that_would_do_nothing_now_says_so() {
    for (tome, idle) in [(false, true), (true, false)] {
        let mut game = table(2);
        if tome {
            game.tome(B, "research", &[]);
        }
        let mut b = Bench::new(game.hand(A, &["fire", "theft", "amnesia"]));
        assert_eq!(hint(&b, Answer::Play(t("fire"))).contains("No effect now"), idle);
        assert!(hint(&b, Answer::Play(t("theft"))).contains("No effect now"), "nobody has an Artifact");
        assert!(!hint(&b, Answer::Play(t("amnesia"))).contains("No effect"));
        b.play("fire");
        assert_eq!(
            b.told.contains(&Event::InVain { title: t("fire") }),
            idle,
            "and everybody is told so then"
        );
    }
}

/// A journey whose end is not in hand keeps whoever begins it on the way.
#[test]
fn a_journey_without_an_end_in_hand_is_warned_of() {
    for (end, warned) in [("dhole", true), ("ponape", false)] {
        let b = Bench::new(table(2).at(A, "boston_docks").hand(A, &["ocean_liner", end]));
        let says = hint(&b, Answer::Play(t("ocean_liner")));
        assert_eq!(says.contains("No Location in hand"), warned, "{end}: {says}");
    }
}

/// What has been chosen to come along is said where one more may: nothing else on the page has changed by then.
#[test]
fn what_comes_along_so_far_is_said() {
    let mut b = Bench::new(table(2).at(A, "meadow_hill").hand(A, &["ghoul", "ghoul", "ghoul"]));
    let asked = |b: &Bench| {
        let screen = Mythos::screen(&b.game().view(Viewer::Seat(A)), b.asked(A));
        words(Language::English).say(&screen.heading, &Nobody).replace(['\u{2068}', '\u{2069}'], "")
    };
    b.play("ghoul");
    assert_eq!(asked(&b), "What comes along with Ghoul, in the same turn?");
    b.pick("ghoul");
    assert_eq!(asked(&b), "With Ghoul comes Ghoul. What else?");
}

/// With three, others may have what whoever it is played at has not.
#[test]
fn an_event_that_is_in_vain_at_whom_it_is_played_is_told_as_that() {
    for (at, in_vain) in [(B, false), (C, true)] {
        let mut game = table(3);
        game.tome(B, "research", &[]);
        let mut b = Bench::new(game.hand(A, &["fire"]));
        b.play("fire");
        b.say(Answer::Player(at));
        assert_eq!(b.told.contains(&Event::InVain { title: t("fire") }), in_vain);
    }
}

#[test]
fn whoever_ends_the_round_reads_how_many_monsters_the_others_have() {
    for (monsters, says) in [(0, "ends the round."), (1, "have 1 Monster."), (2, "have 2 Monsters.")] {
        let mut game = table(2);
        game.players[1].passed = true;
        game.threat(B, A, &["gug", "ghoul"][..monsters]).threat(A, B, &["dhole"]);
        let b = Bench::new(&game);
        let hint = hint(&b, Answer::Pass);
        assert!(hint.ends_with(says), "{hint}");
    }
}
