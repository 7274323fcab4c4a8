//! How long a test goes on: `AT_LENGTH=yes` for the gate, briefly for whoever sits and waits for it.

/// What is enough while somebody waits, or what is looked at in the gate.
pub fn brief_or<T>(brief: T, long: T) -> T {
    if std::env::var_os("AT_LENGTH").is_some() { long } else { brief }
}
