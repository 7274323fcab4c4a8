//! Writes a file with all its mutants in it, each behind its switch, and says where in the new text each of them stands.

use crate::find::{Edit, Mutant};
use std::ops::Range;

/// A file with its mutants in it.
pub struct Woven {
    pub text: String,
    /// Where the changed text of a mutant stands, and which mutant: an error there is its own.
    pub own: Vec<(Range<usize>, usize)>,
    /// Where something stands that has mutants: an error there is of one of them.
    pub around: Vec<(Range<usize>, Vec<usize>)>,
    /// Where a statement stands that leaves what is around it: without it the rest may be no program.
    pub leaving: Vec<(Range<usize>, usize)>,
    /// Where the functions stand.
    pub functions: Vec<Range<usize>>,
}

/// A place of the old text that is written differently.
struct Place<'a> {
    range: Range<usize>,
    kind: Kind<'a>,
}

enum Kind<'a> {
    Function,
    Without(usize),
    Insert(usize, String),
    Instead(Vec<(usize, &'a str)>),
}

/// How the switch of a mutant is asked.
fn on(id: usize) -> String {
    format!("crate::switch::on({id})")
}

/// Weaves the mutants, each with its number, into a text that has these functions.
pub fn weave(text: &str, mutants: &[(usize, &Mutant)], functions: &[Range<usize>]) -> Woven {
    let mut places: Vec<Place<'_>> =
        functions.iter().map(|range| Place { range: range.clone(), kind: Kind::Function }).collect();
    for (id, mutant) in mutants {
        let id = *id;
        match &mutant.edit {
            Edit::Instead { range, text } => {
                let there = places.iter_mut().find_map(|place| match &mut place.kind {
                    Kind::Instead(all) if place.range == *range => Some(all),
                    _ => None,
                });
                match there {
                    Some(all) => all.push((id, text)),
                    None => places
                        .push(Place { range: range.clone(), kind: Kind::Instead(vec![(id, text.as_str())]) }),
                }
            }
            Edit::Without { range } => {
                places.push(Place { range: range.clone(), kind: Kind::Without(id) });
            }
            Edit::Never { at } => {
                places.push(Place { range: *at..*at, kind: Kind::Insert(id, format!("!{} && ", on(id))) });
            }
            Edit::Arm { at } => {
                places.push(Place { range: *at..*at, kind: Kind::Insert(id, format!(" if !{}", on(id))) });
            }
            Edit::Return { at, text } => {
                let text = format!(" if {} {{ {text} }} ", on(id));
                places.push(Place { range: *at..*at, kind: Kind::Insert(id, text) });
            }
        }
    }
    // What is around comes before what is inside; what is put in front of something, before it.
    let rank = |place: &Place<'_>| match place.kind {
        Kind::Insert(..) => 0,
        Kind::Function => 1,
        Kind::Without(_) => 2,
        Kind::Instead(_) => 3,
    };
    places.sort_by_key(|place| {
        let empty = place.range.is_empty();
        (place.range.start, !empty, std::cmp::Reverse(place.range.end), rank(place))
    });
    let mut weaver = Weaver {
        old: text,
        places: places.into_iter().peekable(),
        woven: Woven {
            text: String::new(),
            own: Vec::new(),
            around: Vec::new(),
            leaving: Vec::new(),
            functions: Vec::new(),
        },
    };
    weaver.upto(0, text.len());
    weaver.woven
}

struct Weaver<'a, I: Iterator<Item = Place<'a>>> {
    old: &'a str,
    places: std::iter::Peekable<I>,
    woven: Woven,
}

impl<'a, I: Iterator<Item = Place<'a>>> Weaver<'a, I> {
    fn put(&mut self, text: &str) -> Range<usize> {
        let from = self.woven.text.len();
        self.woven.text.push_str(text);
        from..self.woven.text.len()
    }

    /// Writes the old text from here to there, with what is woven into it.
    fn upto(&mut self, from: usize, to: usize) {
        let mut at = from;
        while let Some(place) = self.places.next_if(|place| {
            place.range.start < to || (place.range.is_empty() && place.range.start == to && from < to)
        }) {
            let before = &self.old[at..place.range.start];
            self.put(before);
            at = place.range.end;
            self.place(place);
        }
        self.put(&self.old[at..to]);
    }

    fn place(&mut self, place: Place<'a>) {
        let began = self.woven.text.len();
        let Range { start, end } = place.range;
        match place.kind {
            Kind::Function => {
                self.upto(start, end);
                self.woven.functions.push(began..self.woven.text.len());
            }
            Kind::Insert(id, text) => {
                let range = self.put(&text);
                self.woven.own.push((range, id));
            }
            Kind::Without(id) => {
                self.put(&format!("if !{} {{ ", on(id)));
                self.upto(start, end);
                self.put(" }");
                let range = began..self.woven.text.len();
                if ["return", "continue", "break"].iter().any(|word| self.old[start..].starts_with(word)) {
                    self.woven.leaving.push((range.clone(), id));
                }
                self.woven.around.push((range, vec![id]));
            }
            Kind::Instead(all) => {
                self.put("(");
                for (id, text) in &all {
                    self.put(&format!("if {} {{ ", on(*id)));
                    let range = self.put(text);
                    self.woven.own.push((range, *id));
                    self.put(" } else ");
                }
                self.put("{ ");
                self.upto(start, end);
                self.put(" })");
                let ids = all.iter().map(|(id, _)| *id).collect();
                self.woven.around.push((began..self.woven.text.len(), ids));
            }
        }
    }
}

impl Woven {
    /// Which mutants an error at this place is to be blamed on: the nearest, as few as can be.
    pub fn blamed(&self, at: usize) -> Vec<usize> {
        let mut own: Vec<_> = self.own.iter().filter(|(range, _)| range.contains(&at)).collect();
        own.sort_by_key(|(range, _)| range.len());
        if let Some((_, id)) = own.first() {
            return vec![*id];
        }
        let mut around: Vec<_> = self.around.iter().filter(|(range, _)| range.contains(&at)).collect();
        around.sort_by_key(|(range, _)| range.len());
        around.first().map(|(_, ids)| ids.clone()).unwrap_or_default()
    }

    /// What an error is blamed on that is nobody's in particular: what leaves something in this range, or else in the function around
    /// it, or else everything in that function.
    pub fn suspected(&self, range: &Range<usize>) -> Vec<usize> {
        let leaving = |within: &Range<usize>| -> Vec<usize> {
            let inside = |one: &Range<usize>| within.start <= one.start && one.end <= within.end;
            self.leaving.iter().filter(|(one, _)| inside(one)).map(|(_, id)| *id).collect()
        };
        let there = leaving(range);
        if !there.is_empty() {
            return there;
        }
        let mut functions: Vec<_> = self.functions.iter().filter(|one| one.contains(&range.start)).collect();
        functions.sort_by_key(|range| range.len());
        let Some(function) = functions.first() else { return Vec::new() };
        let there = leaving(function);
        if there.is_empty() { self.inside(function) } else { there }
    }

    fn inside(&self, function: &Range<usize>) -> Vec<usize> {
        let own = self.own.iter().filter(|(own, _)| function.contains(&own.start)).map(|(_, id)| *id);
        let around = self.around.iter().filter(|(around, _)| function.contains(&around.start));
        let mut all: Vec<_> = own.chain(around.flat_map(|(_, ids)| ids.iter().copied())).collect();
        all.sort_unstable();
        all.dedup();
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::find::find;

    fn woven(text: &str) -> (Woven, Vec<Mutant>) {
        let found = find("f", text).unwrap();
        let mutants: Vec<_> = found.mutants.iter().enumerate().collect();
        (weave(text, &mutants, &found.functions), found.mutants)
    }

    #[test]
    fn without_mutants_nothing_changes() {
        let text = "fn f(n: u8) -> u8 { if n > 3 { g(n); } n + 1 }";
        let found = find("f", text).unwrap();
        assert_eq!(weave(text, &[], &found.functions).text, text);
    }

    #[test]
    fn what_is_woven_can_be_read_and_each_mutant_is_in_it_once() {
        let text = "fn f(n: u8) -> bool { match n { 1 | 2 if n > 1 => true, 3 => a(n), _ => false } }
            fn g(x: &mut u8) { if let Some(y) = h() && *x < y { *x += y; return; } i(|z| z == 2 || *x == 0); }";
        let (woven, mutants) = woven(text);
        assert!(syn::parse_file(&woven.text).is_ok(), "{}", woven.text);
        for id in 0..mutants.len() {
            assert_eq!(woven.text.matches(&format!("switch::on({id})")).count(), 1, "{}", mutants[id].key);
        }
    }

    #[test]
    fn an_error_is_blamed_on_the_nearest() {
        let (woven, mutants) = woven("fn f() { g(a + b); }");
        let at = woven.text.find("(a) - (b)").unwrap();
        let [blamed] = woven.blamed(at)[..] else { panic!("one is to blame") };
        assert!(mutants[blamed].key.contains("`+` -> `-`"));
        assert!(woven.blamed(0).is_empty());
        assert_eq!(woven.suspected(&(at..at + 1)).len(), mutants.len());
        let (woven, mutants) = self::woven("fn f() { let Some(a) = b else { c(); return; }; }");
        let at = woven.text.find("else").unwrap();
        let [suspected] = woven.suspected(&(at..woven.text.len()))[..] else { panic!("one is suspected") };
        assert!(mutants[suspected].key.contains("left out"));
    }
}
