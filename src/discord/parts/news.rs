//! News on a page of somebody's own: which of it there is room for.

use super::telephone;

/// A line of what has happened, for somebody's own page.
#[derive(Clone, Debug)]
pub struct News {
    /// What it says.
    pub said: String,
    /// Whether it has befallen whoever reads it: where there is no room for all, that stays.
    pub befell: bool,
}

/// As much of the news as there is room for, and at least one of it: what has befallen whoever reads it goes last.
pub fn fitting(news: &[News], room: usize) -> Vec<String> {
    let mut news: Vec<&News> = news.iter().collect();
    let high = |news: &[&News]| {
        let said: Vec<&str> = news.iter().map(|one| one.said.as_str()).collect();
        telephone::lines(&said, telephone::SMALL)
    };
    while news.len() > 1 && high(&news) > room {
        news.remove(news.iter().position(|one| !one.befell).unwrap_or(0));
    }
    news.into_iter().map(|one| one.said.clone()).collect()
}

#[cfg(test)]
mod tests {
    use super::{News, fitting};

    #[test]
    fn where_there_is_no_room_for_all_news_what_befell_its_reader_stays() {
        let news: Vec<News> = [("You are hit.", true), ("Now Ben.", false), ("Now Cleo.", false)]
            .map(|(said, befell)| News { said: said.to_owned(), befell })
            .to_vec();
        assert_eq!(fitting(&news, 3), ["You are hit.", "Now Ben.", "Now Cleo."]);
        assert_eq!(fitting(&news, 2), ["You are hit.", "Now Cleo."]);
        assert_eq!(fitting(&news, 0), ["You are hit."]);
        assert_eq!(fitting(&news[1..], 1), ["Now Cleo."]);
    }
}
