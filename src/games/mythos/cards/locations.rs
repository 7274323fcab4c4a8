//! Locations: where one can be, and what there is.

use super::{Access, Def, Dimension, Does, Effect, Kind, Region, Sub, Travel, When, Word};

pub(super) const CARDS: &[Def] =
    &[
        Def::location("miskatonic_library", 1, Region::Lovecraft, Sub::Arkham, Dimension::Waking).words(&[
            Word::City,
            Word::University,
            Word::Library,
            Word::Tome,
            Word::Indoors,
        ]),
        Def::location("miskatonic_museum", 2, Region::Lovecraft, Sub::Arkham, Dimension::Waking).words(&[
            Word::City,
            Word::University,
            Word::Museum,
            Word::Artifact,
            Word::Indoors,
        ]),
        Def::location("miskatonic_medical", 3, Region::Lovecraft, Sub::Arkham, Dimension::Waking).words(&[
            Word::City,
            Word::University,
            Word::Hospital,
            Word::Tome,
            Word::Artifact,
            Word::Indoors,
        ]),
        Def::location("witch_house", 4, Region::Lovecraft, Sub::Arkham, Dimension::Waking)
            .unique()
            .words(&[Word::City, Word::House, Word::Tome, Word::Indoors])
            .sanity(-1)
            .gate()
            .effects(&[Effect { when: When::Arrive, does: Does::Again { kind: Kind::Spell, word: None } }]),
        Def::location("arkham_sanitarium", 5, Region::Lovecraft, Sub::Arkham, Dimension::Waking)
            .words(&[Word::City, Word::Hospital, Word::Indoors])
            .sanity(2),
        Def::location("meadow_hill", 6, Region::Lovecraft, Sub::Arkham, Dimension::Waking)
            .words(&[Word::City, Word::Outdoors])
            .gate(),
        Def::location("christchurch_cemetery", 7, Region::Lovecraft, Sub::Arkham, Dimension::Waking)
            .words(&[Word::City, Word::Cemetery, Word::Outdoors])
            .gate(),
        Def::location("arkham_advertiser", 8, Region::Lovecraft, Sub::Arkham, Dimension::Waking)
            .words(&[Word::City, Word::Tome, Word::Indoors])
            .effects(&[Effect { when: When::Arrive, does: Does::Draw(1) }]),
        Def::location("crowninshield_manor", 9, Region::Lovecraft, Sub::Arkham, Dimension::Waking).words(&[
            Word::City,
            Word::House,
            Word::Artifact,
            Word::Indoors,
        ]),
        Def::location("dunwich_village", 10, Region::Lovecraft, Sub::Dunwich, Dimension::Waking).words(&[
            Word::Country,
            Word::House,
            Word::Outdoors,
        ]),
        Def::location("whateley_farm", 11, Region::Lovecraft, Sub::Dunwich, Dimension::Waking)
            .words(&[Word::Country, Word::House, Word::Tome, Word::Indoors])
            .sanity(-1)
            .gate(),
        Def::location("sentinel_hill", 12, Region::Lovecraft, Sub::Dunwich, Dimension::Waking)
            .words(&[Word::Country, Word::Temple, Word::Outdoors])
            .gate(),
        Def::location("cold_spring_glen", 13, Region::Lovecraft, Sub::Dunwich, Dimension::Waking)
            .words(&[Word::Country, Word::Wilds, Word::Outdoors])
            .gate(),
        Def::location("osborns_store", 14, Region::Lovecraft, Sub::Dunwich, Dimension::Waking)
            .words(&[Word::Country, Word::Church, Word::Artifact, Word::Tome, Word::Indoors])
            .sanity(1),
        Def::location("blasted_heath", 15, Region::Lovecraft, Sub::Valley, Dimension::Waking)
            .words(&[Word::Country, Word::Wilds, Word::Outdoors])
            .sanity(-1)
            .gate(),
        Def::location("gardner_farm", 16, Region::Lovecraft, Sub::Valley, Dimension::Waking).words(&[
            Word::Country,
            Word::House,
            Word::Cemetery,
            Word::Artifact,
            Word::Outdoors,
        ]),
        Def::location("akeley_farm", 17, Region::Lovecraft, Sub::Vermont, Dimension::Waking).words(&[
            Word::Country,
            Word::House,
            Word::Tome,
            Word::Indoors,
        ]),
        Def::location("dark_mountain", 18, Region::Lovecraft, Sub::Vermont, Dimension::Waking)
            .words(&[Word::Country, Word::Wilds, Word::Outdoors])
            .gate(),
        Def::location("gilman_house", 19, Region::Lovecraft, Sub::Innsmouth, Dimension::Waking).words(&[
            Word::City,
            Word::House,
            Word::Tome,
            Word::Indoors,
        ]),
        Def::location("order_hall", 20, Region::Lovecraft, Sub::Innsmouth, Dimension::Waking)
            .words(&[Word::City, Word::Temple, Word::Tome, Word::Indoors])
            .sanity(-1)
            .gate(),
        Def::location("marsh_refinery", 21, Region::Lovecraft, Sub::Innsmouth, Dimension::Waking).words(&[
            Word::City,
            Word::Artifact,
            Word::Indoors,
        ]),
        Def::location("devil_reef", 22, Region::Lovecraft, Sub::Innsmouth, Dimension::Waking)
            .words(&[Word::Country, Word::Coast, Word::Outdoors])
            .gate(),
        Def::location("innsmouth_harbour", 23, Region::Lovecraft, Sub::Innsmouth, Dimension::Waking)
            .words(&[Word::City, Word::Coast, Word::Outdoors])
            .gate(),
        Def::location("church_on_central_hill", 24, Region::Lovecraft, Sub::Kingsport, Dimension::Waking)
            .words(&[Word::City, Word::Church, Word::Indoors])
            .sanity(-1)
            .gate(),
        Def::location("water_street_house", 25, Region::Lovecraft, Sub::Kingsport, Dimension::Waking)
            .words(&[Word::City, Word::House, Word::Artifact, Word::Tome, Word::Indoors]),
        Def::location("strange_high_house", 26, Region::Lovecraft, Sub::Kingsport, Dimension::Waking)
            .unique()
            .words(&[Word::City, Word::House, Word::Tome, Word::Indoors])
            .sanity(1)
            .gate()
            .effects(&[Effect { when: When::InPlay, does: Does::Opens(Travel::Dream) }]),
        Def::location("kingsport_harbour", 27, Region::Lovecraft, Sub::Kingsport, Dimension::Waking)
            .words(&[Word::City, Word::Coast, Word::Outdoors])
            .sanity(1),
        Def::location("kingsport_burying_ground", 28, Region::Lovecraft, Sub::Kingsport, Dimension::Waking)
            .words(&[Word::City, Word::Cemetery, Word::Outdoors])
            .gate(),
        Def::location("copps_hill", 29, Region::Lovecraft, Sub::Boston, Dimension::Waking)
            .words(&[Word::City, Word::Cemetery, Word::Outdoors])
            .gate(),
        Def::location("pickmans_cellar", 30, Region::Lovecraft, Sub::Boston, Dimension::Waking)
            .words(&[Word::City, Word::House, Word::Artifact, Word::Indoors])
            .sanity(-1)
            .gate(),
        Def::location("boston_art_club", 31, Region::Lovecraft, Sub::Boston, Dimension::Waking)
            .words(&[Word::City, Word::Museum, Word::Artifact, Word::Indoors])
            .sanity(1),
        Def::location("widener_library", 32, Region::Lovecraft, Sub::Boston, Dimension::Waking).words(&[
            Word::City,
            Word::University,
            Word::Library,
            Word::Tome,
            Word::Indoors,
        ]),
        Def::location("boston_docks", 33, Region::Lovecraft, Sub::Boston, Dimension::Waking)
            .words(&[Word::City, Word::Coast, Word::Outdoors])
            .effects(&[Effect {
                when: When::Arrive,
                does: Does::Again { kind: Kind::Event, word: Some(Word::Travel) },
            }]),
        Def::location("john_hay_library", 34, Region::Lovecraft, Sub::Providence, Dimension::Waking)
            .words(&[Word::City, Word::University, Word::Library, Word::Tome, Word::Indoors]),
        Def::location("shunned_house", 35, Region::Lovecraft, Sub::Providence, Dimension::Waking)
            .words(&[Word::City, Word::House, Word::Indoors])
            .sanity(-1)
            .gate(),
        Def::location("olney_court", 36, Region::Lovecraft, Sub::Providence, Dimension::Waking).words(&[
            Word::City,
            Word::House,
            Word::Tome,
            Word::Artifact,
            Word::Indoors,
        ]),
        Def::location("pawtuxet_bungalow", 37, Region::Lovecraft, Sub::Providence, Dimension::Waking)
            .words(&[Word::Country, Word::House, Word::Tome, Word::Indoors])
            .sanity(-1)
            .gate(),
        Def::location("starry_wisdom_church", 38, Region::Lovecraft, Sub::Providence, Dimension::Waking)
            .words(&[Word::City, Word::Church, Word::Tome, Word::Artifact, Word::Indoors])
            .sanity(-1)
            .gate(),
        Def::location("st_johns_churchyard", 39, Region::Lovecraft, Sub::Providence, Dimension::Waking)
            .words(&[Word::City, Word::Cemetery, Word::Outdoors])
            .gate(),
        Def::location("conanicut_hospital", 40, Region::Lovecraft, Sub::Providence, Dimension::Waking)
            .words(&[Word::Country, Word::Hospital, Word::Indoors])
            .sanity(2),
        Def::location("exham_priory", 41, Region::Europe, Sub::England, Dimension::Waking)
            .words(&[Word::Country, Word::Ruin, Word::House, Word::Indoors])
            .sanity(-1)
            .gate(),
        Def::location("british_museum", 42, Region::Europe, Sub::London, Dimension::Waking)
            .words(&[Word::City, Word::Museum, Word::Library, Word::Tome, Word::Artifact, Word::Indoors])
            .sanity(1),
        Def::location("rue_dauseil", 43, Region::Europe, Sub::Paris, Dimension::Waking)
            .words(&[Word::City, Word::House, Word::Artifact, Word::Outdoors])
            .gate(),
        Def::location("castle_ferenczy", 44, Region::Europe, Sub::Transylvania, Dimension::Waking)
            .words(&[Word::Country, Word::House, Word::Tome, Word::Indoors])
            .sanity(-1)
            .gate(),
        Def::location("nameless_city", 45, Region::MiddleEast, Sub::Arabia, Dimension::Waking)
            .unique()
            .words(&[Word::Country, Word::Ruin, Word::Tome, Word::Outdoors])
            .sanity(-1)
            .gate(),
        Def::location("cairo_bazaar", 46, Region::MiddleEast, Sub::Cairo, Dimension::Waking).words(&[
            Word::City,
            Word::Artifact,
            Word::Tome,
            Word::Outdoors,
        ]),
        Def::location("beneath_the_sphinx", 47, Region::MiddleEast, Sub::Cairo, Dimension::Waking)
            .words(&[Word::Country, Word::Cemetery, Word::Temple, Word::Indoors])
            .sanity(-1)
            .gate(),
        Def::location("rlyeh", 48, Region::Islands, Sub::Rlyeh, Dimension::Waking)
            .unique()
            .words(&[Word::Country, Word::Ruin, Word::Temple, Word::Artifact, Word::Outdoors])
            .sanity(-2)
            .gate()
            .access(&[Access::NoAir]),
        Def::location("ponape", 49, Region::Islands, Sub::Ponape, Dimension::Waking)
            .words(&[Word::Country, Word::Coast, Word::Ruin, Word::Artifact, Word::Outdoors])
            .sanity(1),
        Def::location("upheaved_shoal", 50, Region::Islands, Sub::Shoal, Dimension::Waking)
            .words(&[Word::Country, Word::Coast, Word::Wilds, Word::Outdoors])
            .sanity(-1)
            .gate()
            .access(&[Access::NoAir]),
        Def::location("lakes_camp", 51, Region::Exotic, Sub::Antarctica, Dimension::Waking)
            .words(&[Word::Country, Word::Wilds, Word::Artifact, Word::Tome, Word::Outdoors])
            .access(&[Access::By(Travel::Sea), Access::By(Travel::Air)]),
        Def::location("forbidden_peaks", 52, Region::Exotic, Sub::Antarctica, Dimension::Waking)
            .words(&[Word::Country, Word::Wilds, Word::Outdoors])
            .sanity(-1)
            .gate()
            .access(&[Access::By(Travel::Air), Access::Walk(Sub::Antarctica)]),
        Def::location("elder_city", 53, Region::Exotic, Sub::Antarctica, Dimension::Waking)
            .unique()
            .words(&[Word::Country, Word::Ruin, Word::Tome, Word::Artifact, Word::Indoors])
            .sanity(-1)
            .gate()
            .access(&[Access::By(Travel::Air), Access::Walk(Sub::Antarctica)]),
        Def::location("yhanthlei", 54, Region::Exotic, Sub::Yhanthlei, Dimension::Waking)
            .unique()
            .words(&[Word::City, Word::Temple, Word::Artifact, Word::Indoors])
            .sanity(-1)
            .gate()
            .access(&[Access::By(Travel::Undersea)]),
        Def::location("cavern_of_flame", 55, Region::DreamUpper, Sub::Threshold, Dimension::Dreamlands)
            .words(&[Word::Country, Word::Temple, Word::Indoors]),
        Def::location("ulthar", 56, Region::DreamUpper, Sub::Ulthar, Dimension::Dreamlands)
            .words(&[Word::City, Word::Temple, Word::Tome, Word::Outdoors])
            .sanity(1),
        Def::location("dylath_leen", 57, Region::DreamUpper, Sub::DylathLeen, Dimension::Dreamlands)
            .words(&[Word::City, Word::Coast, Word::Artifact, Word::Outdoors])
            .gate(),
        Def::location("celephais", 58, Region::DreamUpper, Sub::Celephais, Dimension::Dreamlands)
            .words(&[Word::City, Word::Coast, Word::Artifact, Word::Outdoors])
            .sanity(2),
        Def::location("enchanted_wood", 59, Region::DreamUpper, Sub::Threshold, Dimension::Dreamlands)
            .words(&[Word::Country, Word::Wilds, Word::Outdoors])
            .gate(),
        Def::location("vale_of_pnath", 60, Region::DreamUnder, Sub::Pnath, Dimension::Dreamlands)
            .words(&[Word::Country, Word::Cemetery, Word::Wilds, Word::Outdoors])
            .sanity(-1)
            .gate(),
        Def::location("vaults_of_zin", 61, Region::DreamUnder, Sub::Zin, Dimension::Dreamlands)
            .words(&[Word::Country, Word::Cemetery, Word::Ruin, Word::Indoors])
            .sanity(-1)
            .gate(),
        Def::location("unknown_kadath", 62, Region::Exotic, Sub::Kadath, Dimension::Dreamlands)
            .unique()
            .words(&[Word::Country, Word::Temple, Word::Artifact, Word::Indoors])
            .sanity(2)
            .gate()
            .access(&[Access::By(Travel::Air)]),
    ];
