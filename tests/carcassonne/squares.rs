//! Squares and their names, as far as anybody can come.

use sobremesa::games::carcassonne::square::Square;

#[test]
fn names_go_both_ways() {
    for (x, y, name) in
        [(0, 0, "M50"), (-2, -3, "K47"), (-13, 0, "ZZ50"), (-14, 1, "ZY51"), (14, 0, "AA50"), (13, 0, "Z50")]
    {
        let square = Square::new(x, y);
        assert_eq!(square.to_string(), name);
        assert_eq!(Square::from_name(&name.to_lowercase()), Some(square));
    }
    for x in -99..=99 {
        let square = Square::new(x, -99);
        assert_eq!(Square::from_name(&square.to_string()), Some(square));
    }
    for wrong in ["", "50", "M", "M500", "ABC4", "é5", "M99999999999"] {
        assert_eq!(Square::from_name(wrong), None, "{wrong}");
    }
}

#[test]
fn names_end_where_nobody_can_come() {
    for (name, x, y) in [("DH50", 99, 0), ("WR50", -99, 0), ("M149", 0, 99), ("M-49", 0, -99)] {
        assert_eq!(Square::from_name(name), Some(Square::new(x, y)), "{name}");
        assert!(Square::new(x, y).is_near());
    }
    for (name, x, y) in [("DI50", 100, 0), ("WQ50", -100, 0), ("M150", 0, 100), ("M-50", 0, -100)] {
        assert_eq!(Square::from_name(name), None, "{name}");
        assert!(!Square::new(x, y).is_near());
    }
    // As many columns east of the start tile as would be west of it again.
    for far in ["MN50", "MO50", "AAA50"] {
        assert_eq!(Square::from_name(far), None, "{far}");
    }
}
