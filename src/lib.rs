//! Tabletop games in a Discord channel: Cthulhu 500, Fugitive, Parqués, Carcassonne and Mythos on one host.
//! This page is the map.
//!
//! # The idea
//!
//! 1. A game is a pure function from *(resting point, tail of answers)* to *(table now, open questions, what happened)*.
//! 2. Rules are ordinary Rust, read top to bottom. Where they need an answer they say `cx.ask(..)?`, and if it is not there yet,
//!    `?` leaves.
//! 3. When it comes, the step runs again from its resting point with one more answer. That costs two microseconds.
//! 4. So nothing half-done is ever stored: only a snapshot of a quiet table and a short list of answers.
//! 5. The same mechanism is crash recovery, pending choices, reaction windows, time-outs, validation, replay and the upgrade check.
//!
//! Where the answers are at hand (a simulation, a bot), the same rules run straight through: `cx.ask` turns
//! to a player at the elbow, and no step is ever run again.
//!
//! # The rooms
//!
//! | room | what it is for | pure |
//! |---|---|---|
//! | [`kernel`] | how any game is played here: questions, answers, saves, dice, orders, recordings, screens | yes |
//! | [`games`] | a folder a game: its rules, one chapter of the rule book a file; its players, its words, its pictures | yes, but for pictures, and for who plays without a person (`lab.rs`, `mind.rs`) |
//! | [`drivers`] | players without a person: the same questions, the same views | yes |
//! | [`words`] | the house's words, and how any message is put into a language: in the words of its game first, in the house's behind them; whoever reads alone what they did is spoken to | yes |
//! | [`drawing`] | views drawn as SVG and PNG, with the same in words beside it; the fonts are in the binary | yes |
//! | [`host`] | who plays, whose time is up, who must be told; [`mod@host::decide`] is pure | |
//! | [`store`] | what is kept, in PostgreSQL or SQLite: the only SQL | |
//! | [`discord`] | the face, in five rooms from what pages are written of to how a press is answered (`discord/mod.rs`); the only serenity and poise | |
//! | [`playground`] | a small Discord on loopback, and the page on which to play; knows only Discord's wire | |
//! | [`config`], [`cli`] | what an operator may set; what the command line does, one command a file | |
//!
//! Arrows point down:
//!
//! ```text
//! cli ──▶ discord ──▶ host ──▶ store
//!  │         │         └─────▶ games ──▶ kernel, drivers, drawing, words
//!  │         └──▶ drawing, words              drivers, words ──▶ kernel
//!  └────▶ playground     (knows nothing above, below or beside it)
//! ```
//!
//! Whoever may use a room may use what is below it: `discord` names tables and people as `store` does, and
//! draws `kernel`'s screens with `words`. It reaches a game only through [`kernel::AnyGame`], what draws it
//! ([`drawing::AnyPictures`]) and what thinks in it ([`drivers::AnyMind`]), all of which `games` hands out by
//! a kind; `host` does as well, so that neither changes when a game is added. Pictures belong to their game
//! as well: [`drawing::Pictures`] is typed, and [`kernel::AnyTable`] hands over the table in the game's own
//! types, so that a picture sees the question and can mark its places with letters. No room but `games` knows
//! one by name. `tests/architecture.rs` reads the sources and says what to do instead; `tests/contract` says
//! what the house promises of any game, in one line a game, with a toy that has one of everything.
//!
//! # How a request travels
//!
//! A press reads the table and whoever pressed at the same time; [`host::decide`] decides (a pure function of
//! table, request and time), and the store keeps the change on the condition that the revision is still the
//! one that was read: two round trips to the database. What was decided is what the page of the answer is
//! written from; its picture is drawn once the words have been sent. Whoever was slower decides again on what
//! the table has become; nobody holds a lock while thinking. The change carries everything at once: the save,
//! the answers as evidence, the story as told, the notices that it causes, and the number of the press, which
//! is unique, so that the same press twice has the effect of one. After that, and only after that, announcers
//! bring the chat program up to the saved revision, and send notices; whatever a crash left undone is found in
//! the database by the next run of the same code, in any process. Where a press is answered in the table's own
//! message, since nobody else reads it, the answer and the announcer take turns, and nothing older is written
//! over what is newer.
//!
//! # What must always hold
//!
//! - **A game never waits, never reads a clock, never writes prose.**
//! - **The choices offered are the choices accepted.** Validation is membership.
//! - **Views are built field by field.** Nothing is filtered out of a state.
//! - **What players were told never changes.** Events are kept as told; state may be computed anew. A step that would tell them
//!   otherwise under changed rules is put back, and says so.
//! - **Save first, speak after.** Every message can be drawn anew from the saved revision.
//! - **Public things depend only on public facts.** For whom a window waits depends on who is concerned and who holds any card
//!   at all, never on which, and so does how long it lasts.
//! - **Silence says nothing.** A seat that is not waited for answers at a moment drawn from the window, whatever it holds and
//!   whatever it was ordered to do; a question with one answer is settled in the same way. A person who holds nothing that fits is
//!   not bothered, but the window lasts as if they did. This holds where two people or more play: who is alone with bots is asked
//!   nothing that has one answer, and waits for nothing, unless a game says of a question that nobody but a player answers it.
//! - **Numbers that count what lies face down are not shown.** Buttons, suggestions and messages carry them under a key, or a time in
//!   their place; an export leaves them out.
//! - **Secrets print nothing.** Hands, deck, seed, saves, orders, answers and pages have no readable `Debug`, and libraries may write
//!   nothing below a warning.
//!
//! `tests/host/silence` proves the last four: two worlds with other hands, compared to the byte in every window and in
//! every question that settles itself.
//!
//! # Where this differs from what one might expect
//!
//! - *Loading takes no lock.* A press on a running game is a plain read and one conditional write. A lock held from the first to
//!   the second would cost two more round trips, and would make nine people wait for a tenth whose network is slow.
//! - *Reaction windows are no subsystem.* They are a loop over `ask_any`, and a card played inside it opens the same loop again:
//!   that is the last-in-first-out of ¡Iä! ¡Iä!.
//! - *One answer may serve two questions.* Where a player is asked about what happens together with their next move, a move says
//!   no to the first question and is left for the second (`Cx::leave`).
//! - *Orders are answers, not rules.* Standing orders ([`kernel::Order`]) are the player's own, kept with their chair; the host lets
//!   them answer where it would otherwise say no: for a seat whose orders decide, and for anybody whose time is up. No step
//!   of the game knows that there are any. What a player jots down for themselves ([`kernel::Jottings`]) lies there, too: it is laid
//!   beside the table for its owner's view while that is drawn, and no rule, save or recording has it.
//! - *Taking back is running without.* An answer is taken back by running the step again with one answer less; it may be, exactly
//!   where that tells nobody anything else, rolls nothing else, and asks nobody else anything else.
//! - *Randomness is ours.* The ChaCha stream comes from a library; dice and shuffles are our own arithmetic on its words, pinned by
//!   test vectors, so that last month's game goes on as it began.

#![warn(clippy::unwrap_used, clippy::print_stdout)]

pub mod cli;
pub mod config;
pub mod discord;
pub mod drawing;
pub mod drivers;
pub mod games;
pub mod host;
pub mod kernel;
pub mod playground;
pub mod store;
pub mod words;
