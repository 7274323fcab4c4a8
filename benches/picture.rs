//! How long pictures take: `cargo bench --bench picture`.
//!
//! A table of eight in the middle of its race, and a full hand: from what a viewer may see to the drawing, from the drawing to PNG, and
//! both, as for a picture that nobody has asked for yet. `bytes` are those of the picture.

use divan::counter::BytesCount;
use divan::{Bencher, black_box};
use serde_json::Value;
use sobremesa::drawing::{Drawing, Gallery, Pictures};
use sobremesa::drivers::{game_dice, rookie};
use sobremesa::games::cthulhu500::{Options, Race, Reactions};
use sobremesa::kernel::{By, Game, Input, Saved, Seat, Viewer};
use sobremesa::words::Language;

fn main() {
    divan::main();
}

/// What a viewer may see of a table of eight after so many answers of rookies.
fn view(viewer: Viewer) -> Value {
    let options = Options::proposed(8, Reactions::First);
    let Ok((mut saved, mut now)) = Saved::<Race>::new(&options, 8, game_dice(4, 0)) else {
        return Value::Null;
    };
    for _ in 0..300 {
        let Some(ask) = now.asks.first() else { break };
        let answer = rookie(&now.game.view(Viewer::Seat(ask.seat)), ask);
        let input = Input { seat: ask.seat, by: By::Player, about: ask.about, answer };
        match saved.submit(input) {
            Ok(next) => now = next,
            Err(_) => break,
        }
    }
    serde_json::to_value(now.game.view(viewer)).unwrap_or(Value::Null)
}

fn names() -> Vec<String> {
    ["Ana", "Bartholomew Whateley", "Chiara", "D'Arcy", "Émile", "Frau Müller", "Grzegorz", "Haru"]
        .map(str::to_owned)
        .to_vec()
}

fn pictures() -> &'static dyn Pictures {
    sobremesa::games::pictures("cthulhu500").unwrap_or_else(|| unreachable!("the race has pictures"))
}

fn table(view: &Value) -> Option<Drawing> {
    pictures().table(view, &names(), Language::English)
}

fn hand(view: &Value) -> Option<Drawing> {
    pictures().hand(view, &names(), Language::English)
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
