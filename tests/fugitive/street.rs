//! A chase laid out by hand: what lies in the row, who holds what, what lies on top. Reads like play.

use sobremesa::games::fugitive::cards::{Cards, Deck, EventCard, Top};
use sobremesa::games::fugitive::chase::{Chase, Drawn, Phase, Side, Spot, Under};
use sobremesa::games::fugitive::{About, Answer, Course, Event, Events, Fugitive, Options, View};
use sobremesa::kernel::{Ask, By, Dice, Game, Input, Now, Refusal, Saved, Seat, Secret, Viewer};

pub const ANN: Seat = Seat(0);
pub const BOB: Seat = Seat(1);

/// A chase that is being laid out. Ann runs, Bob hunts; it is round 4 and the Fugitive's turn.
pub struct Street {
    pub game: Fugitive,
    low: Option<Vec<Top>>,
    last: Option<u8>,
}

pub fn cards(numbers: &[u8]) -> Cards {
    numbers.iter().copied().collect()
}

/// Reads `"5 [8] 12+3,9"`: a hideout, a found one, one with sprint cards under it.
fn spot(text: &str, at: usize) -> Spot {
    let up = text.starts_with('[');
    let text = text.trim_matches(['[', ']']);
    let (number, under) = text.split_once('+').unwrap_or((text, ""));
    let card = |text: &str| Under { card: Secret(text.parse().unwrap()), up, late: false };
    let under = under.split(',').filter(|one| !one.is_empty()).map(card).collect();
    let (placed, found) = (at as u16 / 2 + 1, up.then_some(3));
    Spot {
        number: Secret(number.parse().unwrap()),
        under,
        up,
        placed,
        found,
        far: 0,
        told: (1, 41),
        odd: None,
    }
}

impl Street {
    pub fn new(row: &str, hand: &[u8]) -> Street {
        Street::with(Options::sheet(), row, hand)
    }

    pub fn with(options: Options, row: &str, hand: &[u8]) -> Street {
        let mut game = Fugitive::setup(&options, &[], 2, Dice::from_number(1)).unwrap();
        game.phase = Phase::Fugitive;
        let mut chase = Chase::new(ANN);
        chase.round = 4;
        chase.row = row.split_whitespace().enumerate().map(|(at, text)| spot(text, at)).collect();
        chase.hands[0] = cards(hand);
        // The Fugitive has drawn high before: nothing is ruled out for that.
        chase.draws.push(Drawn { round: 1, side: Side::Fugitive, deck: Deck::High });
        game.chase = chase;
        Street { game, low: None, last: None }
    }

    /// One with events in its decks, of which these cards lie on top of the low one.
    pub fn with_events(row: &str, hand: &[u8], tops: &[Top]) -> Street {
        Street::with(Options { events: Events::Random, ..Options::sheet() }, row, hand).low(tops)
    }

    pub fn marshal(mut self, hand: &[u8]) -> Street {
        self.game.chase.hands[1] = cards(hand);
        self
    }

    pub fn round(mut self, round: u16) -> Street {
        self.game.chase.round = round;
        self
    }

    /// It is the Marshal's turn.
    pub fn hunted(mut self) -> Street {
        self.game.phase = Phase::Marshal;
        self
    }

    /// All decks have run out.
    pub fn dry(mut self) -> Street {
        self.low = Some(Vec::new());
        self.game.chase.left = Some(3);
        self
    }

    /// One card is left in all decks together.
    pub fn last_card(mut self, card: u8) -> Street {
        (self.low, self.last) = (Some(Vec::new()), Some(card));
        self
    }

    /// What lies on top of the low deck, the next to be drawn first; the rest of the cards lies below and in
    /// the other decks.
    pub fn low(mut self, tops: &[Top]) -> Street {
        self.low = Some(tops.to_vec());
        self
    }

    pub fn force(mut self, force: impl FnOnce(&mut Chase)) -> Street {
        force(&mut self.game.chase);
        self
    }

    /// Every card that lies nowhere else goes into its deck; with dry decks it goes to the Marshal, so that
    /// none is missing.
    fn fill(&mut self) {
        let course = self.game.options.course;
        let chase = &mut self.game.chase;
        let lying =
            chase.row.iter().flat_map(|spot| spot.under.iter().map(|one| *one.card).chain([*spot.number]));
        let mut used: Cards = lying.chain(chase.hands.iter().flat_map(|hand| hand.iter())).collect();
        let tops = self.low.clone().unwrap_or_default();
        used = used.and(
            tops.iter()
                .filter_map(|top| if let Top::Hideout(card) = top { Some(*card) } else { None })
                .collect(),
        );
        let last = if course == Course::Short { 28 } else { 41 };
        let rest = Cards::between(1, last).with(if course == Course::Short { 29 } else { 42 }).minus(used);
        if self.low == Some(Vec::new()) {
            let last: Cards = self.last.into_iter().collect();
            chase.hands[1] = chase.hands[1].and(rest.minus(last));
            last.iter().for_each(|card| {
                let deck = Deck::of(card).unwrap();
                chase.decks[deck.index()] = vec![Top::Hideout(card)];
            });
            return;
        }
        for deck in Deck::ALL {
            chase.decks[deck.index()] = deck.cards().among(rest).iter().map(Top::Hideout).collect();
        }
        chase.hands[1] = chase.hands[1].and(rest.among(cards(&[1, 2, 3])));
        chase.decks[0].extend(tops.into_iter().rev());
    }

    pub fn play(mut self) -> Play {
        self.fill();
        let (saved, now) = Saved::from_game(self.game).unwrap();
        let story = now.news.clone();
        Play { saved, now, story }
    }
}

/// A chase that is played.
pub struct Play {
    pub saved: Saved<Fugitive>,
    pub now: Now<Fugitive>,
    pub story: Vec<Event>,
}

impl Play {
    pub fn new(options: Options, seed: u64) -> Play {
        let (saved, now) = Saved::new(&options, 2, Dice::from_number(seed)).unwrap();
        let story = now.news.clone();
        Play { saved, now, story }
    }

    pub fn ask(&self) -> &Ask<Fugitive> {
        self.now.asks.first().expect("somebody is asked")
    }

    pub fn about(&self) -> About {
        self.ask().about
    }

    pub fn seat(&self) -> Seat {
        self.ask().seat
    }

    /// What happens, or why not.
    pub fn try_to(&mut self, answer: Answer) -> Result<(), Refusal> {
        let (seat, about) = (self.seat(), self.about());
        self.now = self.saved.submit(Input { seat, by: By::Player, about, answer })?;
        self.story.extend(self.now.news.iter().cloned());
        Ok(())
    }

    pub fn says(mut self, answer: Answer) -> Play {
        let about = self.about();
        self.try_to(answer).unwrap_or_else(|why| panic!("{answer:?} to {about:?}: {why}"));
        self
    }

    pub fn refuses(&mut self, answer: Answer) {
        let before = self.saved.save();
        assert_eq!(self.try_to(answer), Err(Refusal::NotOffered), "{answer:?} to {:?}", self.about());
        assert_eq!(self.saved.save(), before, "a refusal changes nothing");
    }

    pub fn offers(&self, answer: Answer) -> bool {
        self.ask().offers(&answer) && self.now.game.unfit(self.ask(), &answer).is_none()
    }

    /// Draws from the first deck that is offered until something else is asked.
    pub fn draws(mut self) -> Play {
        while self.about() == About::Draw {
            let answer = *self.ask().choices.first().unwrap();
            self = self.says(answer);
        }
        self
    }

    pub fn row(&self) -> String {
        let spot = |spot: &Spot| {
            let number = if spot.up { format!("[{}]", *spot.number) } else { spot.number.to_string() };
            let under: Vec<String> = spot.under.iter().map(|one| one.card.to_string()).collect();
            if under.is_empty() { number } else { format!("{number}+{}", under.join(",")) }
        };
        self.now.game.chase.row.iter().map(spot).collect::<Vec<_>>().join(" ")
    }

    pub fn winner(&self) -> Option<Side> {
        let past = self.now.game.past.last()?;
        Some(if past.winner == past.runner { Side::Fugitive } else { Side::Marshal })
    }

    pub fn view(&self, viewer: Viewer) -> View {
        self.now.game.view(viewer)
    }

    pub fn told(&self, what: impl Fn(&Event) -> bool) -> bool {
        self.story.iter().any(what)
    }
}

/// A placement.
pub fn place(hideout: u8, with: &[u8]) -> Answer {
    Answer::Place { hideout, with: cards(with) }
}

/// A guess.
pub fn name(numbers: &[u8]) -> Answer {
    Answer::Guess(cards(numbers))
}

/// An event on top of a deck.
pub fn event(event: EventCard) -> Top {
    Top::Event(event)
}
