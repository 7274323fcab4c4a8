//! Everything that is said and drawn in whole games, in both languages: there are words for it, and every
//! picture can be painted.

use super::street::Play;
use super::whole::options;
use sobremesa::drawing::{Captions, Pictures, Scene};
use sobremesa::drivers::Random;
use sobremesa::games::fugitive::{Answer, Fugitive};
use sobremesa::kernel::{
    Arg, CardPage, Game, Lobby, Lookup, Recalls, Screen, Seat, Teaches, Tells, Tempo, Text, Viewer,
};
use sobremesa::words::{Language, Nobody, Words};

/// A text can be said in both languages, and everything in it.
fn said(text: &Text) {
    for language in Language::ALL {
        let words = Words::of(language, Some(Fugitive::book()));
        assert!(words.has(&text.key), "{language:?}: there are no words for {}", text.key);
        let sentence = words.say(text, &Nobody);
        assert!(!sentence.contains("{$") && !sentence.contains('{'), "{language:?}: {sentence}");
        for (_, arg) in &text.args {
            match arg {
                Arg::Name(key) => assert!(words.has(key), "{language:?}: {key} in {}", text.key),
                Arg::Names(keys) => {
                    keys.iter().for_each(|key| assert!(words.has(key), "{language:?}: {key}"))
                }
                Arg::Text(inner) => said(inner),
                _ => {}
            }
        }
    }
}

fn all_said(screen: &Screen<Answer>) {
    let lines = [&screen.lines, &screen.standing, &screen.hand, &screen.own];
    lines.into_iter().flatten().chain(&screen.summary).chain([&screen.heading]).for_each(said);
    for group in &screen.groups {
        group.hint.iter().chain([&group.about]).for_each(said);
        group.set.iter().for_each(|set| said(&set.confirm));
        for press in &group.presses {
            press.hint.iter().chain([&press.label]).for_each(said);
        }
    }
}

#[test]
fn there_are_words_for_everything_that_happens() {
    for n in 0..40 {
        let mut play = Play::new(options(n * 5), n);
        let mut random = Random::new(n + 3);
        let mut heard = 0;
        while let Some(ask) = play.now.asks.first() {
            for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
                let view = play.view(viewer);
                all_said(&Fugitive::screen(&view, Some(ask).filter(|ask| viewer.is(ask.seat))));
                said(&Fugitive::question(&view, ask.seat, ask.about));
                play.story[heard..]
                    .iter()
                    .filter_map(|event| Fugitive::line(event, viewer))
                    .for_each(|text| said(&text));
            }
            heard = play.story.len();
            if let Some(asked) = Fugitive::screen(&play.view(Viewer::Seat(ask.seat)), Some(ask))
                .heading
                .key
                .strip_prefix("ask-")
            {
                said(&Text::new(format!("lesson-{asked}")));
            }
            let choice = random.choose(&play.now.game, ask);
            let answer =
                ask.answer(choice).filter(|answer| *answer != Answer::Resign).unwrap_or(ask.otherwise);
            play.try_to(answer).unwrap();
        }
        play.now.game.verdict().iter().chain(&Fugitive::highlights(&play.story)).for_each(said);
    }
}

#[test]
fn there_are_words_for_what_is_set_and_looked_up() {
    for dial in Fugitive::dials() {
        said(&Text::new(format!("dial-{}", dial.id)));
        said(&Text::new(format!("cmd-new-{}", dial.id)));
        dial.notches.iter().for_each(|notch| said(&Text::new(format!("dial-{}-{}", dial.id, notch.id))));
    }
    for (id, title) in Fugitive::catalogue() {
        said(&title);
        let CardPage { title, lines } = Fugitive::card(&id).unwrap();
        lines.iter().chain([&title]).for_each(said);
    }
    for tempo in [Tempo::Live, Tempo::Slow] {
        (0..12).for_each(|n| said(&Fugitive::takes(&options(n), 2, tempo)));
    }
    for preset in Fugitive::presets() {
        said(&Text::new(format!("preset-{}", preset.id)));
    }
    for key in [
        "game-fugitive",
        "pitch-fugitive",
        "cmd-fugitive",
        "help-1",
        "help-2",
        "help-3",
        "lesson-welcome",
        "lesson-over",
    ] {
        said(&Text::new(key));
    }
}

#[test]
fn every_picture_can_be_painted() {
    let names = ["Ann <b>".to_owned(), "Bob & Co".to_owned()];
    let mut play = Play::new(options(6), 6);
    let mut random = Random::new(6);
    let mut drawn = 0;
    while let Some(ask) = play.now.asks.first() {
        for language in Language::ALL {
            let captions = Captions::new(&names, Words::of(language, Some(Fugitive::book())));
            let spectator = play.view(Viewer::Spectator);
            let own = play.view(Viewer::Seat(ask.seat));
            let scenes = [
                Scene::Lobby,
                Scene::Public(&spectator, &[]),
                Scene::Own(&own, Some(ask)),
                Scene::End(&spectator, &[]),
            ];
            for drawing in scenes.into_iter().filter_map(|scene| Fugitive::draw(scene, &captions)) {
                assert!(!drawing.alt.is_empty() && drawing.tree().is_ok());
                drawn += 1;
            }
        }
        let choice = random.choose(&play.now.game, ask);
        let answer = ask.answer(choice).filter(|answer| *answer != Answer::Resign).unwrap_or(ask.otherwise);
        play.try_to(answer).unwrap();
        if drawn > 60 {
            break;
        }
    }
    if let Ok(folder) = std::env::var("FUGITIVE_PICTURES") {
        let captions = Captions::new(&names, Words::of(Language::English, Some(Fugitive::book())));
        let marshal = Seat(1 - play.now.game.chase.runner.0);
        let [public, mine, theirs] =
            [Viewer::Spectator, Viewer::Seat(play.now.game.chase.runner), Viewer::Seat(marshal)]
                .map(|viewer| play.view(viewer));
        let scenes = [
            ("public", Scene::Public(&public, &[])),
            ("fugitive", Scene::Own(&mine, None)),
            ("marshal", Scene::Own(&theirs, None)),
            ("lobby", Scene::Lobby),
        ];
        for (name, scene) in scenes {
            let drawing = Fugitive::draw(scene, &captions).unwrap();
            std::fs::write(format!("{folder}/{name}.png"), drawing.png().unwrap()).unwrap();
        }
        while let Some(ask) = play.now.asks.first() {
            let advised = Fugitive::advise(&play.view(Viewer::Seat(ask.seat)), ask);
            play.try_to(advised).unwrap();
        }
        let over = play.view(Viewer::Spectator);
        let drawing = Fugitive::draw(Scene::End(&over, &play.story), &captions).unwrap();
        std::fs::write(format!("{folder}/end.png"), drawing.png().unwrap()).unwrap();
        eprintln!("{}", drawing.alt);
    }
    assert!(drawn > 20);
}
