//! What a position of the Fugitive is worth: thousandths of the logarithm of the odds of getting away, a sum over what is looked at. The
//! weights were fitted to games against the best Marshal (`FIT_ROUNDS=8 FIT_GAMES=2400 cargo test --release --test fugitive fit --
//! --nocapture` fits them anew, and prints the table).

/// What is looked at in a position after a move, by its name, about a thousand where it is much: the
/// constant; how far the last hideout is along the way; hideouts that lie face down; how little what
/// everybody knows says of them; how many of the supposed Marshals would name all of them, would spare the
/// Fugitive the manhunt, and would then be fooled in it; whether there will be none; cards behind and ahead;
/// cards that one can walk to; feet that the next hideout takes; all feet, and what is missing of those that
/// the way out takes; face-down sprint cards; the round.
pub const FEATURES: [&str; 16] = [
    "one", "far", "hidden", "doubt", "lost", "spared", "gone", "free", "behind", "ahead", "walking", "next",
    "feet", "missing", "blank", "round",
];

/// What is looked at in a position after a move.
pub type Features = [i64; FEATURES.len()];

/// What is looked at where the way out is placed and a manhunt follows: the constant; how many of the
/// supposed Marshals would be fooled in it; hideouts that lie face down.
pub type Leaving = [i64; 3];

/// What is looked at in a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Looks {
    /// The position after it.
    At(Features),
    /// It places the way out, and a manhunt follows.
    Out(Leaving),
    /// It places the way out, and none follows.
    Away,
}

/// How much each of it weighs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Weights {
    /// By the part of the way in which the last hideout lies.
    pub parts: [Features; 3],
    /// Of placing the way out.
    pub leaving: Leaving,
}

/// Up to where the first and the second part of the way go, in thousandths of it.
const PARTS: [i64; 2] = [350, 690];

/// More than anything is worth that may still go wrong.
const SURE: i64 = 1_000_000;

/// In which part of the way a position is.
pub fn part(features: &Features) -> usize {
    PARTS.iter().filter(|end| features[1] >= **end).count()
}

/// As they came out.
pub const FITTED: Weights = Weights {
    parts: [
        [1005, 1397, -138, 501, -1833, 0, 0, 0, 69, 443, -100, -315, 529, -1511, -1814, -3013],
        [1260, 2086, 241, 825, -2429, 0, 0, 0, 201, 1504, 96, -243, -76, -2606, -965, -4301],
        [2127, 71, 1252, -273, -1979, 1191, 673, 1332, -206, 784, 279, -36, 572, -1900, 0, -4511],
    ],
    leaving: [-640, 1801, -1884],
};

impl Weights {
    /// What a move is worth.
    pub fn worth(&self, looks: &Looks) -> i64 {
        match looks {
            Looks::At(features) => sum(features, &self.parts[part(features)]),
            Looks::Out(leaving) => sum(leaving, &self.leaving),
            Looks::Away => SURE,
        }
    }
}

fn sum(looked: &[i64], weights: &[i64]) -> i64 {
    looked.iter().zip(weights).map(|(one, weight)| one * weight).sum::<i64>() / 1_000
}

/// How likely somebody gets away whose position is worth this, in hundredths of a per cent; by straight lines
/// between points of the logistic curve.
pub fn chance(worth: i64) -> i64 {
    const STEP: i64 = 500;
    const CURVE: [i64; 14] =
        [5_000, 6_225, 7_311, 8_176, 8_808, 9_241, 9_526, 9_707, 9_820, 9_890, 9_933, 9_959, 9_975, 9_985];
    let size = worth.abs().min(STEP * (CURVE.len() as i64 - 1) - 1);
    let (at, part) = ((size / STEP) as usize, size % STEP);
    let high = CURVE[at] + (CURVE[at + 1] - CURVE[at]) * part / STEP;
    if worth < 0 { 10_000 - high } else { high }
}
