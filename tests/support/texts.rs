//! Where the texts of a drawing stand.

use resvg::usvg::{Group, Node, Rect};

/// The places of all texts in a drawing.
pub fn texts(group: &Group, found: &mut Vec<Rect>) {
    for node in group.children() {
        match node {
            Node::Group(group) => texts(group, found),
            Node::Text(text) => found.push(text.abs_bounding_box()),
            _ => {}
        }
    }
}
