//! Drawing with a pen: shapes and texts that know how wide they are.

use super::fonts::{Face, fonts};
use std::fmt::Write;

/// Where a text stands from its point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Anchor {
    /// To the right of it.
    Start,
    /// On both sides of it.
    Middle,
    /// To the left of it.
    End,
}

/// How a text is written.
#[derive(Clone, Copy, Debug)]
pub struct Pen {
    /// In which letters.
    pub face: Face,
    /// How large.
    pub size: f32,
    /// In which colour.
    pub ink: &'static str,
    /// Where from its point.
    pub anchor: Anchor,
}

impl Pen {
    /// A pen that writes from its point to the right.
    pub const fn new(face: Face, size: f32, ink: &'static str) -> Pen {
        Pen { face, size, ink, anchor: Anchor::Start }
    }

    /// The same pen, writing to both sides of its point.
    pub const fn middle(self) -> Pen {
        Pen { anchor: Anchor::Middle, ..self }
    }

    /// The same pen, writing up to its point.
    pub const fn end(self) -> Pen {
        Pen { anchor: Anchor::End, ..self }
    }

    /// The same pen with other ink.
    pub const fn ink(self, ink: &'static str) -> Pen {
        Pen { ink, ..self }
    }

    /// The same pen, larger or smaller.
    pub const fn size(self, size: f32) -> Pen {
        Pen { size, ..self }
    }

    /// How wide a text comes out.
    pub fn width(self, text: &str) -> f32 {
        fonts().width(self.face, self.size, text)
    }

    /// The text, or as much of it as there is room for, and an ellipsis.
    pub fn fit(self, text: &str, room: f32) -> String {
        if self.width(text) <= room {
            return text.to_owned();
        }
        let mut short = text.to_owned();
        while short.pop().is_some() {
            let trimmed = short.trim_end_matches([' ', ',', '.', ':', ';']);
            let candidate = format!("{trimmed}…");
            if self.width(&candidate) <= room {
                return candidate;
            }
        }
        "…".to_owned()
    }

    /// The text in lines that are not wider than the room, and not more than so many; the last one says if
    /// there was more.
    pub fn wrap(self, text: &str, room: f32, most: usize) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        let mut rest: Vec<&str> = text.split_whitespace().rev().collect();
        while let Some(word) = rest.pop() {
            let longer = lines.last().map(|line| format!("{line} {word}"));
            if let Some(longer) = longer.filter(|longer| self.width(longer) <= room) {
                lines.pop();
                lines.push(longer);
            } else if lines.len() == most {
                rest.push(word);
                break;
            } else {
                lines.push(self.fit(word, room));
            }
        }
        if let (false, Some(line)) = (rest.is_empty(), lines.last_mut()) {
            rest.reverse();
            *line = self.fit(&format!("{line} {}", rest.join(" ")), room);
        }
        lines
    }
}

/// A drawing in the making.
#[derive(Default)]
pub struct Svg {
    body: String,
}

impl Svg {
    /// A blank sheet.
    pub fn new() -> Svg {
        Svg { body: String::with_capacity(32 << 10) }
    }

    /// Puts down something that is SVG already.
    pub fn raw(&mut self, markup: &str) {
        self.body.push_str(markup);
    }

    /// A rectangle with round corners; `how` are further attributes.
    pub fn rect(&mut self, [x, y, width, height]: [f32; 4], round: f32, how: &str) {
        self.put(format_args!(
            "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" rx=\"{round:.1}\" {how}/>"
        ));
    }

    /// A circle.
    pub fn circle(&mut self, x: f32, y: f32, radius: f32, how: &str) {
        self.put(format_args!("<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{radius:.1}\" {how}/>"));
    }

    /// A path.
    pub fn path(&mut self, data: &str, how: &str) {
        self.put(format_args!("<path d=\"{data}\" {how}/>"));
    }

    /// A fragment of art at a place, so many times its size, in a colour for those of its parts that have none.
    pub fn art(&mut self, x: f32, y: f32, scale: f32, colour: &str, fragment: &str) {
        self.put(format_args!(
            "<g transform=\"translate({x:.1} {y:.1}) scale({scale:.3})\" color=\"{colour}\">"
        ));
        self.raw(fragment.trim());
        self.raw("</g>");
    }

    /// Writes a text, whatever its width.
    pub fn write(&mut self, x: f32, y: f32, pen: Pen, text: &str) {
        let anchor = match pen.anchor {
            Anchor::Start => "",
            Anchor::Middle => " text-anchor=\"middle\"",
            Anchor::End => " text-anchor=\"end\"",
        };
        let (family, size, ink) = (pen.face.family(), pen.size, pen.ink);
        self.put(format_args!(
            "<text x=\"{x:.1}\" y=\"{y:.1}\" font-family=\"{family}\" font-size=\"{size}\" fill=\"{ink}\"{anchor}>"
        ));
        self.escaped(text);
        self.raw("</text>");
    }

    /// Writes as much of a text as there is room for.
    pub fn write_in(&mut self, x: f32, y: f32, room: f32, pen: Pen, text: &str) {
        self.write(x, y, pen, &pen.fit(text, room));
    }

    /// Writes lines below one another, the first one's foot at `y`.
    pub fn lines(&mut self, x: f32, y: f32, leading: f32, pen: Pen, lines: &[String]) {
        for (at, line) in lines.iter().enumerate() {
            self.write(x, y + leading * at as f32, pen, line);
        }
    }

    /// The drawing, so wide and so high.
    pub fn finish(self, width: u32, height: u32) -> String {
        self.scaled(width, height, width, height)
    }

    /// The drawing, so wide and so high, shown at another size.
    pub fn scaled(self, width: u32, height: u32, shown_width: u32, shown_height: u32) -> String {
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{shown_width}\" height=\"{shown_height}\" \
             viewBox=\"0 0 {width} {height}\">{}</svg>",
            self.body
        )
    }

    fn escaped(&mut self, text: &str) {
        for c in text.chars() {
            match c {
                '<' => self.body.push_str("&lt;"),
                '>' => self.body.push_str("&gt;"),
                '&' => self.body.push_str("&amp;"),
                '"' => self.body.push_str("&quot;"),
                // Not allowed in XML at all.
                c if c.is_control() || matches!(c, '\u{fffe}' | '\u{ffff}') => {}
                c => self.body.push(c),
            }
        }
    }

    fn put(&mut self, what: std::fmt::Arguments<'_>) {
        // Writing to a string does not fail.
        let _ = self.body.write_fmt(what);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PEN: Pen = Pen::new(Face::Text, 20.0, "#000");

    #[test]
    fn texts_stay_in_their_room() {
        let text = "The Mudflaps Man Was Not Meant to Ogle";
        let short = PEN.fit(text, 120.0);
        assert!(short.ends_with('…') && PEN.width(&short) <= 120.0);
        assert_eq!(PEN.fit(text, 1000.0), text);
        let lines = PEN.wrap(text, 120.0, 9);
        assert_eq!(lines.join(" "), text);
        assert!(lines.len() > 2 && lines.iter().all(|line| PEN.width(line) <= 120.0));
        let two = PEN.wrap(text, 120.0, 2);
        assert!(two.len() == 2 && two[1].ends_with('…'));
    }

    #[test]
    fn markup_in_texts_is_text() {
        let mut svg = Svg::new();
        svg.write(0.0, 0.0, PEN, "<b a=\"1\">&\u{1}</b>");
        assert!(svg.body.contains("&lt;b a=&quot;1&quot;&gt;&amp;&lt;/b&gt;</text>"));
    }
}
