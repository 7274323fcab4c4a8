//! The names of cards and vehicles. A name is the identity of a card in saves, language files, tests and pictures.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;

/// Makes an enum whose members are known by a name, in code and in writing.
macro_rules! names {
    ($(#[$doc:meta])* $Name:ident { $($Member:ident = $id:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        pub enum $Name { $(#[doc = $id] $Member,)* }

        impl $Name {
            /// All of them, in the order of the tables.
            pub const ALL: [$Name; [$($id),*].len()] = [$($Name::$Member),*];

            /// The name, as it is written everywhere.
            pub const fn id(self) -> &'static str {
                match self { $($Name::$Member => $id,)* }
            }

            /// Whatever has this name.
            pub fn from_id(id: &str) -> Option<$Name> {
                match id { $($id => Some($Name::$Member),)* _ => None }
            }
        }

        impl fmt::Debug for $Name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.id())
            }
        }

        impl Serialize for $Name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.id())
            }
        }

        impl<'de> Deserialize<'de> for $Name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$Name, D::Error> {
                struct ByName;
                impl de::Visitor<'_> for ByName {
                    type Value = $Name;
                    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                        f.write_str("a name from the card set")
                    }
                    fn visit_str<E: de::Error>(self, id: &str) -> Result<$Name, E> {
                        $Name::from_id(id).ok_or_else(|| E::custom("no such name in the card set"))
                    }
                }
                deserializer.deserialize_str(ByName)
            }
        }
    };
}

names! {
    /// A vehicle.
    Vehicle {
        CarOfCthulhu = "car_of_cthulhu",
        TheVehicleManWasNotMeantToDrive = "the_vehicle_man_was_not_meant_to_drive",
        TheUnspeakableOlds = "the_unspeakable_olds",
        SatanicPushcart = "satanic_pushcart",
        Feararri = "feararri",
        SportsCthutilityVehicle = "sports_cthutility_vehicle",
        ChariotOfTheElderGods = "chariot_of_the_elder_gods",
        BigHonkinTruck = "big_honkin_truck",
    }
}

names! {
    /// A card of the deck; its copies are alike.
    Card {
        ChaosSpell = "chaos_spell",
        TheGreatRace = "the_great_race",
        CthulhuStepsOnIt = "cthulhu_steps_on_it",
        ShantakTow = "shantak_tow",
        TurnTheSilverKey = "turn_the_silver_key",
        ReanimateTheEngine = "reanimate_the_engine",
        BlackPlague = "black_plague",
        Gremlins = "gremlins",
        DreamlandsShortcut = "dreamlands_shortcut",
        WrenchOutOfSpaceAndTime = "wrench_out_of_space_and_time",
        TekeliLiThrottle = "tekeli_li_throttle",
        TheDoomThatCameToTurnFour = "the_doom_that_came_to_turn_four",
        ThePotholeOverInnsmouth = "the_pothole_over_innsmouth",
        TechnicalInspection = "technical_inspection",
        ChopShopOfLeng = "chop_shop_of_leng",
        OverdueAtMiskatonic = "overdue_at_miskatonic",
        RoadsideCult = "roadside_cult",
        PoachThePitCrew = "poach_the_pit_crew",
        SponsorScandal = "sponsor_scandal",
        UnderTheYellowSign = "under_the_yellow_sign",
        HighPriestOfMotocross = "high_priest_of_motocross",
        FungiFromDetroit = "fungi_from_detroit",
        FungiFromDaytona = "fungi_from_daytona",
        DrArmitage = "dr_armitage",
        HerbertWest = "herbert_west",
        ZombieGreaseMonkey = "zombie_grease_monkey",
        ZombieStuntDriver = "zombie_stunt_driver",
        DeepOneDragRacer = "deep_one_drag_racer",
        RandolphCarburettor = "randolph_carburettor",
        BrownJenkinWrenchRat = "brown_jenkin_wrench_rat",
        CousinWhateley = "cousin_whateley",
        BackseatShoggoth = "backseat_shoggoth",
        CultistIntern = "cultist_intern",
        NightgauntValet = "nightgaunt_valet",
        SpikeyBits = "spikey_bits",
        TheMudflapsManWasNotMeantToOgle = "the_mudflaps_man_was_not_meant_to_ogle",
        EngineOfTheDamned = "engine_of_the_damned",
        FifthDimensionSuspension = "fifth_dimension_suspension",
        TheSponsorThatMustNotBeNamed = "the_sponsor_that_must_not_be_named",
        Spacemeadweiser = "spacemeadweiser",
        MiskatonicMutual = "miskatonic_mutual",
        SurplusTentacles = "surplus_tentacles",
        GloveBoxWarhead = "glove_box_warhead",
        DoItYourselfRitualKit = "do_it_yourself_ritual_kit",
        NonEuclideanGps = "non_euclidean_gps",
        ElderSignBumperSticker = "elder_sign_bumper_sticker",
        FungalFuelInjection = "fungal_fuel_injection",
        RadialsFromBeyondSpaceAndTime = "radials_from_beyond_space_and_time",
        RatsInTheWhitewalls = "rats_in_the_whitewalls",
        RetreadsFromTheCrypt = "retreads_from_the_crypt",
        NodensSnowChains = "nodens_snow_chains",
        CrawlingRunFlats = "crawling_run_flats",
        GoatWithAThousandSpares = "goat_with_a_thousand_spares",
        IaIa = "ia_ia",
        SpellCheck = "spell_check",
        PedalToTheRlyeh = "pedal_to_the_rlyeh",
        SwerveOfTheElderThings = "swerve_of_the_elder_things",
        SlipstreamOutOfSpace = "slipstream_out_of_space",
        OilSlickFromBeyond = "oil_slick_from_beyond",
        AfterYouProfessor = "after_you_professor",
        JettisonTheIntern = "jettison_the_intern",
        ContractualObligation = "contractual_obligation",
        AzathothPlaysDice = "azathoth_plays_dice",
        AnglesThatDoNotAddUp = "angles_that_do_not_add_up",
        SanityAirbag = "sanity_airbag",
        BlameTheShoggoth = "blame_the_shoggoth",
        TheStarsAreRightOfWay = "the_stars_are_right_of_way",
        WakeUpCallFromRlyeh = "wake_up_call_from_rlyeh",
        MidnightRestart = "midnight_restart",
        CheckeredFlag = "checkered_flag",
    }
}
