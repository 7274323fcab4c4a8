//! What is kept about a person, as the JSON document that they are given. The same for every database.

use serde_json::{Value, json};

use super::number::given;
use super::{GameResult, Person, Pilot, Stage, TableId, Time, UserId};

/// Everything that is kept about a person.
pub(super) struct Export {
    pub user: UserId,
    pub person: Option<Person>,
    pub belongings: Vec<Owned>,
    pub chairs: Vec<Seated>,
    pub opened: Vec<TableId>,
    pub answers: Vec<Answer>,
    pub notices: Vec<Told>,
    pub results: Vec<GameResult>,
    pub tips: Vec<Tipped>,
}

/// A chair in which they sit.
pub(super) struct Seated {
    pub table: TableId,
    pub game: String,
    pub guild: Option<i64>,
    pub channel: i64,
    pub opened_at: Time,
    pub stage: Stage,
    pub seat: i16,
    pub name: String,
    pub pilot: Pilot,
    pub stance: Value,
    pub orders: Value,
    pub brought: Value,
}

/// What belongs to them from one game to the next.
pub(super) struct Owned {
    pub kind: String,
    pub name: String,
    pub revision: i64,
    pub value: Value,
}

/// An answer that was given for them. Its number among all answers at the table would tell how many others
/// have given, those that lie face down included.
pub(super) struct Answer {
    pub table: i64,
    pub by: String,
    pub input: Value,
}

/// A notice for them. Its cause names a question by a number that counts those answers, too.
pub(super) struct Told {
    pub table: i64,
    pub kind: String,
    pub due_at: Time,
    pub ended_at: Option<Time>,
}

/// What they have said at a table at which they looked on.
pub(super) struct Tipped {
    pub table: i64,
    pub occasion: i64,
    pub answer: i64,
}

impl Export {
    /// The document. Numbers of the chat program are text: many a reader of JSON cannot hold them otherwise.
    pub fn document(self) -> Value {
        let chairs: Vec<_> = self.chairs.into_iter().map(Seated::document).collect();
        let answers = self.answers.chunk_by(|one, next| one.table == next.table);
        let answers: Vec<_> =
            answers.flat_map(|of_a_table| (1..).zip(of_a_table)).map(Answer::document).collect();
        let notices = self.notices.into_iter().map(|n| {
            json!({
                "table": n.table, "kind": n.kind,
                "not_before": n.due_at.to_rfc3339(), "done_at": n.ended_at.map(|at| at.to_rfc3339()),
            })
        });
        let results = self.results.into_iter().map(|r| {
            json!({
                "table": r.table, "game": r.kind, "guild": r.guild.map(|guild| guild.to_string()), "at": r.at.to_rfc3339(),
                "players": r.players, "seat": r.row.seat, "place": r.row.place, "pilot": r.row.pilot,
                "details": r.row.details,
            })
        });
        let settings = self.person.map(|p| {
            json!({
                "language": p.language, "locale": p.locale, "direct_messages": p.direct_messages, "reminders": p.reminders,
                "hints": p.hints, "private_stats": p.private_stats, "quiet": p.quiet,
            })
        });
        let belongings = self.belongings.into_iter().map(
            |one| json!({ "kind": one.kind, "name": one.name, "revision": one.revision, "value": one.value }),
        );
        let tips = self
            .tips
            .into_iter()
            .map(|one| json!({ "table": one.table, "occasion": one.occasion, "answer": one.answer }));
        json!({
            "user": self.user.0.to_string(),
            "settings": settings,
            "belongings": belongings.collect::<Vec<_>>(),
            "seats": chairs,
            "opened": self.opened,
            "answers": answers,
            "notices": notices.collect::<Vec<_>>(),
            "results": results.collect::<Vec<_>>(),
            "tips": tips.collect::<Vec<_>>(),
        })
    }
}

impl Answer {
    /// Numbered among their own.
    fn document((n, answer): (usize, &Answer)) -> Value {
        json!({ "table": answer.table, "n": n, "by": answer.by, "answer": answer.input })
    }
}

impl Seated {
    fn document(self) -> Value {
        json!({
            "table": self.table, "game": self.game, "guild": self.guild.map(|guild| given(guild).to_string()),
            "channel": given(self.channel).to_string(), "opened_at": self.opened_at.to_rfc3339(),
            "stage": self.stage, "seat": self.seat, "name": self.name, "pilot": self.pilot,
            "stance": self.stance, "standing_orders": self.orders, "brought": self.brought,
        })
    }
}
