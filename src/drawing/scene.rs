//! What there is to draw of a game: its own types for the game that draws, and any game's for whoever shows
//! the picture.

use super::{Drawing, drawable};
use crate::kernel::{AnyTable, Ask, Game, Now, Rules, Seat, Text, Viewer};
use crate::words::{Names, Words};
use serde::de::DeserializeOwned;
use serde_json::Value;

/// A game that draws itself. Nothing comes back where a game has no picture for a scene.
pub trait Pictures: Game {
    /// Draws what there is to see, and nothing else: the scene holds all that its viewer may know.
    fn draw(scene: Scene<'_, Self>, captions: &Captions) -> Option<Drawing>;

    /// Whether the picture of the end says who came in where. Where it is the table once more, words beside it say so.
    fn end_has_places() -> bool {
        true
    }

    /// Close-ups of a large table, by name, of what is small in the picture of it all; none, where that shows
    /// everything.
    fn close_ups(view: &Self::View) -> Vec<Text> {
        let _ = view;
        Vec::new()
    }

    /// One of these, by its place among them.
    fn draw_close_up(view: &Self::View, at: usize, captions: &Captions) -> Option<Drawing> {
        let _ = (view, at, captions);
        None
    }
}

/// What there is to draw.
#[derive(Debug)]
pub enum Scene<'a, G: Game> {
    /// What hangs over a table that is still open.
    Lobby,
    /// The table as everybody sees it: a spectator's view, and the last of what was told (nothing, where only
    /// the table is wanted).
    Public(&'a G::View, &'a [G::Event]),
    /// What is for one player's eyes: their hand, or their own view of the table. With the question that
    /// waits for them the places that it offers can be marked with the letters that its buttons carry.
    Own(&'a G::View, Option<&'a Ask<G>>),
    /// The same where no picture of the table stands beside it, as in a letter. A game without a picture for this gets
    /// its [`Scene::Public`] above its [`Scene::Own`].
    Whole(&'a G::View, Option<&'a Ask<G>>),
    /// One card, tile or piece, large, by its name in the catalogue.
    Card(&'a str),
    /// What has happened: the last of it that there is a picture of, as it has become. The dice of a test.
    Moment(&'a [G::Event]),
    /// How a game ended, and how it went: a spectator's view, and the whole story.
    End(&'a G::View, &'a [G::Event]),
}

/// The same of any game, for whoever shows the picture.
#[derive(Clone, Copy)]
pub enum AnyScene<'a> {
    /// What hangs over a table that is still open.
    Lobby,
    /// The table as everybody sees it, and the last of what was told.
    Public(&'a dyn AnyTable, &'a [Value]),
    /// One of its close-ups, as everybody sees it.
    CloseUp(&'a dyn AnyTable, usize),
    /// What is for the eyes of one seat, with its question if it may be shown.
    Own(&'a dyn AnyTable, Seat),
    /// The same with the table.
    Whole(&'a dyn AnyTable, Seat),
    /// What one seat had before their eyes, for whoever looks back upon it: nobody is spoken to.
    Behind(&'a dyn AnyTable, Seat),
    /// One card by its name.
    Card(&'a str),
    /// What has happened: the last of it that there is a picture of.
    Moment(&'a [Value]),
    /// How a game ended, with the whole story.
    End(&'a dyn AnyTable, &'a [Value]),
}

// A hand is in it.
impl std::fmt::Debug for AnyScene<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("AnyScene")
    }
}

/// In which words a picture speaks, and what the players are called in it.
#[derive(Clone, Debug)]
pub struct Captions {
    /// The words of the game, in a language.
    pub words: Words,
    /// Names by seat, as they can be drawn.
    pub names: Vec<String>,
    /// Whoever looks at what is drawn for them alone: they are spoken to.
    reader: Option<Seat>,
}

impl Captions {
    /// Captions for players of these names; each is made drawable.
    pub fn new(names: &[String], words: Words) -> Captions {
        let names = names.iter().enumerate().map(|(seat, name)| drawable(name, seat)).collect();
        Captions { words, names, reader: None }
    }

    /// The same for a player who looks at what is theirs.
    fn read_by(&self, seat: Seat) -> Captions {
        Captions { reader: Some(seat), ..self.clone() }
    }

    /// Says it in the language of the picture.
    pub fn say(&self, text: &Text) -> String {
        self.words.say(text, self)
    }
}

impl Names for Captions {
    fn name(&self, seat: Seat) -> String {
        self.names.name(seat)
    }

    fn reader(&self) -> Option<Seat> {
        self.reader
    }
}

/// The pictures of a game, whichever it is.
pub trait AnyPictures: Sync {
    /// Draws a scene; none, where the game has no picture for it or the table is not one of its own.
    fn draw_any(&self, scene: AnyScene<'_>, captions: &Captions) -> Option<Drawing>;

    /// Whether the picture of the end says who came in where.
    fn end_has_places(&self) -> bool;

    /// The close-ups of a table, by name.
    fn close_ups(&self, table: &dyn AnyTable) -> Vec<Text>;
}

impl<G: Pictures> AnyPictures for Rules<G> {
    fn draw_any(&self, scene: AnyScene<'_>, captions: &Captions) -> Option<Drawing> {
        match scene {
            AnyScene::Lobby => G::draw(Scene::Lobby, captions),
            AnyScene::Card(id) => G::draw(Scene::Card(id), captions),
            AnyScene::Moment(told) => G::draw(Scene::Moment(&events(told)), captions),
            AnyScene::Public(table, told) => {
                G::draw(Scene::Public(&public::<G>(table)?, &events(told)), captions)
            }
            AnyScene::CloseUp(table, at) => G::draw_close_up(&public::<G>(table)?, at, captions),
            AnyScene::End(table, story) => {
                G::draw(Scene::End(&public::<G>(table)?, &events(story)), captions)
            }
            AnyScene::Own(table, seat) => {
                let (view, ask) = of_seat(table.of::<G>()?, seat);
                G::draw(Scene::Own(&view, ask), &captions.read_by(seat))
            }
            AnyScene::Behind(table, seat) => {
                let (view, ask) = of_seat(table.of::<G>()?, seat);
                G::draw(Scene::Own(&view, ask), captions)
            }
            AnyScene::Whole(table, seat) => {
                let (view, ask) = of_seat(table.of::<G>()?, seat);
                let captions = &captions.read_by(seat);
                if let Some(whole) = G::draw(Scene::Whole(&view, ask), captions) {
                    return Some(whole);
                }
                let above = G::draw(Scene::Public(&public::<G>(table)?, &[]), captions);
                match (above, G::draw(Scene::Own(&view, ask), captions)) {
                    (Some(table), Some(own)) => Some(table.above(&own)),
                    (table, own) => table.or(own),
                }
            }
        }
    }

    fn end_has_places(&self) -> bool {
        G::end_has_places()
    }

    fn close_ups(&self, table: &dyn AnyTable) -> Vec<Text> {
        public::<G>(table).map(|view| G::close_ups(&view)).unwrap_or_default()
    }
}

/// What everybody sees.
fn public<G: Game>(table: &dyn AnyTable) -> Option<G::View> {
    Some(table.of::<G>()?.game.view(Viewer::Spectator))
}

/// What a seat sees, and what it is asked.
fn of_seat<G: Game>(now: &Now<G>, seat: Seat) -> (G::View, Option<&Ask<G>>) {
    let ask = now.ask(seat);
    (now.game.view(Viewer::Seat(seat)), ask)
}

/// Something that was told, if it is of this game and edition.
fn read<E: DeserializeOwned>(event: &Value) -> Option<E> {
    E::deserialize(event).ok()
}

/// What the host tells is not of the game, and is not drawn.
fn events<E: DeserializeOwned>(story: &[Value]) -> Vec<E> {
    story.iter().filter_map(read).collect()
}
