//! A table set by hand, and answers given to it one by one.

use sobremesa::games::mythos::cards::{Dimension, Investigator, Title};
use sobremesa::games::mythos::table::{
    Ally, Artifact, Card, Here, Lasting, Menace, Mythos, Phase, Put, Tome,
};
use sobremesa::games::mythos::{Answer, Brings, Combat, Decks, Event, Length, Options, Titles};
use sobremesa::kernel::{Ask, By, Dice, Game, Input, Now, Saved, Seat};

pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);
pub const C: Seat = Seat(2);

pub fn t(id: &str) -> Title {
    Title::from_id(id).unwrap_or_else(|| panic!("no card {id}"))
}

pub fn card(id: &str, owner: Seat) -> Card {
    Card { title: t(id), owner }
}

pub fn cards(ids: &[&str]) -> Vec<Answer> {
    ids.iter().map(|id| Answer::Card(t(id))).collect()
}

pub fn titles(ids: &[&str]) -> Titles {
    ids.iter().map(|id| t(id)).collect()
}

/// A table of so many in the middle of the second round; A has the turn, everybody 10 Sanity, and nothing
/// lies anywhere.
pub fn table(seats: u8) -> Mythos {
    let options = Options { length: Length::Basic, combat: Combat::Sealed, decks: Decks::Brought };
    let brought: Vec<Brings> = (0..seats).map(|_| Brings { deck: "locked_shelf".to_owned() }).collect();
    let mut game = Mythos::setup(&options, &brought, seats, Dice::from_number(9)).unwrap();
    (game.phase, game.round, game.turn) = (Phase::Turn, 2, 10);
    for (at, player) in game.players.iter_mut().enumerate() {
        player.who = Investigator::from_id("josiah_pell").unwrap();
        (player.sanity, player.edu, player.begun) = (10, 10 + at as u16, true);
        player.list.0.clear();
        player.deck.0.clear();
    }
    game
}

pub trait Setting {
    fn sane(&mut self, seat: Seat, sanity: i8) -> &mut Self;
    fn who(&mut self, seat: Seat, id: &str) -> &mut Self;
    fn at(&mut self, seat: Seat, id: &str) -> &mut Self;
    fn used(&mut self, seat: Seat) -> &mut Self;
    fn hand(&mut self, seat: Seat, ids: &[&str]) -> &mut Self;
    fn deck(&mut self, seat: Seat, ids: &[&str]) -> &mut Self;
    fn pile(&mut self, seat: Seat, ids: &[&str]) -> &mut Self;
    /// The Story Deck under the current Location, top first.
    fn story(&mut self, seat: Seat, ids: &[&str]) -> &mut Self;
    fn ally(&mut self, seat: Seat, id: &str) -> &mut Self;
    fn armed(&mut self, seat: Seat, id: &str, weapon: &str) -> &mut Self;
    fn artifact(&mut self, seat: Seat, id: &str) -> &mut Self;
    fn tome(&mut self, seat: Seat, id: &str, spells: &[&str]) -> &mut Self;
    fn spell_with(&mut self, seat: Seat, ally: &str, spell: &str) -> &mut Self;
    fn event(&mut self, before: Seat, id: &str, owner: Seat) -> &mut Self;
    fn threat(&mut self, seat: Seat, at: Seat, ids: &[&str]) -> &mut Self;
    fn walking(&mut self, seat: Seat, id: &str) -> &mut Self;
    fn combat(&mut self) -> &mut Self;
    fn round_end(&mut self) -> &mut Self;
    fn campaign(&mut self, goal: u8) -> &mut Self;
}

impl Setting for Mythos {
    fn sane(&mut self, seat: Seat, sanity: i8) -> &mut Self {
        self.player_mut(seat).sanity = sanity;
        self
    }

    fn who(&mut self, seat: Seat, id: &str) -> &mut Self {
        self.player_mut(seat).who = Investigator::from_id(id).unwrap();
        self
    }

    fn at(&mut self, seat: Seat, id: &str) -> &mut Self {
        let title = t(id);
        let player = self.player_mut(seat);
        player.here = Some(Here { title, used: false });
        if let (Some(region), Some(dimension)) = (title.def().region, title.def().dimension) {
            player.region = (region, dimension);
        }
        self
    }

    fn used(&mut self, seat: Seat) -> &mut Self {
        self.player_mut(seat).here.as_mut().unwrap().used = true;
        self
    }

    fn hand(&mut self, seat: Seat, ids: &[&str]) -> &mut Self {
        ids.iter().for_each(|id| self.player_mut(seat).to_hand(t(id)));
        self
    }

    fn deck(&mut self, seat: Seat, ids: &[&str]) -> &mut Self {
        self.player_mut(seat).deck.0 = ids.iter().map(|id| t(id)).collect();
        self
    }

    fn pile(&mut self, seat: Seat, ids: &[&str]) -> &mut Self {
        self.player_mut(seat).pile = ids.iter().map(|id| t(id)).collect();
        self
    }

    fn story(&mut self, seat: Seat, ids: &[&str]) -> &mut Self {
        self.player_mut(seat).story = ids.iter().rev().map(|id| t(id)).collect();
        self
    }

    fn ally(&mut self, seat: Seat, id: &str) -> &mut Self {
        self.player_mut(seat).allies.push(Ally::new(card(id, seat)));
        self
    }

    fn armed(&mut self, seat: Seat, id: &str, weapon: &str) -> &mut Self {
        let ally = Ally { weapon: Some(card(weapon, seat)), ..Ally::new(card(id, seat)) };
        self.player_mut(seat).allies.push(ally);
        self
    }

    fn artifact(&mut self, seat: Seat, id: &str) -> &mut Self {
        self.player_mut(seat).artifacts.push(Artifact { card: card(id, seat), used: None, spell: None });
        self
    }

    fn tome(&mut self, seat: Seat, id: &str, spells: &[&str]) -> &mut Self {
        let spells = spells.iter().map(|id| Put { card: card(id, seat), turn: 1, down: false }).collect();
        self.player_mut(seat).tomes.push(Tome { card: card(id, seat), spells });
        self
    }

    fn spell_with(&mut self, seat: Seat, ally: &str, spell: &str) -> &mut Self {
        let put = Put { card: card(spell, seat), turn: 1, down: false };
        let mut allies = self.player_mut(seat).allies.iter_mut();
        allies.find(|one| one.card.title == t(ally)).unwrap().spell = Some(put);
        self
    }

    fn event(&mut self, before: Seat, id: &str, owner: Seat) -> &mut Self {
        self.player_mut(before).events.push(Lasting { card: card(id, owner), worked: 0 });
        self
    }

    fn threat(&mut self, seat: Seat, at: Seat, ids: &[&str]) -> &mut Self {
        let menace = |id: &&str| Menace { card: card(id, seat), aim: Some(at), ally: None };
        self.player_mut(seat).threat.0.extend(ids.iter().map(menace));
        self
    }

    fn walking(&mut self, seat: Seat, id: &str) -> &mut Self {
        self.player_mut(seat).walking = Some(t(id));
        self
    }

    /// The Threats are aimed; Allies are still to be assigned.
    fn combat(&mut self) -> &mut Self {
        self.phase = Phase::Assign;
        self.fight = Some(sobremesa::games::mythos::fight::Fight::new(self));
        self
    }

    fn round_end(&mut self) -> &mut Self {
        self.phase = Phase::RoundEnd;
        self
    }

    fn campaign(&mut self, goal: u8) -> &mut Self {
        self.options.length = Length::Campaign(goal);
        self
    }
}

/// A table that is being played.
pub struct Bench {
    pub saved: Saved<Mythos>,
    pub now: Now<Mythos>,
    pub told: Vec<Event>,
}

impl Bench {
    pub fn new(game: &Mythos) -> Bench {
        let (saved, now) = Saved::from_game(game.clone()).unwrap();
        let told = now.news.clone();
        Bench { saved, now, told }
    }

    pub fn game(&self) -> &Mythos {
        &self.now.game
    }

    pub fn sanity(&self, seat: Seat) -> i8 {
        self.game().player(seat).sanity
    }

    pub fn is_over(&self) -> bool {
        self.game().phase == Phase::Over
    }

    pub fn asked(&self, seat: Seat) -> Option<&Ask<Mythos>> {
        self.now.asks.iter().find(|ask| ask.seat == seat)
    }

    pub fn offers(&self, seat: Seat, answer: Answer) -> bool {
        self.asked(seat).is_some_and(|ask| ask.offers(&answer))
    }

    pub fn may_play(&self, id: &str) -> bool {
        self.offers(self.game().mover, Answer::Play(t(id)))
    }

    pub fn may_pick(&self, id: &str) -> bool {
        self.now.asks.iter().any(|ask| ask.offers(&Answer::Card(t(id))))
    }

    /// This seat answers.
    pub fn say_as(&mut self, seat: Seat, answer: Answer) -> &mut Bench {
        let about = self.asked(seat).unwrap().about;
        self.now = self.saved.submit(Input { seat, by: By::Player, about, answer }).unwrap();
        self.told.extend(self.now.news.iter().cloned());
        self
    }

    /// Whoever is asked and may answer this does.
    pub fn say(&mut self, answer: Answer) -> &mut Bench {
        let ask = self.now.asks.iter().find(|ask| ask.offers(&answer));
        let ask = ask.unwrap_or_else(|| {
            let asks: Vec<_> =
                self.now.asks.iter().map(|ask| (ask.seat, ask.about, ask.choices.to_vec())).collect();
            panic!("nobody may answer {answer:?}: {asks:?}")
        });
        let input = Input { seat: ask.seat, by: By::Player, about: ask.about, answer };
        self.now = self.saved.submit(input).unwrap();
        self.told.extend(self.now.news.iter().cloned());
        self
    }

    pub fn play(&mut self, id: &str) -> &mut Bench {
        self.say(Answer::Play(t(id)))
    }

    pub fn pick(&mut self, id: &str) -> &mut Bench {
        self.say(Answer::Card(t(id)))
    }

    pub fn pass(&mut self) -> &mut Bench {
        self.say(Answer::Pass)
    }

    pub fn done(&mut self) -> &mut Bench {
        self.say(Answer::Done)
    }

    /// What this seat may answer, one by one.
    pub fn choices(&self, seat: Seat) -> Vec<Answer> {
        self.asked(seat).unwrap().choices.to_vec()
    }

    /// What time gives, for as long as this holds.
    pub fn let_time_pass(&mut self, goes_on: impl Fn(&Mythos) -> bool) {
        while goes_on(self.game()) {
            let (seat, answer) = (self.now.asks[0].seat, self.now.asks[0].otherwise);
            self.say_as(seat, answer);
        }
    }

    /// What time does, until the Combat is over.
    pub fn fight_on(&mut self) -> &mut Bench {
        while self.game().fight.is_some() && !self.is_over() {
            let Some(ask) = self.now.asks.first() else { break };
            let answer = ask.otherwise;
            self.say(answer);
        }
        self
    }

    pub fn in_story(&self, seat: Seat, id: &str) -> bool {
        self.game().player(seat).story.contains(&t(id))
    }

    pub fn in_pile(&self, seat: Seat, id: &str) -> bool {
        self.game().player(seat).pile.contains(&t(id))
    }

    pub fn in_hand(&self, seat: Seat, id: &str) -> bool {
        self.game().player(seat).hand.contains(&t(id))
    }

    pub fn has_ally(&self, seat: Seat, id: &str) -> bool {
        self.game().player(seat).has_ally(t(id))
    }

    pub fn here(&self, seat: Seat) -> Option<&'static str> {
        self.game().player(seat).at().map(Title::id)
    }

    pub fn walks(&self, seat: Seat) -> Option<&'static str> {
        self.game().player(seat).walking.map(Title::id)
    }

    pub fn dreams(&self, seat: Seat) -> bool {
        self.game().player(seat).dimension() == Dimension::Dreamlands
    }
}
