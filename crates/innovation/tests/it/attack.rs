//! An attack on luck that once worked: who knows the order of a few supply piles works out the
//! seed, and with it every hidden and future card. It must find the seeds of the old tables, which
//! shows that it is a real attack, and none of those of today.

use innovation::{Move, State};
use kernel::{Game, Luck, Mover, Seed, Setup, ToMove, mix64};
use table::Table;

/// The numbers of the orders of the ten piles, as chance dealt them.
fn dealt(seed: Seed) -> Vec<u64> {
    let mut table = Table::<State>::open_for_people(&Setup::default(), seed).unwrap();
    table.roll();
    let record = table.record();
    let mut state = State::new(&record.setup).unwrap();
    let mut piles = Vec::new();
    for (mover, text) in &record.moves {
        let m = state.parse(*mover, text).unwrap();
        if let (Mover::Chance, Move::Shuffle(n)) = (mover, m) {
            piles.push(n);
        }
        state.play(*mover, m, &mut ());
    }
    assert_eq!(piles.len(), 10);
    piles
}

/// What [`mix64`] made `mixed` of.
fn unmix64(mixed: u64) -> u64 {
    let mut z = mixed ^ mixed >> 31 ^ mixed >> 62;
    z = z.wrapping_mul(0x3196_42B2_D24D_8EC3);
    z = z ^ z >> 27 ^ z >> 54;
    z = z.wrapping_mul(0x96DE_1B17_3F11_9089);
    z = z ^ z >> 30 ^ z >> 60;
    z.wrapping_sub(0x9E37_79B9_7F4A_7C15)
}

/// The seed that deals piles in these orders, from the first three of them.
fn recovered(known: &[u64]) -> Option<u64> {
    let orders: u64 = (1..=15).product();
    let mixed = (0..=u64::MAX / orders).filter_map(|k| (k * orders).checked_add(known[0]));
    let seeds = mixed.map(|mixed| unmix64(unmix64(mixed)) ^ mix64(0));
    let rest: u64 = (1..=10).product();
    let deals = |seed: u64, nth: usize| {
        Luck::new(seed).at(nth as u64).below(u128::from(rest)) == u128::from(known[nth])
    };
    seeds.into_iter().find(|&seed| deals(seed, 1) && deals(seed, 2))
}

#[test]
fn what_is_known_of_a_few_piles_gave_the_old_seeds_away() {
    for seed in [7, 0x0123_4567_89AB_CDEF] {
        assert_eq!(unmix64(mix64(seed)), seed);
        let piles = dealt(Seed::Fast(seed));
        assert_eq!(recovered(&piles[..3]), Some(seed));
    }
}

#[test]
fn nothing_that_is_dealt_today_gives_its_seed_away() {
    let secret = [0xC0, 0xFF, 0xEE, 1, 2, 3, 4, 5, 6, 7, 8, 9];
    for seed in [Seed::Number(7), Seed::Secret(secret), Seed::Key([5; 32])] {
        assert_eq!(recovered(&dealt(seed)[..3]), None, "{seed:?}");
    }
}

/// A table's chance is the keyed function alone: nothing else of the game is in it.
#[test]
fn what_chance_does_follows_from_the_seed_and_its_number() {
    let state = State::new(&Setup::default()).unwrap();
    assert_eq!(state.to_move(), ToMove::Chance);
    let luck = Seed::Secret([1; 12]).luck();
    let roll = |luck: Luck| state.chance_rank(state.roll(luck));
    assert_eq!(roll(luck), Some(luck.below(state.chance_size())));
    assert_ne!(roll(luck), roll(luck.next()));
}
