//! The odds that are shown are those of the rules: every pair of dice, every pair of vehicles.

use sobremesa::drivers::{Random, game_dice};
use sobremesa::games::cthulhu500::odds::{duel, repair_again, repair_needs, reroll, sums};
use sobremesa::games::cthulhu500::race::Phase;
use sobremesa::games::cthulhu500::scene::{Attempt, Duellist};
use sobremesa::games::cthulhu500::{Options, Race, Reactions};
use sobremesa::kernel::{By, Game, Input, Pick, Player, Saved, Viewer};

/// So many of so many, in whole percents.
fn percent(some: usize, of: usize) -> i32 {
    (some as f64 * 100.0 / of as f64).round() as i32
}

#[test]
fn a_duel_is_every_pair_of_dice() {
    let dice = || (1..=6).flat_map(|one| (1..=6).map(move |two| (one, two)));
    for mine in -8..=20 {
        for other in -8..=20 {
            let count = |fits: &dyn Fn(i32) -> bool| {
                dice().filter(|(one, two)| fits(mine + one - other - two)).count()
            };
            let (above, level) = (count(&|lead| lead > 0), count(&|lead| lead == 0));
            let plain = duel(mine, other, None, Duellist::Attacker);
            assert_eq!((plain.wins, plain.ties), (percent(above, 36), percent(level, 36)));
            assert_eq!((plain.sum, plain.other), (mine, other));
            let taken = duel(mine, other, Some(Duellist::Attacker), Duellist::Attacker);
            assert_eq!((taken.wins, taken.ties), (percent(above + level, 36), 0));
            let lost = duel(mine, other, Some(Duellist::Attacker), Duellist::Defender);
            assert_eq!((lost.wins, lost.ties), (percent(above, 36), 0));
            let again = |fits: &dyn Fn(i32) -> bool| (1..=6).filter(|die| fits(mine + die - other)).count();
            let rolled = reroll(mine, other, None, Duellist::Defender);
            assert_eq!(rolled.wins, percent(again(&|lead| lead > 0), 6));
            assert_eq!(rolled.ties, percent(again(&|lead| lead == 0), 6));
            assert_eq!(repair_again(mine, other), percent(again(&|lead| lead >= 0), 6));
        }
    }
    let known = duel(6, 8, None, Duellist::Attacker);
    assert_eq!((known.wins, known.ties), (17, 11));
}

/// What is read off the view is what the rules add up, for neighbours and for those further off.
#[test]
fn the_sums_of_any_two_are_those_of_the_rules() {
    let mut far = 0;
    for n in 0..40 {
        let seats = 3 + (n % 6) as u8;
        let options = Options::proposed(seats, Reactions::First);
        let (mut saved, mut now) = Saved::<Race>::new(&options, seats, game_dice(5, n)).unwrap();
        let mut whims = Random::new(n);
        while !now.asks.is_empty() {
            let game = &now.game;
            if game.phase == Phase::Actions && game.scene.attempt.is_none() {
                let view = game.view(Viewer::Spectator);
                for one in game.seats() {
                    for two in game.seats().filter(|two| *two != one) {
                        let attempt = Attempt::between(one, two);
                        let total = |side| i32::from(game.passing_total(&attempt, side).sum());
                        let rules = (total(Duellist::Attacker), total(Duellist::Defender));
                        assert_eq!(sums(&view, one, two), rules, "race {n}: {one:?} against {two:?}");
                        far += usize::from(
                            view.ahead(one) != two
                                && sums(&view, one, two).0 != i32::from(view.car(one).attack),
                        );
                    }
                    let car = view.car(one);
                    let (fix, complexity) = (game.repair_total(one).sum(), game.car(one).side().complexity);
                    let enough = (1..=6).find(|die| fix + die >= complexity).unwrap_or(7);
                    assert_eq!(repair_needs(car), i64::from(enough));
                }
            }
            let Pick { ask, choice } = Player::<Race>::answer(&mut whims, &now.game, &now.asks);
            let ask = &now.asks[ask];
            let input = Input {
                seat: ask.seat,
                by: By::Player,
                about: ask.about,
                answer: ask.answer(choice).unwrap(),
            };
            now = saved.submit(input).unwrap();
        }
    }
    assert!(far > 0, "nobody ever had a driver who looks at who the other is");
}
