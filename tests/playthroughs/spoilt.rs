//! Saves with something wrong in them: read well, and of a table that there cannot be, or can.

use serde_json::Value;
use sobremesa::drivers::Random;

/// A save of which one number, word or list says something else.
pub fn spoilt(text: &str, whims: &mut Random) -> String {
    let mut save: Value = serde_json::from_str(text).unwrap();
    let mut place = if whims.below(8) == 0 { &mut save["tail"] } else { &mut save["resting"] };
    loop {
        let down = match &*place {
            Value::Array(list) => list.len(),
            Value::Object(map) => map.len(),
            _ => 0,
        };
        // Now and then a whole list or object is touched, and not what is in it.
        if down == 0 || whims.below(12) == 0 {
            break;
        }
        let at = whims.below(down);
        place = match place {
            Value::Array(list) => &mut list[at],
            Value::Object(map) => map.values_mut().nth(at).unwrap(),
            _ => unreachable!("it has something in it"),
        };
    }
    *place = match &*place {
        Value::Number(number) => {
            let number = number.as_i64().unwrap_or(7);
            [number + 1, number - 1, 0, number ^ 8, 77][whims.below(5)].into()
        }
        Value::Bool(flag) => (!flag).into(),
        Value::Array(list) if !list.is_empty() => {
            let mut list = list.clone();
            let (one, other) = (whims.below(list.len()), whims.below(list.len()));
            match whims.below(3) {
                0 => list.swap(one, other),
                1 => list[one] = list[other].clone(),
                _ => drop(list.remove(one)),
            }
            list.into()
        }
        Value::Null => 1.into(),
        _ => Value::Null,
    };
    save.to_string()
}
