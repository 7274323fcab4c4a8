//! Standing orders: what can be said in one, and what is usual.

use crate::toy::{ANN, BOB};
use sobremesa::kernel::{Arg, KEEP_MAX, Often, Order, Orderable, Text, Verdict, Whom};

fn order() -> Order {
    Order {
        card: "brakes".to_owned(),
        trigger: "lap".to_owned(),
        whom: Whom::Me,
        verdict: Verdict::Always,
        often: Often::Once,
        keep: 0,
    }
}

fn orderable() -> Orderable {
    Orderable {
        card: "brakes".to_owned(),
        copies: 2,
        title: Text::new("card-brakes"),
        triggers: vec![("test".to_owned(), Text::new("t")), ("lap".to_owned(), Text::new("l"))],
        whoms: vec![Whom::Anyone, Whom::Me, Whom::Seat(BOB)],
        verdicts: false,
    }
}

#[test]
fn the_usual_order_helps_its_holder_once() {
    let usual = orderable().usual().unwrap();
    assert!(usual == Order { trigger: "test".to_owned(), ..order() });
    // Where there is a test, only if it would be lost; where nothing is about the holder, what comes first.
    let tested = Orderable { verdicts: true, whoms: vec![Whom::Leader, Whom::Anyone], ..orderable() };
    let expected =
        Order { trigger: "test".to_owned(), whom: Whom::Leader, verdict: Verdict::IfILose, ..order() };
    assert!(tested.usual().unwrap() == expected);
    assert!(Orderable { triggers: Vec::new(), ..orderable() }.usual().is_none());
    assert!(Orderable { whoms: Vec::new(), ..orderable() }.usual().is_none());
}

#[test]
fn an_order_says_nothing_but_what_can_be_said() {
    let other = Orderable { card: "airbag".to_owned(), triggers: Vec::new(), ..orderable() };
    let known = [other, orderable()];
    assert!(order().is_among(&known));
    assert!(
        Order { keep: KEEP_MAX, whom: Whom::Seat(BOB), often: Often::EachTime, ..order() }.is_among(&known)
    );
    assert!(!order().is_among(&[]));
    assert!(!Order { card: "map".to_owned(), ..order() }.is_among(&known));
    assert!(!Order { card: "airbag".to_owned(), ..order() }.is_among(&known));
    assert!(!Order { trigger: "tie".to_owned(), ..order() }.is_among(&known));
    assert!(!Order { whom: Whom::Seat(ANN), ..order() }.is_among(&known));
    assert!(!Order { whom: Whom::Leader, ..order() }.is_among(&known));
    assert!(!Order { keep: KEEP_MAX + 1, ..order() }.is_among(&known));
    let sure = Order { verdict: Verdict::IfIWin, ..order() };
    assert!(!sure.is_among(&known));
    assert!(sure.is_among(&[Orderable { verdicts: true, ..orderable() }]));
}

#[test]
fn an_order_reads_as_one_sentence() {
    let args = |order: &Order| -> Vec<Arg> { order.text().args.into_iter().map(|(_, arg)| arg).collect() };
    let text = order().text();
    assert_eq!(text.key, "order");
    let names: Vec<&str> = text.args.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["card", "when", "whom", "player", "verdict", "often", "keep"]);
    let nobody = || Arg::Name("word-nothing".to_owned());
    let (card, when) = (Arg::Name("card-brakes".to_owned()), Arg::Name("on-lap".to_owned()));
    let number = Arg::Number;
    let expected = vec![card, when, number(0), nobody(), number(0), number(0), number(0)];
    assert_eq!(args(&order()), expected);
    let whoms =
        [(Whom::Anyone, 1, nobody()), (Whom::Leader, 2, nobody()), (Whom::Seat(BOB), 3, Arg::Player(BOB))];
    for (whom, kind, player) in whoms {
        assert_eq!(args(&Order { whom, ..order() })[2..4], [number(kind), player]);
    }
    let more = Order { verdict: Verdict::IfILose, often: Often::EachTime, keep: 4, ..order() };
    assert_eq!(args(&more)[4..], [number(1), number(1), number(4)]);
    assert_eq!(args(&Order { verdict: Verdict::IfIWin, ..order() })[4], number(2));
}
