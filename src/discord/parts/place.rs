//! Where a player reads what they are asked.

/// Where a player reads it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Place {
    /// In a page that only they see, beside the table.
    Page,
    /// In a letter, where there is no table to be seen.
    Letter,
    /// On the table itself, where nobody else sees it.
    Table,
}
