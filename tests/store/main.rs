//! Does the SQL mean what the store promises? One suite of promises, kept by both databases; then what is
//! special about each.

#![allow(clippy::unwrap_used, reason = "a test fails where something is not as it should be")]

#[path = "../support/folder.rs"]
mod folder;
#[path = "../support/postgres.rs"]
mod server;

mod crossing;
mod fixture;
mod notices;
mod numbers;
mod people;
mod playing;
mod postgres;
mod records;
mod schema;
mod shown;
mod sqlite;
mod timing;

/// Every promise, on both databases. One that is missing here is dead code, and the compiler says so.
macro_rules! promises {
    ($($chapter:ident { $($promise:ident)+ })+) => {
        mod on_postgres {
            $(mod $chapter { $(
                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $promise() {
                    let url = crate::server::Server::shared().database();
                    let settings = sobremesa::store::Backend::Postgres { url, pool: 4 };
                    crate::$chapter::$promise(&*sobremesa::store::connect(&settings).await.unwrap()).await;
                }
            )+ })+
        }
        mod on_sqlite {
            $(mod $chapter { $(
                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $promise() {
                    let folder = crate::folder::Folder::new();
                    let settings = sobremesa::store::Backend::Sqlite { folder: folder.path().to_owned() };
                    crate::$chapter::$promise(&*sobremesa::store::connect(&settings).await.unwrap()).await;
                }
            )+ })+
        }
    };
}

promises! {
    playing {
        a_table_is_loaded_as_it_was_opened
        a_table_is_loaded_as_it_was_saved
        a_channel_has_one_open_table
        opening_twice_for_one_press_opens_once
        a_stale_save_changes_nothing
        a_press_counts_once
        a_press_that_met_a_conflict_may_come_again
        a_table_that_moves_needs_a_free_channel
        chairs_come_and_go
        open_tables_are_found
        what_was_played_last_in_a_channel_is_found
    }
    numbers {
        the_largest_numbers_come_back
        every_guild_has_a_shard
        names_are_anybodys
        lists_may_be_empty_and_saves_long
        what_cannot_be_kept_is_refused_as_a_whole
        times_are_kept_to_the_millisecond
    }
    timing {
        due_tables_are_taken_once
        the_next_time_is_known
        a_change_ends_the_lease
        closed_tables_are_never_due
    }
    shown {
        changed_tables_are_to_be_shown
        revisions_are_told_of_many_tables_at_once
        showing_never_goes_back
        what_nobody_else_can_see_is_not_shown_again
        what_comes_unseen_while_a_table_is_shown_is_shown_with_it
        nobody_is_overtaken_while_showing
        what_is_in_doubt_is_shown_once_more
        it_is_known_since_when_a_table_is_behind
        what_is_being_posted_is_known_until_it_stands
        a_conversation_is_opened_once_and_counted
        introductions_to_the_gateway_are_counted
        a_save_leaves_alone_where_it_was_shown
        each_shard_shows_its_own
    }
    notices {
        a_notice_is_taken_and_sent_once
        a_cause_is_told_once
        a_lost_notice_is_taken_again
        each_shard_sends_its_own
        standing_messages_are_taken_once
    }
    records {
        the_story_is_read_from_anywhere
        answers_are_kept_in_order
        what_was_told_is_never_told_anew
        results_are_listed
        what_somebody_says_comes_is_kept_until_they_say_something_else
        what_is_old_is_forgotten
    }
    people {
        settings_are_kept
        what_is_noted_in_passing_changes_nothing_else
        belongings_are_kept_one_change_after_the_other
        everything_about_a_person_is_exported
        answers_belong_to_whoever_gave_them
        those_who_left_and_those_who_were_asked_are_erased
        an_erased_person_is_gone
        an_erased_person_does_not_come_back_with_a_late_save
    }
    crossing {
        one_of_many_saves_wins
        one_of_many_equal_presses_counts
        one_of_many_openings_wins
        no_increment_is_lost
        an_interrupted_save_is_whole_or_nothing
        nothing_is_taken_twice
        erasing_crosses_saving
    }
}
