//! The rules page that players read: sections and numbered paragraphs.

/// A rules page.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RulesPage {
    /// What stands above it.
    pub title: String,
    /// Its sections, in order.
    pub sections: Vec<Section>,
}

/// One section of the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    /// Its number.
    pub number: String,
    /// What it is about.
    pub title: String,
    /// Its paragraphs, in order.
    pub paragraphs: Vec<Paragraph>,
}

/// One paragraph of the rules.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Paragraph {
    /// Its number, such as `5.3`.
    pub number: String,
    /// What it says, as Markdown.
    pub text: String,
    /// The rulings that it gives, such as `R4`: what sources and tests cite, and no player can look up.
    pub rulings: Vec<String>,
}

impl RulesPage {
    /// Reads a page: `# title`, `## 5. section`, and paragraphs that begin with their number in bold.
    pub fn parse(page: &str) -> RulesPage {
        let mut rules = RulesPage::default();
        for line in page.lines() {
            if let Some(title) = line.strip_prefix("# ") {
                title.trim().clone_into(&mut rules.title);
            } else if let Some((number, title)) = line.strip_prefix("## ").and_then(|l| l.split_once(". ")) {
                let (number, title) = (number.trim().to_owned(), title.trim().to_owned());
                rules.sections.push(Section { number, title, paragraphs: Vec::new() });
            } else if let Some(section) = rules.sections.last_mut() {
                section.read(line);
            }
        }
        rules
    }

    /// Whether there is a paragraph `5.3`, a section `5`, or a ruling `R4`.
    pub fn has(&self, number: &str) -> bool {
        let gives = |one: &Paragraph| one.number == number || one.rulings.iter().any(|one| one == number);
        self.sections.iter().any(|section| section.number == number || section.paragraphs.iter().any(gives))
    }

    /// Paragraphs in which every word of a search occurs, with the number of their section.
    pub fn search(&self, words: &str) -> Vec<(&Section, &Paragraph)> {
        let words: Vec<String> = words.split_whitespace().map(str::to_lowercase).collect();
        let fits = |text: &str| {
            let text = text.to_lowercase();
            words.iter().all(|word| text.contains(word.as_str()))
        };
        let all =
            self.sections.iter().flat_map(|section| section.paragraphs.iter().map(move |one| (section, one)));
        all.filter(|(section, one)| fits(&format!("{} {} {}", section.title, one.number, one.text))).collect()
    }
}

impl Section {
    fn read(&mut self, line: &str) {
        let numbered = line.strip_prefix("**").and_then(|rest| rest.split_once("** "));
        match numbered {
            Some((number, text)) if number.starts_with(char::is_numeric) => {
                let mut paragraph = Paragraph { number: number.to_owned(), ..Paragraph::default() };
                paragraph.read(text);
                self.paragraphs.push(paragraph);
            }
            _ if line.trim().is_empty() => {}
            _ => {
                if let Some(paragraph) = self.paragraphs.last_mut() {
                    paragraph.text.push('\n');
                    paragraph.read(line);
                }
            }
        }
    }
}

impl Paragraph {
    /// Reads a line; a ruling stands in it as ` (**R4**)`, and is noted instead.
    fn read(&mut self, line: &str) {
        let mut rest = line;
        while let Some((before, after)) = rest.split_once(" (**R")
            && let Some((number, after)) = after.split_once("**)")
        {
            self.text.push_str(before);
            self.rulings.push(format!("R{number}"));
            rest = after;
        }
        self.text.push_str(rest);
    }
}
