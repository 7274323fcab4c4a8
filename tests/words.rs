//! Words: every language says everything, with the same arguments, and nothing is too long for its place.

use fluent_syntax::ast::{Attribute, Entry, Expression, InlineExpression, Pattern, PatternElement};
use sobremesa::drivers::{Random, game_dice};
use sobremesa::games;
use sobremesa::games::cthulhu500::cards::{Card, Trigger, Vehicle};
use sobremesa::games::cthulhu500::scene::Test;
use sobremesa::games::cthulhu500::{
    About, Answer, Dealing, Event, Length, Options, Race, Reactions, card_text,
};
use sobremesa::kernel::{
    Arg, Ask, Book, By, Ended, Game, Input, Lobby, Pick, Player, Recalls, Saved, Screen, Seat, Tells, Tempo,
    Text, Viewer,
};
use sobremesa::words::{Language, Names, Nobody, Words};
use std::collections::hash_map::DefaultHasher;
use std::collections::{BTreeMap, BTreeSet};
use std::hash::{Hash as _, Hasher as _};
use std::mem::discriminant;

/// The arguments of every message and attribute, by name.
type Messages = BTreeMap<String, BTreeSet<String>>;

/// The files of a game in a language; those of the house, where there is no game.
fn files(language: Language, book: Option<&'static Book>) -> &'static [(&'static str, &'static str)] {
    let Some(book) = book else { return language.files() };
    let edition = book.editions.iter().find(|one| one.language == language.id());
    edition.unwrap_or_else(|| panic!("{} says nothing in {language:?}", book.kind)).messages
}

/// The house's own words, and every book.
fn books() -> impl Iterator<Item = Option<&'static Book>> {
    [None].into_iter().chain(games::all().map(|game| Some(game.book())))
}

/// The words of the race, and of the house behind them.
fn race(language: Language) -> Words {
    Words::of(language, Some(Race::book()))
}

/// Everything that can be said at a table of the race.
fn messages(language: Language) -> Messages {
    let mut all = own(language, None);
    all.extend(own(language, Some(Race::book())));
    all
}

/// What a game says itself.
fn own(language: Language, book: Option<&'static Book>) -> Messages {
    let mut all = BTreeMap::new();
    each_pattern(language, book, &mut |file, key, pattern| {
        let twice = all.insert(key.to_owned(), arguments(pattern));
        assert_eq!(twice, None, "{}/{file}: {key} is there twice", language.id());
    });
    resolved(all)
}

/// What a message says in the words of another needs the arguments of both.
fn resolved(all: Messages) -> Messages {
    let whole = |arguments: &BTreeSet<String>| {
        let [others, own]: [Vec<&str>; 2] = [true, false]
            .map(|is| arguments.iter().map(String::as_str).filter(|a| a.starts_with(OTHER) == is).collect());
        let theirs = others.iter().filter_map(|key| all.get(&key[OTHER.len_utf8()..])).flatten();
        own.into_iter().map(str::to_owned).chain(theirs.cloned()).collect()
    };
    all.iter().map(|(key, arguments)| (key.clone(), whole(arguments))).collect()
}

/// Stands before the name of another message among the arguments of one that speaks in its words.
const OTHER: char = '→';

/// What players are called among the arguments of a sentence.
const PLAYERS: [&str; 6] = ["player", "other", "to", "by", "robbed", "players"];

/// Whom of its sentence a form speaks to, where it is one in which whoever reads it is spoken to.
fn speaks_to(key: &str) -> Option<Vec<&str>> {
    let (_, form) = key.split_once('.')?;
    let who: Vec<&str> = form.split('-').collect();
    who.iter().all(|one| PLAYERS.contains(one)).then_some(who)
}

/// The forms of a sentence in which whoever reads it is spoken to, with what they want to be told.
fn forms<'a>(message: &str, all: &'a Messages) -> impl Iterator<Item = (&'a str, &'a BTreeSet<String>)> {
    let start = format!("{message}.");
    let of_it = all.range(start.clone()..).take_while(move |(key, _)| key.starts_with(&start));
    of_it.filter(|(key, _)| speaks_to(key).is_some()).map(|(key, wanted)| (key.as_str(), wanted))
}

/// Looks at everything that a game says, or the house: in which file, under which key, and how it is put together.
fn each_pattern(
    language: Language,
    book: Option<&'static Book>,
    look: &mut dyn FnMut(&str, &str, &Pattern<&str>),
) {
    for (file, text) in files(language, book) {
        let parsed = fluent_syntax::parser::parse(*text).unwrap_or_else(|(_, errors)| {
            panic!("{}/{file}: {errors:?}", language.id());
        });
        for entry in parsed.body {
            let Entry::Message(message) = entry else { continue };
            let id = message.id.name;
            if let Some(value) = &message.value {
                look(file, id, value);
            }
            for Attribute { id: attribute, value } in &message.attributes {
                look(file, &format!("{id}.{}", attribute.name), value);
            }
        }
    }
}

fn arguments(pattern: &Pattern<&str>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            match expression {
                Expression::Inline(inline) => in_expression(inline, &mut found),
                Expression::Select { selector, variants } => {
                    in_expression(selector, &mut found);
                    variants.iter().for_each(|variant| found.extend(arguments(&variant.value)));
                }
            }
        }
    }
    found
}

fn in_expression(inline: &InlineExpression<&str>, found: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            found.insert(id.name.to_owned());
        }
        InlineExpression::MessageReference { id, attribute } => {
            let attribute = attribute.as_ref().map(|attribute| format!(".{}", attribute.name));
            found.insert(format!("{OTHER}{}{}", id.name, attribute.unwrap_or_default()));
        }
        InlineExpression::Placeable { expression } => {
            let elements = vec![PatternElement::Placeable { expression: *expression.clone() }];
            found.extend(arguments(&Pattern { elements }));
        }
        _ => {}
    }
}

/// Shows what stands side by side in a message, whichever way it comes out.
fn side_by_side(pattern: &Pattern<&str>, before: &str, look: &mut dyn FnMut(&str)) {
    let mut said = before.to_owned();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => {
                said.push_str(value);
                look(&said);
            }
            PatternElement::Placeable { expression } => {
                if let Expression::Select { variants, .. } = expression {
                    variants.iter().for_each(|variant| side_by_side(&variant.value, &said, look));
                }
                said.clear();
            }
        }
    }
}

#[test]
fn spanish_draws_de_and_a_together_with_el() {
    for book in books() {
        each_pattern(Language::Spanish, book, &mut |file, key, pattern| {
            side_by_side(pattern, " ", &mut |said| {
                let apart = [" de el ", " a el "].into_iter().find(|apart| said.contains(apart));
                assert_eq!(apart, None, "{file}: {key}: {said}");
            });
        });
    }
}

#[test]
fn every_language_has_every_message_with_the_same_arguments() {
    for book in books() {
        let name = book.map_or("house", |book| book.kind);
        let english = own(Language::English, book);
        for language in Language::ALL {
            let other = own(language, book);
            let missing: Vec<_> = english.keys().filter(|key| !other.contains_key(*key)).collect();
            let extra: Vec<_> = other.keys().filter(|key| !english.contains_key(*key)).collect();
            assert!(
                missing.is_empty() && extra.is_empty(),
                "{name}, {language:?}: missing {missing:?}, extra {extra:?}"
            );
            for (key, arguments) in &english {
                assert_eq!(arguments, &other[key], "{name}, {language:?}: the arguments of {key}");
            }
        }
    }
}

/// Ann, Ben and Cleo, as one of them reads it.
struct ReadBy(Option<Seat>);

impl Names for ReadBy {
    fn name(&self, seat: Seat) -> String {
        ["Ann", "Ben", "Cleo"][seat.index()].to_owned()
    }

    fn reader(&self) -> Option<Seat> {
        self.0
    }
}

#[test]
fn whoever_reads_what_they_did_is_spoken_to() {
    let say = |text: &Text, reader: Option<u8>| race(Language::English).say(text, &ReadBy(reader.map(Seat)));
    let held = Text::new("event-held").with("player", Seat(0)).with("other", Seat(1));
    assert_eq!(say(&held, None), "Ann holds off Ben.");
    assert_eq!(say(&held, Some(2)), "Ann holds off Ben.");
    assert_eq!(say(&held, Some(0)), "You hold off Ben.");
    assert_eq!(say(&held, Some(1)), "Ann holds you off.");
    // A sentence about two, and they are both.
    let laid = Text::new("event-laid-on").with("player", Seat(0)).with("other", Seat(0));
    let laid = laid.with("card", "card-ia_ia");
    assert!(say(&laid, Some(0)).ends_with(" and point at yourself."), "{}", say(&laid, Some(0)));
    // Within a list, and within a sentence that stands in another.
    let grid = Text::new("event-grid").with("players", Arg::Players(vec![Seat(2), Seat(1), Seat(0)]));
    let both = Text::new("tale-and").with("one", held).with("more", grid);
    let said = say(&both, Some(1));
    assert!(said.starts_with("Ann holds you off. The grid, leader first: Cleo, you and Ann."), "{said}");
    // What has no words for that names them.
    let climb = Text::new("moment-streak").with("player", Seat(0)).with("count", 3_i64);
    assert_eq!(say(&climb, Some(0)), "Ann passes 3 times in a single turn.");
}

/// Nobody is spoken to and of in one sentence.
#[test]
fn a_sentence_that_speaks_to_its_reader_does_not_name_them() {
    let mut found = 0;
    for book in books() {
        let name = book.map_or("house", |book| book.kind);
        for language in Language::ALL {
            let all = own(language, book);
            for (key, arguments) in &all {
                let Some(who) = speaks_to(key) else { continue };
                found += 1;
                let named: Vec<_> = who.iter().filter(|one| arguments.contains(**one)).collect();
                assert!(named.is_empty(), "{name}, {language:?}: {key} names {named:?}");
            }
        }
    }
    assert!(found > 500, "{found}: they are called otherwise now");
}

/// A game may put a sentence of the house its own way, with no more than the house tells it.
#[test]
fn what_a_game_overrules_is_told_the_same() {
    let house = own(Language::English, None);
    for book in books().flatten() {
        for (key, arguments) in own(Language::English, Some(book)) {
            if let Some(told) = house.get(&key) {
                assert!(arguments.is_subset(told), "{}: {key} wants {arguments:?} of {told:?}", book.kind);
            }
        }
    }
    let [house, race] = [Words::house(Language::English), race(Language::English)];
    assert_ne!(house.word("lobby-ready"), race.word("lobby-ready"));
    assert_eq!(house.word("button-join"), race.word("button-join"));
    assert_eq!(
        race.word("sorry-no-table-here"),
        "There is no table in this channel. /cthulhu500 new opens one."
    );
    assert!(!house.has("game-cthulhu500") && house.rules().sections.is_empty());
}

/// What every game has to say of itself, whatever else it says.
#[test]
fn every_game_introduces_itself() {
    for game in games::all() {
        for language in Language::ALL {
            let (kind, words) = (game.kind(), Words::of(language, Some(game.book())));
            let mut keys = vec![format!("game-{kind}"), format!("pitch-{kind}"), format!("cmd-{kind}")];
            keys.extend([format!("cmd-{kind}.text"), "help-1".into(), "help-1.text".into()]);
            keys.extend(["lesson-welcome", "lesson-over"].map(str::to_owned));
            for dial in game.dials() {
                keys.extend([format!("dial-{}", dial.id), format!("cmd-new-{}.text", dial.id)]);
                keys.extend(dial.notches.iter().map(|notch| format!("dial-{}-{}", dial.id, notch.id)));
            }
            // A menu of the lobby explains each of its choices, but for what only one can have: that says all
            // with its name.
            for dial in game.dials().iter().chain(&game.seat_dials()).filter(|dial| !dial.taken) {
                keys.extend(dial.notches.iter().map(|notch| format!("dial-{}-{}.hint", dial.id, notch.id)));
            }
            keys.extend(game.seat_dials().iter().map(|dial| format!("dial-{}", dial.id)));
            assert_eq!(words.word(&format!("cmd-{kind}")), kind, "{language:?}: what is typed has one name");
            for verb in game.verbs() {
                keys.extend([format!("cmd-{}.text", verb.id), format!("cmd-{}-what.text", verb.id)]);
            }
            let tempers = games::mind(kind).unwrap().tempers();
            keys.extend(tempers.iter().map(|temper| format!("temper-{temper}")));
            for id in game.lookups() {
                // What has no word for anything else to be said is looked up without it.
                let what = format!("cmd-{id}-what");
                let asks = words.in_language(Language::English).has(&what);
                keys.extend(
                    [format!("cmd-{id}.text")].into_iter().chain(asks.then(|| format!("{what}.text"))),
                );
            }
            for key in keys {
                assert!(words.has(&key), "{kind}, {language:?}: nothing is said for {key}");
            }
            for section in &words.rules().sections {
                let length: usize = section.paragraphs.iter().map(|one| one.text.chars().count() + 12).sum();
                assert!(length < 3_600, "{kind}, {language:?}: section {} is {length} long", section.number);
            }
            let numbers = |words: Words| -> Vec<String> {
                let all = words.rules().sections.iter().flat_map(|section| &section.paragraphs);
                all.map(|paragraph| paragraph.number.clone()).collect()
            };
            assert!(!numbers(words).is_empty(), "{kind}, {language:?}: no rules page");
            assert_eq!(numbers(words), numbers(words.in_language(Language::English)), "{kind}, {language:?}");
        }
    }
}

/// A text can be said: there is a message, and it uses no argument that it is not given.
fn can_be_said(text: &Text, all: &Messages) {
    let wanted = all.get(&text.key).unwrap_or_else(|| panic!("there are no words for {}", text.key));
    let given: BTreeSet<_> = text.args.iter().map(|(name, _)| name.clone()).collect();
    for (key, wanted) in forms(&text.key, all).chain([(text.key.as_str(), wanted)]) {
        assert!(wanted.is_subset(&given), "{key}: {wanted:?} wanted, {given:?} given");
    }
    for (_, arg) in &text.args {
        match arg {
            Arg::Name(key) => assert!(all.contains_key(key), "there are no words for {key}"),
            Arg::Names(keys) => keys.iter().for_each(|key| assert!(all.contains_key(key), "{key}")),
            Arg::Text(inner) => can_be_said(inner, all),
            _ => {}
        }
    }
}

/// What has been said in a test, and whether it could be.
struct Sayings {
    /// What each language has.
    everything: Vec<Messages>,
    /// Every message that was said.
    seen: BTreeSet<String>,
    /// What was looked at before, by message, arguments and names: the same is as good the second time.
    known: BTreeSet<u64>,
}

impl Sayings {
    fn new() -> Sayings {
        let everything = Language::ALL.into_iter().map(messages).collect();
        Sayings { everything, seen: BTreeSet::new(), known: BTreeSet::new() }
    }

    /// Looks whether it can be said, if it is new; says whether it is.
    fn note(&mut self, text: &Text) -> bool {
        let mut hasher = DefaultHasher::new();
        shape(text, &mut hasher);
        let new = self.known.insert(hasher.finish());
        if new {
            self.everything.iter().for_each(|all| can_be_said(text, all));
            note(text, &mut self.seen);
        }
        new
    }

    /// What nobody has said of what is said in stories and on screens.
    fn unsaid(&self) -> Vec<&String> {
        let kinds = [
            "event-",
            "moment-",
            "ask-",
            "press-",
            "scene-",
            "group-",
            "standing-car",
            "mark-",
            "hand-",
            "public-",
            "effect-",
            "summary",
        ];
        let told = self.everything[0].keys().filter(|key| kinds.iter().any(|kind| key.starts_with(kind)));
        // A lap that is sure to come is asked about ahead too seldom to be met at random.
        let seldom = |key: &str| key.starts_with("group-ahead-lap_gained");
        // What Discord shows of the groups of commands.
        let commands = ["group-table", "group-me"];
        // Whoever is spoken to is spoken to in a form of a sentence that has been said.
        let addressed = |key: &str| speaks_to(key).is_some() || key.ends_with(".you");
        told.filter(|key| {
            !self.seen.contains(*key) && !seldom(key) && !addressed(key) && !commands.contains(&key.as_str())
        })
        .collect()
    }
}

/// All of a text that decides whether it can be said: not its numbers, nor whom it is about.
fn shape(text: &Text, hasher: &mut DefaultHasher) {
    text.key.hash(hasher);
    for (name, arg) in &text.args {
        name.hash(hasher);
        match arg {
            Arg::Name(key) => key.hash(hasher),
            Arg::Names(keys) => keys.hash(hasher),
            Arg::Text(inner) => shape(inner, hasher),
            _ => {}
        }
    }
}

/// What a text says, and what is said inside it.
fn note(text: &Text, seen: &mut BTreeSet<String>) {
    seen.insert(text.key.clone());
    for (_, arg) in &text.args {
        if let Arg::Text(inner) = arg {
            note(inner, seen);
        }
    }
}

#[test]
fn every_card_says_what_its_table_says() {
    for language in Language::ALL {
        let all = messages(language);
        for card in Card::ALL {
            let text = card_text(card);
            let given: BTreeSet<String> = text.args.iter().map(|(name, _)| name.clone()).collect();
            assert_eq!(all[&text.key], given, "{language:?}: the numbers in the text of {card:?}");
            let digits = files(language, Some(Race::book())).iter().any(|(_, file)| {
                let line =
                    file.lines().skip_while(|line| !line.starts_with(&format!("card-{} =", card.id())));
                line.skip(1).take(1).any(|line| line.trim_start().starts_with(".text") && has_digit(line))
            });
            assert!(!digits, "{language:?}: a number is written out in the text of {card:?}");
            for key in ["flavour", "text"] {
                assert!(
                    race(language).has(&format!("card-{}.{key}", card.id())),
                    "{language:?}: {card:?} {key}"
                );
            }
            let said = race(language).say(&text, &Nobody);
            assert!(!said.contains('$') && said.len() <= 300, "{said}");
            assert!(race(language).word(&format!("card-{}", card.id())).chars().count() <= 60);
        }
        for vehicle in Vehicle::ALL {
            assert!(race(language).has(&format!("vehicle-{}.flavour", vehicle.id())));
        }
        for trigger in Trigger::ALL {
            assert!(race(language).has(&format!("trigger-{}", trigger.id())));
            assert!(race(language).has(&format!("on-{}", trigger.id())));
        }
    }
}

fn has_digit(text: &str) -> bool {
    let mut outside = true;
    text.chars().any(|c| {
        outside = (outside || c == '}') && c != '{';
        outside && c.is_ascii_digit()
    })
}

#[test]
fn numbers_and_signs_come_out_as_people_write_them() {
    let text = card_text(Card::TekeliLiThrottle);
    assert!(race(Language::English).say(&text, &Nobody).contains("+3"));
    let slick = race(Language::Spanish).say(&card_text(Card::OilSlickFromBeyond), &Nobody);
    assert!(slick.contains("−2"), "{slick}");
    let two = vec!["Ana".to_owned(), "Inés".to_owned()];
    assert_eq!(Language::Spanish.list(two.clone()), "Ana e Inés");
    assert_eq!(Language::English.list(two), "Ana and Inés");
    assert_eq!(Language::for_locale("es-419"), Language::Spanish);
    assert_eq!(Language::for_locale("de"), Language::English);
    let written = [(4, "0.04", "0,04"), (-5, "−0.05", "−0,05"), (36, "0.4", "0,4"), (1_268, "12.7", "12,7")];
    for (number, english, spanish) in written {
        assert_eq!(Language::English.hundredths(number), english);
        assert_eq!(Language::Spanish.hundredths(number), spanish);
    }
}

/// Everything that there is to read on a screen.
fn page<A>(screen: &Screen<A>) -> impl Iterator<Item = &Text> {
    [&screen.heading]
        .into_iter()
        .chain(&screen.lines)
        .chain(&screen.summary)
        .chain(&screen.standing)
        .chain(&screen.hand)
        .chain(&screen.own)
}

/// A name as long as any that stands on a button.
const LONG_NAME: &str = "Wwwwwwwwwwwwwwwwww 🤖";
/// Discord takes no longer ones.
const LABEL_MOST: usize = 80;

/// What decides which words an answer gets: its kind and its card, not its player.
fn kind(about: About, answer: &Answer) -> u64 {
    let mut hasher = DefaultHasher::new();
    discriminant(&about).hash(&mut hasher);
    discriminant(answer).hash(&mut hasher);
    match *answer {
        Answer::Lay(lay) | Answer::Attempt { with: Some(lay), .. } | Answer::FreePass { with: Some(lay) } => {
            lay.card.id().hash(&mut hasher);
            discriminant(&lay.aim).hash(&mut hasher);
        }
        Answer::Play(card) | Answer::Put(card) | Answer::Attach(card) | Answer::Drive(card) => {
            card.id().hash(&mut hasher);
        }
        _ => {}
    }
    hasher.finish()
}

/// What decides which words a viewer reads of what is going on.
fn situation(game: &Race, viewer: Option<Seat>, about: Option<About>) -> u64 {
    let mut hasher = DefaultHasher::new();
    let scene = &game.scene;
    (viewer.is_some(), about.map(|about| discriminant(&about)), discriminant(&game.phase)).hash(&mut hasher);
    for laid in &scene.laid {
        (laid.card.id(), discriminant(&laid.aim), Some(laid.seat) == viewer).hash(&mut hasher);
    }
    let level = match &scene.test {
        Some(Test::Passing { attack, defence }) => attack.sum() == defence.sum(),
        _ => false,
    };
    (scene.test.is_some(), level, scene.lapper.is_some()).hash(&mut hasher);
    // What a card is chosen for, and what it is for, have words of their own.
    scene.declaring.map(|card| card.id()).hash(&mut hasher);
    let free = scene
        .attempt
        .as_ref()
        .map(|attempt| (discriminant(&attempt.kind), scene.actor == Some(attempt.attacker)));
    free.hash(&mut hasher);
    let hand = viewer.map(|me| &game.car(me).hand);
    hand.map(|hand| (hand.is_empty(), hand.len() >= 5, hand.windows(2).any(|two| two[0] == two[1])))
        .hash(&mut hasher);
    let mine = viewer.map(|me| (scene.damage.has(me), game.car(me).damaged, game.winning() == me));
    (mine, scene.damage.is_empty()).hash(&mut hasher);
    hasher.finish()
}

/// Plays races at random and says everything that is told and shown in them, in every language.
#[test]
fn whatever_happens_can_be_told_and_shown() {
    let mut sayings = Sayings::new();
    let names = vec![LONG_NAME.to_owned(); 8];
    let mut labels: BTreeSet<String> = BTreeSet::new();
    // As many as it takes until everything has been said, and that is not many.
    for n in 0..300_u64 {
        if n >= 4 && sayings.unsaid().is_empty() {
            break;
        }
        let reactions = if n % 2 == 0 { Reactions::First } else { Reactions::Sealed };
        let options = Options {
            warning_lap: n % 3 == 0,
            flag_waving: true,
            net_laps: true,
            vehicles: Dealing::Chosen,
            length: Length::Long(1),
            ..Options::printed(reactions)
        };
        let seats = 3 + (n % 6) as u8;
        let (mut saved, mut now) = Saved::<Race>::new(&options, seats, game_dice(21, n)).unwrap();
        let mut pick = Random::new(n);
        let mut story = Vec::new();
        loop {
            story.extend(now.news.iter().cloned());
            for event in &now.news {
                let viewers = [Viewer::Spectator, Viewer::Seat(Seat(0))];
                viewers.into_iter().filter_map(|viewer| Race::line(event, viewer)).for_each(|text| {
                    sayings.note(&text);
                });
            }
            let mut is_new = |what: u64| sayings.known.insert(what);
            let game = &now.game;
            let fresh: Vec<&Ask<Race>> = now
                .asks
                .iter()
                .filter(|ask| {
                    let scene = is_new(situation(game, Some(ask.seat), Some(ask.about)));
                    ask.choices.iter().fold(scene, |new, choice| is_new(kind(ask.about, choice)) || new)
                })
                .collect();
            let to_all = is_new(situation(game, None, None));
            for ask in fresh {
                let public = game.view(Viewer::Spectator);
                let screen = Race::screen(&now.game.view(Viewer::Seat(ask.seat)), Some(ask));
                let lesson = screen.heading.key.replacen("ask-", "lesson-", 1);
                sayings.note(&Text { key: lesson, ..screen.heading.clone() });
                sayings.note(&Race::question(&public, ask.seat, ask.about));
                let single = screen.groups.iter().filter(|group| group.set.is_none());
                let answers: usize = single.map(|group| group.presses.len()).sum();
                assert_eq!(answers, ask.choices.len(), "a button for each answer");
                for group in &screen.groups {
                    [&group.about].into_iter().chain(&group.hint).for_each(|text| {
                        sayings.note(text);
                    });
                    group.set.iter().for_each(|set| {
                        sayings.note(&set.confirm);
                    });
                    for press in &group.presses {
                        press.hint.iter().for_each(|text| {
                            sayings.note(text);
                        });
                        if sayings.note(&press.label) {
                            labels.extend(
                                Language::ALL.map(|language| race(language).say(&press.label, &names)),
                            );
                        }
                    }
                }
                page(&screen).for_each(|text| {
                    sayings.note(text);
                });
            }
            if to_all {
                page(&Race::screen(&game.view(Viewer::Spectator), None)).for_each(|text| {
                    sayings.note(text);
                });
            }
            if now.asks.is_empty() {
                break;
            }
            let Pick { ask, choice } = Player::<Race>::answer(&mut pick, &now.game, &now.asks);
            let ask = &now.asks[ask];
            let input = Input {
                seat: ask.seat,
                by: By::Player,
                about: ask.about,
                answer: ask.answer(choice).unwrap(),
            };
            now = saved.submit(input).unwrap();
        }
        Race::highlights(&story).iter().for_each(|text| {
            sayings.note(text);
        });
    }
    println!("{} things looked at, {} labels", sayings.known.len(), labels.len());
    let long: Vec<_> = labels.iter().filter(|label| label.chars().count() > LABEL_MOST).collect();
    assert!(long.is_empty(), "too long for a button: {long:#?}");
    // Nothing in the story or on a screen has words that nobody ever says.
    let unsaid = sayings.unsaid();
    assert!(unsaid.is_empty(), "never said: {unsaid:?}");
}

#[test]
fn the_rules_pages_agree_on_their_numbers() {
    let numbers = |language: Language| -> Vec<String> {
        let sections = race(language).rules().sections.iter();
        sections.flat_map(|one| one.paragraphs.iter().map(|paragraph| paragraph.number.clone())).collect()
    };
    let english = numbers(Language::English);
    assert!(english.len() > 60, "{}", english.len());
    for language in Language::ALL {
        assert_eq!(english, numbers(language));
        for ruling in 1..=28 {
            assert!(race(language).rules().has(&format!("R{ruling}")), "{language:?}: R{ruling}");
        }
        let mut paragraphs = race(language).rules().sections.iter().flat_map(|one| &one.paragraphs);
        let cited = paragraphs.find(|one| one.text.contains("(**R"));
        assert_eq!(cited.map(|one| &one.text), None, "{language:?}: a number that nobody can look up");
    }
    assert!(!race(Language::English).rules().search("ring leader").is_empty());
    assert!(!race(Language::Spanish).rules().search("parada pits").is_empty());
}

#[test]
fn whatever_is_refused_is_refused_in_words() {
    use sobremesa::host::Sorry;
    use sobremesa::kernel::Refusal;
    use sobremesa::store::{StoreError, TableId};
    let refusals = [
        Refusal::SeatCount,
        Refusal::Options("x"),
        Refusal::NotAsked,
        Refusal::OtherQuestion,
        Refusal::NotOffered,
        Refusal::GameOver,
        Refusal::StoryChanged,
        Refusal::Runaway,
        Refusal::TooManyOrders,
        Refusal::NoSuchOrder,
        Refusal::BadSave { line: 1, column: 2 },
        Refusal::OtherFormat,
        Refusal::Unsound("x"),
    ];
    let sorry = [
        Sorry::NoTable,
        Sorry::NoTableHere,
        Sorry::ChannelTaken(TableId(1)),
        Sorry::UnknownGame,
        Sorry::OtherGame("cthulhu500".to_owned()),
        Sorry::Begun,
        Sorry::NotRunning,
        Sorry::Paused,
        Sorry::NotSeated,
        Sorry::SeatedAlready,
        Sorry::PlaysThemselves,
        Sorry::HasPlayed,
        Sorry::TipsClosed,
        Sorry::Full,
        Sorry::SeatsKept,
        Sorry::TooFew { needed: 3 },
        Sorry::NotTheOpener,
        Sorry::NoBot,
        Sorry::OnlyBots,
        Sorry::NotAsked,
        Sorry::Stale,
        Sorry::NothingToTakeBack,
        Sorry::NotAbsent,
        Sorry::NoSuchSeat,
        Sorry::NotOffered,
        Sorry::OfferedTooOften,
        Sorry::LeftForGood,
        Sorry::ShownJustNow,
        Sorry::TooManyTables { most: 10 },
        Sorry::GuildFull { most: 50 },
        Sorry::PaceOutOfBounds,
        Sorry::ForeignSave,
        Sorry::Taken,
        Sorry::Busy,
        Sorry::Store(StoreError::Conflict),
    ];
    let said: Vec<Text> = refusals.iter().map(Refusal::text).chain(sorry.iter().map(Sorry::text)).collect();
    let own =
        sobremesa::host::line("cthulhu500", &serde_json::json!({"host": "put-back"}), Viewer::Spectator);
    for language in Language::ALL {
        let all = messages(language);
        said.iter().chain(&own).for_each(|text| can_be_said(text, &all));
        let unsaid: Vec<_> = all
            .keys()
            .filter(|key| key.starts_with("refusal-") || key.starts_with("sorry-"))
            .filter(|key| !said.iter().any(|text| text.key == **key))
            .collect();
        assert!(unsaid.is_empty(), "never said: {unsaid:?}");
    }
}

#[test]
fn standing_orders_are_read_back_as_a_sentence() {
    use sobremesa::kernel::{Often, Order, Whom};
    let order = Order {
        card: Card::SwerveOfTheElderThings.id().to_owned(),
        trigger: Trigger::AttemptStarts.id().to_owned(),
        whom: Whom::Seat(Seat(1)),
        case: "if_i_lose".to_owned(),
        often: Often::EachTime,
        keep: 2,
    };
    let names = vec!["Ann".to_owned(), "Bob".to_owned()];
    let said = |language: Language, order: &Order| race(language).say(&order.text(&[]), &names);
    let swerve = race(Language::English).word("card-swerve_of_the_elder_things");
    assert_eq!(
        said(Language::English, &order),
        format!(
            "Play {swerve} when I try to overtake somebody, or somebody tries to overtake me, if it concerns Bob, \
             unless I would win the test as it stands; each time, and only if at least 2 other cards stay in my hand."
        )
    );
    for language in Language::ALL {
        let all = messages(language);
        let mut sentences = BTreeSet::new();
        let leader = Whom::Named("leader".to_owned());
        for whom in [Whom::Me, Whom::Anyone, leader, Whom::Seat(Seat(0))] {
            for case in ["always", "if_i_lose", "if_i_win"] {
                for often in [Often::Once, Often::EachTime] {
                    for keep in 0..=2 {
                        let (whom, case) = (whom.clone(), case.to_owned());
                        let order = Order { whom, case, often, keep, ..order.clone() };
                        can_be_said(&order.text(&[]), &all);
                        let sentence = said(language, &order);
                        assert!(
                            !sentence.contains("  ") && !sentence.contains(" ,") && !sentence.contains('$'),
                            "{sentence}"
                        );
                        assert!(sentence.ends_with('.') && sentence.len() < 400, "{sentence}");
                        sentences.insert(sentence);
                    }
                }
            }
        }
        assert_eq!(sentences.len(), 4 * 3 * 2 * 3, "{language:?}: every order reads differently");
    }
}

/// One Spanish for everybody, and one name for each thing.
#[test]
fn things_have_one_name() {
    let said = |language: Language, words: &[&str]| {
        let files = books().flat_map(|book| files(language, book));
        let files = files.map(|(file, text)| (*file, text.to_lowercase()));
        for (file, text) in files {
            let found = text
                .lines()
                .find(|line| !line.starts_with('#') && words.iter().any(|word| line.contains(word)));
            assert_eq!(found, None, "{language:?}, {file}");
        }
    };
    said(
        Language::Spanish,
        &["vosotros", "vuestr", "áis ", "éis ", " os ", "cuadriculad", "coger", " coge ", "esperadme"],
    );
    said(Language::English, &["a driver plays", "a driver takes", "try to pass"]);
}

/// What a line ends between is read twice: a number and its sign stay together, in the way in which each
/// language writes them.
#[test]
fn a_line_never_ends_between_a_number_and_its_sign() {
    for (language, between) in [(Language::English, ""), (Language::Spanish, "\u{a0}")] {
        for (file, text) in books().flat_map(|book| files(language, book)) {
            for (at, _) in text.match_indices('%') {
                let before = text[..at].trim_end();
                let number = before.ends_with(|c: char| c.is_ascii_digit() || c == '}');
                let apart = &text[before.len()..at];
                assert!(!number || apart == between, "{}/{file}: {}%", language.id(), &text[..at]);
            }
        }
    }
}

/// Every bot has something to say upon every occasion.
#[test]
fn bots_have_a_tongue() {
    let all = messages(Language::English);
    let mut bots: BTreeMap<&str, BTreeMap<&str, usize>> = BTreeMap::new();
    for key in all.keys().filter(|key| *key != "bot-says") {
        let Some((name, rest)) = key.strip_prefix("bot-").and_then(|key| key.split_once('-')) else {
            continue;
        };
        let (occasion, _) = rest.split_once('-').unwrap();
        *bots.entry(name).or_default().entry(occasion).or_default() += 1;
    }
    assert_eq!(bots.len(), 8, "{bots:?}");
    for (name, remarks) in bots {
        assert_eq!(remarks, BTreeMap::from([("hit", 3), ("lap", 2), ("overtakes", 3)]), "{name}");
    }
}

#[test]
fn the_readme_has_every_command_in_both_languages() {
    let readme = include_str!("../README.md");
    let all = messages(Language::English);
    let commands =
        all.keys().filter_map(|key| key.strip_prefix("cmd-")).filter(|name| !name.contains(['-', '.']));
    let groups = ["cthulhu500"];
    for name in commands.filter(|name| !groups.contains(name)) {
        let [english, spanish] = Language::ALL.map(|language| race(language).word(&format!("cmd-{name}")));
        let row = format!("| `{english}` | `{spanish}` |");
        assert!(readme.contains(&row), "README.md lacks {row}");
    }
}

/// What a game says of itself before the start, at the end, and of many races.
#[test]
fn what_is_said_before_and_after_a_race_can_be_said() {
    let english = messages(Language::English);
    for preset in Race::presets() {
        for key in [format!("preset-{}", preset.id), format!("preset-{}.hint", preset.id)] {
            can_be_said(&Text::new(key), &english);
        }
    }
    for length in [Length::Short, Length::Printed, Length::Long(2)] {
        let options = Options { length, ..Options::printed(Reactions::First) };
        for tempo in [Tempo::Live, Tempo::Slow] {
            can_be_said(&Race::takes(&options, 4, tempo), &english);
        }
    }
    can_be_said(&Text::new("pitch-cthulhu500"), &english);
    let mut kept = Vec::new();
    for n in 0..12 {
        let mut story = Vec::new();
        let options = Options::printed(Reactions::First);
        let race = finished(&options, 4, n, &mut story);
        let verdict = race.verdict();
        assert_eq!(verdict.len(), 4);
        verdict.iter().for_each(|text| can_be_said(text, &english));
        for (place, seat) in (1..).zip(race.ranking()) {
            let details = race.details(seat, &story);
            assert_eq!(details["laps"], race.car(seat).laps);
            kept.push(Ended { place, players: 4, drawn: false, details });
        }
        Race::milestones(&kept)
            .into_iter()
            .for_each(|text| can_be_said(&text.with("player", Seat(0)), &english));
    }
    let said = Race::statistics(&kept);
    assert!(said.len() > 5, "laps, vehicles, cards: {said:?}");
    said.iter().for_each(|text| can_be_said(text, &english));
}

/// A race played at random to its end, with what was told.
fn finished(options: &Options, seats: u8, n: u64, story: &mut Vec<Event>) -> Race {
    let (mut saved, mut now) = Saved::<Race>::new(options, seats, game_dice(77, n)).unwrap();
    let mut whims = Random::new(n);
    story.append(&mut now.news);
    while !now.asks.is_empty() {
        let Pick { ask, choice } = Player::<Race>::answer(&mut whims, &now.game, &now.asks);
        let ask = &now.asks[ask];
        let (seat, about, answer) = (ask.seat, ask.about, ask.answer(choice).unwrap());
        now = saved.submit(Input { seat, by: By::Host, about, answer }).unwrap();
        story.append(&mut now.news);
    }
    now.game
}
