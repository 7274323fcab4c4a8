//! A table laid out by hand: who stands where, what the dice will show.
