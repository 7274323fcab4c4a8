//! How long pictures take: `cargo bench --bench picture`.
//!
//! A table of eight in the middle of its race, and a full hand: from what a viewer may see to the drawing,
//! from the drawing to PNG, and both, as for a picture that nobody has asked for yet. `bytes` are those of
//! the picture.

use divan::counter::BytesCount;
use divan::{Bencher, black_box};
use sobremesa::drawing::{Captions, Drawing, Gallery, Pictures, Scene};
use sobremesa::drivers::{game_dice, rookie};
use sobremesa::games::cthulhu500::{Options, Race, Reactions, View};
use sobremesa::kernel::{By, Game, Input, Saved, Seat, Viewer};
use sobremesa::words::{Language, Words};

fn main() {
    divan::main();
}

/// What a viewer may see of a table of eight after so many answers of rookies.
fn view(viewer: Viewer) -> View {
    let options = Options::proposed(8, Reactions::First);
    let begun = Saved::<Race>::new(&options, 8, game_dice(4, 0));
    let (mut saved, mut now) = begun.unwrap_or_else(|_| unreachable!("eight can race"));
    for _ in 0..300 {
        let Some(ask) = now.asks.first() else { break };
        let answer = rookie(&now.game.view(Viewer::Seat(ask.seat)), ask);
        let input = Input { seat: ask.seat, by: By::Player, about: ask.about, answer };
        match saved.submit(input) {
            Ok(next) => now = next,
            Err(_) => break,
        }
    }
    now.game.view(viewer)
}

fn names() -> Vec<String> {
    ["Ana", "Bartholomew Whateley", "Chiara", "D'Arcy", "Émile", "Frau Müller", "Grzegorz", "Haru"]
        .map(str::to_owned)
        .to_vec()
}

fn draw(scene: Scene<'_, Race>) -> Option<Drawing> {
    Race::draw(scene, &Captions::new(&names(), words(Language::English)))
}

fn table(view: &View) -> Option<Drawing> {
    draw(Scene::Public(view, &[]))
}

fn hand(view: &View) -> Option<Drawing> {
    draw(Scene::Own(view, None))
}

fn bytes(drawing: Option<&Drawing>) -> BytesCount {
    let png = drawing.and_then(|drawing| drawing.png().ok()).unwrap_or_default();
    BytesCount::new(png.len())
}

/// The table of eight as SVG.
#[divan::bench]
fn draw_table(bencher: Bencher<'_, '_>) {
    let view = view(Viewer::Spectator);
    bencher.bench_local(|| black_box(table(&view)));
}

/// The table of eight, from view to PNG.
#[divan::bench]
fn paint_table(bencher: Bencher<'_, '_>) {
    let view = view(Viewer::Spectator);
    let size = bytes(table(&view).as_ref());
    bencher.counter(size).bench_local(|| black_box(table(&view).and_then(|drawing| drawing.png().ok())));
}

/// A hand, from view to PNG.
#[divan::bench]
fn paint_hand(bencher: Bencher<'_, '_>) {
    let view = view(Viewer::Seat(Seat(2)));
    let size = bytes(hand(&view).as_ref());
    bencher.counter(size).bench_local(|| black_box(hand(&view).and_then(|drawing| drawing.png().ok())));
}

/// The table of eight once more, when nothing has changed.
#[divan::bench]
fn table_again(bencher: Bencher<'_, '_>) {
    let view = view(Viewer::Spectator);
    let gallery = Gallery::default();
    bencher.bench_local(|| black_box(table(&view).and_then(|drawing| gallery.picture(&drawing).ok())));
}

/// The words of the race.
fn words(language: Language) -> Words {
    Words::of(language, sobremesa::games::book("cthulhu500"))
}
