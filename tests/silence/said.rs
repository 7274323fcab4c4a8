//! Everything that leaves the bot and that anybody could count: what was said to all, and to some directly,
//! in order and with the time; what marks messages; every call. And what the program has written down about
//! itself.

use crate::leaks::Leak;
use crate::world::{FOUNDED, MADE, World};
use serde_json::Value;
use sobremesa::playground::{Direction, Entry};
use sobremesa::store::Time;
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// Messages that only one person sees.
const EPHEMERAL: u64 = 64;

/// What was said, part by part. Every time is that of the world's own clock.
#[derive(Default)]
struct Said {
    /// To all, in order.
    public: Vec<(i64, String)>,
    /// To those who are looked at, in order, each by itself.
    letters: Vec<(i64, String)>,
    marks: Vec<String>,
    /// Calls by kind.
    calls: BTreeMap<(i64, String), usize>,
}

impl World {
    /// Every call until now.
    pub fn heard(&self) -> Vec<(Time, Entry)> {
        self.calls.lock().map(|calls| calls.clone()).unwrap_or_default()
    }

    /// Everything that anybody can count; and how much was said to all. `who` are those whose pages and
    /// letters are looked at: what others read depends on what they hold, and how often theirs change is
    /// theirs to see.
    pub fn counted(&self, who: &[&str]) -> (String, usize) {
        self.counted_of(&self.heard(), who)
    }

    /// The same, of the calls until a moment that is over.
    pub fn counted_of(&self, calls: &[(Time, Entry)], who: &[&str]) -> (String, usize) {
        let directs: Vec<String> = who.iter().map(|name| self.person(name).dm().to_string()).collect();
        let mut said = Said::default();
        for (at, one) in calls {
            let at = (*at - Time::from_timestamp_millis(FOUNDED).unwrap_or_default()).num_milliseconds();
            match one.direction {
                Direction::Request => said.marks.extend(one.json["nonce"].as_str().map(str::to_owned)),
                Direction::Response => self.hears(&mut said, at, one, &directs),
                _ => {}
            }
        }
        self.is_told_wrongly(&mut said);
        // Letters go several at once, in whatever order.
        said.marks.sort();
        said.letters.sort();
        let count = said.public.len();
        let Said { public, letters, marks, calls } = said;
        let mut all = String::new();
        for (at, body) in public.iter().chain(&letters) {
            let _ = writeln!(all, "{at} ms: {body}");
        }
        (self.plain(&format!("{all}{marks:?}\n{calls:#?}")), count)
    }

    fn hears(&self, said: &mut Said, at: i64, one: &Entry, directs: &[String]) {
        let there = one.json["channel_id"].as_str();
        let is_public = there == Some(&self.channel.to_string())
            && one.json["flags"].as_u64().unwrap_or_default() & EPHEMERAL == 0;
        let is_letter = there.is_some_and(|there| directs.iter().any(|own| own == there));
        // A page of one's own is compared after each deed; how often it was written until then, the speed of
        // the machine decides. What stands on the letters of others is theirs.
        let page = one.method == "PATCH" && one.route.starts_with("/webhooks/");
        let of_others = one.method == "PATCH" && there.is_some() && !is_letter;
        if !is_public && (page || of_others) {
            return;
        }
        // What is settled goes when the table is shown the next time: whether that is one deed later, the
        // speed of the machine decides.
        let at = if one.method == "DELETE" { 0 } else { at };
        *said.calls.entry((at, format!("{} {} {}", one.method, one.route, one.status))).or_default() += 1;
        if is_public && one.json["content"] != MADE {
            said.public.push((at, steady(one.json.clone()).to_string()));
        }
        if is_letter {
            let told = if self.makes(Leak::Letter) { self.hidden.as_str() } else { "" };
            said.letters.push((at, format!("{}{told}", steady(one.json.clone()))));
        }
    }

    /// Makes the mistake that is to be noticed, where it is made in what is sent, and when.
    fn is_told_wrongly(&self, said: &mut Said) {
        let middle = said.public.len() / 2;
        match self.leak {
            Some(Leak::Nonce) => said.marks.push(self.hidden.clone()),
            Some(Leak::Message) => said.public.push((0, self.hidden.clone())),
            Some(Leak::Flicker) => said.public.insert(middle, (0, self.hidden.clone())),
            Some(Leak::Order) if self.odd => said.public.rotate_left(1),
            Some(Leak::FaceDown) if self.odd => {
                // The table is written anew, as it was, for a card that nobody was shown.
                said.public.extend(said.public.last().cloned());
            }
            Some(Leak::Late) if self.odd => {
                said.public.iter_mut().skip(middle).for_each(|(at, _)| *at += 300)
            }
            Some(Leak::Hasty) if self.odd => {
                said.public.iter_mut().skip(middle).for_each(|(at, _)| *at -= 400)
            }
            Some(Leak::Call) if self.odd => {
                said.calls.last_entry().into_iter().for_each(|mut last| *last.get_mut() += 1);
            }
            Some(Leak::Reminder) if self.odd => {
                let mut sent = said.calls.keys().filter(|(_, call)| call.starts_with("POST /channels/"));
                if let Some(last) = sent.next_back().cloned() {
                    said.calls.remove(&last);
                }
            }
            _ => {}
        }
    }

    /// What the program has written down, in no order, without the time; and how much was written down in
    /// all, the playground's included.
    pub fn logged(&self) -> (String, usize) {
        let log = self.log.0.lock().map(|log| log.clone()).unwrap_or_default();
        let own = log.lines().filter(|line| !line.contains("sobremesa::playground"));
        let own = own.map(|line| self.plain(line.split_once(' ').map_or("", |(_, rest)| rest)));
        let mut lines: Vec<String> = own.collect();
        if self.makes(Leak::LogLine) {
            lines.push(self.hidden.clone());
        }
        lines.sort();
        (lines.join("\n"), log.lines().count())
    }
}

/// A message without the time of the machine.
pub fn steady(mut message: Value) -> Value {
    match &mut message {
        Value::Object(parts) => {
            parts.retain(|key, _| !["timestamp", "edited_timestamp", "token"].contains(&key.as_str()));
            parts.values_mut().for_each(|part| *part = steady(part.take()));
        }
        Value::Array(parts) => parts.iter_mut().for_each(|part| *part = steady(part.take())),
        _ => {}
    }
    message
}

/// The same with Discord's numbers, which grow from the time of the machine, counted in the order in which they come.
pub fn numbered(text: &str) -> String {
    let mut known: BTreeMap<&str, usize> = BTreeMap::new();
    let mut steady = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(|sign: char| sign.is_ascii_digit()) {
        let digits = rest[at..].find(|sign: char| !sign.is_ascii_digit()).unwrap_or(rest.len() - at);
        let (before, number) = (&rest[..at], &rest[at..at + digits]);
        steady.push_str(before);
        if digits < 17 {
            steady.push_str(number);
        } else {
            let next = known.len();
            let _ = write!(steady, "#{}", known.entry(number).or_insert(next));
        }
        rest = &rest[at + digits..];
    }
    steady + rest
}
