//! Standing orders, given by menus: a draft is written into its own buttons, and nothing is kept until it is saved.

use crate::discord::parts::drawn::DrawnTable;
use crate::discord::parts::page::{MenuItem, Page, main_button, plain_button};
use crate::discord::parts::press::{self, Press, Verb};
use crate::discord::parts::seal::Seal;
use crate::host::{Request, Sorry, Stance, Standing, seated, stance_of};
use crate::kernel::{KEEP_MAX, ORDERS_MAX, Often, Order, Orderable, Seat, Text};
use crate::store::UserId;

/// What a menu of a draft changes: the place of its number among those of a press.
const CARD: usize = 1;
const TRIGGER: usize = 2;
const WHOM: usize = 3;
const CASE: usize = 4;
const OFTEN: usize = 5;
const KEEP: usize = 6;
/// Where the stamp of the hand stands.
const HAND: usize = 7;

const OFTENS: [Often; 2] = [Often::Once, Often::EachTime];

/// One player's orders, and what can be ordered.
pub struct Desk<'a> {
    shown: &'a DrawnTable<'a>,
    seat: usize,
    orderable: Vec<Orderable>,
    seal: &'a Seal,
    /// A stamp of the hand: a draft about other cards is none of this desk's.
    hand: u32,
}

impl<'a> Desk<'a> {
    /// The desk of whoever asks. Not without a game.
    pub fn of(shown: &'a DrawnTable<'a>, user: UserId, seal: &'a Seal) -> Result<Desk<'a>, Sorry> {
        let seat = seated(shown.table, user)?;
        let play = shown.play.as_ref().ok_or(Sorry::NotRunning)?;
        let orderable = play.orderable(Seat(seat as u8));
        let cards = orderable.iter().map(|one| one.card.as_str());
        let hand = seal.stamp(&[shown.table.id.0.cast_unsigned(), user.0], cards) as u32;
        Ok(Desk { shown, seat, orderable, seal, hand })
    }

    fn standing(&self) -> Standing {
        Standing::of(&self.shown.table.seats[self.seat])
    }

    /// The usual orders about cards of which none speaks yet, as many as can stand.
    fn usual(&self) -> Vec<Order> {
        let standing = self.standing().orders;
        let free = ORDERS_MAX.saturating_sub(standing.len());
        unordered(&self.orderable, &standing).filter_map(Orderable::usual).take(free).collect()
    }

    /// What to ask the host for, to add the usual orders.
    pub fn with_usual(&self, user: UserId) -> Request {
        Request::Orders { user, orders: self.standing().orders.into_iter().chain(self.usual()).collect() }
    }

    /// All orders that stand, and the cards about which one more can be given.
    pub fn page(&self, note: Option<String>) -> Page {
        let (shown, standing) = (self.shown, self.standing());
        let chair = &shown.table.seats[self.seat];
        let at = |verb| Press::at(shown.table.id, verb);
        let (key, stance) = match stance_of(chair, &shown.state) {
            Stance::AskMe | Stance::OnlyConcerning => {
                ("orders-idle", ("button-orders-decide", Stance::OrdersDecide))
            }
            Stance::OrdersDecide => ("orders-decide", ("button-ask-me", Stance::AskMe)),
        };
        let lines =
            standing.orders.iter().zip(1..).map(|(order, n)| format!("{n}. {}", self.sentence(order)));
        let void = standing.dropped.iter().map(|order| {
            shown.say(
                &Text::new("orders-void").with("order", Text::new("order-card").with("card", card(order))),
            )
        });
        let mut page = Page::new()
            .text(note.unwrap_or_default())
            .text(format!("### {}", shown.word("orders-heading")))
            .text(shown.word(key))
            .lines(lines)
            .lines(void);
        if standing.orders.is_empty() {
            page = page.text(shown.word("orders-none"));
        } else {
            let drop = |(n, order): (usize, &Order)| {
                MenuItem::plain(n, shown.label(&order.text(&self.orderable)), false)
            };
            let choices: Vec<MenuItem> = standing.orders.iter().enumerate().map(drop).collect();
            let press = at(Verb::DropOrder).with(standing.orders.len() as u32).with(self.stamp_of(&standing));
            page = page.menu(&shown.word("orders-drop"), &choices, |_| press.id());
        }
        page = if self.orderable.is_empty() {
            page.text(shown.word("orders-no-card"))
        } else {
            let cards = self.orderable.iter().enumerate();
            let choices: Vec<MenuItem> =
                cards.map(|(n, one)| MenuItem::plain(n, shown.label(&one.title), false)).collect();
            page.menu(&shown.word("orders-new"), &choices, |_| self.draft(&[0; 5], 0, CARD))
        };
        let usual = || main_button(&shown.word("button-orders-usual"), at(Verb::UsualOrders).id());
        let others = [
            plain_button(&shown.word(stance.0), Press::for_stance(shown.table.id, stance.1).id()),
            plain_button(&shown.word("button-back-to-hand"), at(Verb::Hand).id()),
        ];
        page.row((!self.usual().is_empty()).then(usual).into_iter().chain(others))
    }

    /// A draft, with a menu for everything that can be said in it.
    fn compose(&self, press: &Press) -> Result<Page, Sorry> {
        let (shown, about) = (self.shown, self.about(press)?);
        let order = self.order(press)?;
        let now = |field: usize| press.number(field) as usize;
        let numbers: Vec<u32> = (TRIGGER..=KEEP).map(|field| press.number(field)).collect();
        let id = |field: usize| self.draft(&numbers, press.number(CARD), field);
        let menu = |page: Page, field: usize, about: &str, labels: Vec<String>| {
            let choices = labels.into_iter().enumerate();
            let choices: Vec<MenuItem> =
                choices.map(|(n, label)| MenuItem::plain(n, label, n == now(field))).collect();
            page.menu(&shown.word(about), &choices, |_| id(field))
        };
        let mut page = Page::new()
            .text(format!("### {}", shown.word("orders-draft")))
            .text(format!("> {}", self.sentence(&order)));
        if about.triggers.len() > 1 {
            let labels = about.triggers.iter().map(|(_, text)| shown.label(text)).collect();
            page = menu(page, TRIGGER, "orders-when", labels);
        }
        let whoms = about.whoms.iter().map(|whom| shown.label(&whom.text("orders-whom"))).collect();
        page = menu(page, WHOM, "orders-whom", whoms);
        if !about.cases.is_empty() {
            let cases = about.all_cases().map(|case| shown.word(&format!("orders-case-{case}"))).collect();
            page = menu(page, CASE, "orders-case", cases);
        }
        let words = ["orders-once", "orders-each-time"];
        page = menu(page, OFTEN, "orders-often", words.iter().map(|key| shown.word(key)).collect());
        let keeps = 0..=about.others.min(KEEP_MAX);
        let keeps = keeps.map(|keep| shown.label(&Text::new("orders-keep-least").with("keep", keep)));
        page = menu(page, KEEP, "orders-keep", keeps.collect());
        let save = Press { verb: Verb::SaveOrder, ..self.numbered(&numbers, press.number(CARD), 0) };
        Ok(page.row([
            main_button(&shown.word("button-order-save"), save.id()),
            plain_button(&shown.word("button-to-orders"), Press::at(shown.table.id, Verb::Orders).id()),
        ]))
    }

    /// The draft after a choice in one of its menus.
    pub fn drafted(&self, press: &Press, chosen: Option<&str>) -> Result<Page, Sorry> {
        let chosen: u32 = press::chosen(chosen)?;
        let mut press = press.clone();
        let field = press.number(0) as usize;
        *press.numbers.get_mut(field).filter(|_| (CARD..=KEEP).contains(&field)).ok_or(Sorry::Stale)? =
            chosen;
        self.compose(&press)
    }

    /// What to ask the host for, to save a draft.
    pub fn saved(&self, user: UserId, press: &Press) -> Result<Request, Sorry> {
        let mut orders = self.standing().orders;
        orders.push(self.order(press)?);
        Ok(Request::Orders { user, orders })
    }

    /// What to ask the host for, to drop an order.
    pub fn without(&self, user: UserId, press: &Press, chosen: Option<&str>) -> Result<Request, Sorry> {
        let standing = self.standing();
        let at: usize = press::chosen(chosen)?;
        if press.number(1) != self.stamp_of(&standing) || at >= standing.orders.len() {
            return Err(Sorry::Stale);
        }
        let mut orders = standing.orders;
        orders.remove(at);
        Ok(Request::Orders { user, orders })
    }

    /// The order that a draft comes to. Stale, where the hand is not the one that it was written for.
    fn order(&self, press: &Press) -> Result<Order, Sorry> {
        let about = self.about(press)?;
        let number = |field: usize| press.number(field) as usize;
        Ok(Order {
            card: about.card.clone(),
            trigger: about.triggers.get(number(TRIGGER)).ok_or(Sorry::Stale)?.0.clone(),
            whom: about.whoms.get(number(WHOM)).ok_or(Sorry::Stale)?.clone(),
            case: about.all_cases().nth(number(CASE)).ok_or(Sorry::Stale)?.to_owned(),
            often: *OFTENS.get(number(OFTEN)).ok_or(Sorry::Stale)?,
            keep: u8::try_from(number(KEEP)).map_err(|_| Sorry::Stale)?,
        })
    }

    fn about(&self, press: &Press) -> Result<&Orderable, Sorry> {
        let same = press.number(HAND) == self.hand;
        self.orderable.get(press.number(CARD) as usize).filter(|_| same).ok_or(Sorry::Stale)
    }

    /// The id of a menu that changes one number of a draft. Which card a position means, only its owner's hand says.
    fn draft(&self, numbers: &[u32], card: u32, field: usize) -> String {
        self.numbered(numbers, card, field).id()
    }

    fn numbered(&self, numbers: &[u32], card: u32, field: usize) -> Press {
        let start = Press::at(self.shown.table.id, Verb::Draft).with(field as u32).with(card);
        numbers.iter().fold(start, |press, number| press.with(*number)).with(self.hand)
    }

    /// A stamp of the orders that stand: a menu that drops one of them must mean those that were shown.
    fn stamp_of(&self, standing: &Standing) -> u32 {
        let orders = serde_json::to_string(&standing.orders).unwrap_or_default();
        self.seal.stamp(&[self.hand.into()], [orders.as_str()]) as u32
    }

    fn sentence(&self, order: &Order) -> String {
        self.shown.say(&order.text(&self.orderable))
    }
}

/// What somebody whose orders decide should know of their hand: how many cards have no order.
pub fn reminder(shown: &DrawnTable<'_>, seat: usize) -> Option<String> {
    let chair = &shown.table.seats[seat];
    if stance_of(chair, &shown.state) != Stance::OrdersDecide {
        return None;
    }
    let orderable = shown.play.as_ref()?.orderable(Seat(seat as u8));
    let count = unordered(&orderable, &Standing::of(chair).orders).count();
    (count > 0).then(|| shown.say(&Text::new("panel-no-orders").with("count", count as i64)))
}

/// The cards about which no order speaks.
fn unordered<'a>(orderable: &'a [Orderable], orders: &'a [Order]) -> impl Iterator<Item = &'a Orderable> {
    orderable.iter().filter(|one| orders.iter().all(|order| order.card != one.card))
}

fn card(order: &Order) -> String {
    format!("card-{}", order.card)
}
