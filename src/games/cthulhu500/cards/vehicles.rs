//! The eight vehicles, whole and damaged.

use super::{Card, Vehicle, Word};

/// What the rules need to know of a vehicle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct VehicleDef {
    /// As it starts.
    pub whole: Side,
    /// As it is after a knock.
    pub damaged: Side,
    /// Whether somebody in particular must be behind the wheel: only a driver with one of these words adds its Drive.
    pub drive_only_from: &'static [Word],
    /// Whether the damaged side has no free pass made against its pit stops.
    pub no_free_pass_while_damaged: bool,
}

impl VehicleDef {
    /// Whether whoever drives adds their Drive: some vehicles obey only a few.
    pub fn obeys(&self, driver: Card) -> bool {
        self.drive_only_from.is_empty() || self.drive_only_from.iter().any(|word| driver.is(*word))
    }
}

/// One side of a vehicle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Side {
    /// Added to passing tests.
    pub speed: i8,
    /// What a repair test must reach.
    pub complexity: i8,
}

const fn plain(speed: i8, complexity: i8, damaged_speed: i8, damaged_complexity: i8) -> VehicleDef {
    VehicleDef {
        whole: Side { speed, complexity },
        damaged: Side { speed: damaged_speed, complexity: damaged_complexity },
        drive_only_from: &[],
        no_free_pass_while_damaged: false,
    }
}

impl Vehicle {
    /// What the rules need to know of it.
    pub const fn def(self) -> VehicleDef {
        match self {
            Vehicle::CarOfCthulhu => plain(5, 5, 2, 5),
            Vehicle::TheVehicleManWasNotMeantToDrive => {
                VehicleDef { drive_only_from: &[Word::Fungi, Word::Zombie], ..plain(5, 7, 3, 4) }
            }
            Vehicle::TheUnspeakableOlds => plain(5, 4, 1, 3),
            Vehicle::SatanicPushcart => VehicleDef { no_free_pass_while_damaged: true, ..plain(4, 2, 2, 4) },
            Vehicle::Feararri => plain(6, 7, 1, 5),
            Vehicle::SportsCthutilityVehicle => plain(4, 5, 3, 4),
            Vehicle::ChariotOfTheElderGods => plain(5, 7, 3, 10),
            Vehicle::BigHonkinTruck => plain(3, 5, 4, 8),
        }
    }
}
