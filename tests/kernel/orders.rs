//! Standing orders: what can be said in one, and what is usual.

use crate::toy::{ANN, BOB};
use sobremesa::kernel::{ALWAYS, Arg, KEEP_MAX, Often, Order, Orderable, Text, Whom};

fn order() -> Order {
    Order {
        card: "brakes".to_owned(),
        trigger: "lap".to_owned(),
        whom: Whom::Me,
        case: ALWAYS.to_owned(),
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
        others: 4,
        cases: Vec::new(),
    }
}

fn eldest() -> Whom {
    Whom::Named("eldest".to_owned())
}

fn cases() -> Vec<String> {
    ["rain", "shine"].map(str::to_owned).to_vec()
}

#[test]
fn the_usual_order_helps_its_holder_once() {
    let usual = orderable().usual().unwrap();
    assert!(usual == Order { trigger: "test".to_owned(), ..order() });
    // Where it can act in a case only, in the first of them; where nothing is about the holder, what comes first.
    let tested = Orderable { cases: cases(), whoms: vec![eldest(), Whom::Anyone], ..orderable() };
    let expected = Order { trigger: "test".to_owned(), whom: eldest(), case: "rain".to_owned(), ..order() };
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
    assert!(!Order { whom: eldest(), ..order() }.is_among(&known));
    assert!(!Order { keep: KEEP_MAX + 1, ..order() }.is_among(&known));
    let wet = Order { case: "rain".to_owned(), ..order() };
    assert!(!wet.is_among(&known));
    assert!([wet, order()].iter().all(|one| one.is_among(&[Orderable { cases: cases(), ..orderable() }])));
}

#[test]
fn an_order_reads_as_one_sentence() {
    let args = |order: &Order| -> Vec<Arg> {
        order.text(&[orderable()]).args.into_iter().map(|(_, arg)| arg).collect()
    };
    let text = order().text(&[orderable()]);
    assert_eq!(text.key, "order");
    let names: Vec<&str> = text.args.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["card", "when", "whom", "case", "often", "keep"]);
    let said = |key: &str| Arg::from(Text::new(key));
    let (card, when) = (Arg::Name("card-brakes".to_owned()), said("l"));
    // What cannot be ordered any more reads as it does in general.
    assert_eq!(order().text(&[]).args[1].1, said("on-lap"));
    let number = Arg::Number;
    let expected = vec![card, when, said("order-whom-me"), said("order-case-always"), number(0), number(0)];
    assert_eq!(args(&order()), expected);
    let seat = Text::new("order-whom-seat").with("player", BOB);
    let whoms = [
        (Whom::Anyone, said("order-whom-anyone")),
        (eldest(), said("order-whom-eldest")),
        (Whom::Seat(BOB), seat.into()),
    ];
    for (whom, reads) in whoms {
        assert_eq!(args(&Order { whom, ..order() })[2], reads);
    }
    let more = Order { case: "rain".to_owned(), often: Often::EachTime, keep: 4, ..order() };
    assert_eq!(args(&more)[3..], [said("order-case-rain"), number(1), number(4)]);
}

/// Orders stand in the chairs of games that began under earlier programs.
#[test]
fn orders_are_kept_under_the_names_that_they_have_always_had() {
    let json = |whom: &str, case: &str| {
        format!(
            r#"{{"card":"brakes","trigger":"lap","whom":{whom},"verdict":"{case}","often":"once","keep":0}}"#
        )
    };
    let kept = [
        (json(r#""me""#, "always"), order()),
        (json(r#""leader""#, "if_i_win"), {
            let whom = Whom::Named("leader".to_owned());
            Order { whom, case: "if_i_win".to_owned(), ..order() }
        }),
        (json(r#"{"seat":1}"#, "always"), Order { whom: Whom::Seat(BOB), ..order() }),
    ];
    for (json, order) in kept {
        assert!(serde_json::from_str::<Order>(&json).unwrap() == order, "{json}");
        assert_eq!(serde_json::to_string(&order).unwrap(), json);
    }
}
