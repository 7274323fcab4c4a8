//! What is a word in the database, and one of a few things in the code.

/// An enum whose members are kept under these words.
macro_rules! spelled {
    ($(#[$about:meta])* $Name:ident { $($(#[$says:meta])* $Member:ident = $word:literal,)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
        pub enum $Name {
            $($(#[$says])* $Member,)*
        }

        impl $Name {
            /// The word under which it is kept.
            pub fn id(self) -> &'static str {
                match self {
                    $($Name::$Member => $word,)*
                }
            }

            /// What is kept under this word.
            pub fn from_id(id: &str) -> Option<$Name> {
                [$($Name::$Member),*].into_iter().find(|one| one.id() == id)
            }
        }
    };
}

spelled! {
    /// Who gave an answer for a seat.
    AnsweredBy {
        /// Its player.
        Player = "player",
        /// A standing order.
        Order = "order",
        /// The clock: time was up.
        Clock = "clock",
        /// The host: a bot, or a stand-in.
        Host = "host",
    }
}

spelled! {
    /// What a notice is about.
    NoticeKind {
        /// It is one's turn.
        Turn = "turn",
        /// A window waits.
        React = "react",
        /// Time is running out.
        Remind = "remind",
        /// One is the last for whom everybody waits.
        Last = "last",
        /// Somebody else plays for one.
        Away = "away",
        /// Orders were dropped.
        OrderDropped = "order-dropped",
        /// A seat is offered.
        Offer = "offer",
        /// The game is over.
        Over = "over",
    }
}
