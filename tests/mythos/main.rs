//! Mythos: its rules, case by case, and whole games.
mod whole;
