//! Trouble on order: answers that fail or dawdle, so that a bot can show how it copes.

use super::refusal::{Refusal, Scope};
use serde::{Deserialize, Serialize};

/// What goes wrong with a request.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fault {
    /// 429, with the seconds to wait.
    TooFast(f64),
    /// A status of the 500s.
    Broken(u16),
    /// The right answer, so many milliseconds late.
    Slow(u64),
    /// The request is carried out, but the answer is a 502: the worst case for whoever repeats it.
    LostAnswer,
}

/// A fault, which requests it meets, and how many of them.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// What happens.
    pub fault: Fault,
    /// How many requests it meets.
    pub times: u32,
    /// Only routes that contain this; empty for all.
    #[serde(default)]
    pub route: String,
}

/// The faults still to come.
#[derive(Debug, Clone, Default)]
pub(crate) struct Faults {
    pub plans: Vec<Plan>,
}

impl Faults {
    /// The fault that meets this request, if any; it is used up.
    pub(crate) fn take(&mut self, method: &str, route: &str) -> Option<Fault> {
        let request = format!("{method} {route}");
        let plan = self.plans.iter_mut().find(|p| p.times > 0 && request.contains(&p.route))?;
        plan.times -= 1;
        let fault = plan.fault;
        self.plans.retain(|p| p.times > 0);
        Some(fault)
    }
}

impl Fault {
    /// The refusal, for the faults that are one.
    pub(crate) fn refusal(self) -> Option<Refusal> {
        match self {
            Fault::TooFast(wait) => Some(Refusal::too_fast(wait, Scope::Route)),
            Fault::Broken(status) => Some(Refusal::new(status, 0, &format!("{status}: trouble on order"))),
            Fault::Slow(_) | Fault::LostAnswer => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plan_meets_its_routes_and_is_used_up() {
        let plan = Plan { fault: Fault::Broken(503), times: 2, route: "PATCH /channels".to_owned() };
        let mut faults = Faults { plans: vec![plan] };
        assert_eq!(faults.take("POST", "/channels/{channel_id}/messages"), None);
        assert_eq!(
            faults.take("PATCH", "/channels/{channel_id}/messages/{message_id}"),
            Some(Fault::Broken(503))
        );
        assert_eq!(faults.take("PATCH", "/channels/x"), Some(Fault::Broken(503)));
        assert_eq!(faults.take("PATCH", "/channels/x"), None);
    }
}
