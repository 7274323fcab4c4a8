//! Linear equations, for tests that fit weights to what happened.

/// Solves a set of linear equations by elimination.
pub fn solve(mut left: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let many = right.len();
    for at in 0..many {
        let best =
            (at..many).max_by(|one, two| left[*one][at].abs().total_cmp(&left[*two][at].abs())).unwrap();
        left.swap(at, best);
        right.swap(at, best);
        let (row, value) = (left[at].clone(), right[at]);
        for below in at + 1..many {
            let factor = left[below][at] / row[at];
            (at..many).for_each(|column| left[below][column] -= factor * row[column]);
            right[below] -= factor * value;
        }
    }
    for at in (0..many).rev() {
        let known: f64 = (at + 1..many).map(|column| left[at][column] * right[column]).sum();
        right[at] = (right[at] - known) / left[at][at];
    }
    right
}
