//! Finds everything in a file that could have been written wrongly, and how it would read then.

use proc_macro2::Span;
use std::collections::BTreeMap;
use std::ops::Range;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Attribute, BinOp, Block, Expr, Lit, Pat, ReturnType, Stmt, UnOp};

/// One small bug that could be there.
#[derive(Clone, Debug)]
pub struct Mutant {
    /// The file, from the root of the project.
    pub file: String,
    pub line: usize,
    /// In which function, and what was changed in which line of it: says which one it is, wherever it moves.
    pub key: String,
    pub edit: Edit,
}

/// How the text is changed for it.
#[derive(Clone, Debug)]
pub enum Edit {
    /// Another expression stands for this one.
    Instead { range: Range<usize>, text: String },
    /// This statement is left out.
    Without { range: Range<usize> },
    /// A condition starts with this, where the switch is not on: it never holds.
    Never { at: usize },
    /// An arm of a `match` gets a guard: it never fits.
    Arm { at: usize },
    /// The function returns this at once.
    Return { at: usize, text: String },
}

/// What was found in a file.
pub struct Found {
    pub mutants: Vec<Mutant>,
    /// Where its functions are.
    pub functions: Vec<Range<usize>>,
}

/// Reads a file.
pub fn find(file: &str, text: &str) -> Result<Found, syn::Error> {
    let parsed = syn::parse_file(text)?;
    let mut finder = Finder {
        file,
        text,
        path: Vec::new(),
        seen: BTreeMap::new(),
        in_chain: false,
        turned: false,
        found: Found { mutants: Vec::new(), functions: Vec::new() },
    };
    finder.visit_file(&parsed);
    Ok(finder.found)
}

struct Finder<'a> {
    file: &'a str,
    text: &'a str,
    path: Vec<String>,
    /// How often a key has been there already.
    seen: BTreeMap<String, usize>,
    /// Whether what is visited is followed by another call of the same chain.
    in_chain: bool,
    /// Whether what is visited is turned round as a whole.
    turned: bool,
    found: Found,
}

/// Methods that are easily taken for each other.
const SWAPS: &[(&str, &str)] = &[
    ("min", "max"),
    ("any", "all"),
    ("is_some", "is_none"),
    ("is_some_and", "is_none_or"),
    ("is_ok", "is_err"),
    ("saturating_add", "saturating_sub"),
    ("wrapping_add", "wrapping_sub"),
    ("checked_add", "checked_sub"),
    ("first", "last"),
    ("first_mut", "last_mut"),
    ("position", "rposition"),
    ("min_by_key", "max_by_key"),
];

/// Methods whose answer is turned round.
const TURNED: &[&str] = &["contains", "is_empty", "is", "has", "eq", "ne"];

/// Calls of a chain that are easily forgotten.
const LINKS: &[&str] =
    &["rev", "filter", "skip", "take", "take_while", "skip_while", "chain", "copied_if", "dedup"];

/// Methods that are given a condition.
const JUDGES: &[&str] = &[
    "filter",
    "any",
    "all",
    "find",
    "position",
    "rposition",
    "retain",
    "is_some_and",
    "is_none_or",
    "take_while",
    "skip_while",
    "partition",
];

fn plain(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn is_for_tests(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|one| one.path().is_ident("test") || one.path().is_ident("cfg"))
}

/// Whether there is a `let` among the conditions.
fn has_let(expr: &Expr) -> bool {
    match expr {
        Expr::Let(_) => true,
        Expr::Binary(binary) => has_let(&binary.left) || has_let(&binary.right),
        _ => false,
    }
}

/// Whether it is turned round by something that is changed inside it.
fn is_turned_inside(expr: &Expr) -> bool {
    match expr {
        Expr::Binary(_) | Expr::Let(_) | Expr::Lit(_) | Expr::Macro(_) => true,
        Expr::Unary(unary) => matches!(unary.op, UnOp::Not(_)),
        Expr::Paren(paren) => is_turned_inside(&paren.expr),
        Expr::MethodCall(call) => {
            let name = call.method.to_string();
            TURNED.contains(&name.as_str()) || swapped(&name).is_some()
        }
        _ => false,
    }
}

fn swapped(name: &str) -> Option<&'static str> {
    SWAPS.iter().find_map(|(one, other)| match name {
        _ if name == *one => Some(*other),
        _ if name == *other => Some(*one),
        _ => None,
    })
}

fn catches_all(pat: &Pat) -> bool {
    match pat {
        Pat::Wild(_) => true,
        Pat::Ident(ident) => {
            ident.subpat.is_none() && ident.ident.to_string().starts_with(|c: char| c.is_lowercase())
        }
        _ => false,
    }
}

impl Finder<'_> {
    fn source(&self, span: Span) -> &str {
        &self.text[span.byte_range()]
    }

    /// Notes one: what is there, what would be there, and how.
    fn add(&mut self, at: usize, was: &str, now: &str, edit: Edit) {
        let line = self.text[..at].matches('\n').count() + 1;
        let context = self.text.lines().nth(line - 1).unwrap_or_default();
        let (was, now) = (plain(was), plain(now));
        let context = plain(context);
        let what = match &edit {
            Edit::Instead { .. } => format!("`{was}` -> `{now}`"),
            Edit::Without { .. } => "left out".to_owned(),
            Edit::Never { .. } => "never".to_owned(),
            Edit::Arm { .. } => "arm left out".to_owned(),
            Edit::Return { .. } => format!("-> `{now}`"),
        };
        let key = match &edit {
            Edit::Return { .. } => format!("{} {}: {what}", self.file, self.path.join("::")),
            _ => format!("{} {}: {what} in `{context}`", self.file, self.path.join("::")),
        };
        let times = self.seen.entry(key.clone()).or_default();
        *times += 1;
        let key = if *times == 1 { key } else { format!("{key} #{times}") };
        self.found.mutants.push(Mutant { file: self.file.to_owned(), line, key, edit });
    }

    fn instead(&mut self, expr: Span, was: &str, now: &str, text: String) {
        let range = expr.byte_range();
        self.add(range.start, was, now, Edit::Instead { range, text });
    }

    fn function(&mut self, name: &str, output: &ReturnType, block: &Block) {
        let range = block.span().byte_range();
        self.found.functions.push(range.clone());
        self.path.push(name.to_owned());
        if !block.stmts.is_empty() {
            let anyhow = self.returns_anyhow(block);
            for value in defaults(&self.returned(output)) {
                if anyhow.as_ref() != Some(&value) {
                    let text = format!("return {value};");
                    self.add(range.start, "", &text.clone(), Edit::Return { at: range.start + 1, text });
                }
            }
        }
        let in_chain = std::mem::replace(&mut self.in_chain, false);
        self.visit_block(block);
        self.in_chain = in_chain;
        self.path.pop();
    }

    /// What a function returns that does nothing else: to return it at once is no mistake.
    fn returns_anyhow(&self, block: &Block) -> Option<String> {
        let ignores = |one: &Stmt| matches!(one, Stmt::Local(local) if matches!(local.pat, Pat::Wild(_)));
        let mut does = block.stmts.iter().filter(|one| !ignores(one));
        let said = match (does.next(), does.next()) {
            (None, _) => String::new(),
            (Some(Stmt::Expr(last, None)), None) => plain(self.source(last.span())),
            _ => return None,
        };
        Some(match said.as_str() {
            "Vec::new()" | "String::new()" => "Default::default()".to_owned(),
            "Ok(())" => "Ok(Default::default())".to_owned(),
            _ => said,
        })
    }

    fn returned(&self, output: &ReturnType) -> String {
        match output {
            ReturnType::Default => String::new(),
            ReturnType::Type(_, kind) => plain(self.source(kind.span())),
        }
    }

    /// A condition of an `if`, a `while` or a closure.
    fn condition(&mut self, cond: &Expr) {
        if has_let(cond) {
            let range = cond.span().byte_range();
            self.add(range.start, "", "", Edit::Never { at: range.start });
        } else if !is_turned_inside(cond) {
            let was = self.source(cond.span()).to_owned();
            let now = format!("!({was})");
            self.instead(cond.span(), &was, &now.clone(), now);
        }
    }

    fn binary(&mut self, binary: &syn::ExprBinary) {
        let op = self.source(binary.op.span()).to_owned();
        let others: &[&str] = match binary.op {
            BinOp::Eq(_) => &["!="],
            BinOp::Ne(_) => &["=="],
            BinOp::Lt(_) => &["<=", ">="],
            BinOp::Le(_) => &["<", ">"],
            BinOp::Gt(_) => &[">=", "<="],
            BinOp::Ge(_) => &[">", "<"],
            BinOp::And(_) => &["||"],
            BinOp::Or(_) => &["&&"],
            BinOp::Add(_) => &["-"],
            BinOp::Sub(_) => &["+"],
            BinOp::Mul(_) => &["+"],
            BinOp::Div(_) => &["*"],
            BinOp::Rem(_) => &["/"],
            BinOp::BitAnd(_) => &["|"],
            BinOp::BitOr(_) => &["&"],
            BinOp::BitXor(_) => &["|"],
            BinOp::Shl(_) => &[">>"],
            BinOp::Shr(_) => &["<<"],
            BinOp::AddAssign(_) => &["-="],
            BinOp::SubAssign(_) => &["+="],
            BinOp::MulAssign(_) => &["+="],
            BinOp::BitOrAssign(_) => &["&="],
            BinOp::BitAndAssign(_) => &["|="],
            BinOp::BitXorAssign(_) => &["|="],
            _ => &[],
        };
        let (left, right) =
            (self.source(binary.left.span()).to_owned(), self.source(binary.right.span()).to_owned());
        for other in others {
            if has_let(&binary.left) || has_let(&binary.right) {
                continue;
            }
            let assigns =
                other.len() == 2 && other.ends_with('=') && !["==", "!=", "<=", ">="].contains(other);
            let text = if assigns {
                format!("{left} {other} {right}")
            } else {
                format!("({left}) {other} ({right})")
            };
            let range = binary.span().byte_range();
            let at = binary.op.span().byte_range().start;
            self.add(at, &op, other, Edit::Instead { range, text });
        }
        let nothing = match binary.op {
            BinOp::And(_) => "true",
            BinOp::Or(_) => "false",
            _ => return,
        };
        for side in [&*binary.left, &*binary.right] {
            let same = matches!(side, Expr::Binary(inner) if same_op(&inner.op, &binary.op));
            if !same && !has_let(side) {
                let was = self.source(side.span()).to_owned();
                self.instead(side.span(), &was, nothing, nothing.to_owned());
            }
        }
    }

    fn literal(&mut self, literal: &syn::ExprLit) {
        let span = literal.span();
        let was = self.source(span).to_owned();
        match &literal.lit {
            Lit::Bool(lit) => {
                let now = (!lit.value).to_string();
                self.instead(span, &was, &now.clone(), now);
            }
            Lit::Int(lit) => {
                let Ok(number) = lit.base10_parse::<u128>() else { return };
                let suffix = lit.suffix();
                for now in [number.checked_add(1), number.checked_sub(1)].into_iter().flatten() {
                    let now = format!("{now}{suffix}");
                    self.instead(span, &was, &now.clone(), now);
                }
            }
            _ => {}
        }
    }

    /// A chain of calls, from its last one: what is forgotten in the middle of it is forgotten of the whole.
    fn chain(&mut self, root: &syn::ExprMethodCall) {
        let whole = root.span().byte_range();
        let mut call = root;
        loop {
            let name = call.method.to_string();
            if LINKS.contains(&name.as_str()) {
                let from = call.receiver.span().byte_range().end;
                let to = call.span().byte_range().end;
                let was = self.text[from..to].to_owned();
                let text = format!("{}{}", &self.text[whole.start..from], &self.text[to..whole.end]);
                let at = call.method.span().byte_range().start;
                self.add(at, &was, "", Edit::Instead { range: whole.clone(), text });
            }
            match &*call.receiver {
                Expr::MethodCall(before) => call = before,
                _ => break,
            }
        }
    }

    fn method(&mut self, call: &syn::ExprMethodCall) {
        if !self.in_chain {
            self.chain(call);
        }
        let name = call.method.to_string();
        let whole = call.span().byte_range();
        let method = call.method.span().byte_range();
        if let Some(other) = swapped(&name) {
            let before = &self.text[whole.start..method.start];
            let text = format!("{before}{other}{}", &self.text[method.end..whole.end]);
            self.add(method.start, &name, other, Edit::Instead { range: whole, text });
        } else if TURNED.contains(&name.as_str()) && !self.turned {
            let text = format!("!({})", &self.text[whole.clone()]);
            let was = format!(".{name}()");
            self.add(method.start, &was, &format!("!{was}"), Edit::Instead { range: whole, text });
        }
        if JUDGES.contains(&name.as_str())
            && let Some(Expr::Closure(closure)) = call.args.first()
            && !matches!(&*closure.body, Expr::Block(_))
        {
            self.condition(&closure.body);
        }
    }

    fn matches_macro(&mut self, mac: &syn::ExprMacro) {
        let span = mac.span();
        let whole = span.byte_range();
        let was = self.source(span).to_owned();
        self.instead(span, &was, &format!("!{was}"), format!("!{was}"));
        let body = mac.mac.parse_body_with(|input: syn::parse::ParseStream<'_>| {
            let _: Expr = input.parse()?;
            let _: syn::Token![,] = input.parse()?;
            let pat = Pat::parse_multi_with_leading_vert(input)?;
            let guard: Option<syn::Token![if]> = input.parse()?;
            let guard = match guard {
                Some(token) => Some((token, input.parse::<Expr>()?)),
                None => None,
            };
            let _: Option<syn::Token![,]> = input.parse()?;
            Ok((pat, guard))
        });
        let Ok((pat, guard)) = body else { return };
        if let Pat::Or(or) = &pat {
            for left_out in 0..or.cases.len() {
                let rest = or.cases.iter().enumerate().filter(|(at, _)| *at != left_out);
                let rest: Vec<_> = rest.map(|(_, case)| self.source(case.span())).collect();
                let range = or.span().byte_range();
                let text = format!(
                    "{}{}{}",
                    &self.text[whole.start..range.start],
                    rest.join(" | "),
                    &self.text[range.end..whole.end]
                );
                let case = self.source(or.cases[left_out].span()).to_owned();
                self.add(range.start, &case, "", Edit::Instead { range: whole.clone(), text });
            }
        }
        if let Some((token, guard)) = guard {
            let from = token.span().byte_range().start;
            let to = guard.span().byte_range().end;
            let text = format!("{}{}", &self.text[whole.start..from], &self.text[to..whole.end]);
            let was = self.text[from..to].to_owned();
            self.add(from, &was, "", Edit::Instead { range: whole, text });
        }
    }

    fn arms(&mut self, arms: &[syn::Arm]) {
        for (at, arm) in arms.iter().enumerate() {
            if let Some((_, guard)) = &arm.guard {
                let was = self.source(guard.span()).to_owned();
                if has_let(guard) {
                    let at = guard.span().byte_range().start;
                    self.add(at, "", "", Edit::Never { at });
                } else {
                    for now in ["true", "false"] {
                        self.instead(guard.span(), &was, now, now.to_owned());
                    }
                }
            } else if arms[at + 1..].iter().any(|arm| arm.guard.is_none() && catches_all(&arm.pat)) {
                let range = arm.pat.span().byte_range();
                self.add(range.start, "", "", Edit::Arm { at: range.end });
            }
        }
    }

    fn some(&mut self, call: &syn::ExprCall) {
        if let Expr::Path(path) = &*call.func
            && path.path.is_ident("Some")
        {
            let was = self.source(call.span()).to_owned();
            self.instead(call.span(), &was, "None", "None".to_owned());
        }
    }

    /// A number with a name.
    fn named_number(&mut self, path: &syn::ExprPath) {
        let Some(last) = path.path.segments.last() else { return };
        let name = last.ident.to_string();
        let is_name = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '_';
        if name.len() > 1 && name.chars().all(is_name) {
            let was = self.source(path.span()).to_owned();
            for now in [format!("({was} + 1)"), format!("({was} - 1)")] {
                self.instead(path.span(), &was, &now.clone(), now);
            }
        }
    }

    fn bounds(&mut self, range: &syn::ExprRange) {
        for bound in [&range.start, &range.end].into_iter().flatten() {
            // Numbers are changed where they stand.
            if !matches!(**bound, Expr::Lit(_)) && !matches!(&**bound, Expr::Unary(_)) {
                let was = self.source(bound.span()).to_owned();
                for now in [format!("({was} + 1)"), format!("({was} - 1)")] {
                    self.instead(bound.span(), &was, &now.clone(), now);
                }
            }
        }
    }
}

fn same_op(one: &BinOp, other: &BinOp) -> bool {
    matches!((one, other), (BinOp::And(_), BinOp::And(_)) | (BinOp::Or(_), BinOp::Or(_)))
}

/// What a function of this type could return at once.
fn defaults(kind: &str) -> Vec<String> {
    let all: &[&str] = match kind {
        "" | "()" => &[""],
        "!" => &[],
        "bool" => &["true", "false"],
        "u8" | "u16" | "u32" | "u64" | "usize" | "i8" | "i16" | "i32" | "i64" => &["0", "1"],
        _ if kind.starts_with("Option<") => &["None"],
        "Flow<bool>" => &["Ok(true)", "Ok(false)"],
        _ if kind.starts_with("Result<") || kind.starts_with("Flow<") => &["Ok(Default::default())"],
        _ if kind.starts_with("impl ") => &[],
        _ => &["Default::default()"],
    };
    all.iter().map(|one| (*one).to_owned()).collect()
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        if !is_for_tests(&item.attrs) && item.sig.constness.is_none() {
            self.function(&item.sig.ident.to_string(), &item.sig.output, &item.block);
        }
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        if !is_for_tests(&item.attrs) && item.sig.constness.is_none() {
            self.function(&item.sig.ident.to_string(), &item.sig.output, &item.block);
        }
    }

    fn visit_trait_item_fn(&mut self, item: &'ast syn::TraitItemFn) {
        if let Some(block) = &item.default {
            self.function(&item.sig.ident.to_string(), &item.sig.output, block);
        }
    }

    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        if !is_for_tests(&item.attrs) {
            self.path.push(item.ident.to_string());
            visit::visit_item_mod(self, item);
            self.path.pop();
        }
    }

    fn visit_item_impl(&mut self, item: &'ast syn::ItemImpl) {
        let of = item.trait_.as_ref().map(|(_, path, _)| plain(self.source(path.span())));
        // How things print is for people who look for errors; that nothing secret prints is tested otherwise.
        if of.as_deref().is_some_and(|of| of.ends_with("Debug")) {
            return;
        }
        let name = plain(self.source(item.self_ty.span()));
        self.path.push(name);
        visit::visit_item_impl(self, item);
        self.path.pop();
    }

    fn visit_item_trait(&mut self, item: &'ast syn::ItemTrait) {
        self.path.push(item.ident.to_string());
        visit::visit_item_trait(self, item);
        self.path.pop();
    }

    // What is computed while compiling cannot be switched.
    fn visit_item_const(&mut self, _: &'ast syn::ItemConst) {}
    fn visit_item_static(&mut self, _: &'ast syn::ItemStatic) {}
    fn visit_impl_item_const(&mut self, _: &'ast syn::ImplItemConst) {}
    fn visit_trait_item_const(&mut self, _: &'ast syn::TraitItemConst) {}
    fn visit_item_enum(&mut self, _: &'ast syn::ItemEnum) {}
    fn visit_item_struct(&mut self, _: &'ast syn::ItemStruct) {}
    fn visit_item_macro(&mut self, _: &'ast syn::ItemMacro) {}
    fn visit_type(&mut self, _: &'ast syn::Type) {}
    fn visit_pat(&mut self, _: &'ast Pat) {}
    fn visit_attribute(&mut self, _: &'ast Attribute) {}
    fn visit_expr_const(&mut self, _: &'ast syn::ExprConst) {}
    fn visit_path(&mut self, _: &'ast syn::Path) {}

    fn visit_expr_repeat(&mut self, repeat: &'ast syn::ExprRepeat) {
        self.visit_expr(&repeat.expr);
    }

    fn visit_stmt(&mut self, stmt: &'ast Stmt) {
        if let Stmt::Expr(expr, Some(_)) = stmt {
            let can_go = matches!(
                expr,
                Expr::Call(_)
                    | Expr::MethodCall(_)
                    | Expr::Try(_)
                    | Expr::Assign(_)
                    | Expr::Return(_)
                    | Expr::Continue(_)
                    | Expr::Break(_)
            ) || matches!(expr, Expr::Binary(binary) if !matches!(binary.op, BinOp::And(_) | BinOp::Or(_)));
            if can_go {
                let range = stmt.span().byte_range();
                self.add(range.start, "", "", Edit::Without { range });
            }
        }
        visit::visit_stmt(self, stmt);
    }

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        self.method(call);
        self.turned = false;
        let in_chain = std::mem::replace(&mut self.in_chain, matches!(&*call.receiver, Expr::MethodCall(_)));
        self.visit_expr(&call.receiver);
        self.in_chain = false;
        call.args.iter().for_each(|arg| self.visit_expr(arg));
        self.in_chain = in_chain;
    }

    fn visit_expr(&mut self, expr: &'ast Expr) {
        match expr {
            Expr::Binary(binary) => self.binary(binary),
            Expr::Unary(unary) if matches!(unary.op, UnOp::Not(_) | UnOp::Neg(_)) => {
                let was = self.source(expr.span()).to_owned();
                let now = format!("({})", self.source(unary.expr.span()));
                self.instead(expr.span(), &was, &now.clone(), now);
            }
            Expr::Lit(literal) => self.literal(literal),
            Expr::If(one) => self.condition(&one.cond),
            Expr::While(one) => self.condition(&one.cond),
            Expr::Match(one) => self.arms(&one.arms),
            Expr::Call(call) => self.some(call),
            Expr::Path(path) => self.named_number(path),
            Expr::Range(range) => self.bounds(range),
            Expr::Macro(mac) if mac.mac.path.is_ident("matches") => self.matches_macro(mac),
            _ => {}
        }
        let chained = matches!(expr, Expr::MethodCall(_));
        let in_chain = if chained { self.in_chain } else { std::mem::replace(&mut self.in_chain, false) };
        if !chained {
            self.turned = matches!(expr, Expr::Unary(unary) if matches!(unary.op, UnOp::Not(_)));
        }
        visit::visit_expr(self, expr);
        self.in_chain = in_chain;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What was found, without the file.
    fn found(text: &str) -> Vec<String> {
        let mutants = find("f", text).unwrap().mutants;
        mutants.into_iter().map(|one| one.key.split(" in `").next().unwrap().replacen("f ", "", 1)).collect()
    }

    #[test]
    fn what_could_be_wrong_is_found() {
        let text = "impl A { fn b(n: u8) -> bool { n < 3 && !seats.contains(&n) } }";
        let expected = [
            "A::b: -> `return true;`",
            "A::b: -> `return false;`",
            "A::b: `&&` -> `||`",
            "A::b: `n < 3` -> `true`",
            "A::b: `!seats.contains(&n)` -> `true`",
            "A::b: `<` -> `<=`",
            "A::b: `<` -> `>=`",
            "A::b: `3` -> `4`",
            "A::b: `3` -> `2`",
            "A::b: `!seats.contains(&n)` -> `(seats.contains(&n))`",
        ];
        assert_eq!(found(text), expected);
        let text = "fn f() { if let Some(x) = y && z { g(x); } for n in a..b.max(1) { *n += 1; } }";
        let expected = [
            "f: -> `return ;`",
            "f: never",
            "f: `z` -> `true`",
            "f: left out",
            "f: `a` -> `(a + 1)`",
            "f: `a` -> `(a - 1)`",
            "f: `b.max(1)` -> `(b.max(1) + 1)`",
            "f: `b.max(1)` -> `(b.max(1) - 1)`",
            "f: `max` -> `min`",
            "f: `1` -> `2`",
            "f: `1` -> `0`",
            "f: left out",
            "f: `+=` -> `-=`",
            "f: `1` -> `2`",
            "f: `1` -> `0`",
        ];
        assert_eq!(found(text), expected);
        let text = "fn f() -> Option<u8> { match x { A if y => Some(1), B => None, _ => all.rev().next() } }";
        let expected = [
            "f: -> `return None;`",
            "f: `y` -> `true`",
            "f: `y` -> `false`",
            "f: arm left out",
            "f: `Some(1)` -> `None`",
            "f: `1` -> `2`",
            "f: `1` -> `0`",
            "f: `.rev()` -> ``",
        ];
        assert_eq!(found(text), expected);
    }

    #[test]
    fn what_is_no_part_of_a_running_program_is_left_alone() {
        let text = "const A: u8 = 3; static B: [u8; 2] = [1, 2]; const fn c() -> u8 { 1 } #[cfg(test)] mod t { fn f() { g(1); } }
            impl fmt::Debug for A { fn fmt(&self) -> u8 { 1 } }";
        assert_eq!(found(text), Vec::<String>::new());
    }

    #[test]
    fn what_a_function_does_anyhow_is_no_mistake() {
        let text = "trait A { fn b(n: u8) -> bool { let _ = n; false } fn c() -> Vec<u8> { Vec::new() } fn d(n: u8) { let _ = n; } }";
        assert_eq!(found(text), ["A::b: -> `return true;`", "A::b: `false` -> `true`"]);
        assert_eq!(found("fn f() -> bool { g(); false }").len(), 4, "it does something before");
    }

    #[test]
    fn the_same_change_twice_in_a_function_has_two_names() {
        let keys: Vec<_> =
            find("f", "fn f() { g(1, 1); }").unwrap().mutants.into_iter().map(|one| one.key).collect();
        let different: std::collections::BTreeSet<_> = keys.iter().collect();
        assert_eq!(different.len(), keys.len());
        assert!(keys.iter().any(|key| key.ends_with("#2")));
    }
}
