//! What is kept of the map: the pieces in the order in which they were laid, and the followers. Everything
//! else follows from that.

use super::{Follower, Laid, Land, OUT};
use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedLand {
    laid: Vec<Laid>,
    followers: Vec<Follower>,
}

impl Serialize for Land {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        SavedLand { laid: self.laid.clone(), followers: self.followers.to_vec() }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Land {
    fn deserialize<De: serde::Deserializer<'de>>(deserializer: De) -> Result<Land, De::Error> {
        use serde::de::Error;
        let saved = SavedLand::deserialize(deserializer)?;
        let mut land = Land::new();
        if saved.laid.first() != land.laid.first() || saved.laid.len() > 96 || saved.followers.len() > OUT {
            return Err(De::Error::custom("the start tile is not where it was"));
        }
        for laid in &saved.laid[1..] {
            land.put(laid.piece, laid.square, laid.turn, laid.by)
                .ok_or_else(|| De::Error::custom("a piece lies where it does not fit"))?;
        }
        for follower in saved.followers {
            let before = land.followers.len();
            land.place(follower);
            if land.followers.len() == before {
                return Err(De::Error::custom("a follower stands nowhere"));
            }
        }
        Ok(land)
    }
}
