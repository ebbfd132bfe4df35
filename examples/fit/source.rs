use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{fs, io};

/// A constant of the tables.
#[derive(Clone, Debug)]
pub(crate) struct Constant {
    pub(crate) name: &'static str,
    pub(crate) value: Value,
}

#[derive(Clone, Debug)]
pub(crate) enum Value {
    Number(f64),
    List(Vec<f64>),
    /// Of lists that are all of one length.
    Table(Vec<Vec<f64>>),
}

impl Constant {
    pub(crate) const fn number(name: &'static str, number: f64) -> Self {
        Self { name, value: Value::Number(number) }
    }

    pub(crate) fn list(name: &'static str, list: &[f64]) -> Self {
        Self { name, value: Value::List(list.to_vec()) }
    }

    /// As rustfmt would have it.
    pub(crate) fn code(&self) -> String {
        let (of_type, value) = match &self.value {
            Value::Number(number) => ("f64".to_owned(), format!("{number:.3}")),
            Value::List(list) => {
                let of_type = format!("[f64; {}]", list.len());
                let before = format!("{}: {of_type} = ;", self.start());
                (of_type, array(list, 0, before.len()))
            }
            Value::Table(lists) => {
                let length = lists.first().map_or(0, Vec::len);
                let rows = lists.iter().fold(String::new(), |mut rows, list| {
                    // Writing to a string cannot fail.
                    let _ = writeln!(rows, "    {},", array(list, 4, 5));
                    rows
                });
                (format!("[[f64; {length}]; {}]", lists.len()), format!("[\n{rows}]"))
            }
        };
        format!("{}: {of_type} = {value};\n", self.start())
    }

    fn start(&self) -> String {
        format!("pub(super) const {}", self.name)
    }

    /// Puts the constant in the place of the one of its name.
    fn put_into(&self, source: &str) -> Option<String> {
        const END: &str = ";\n";
        let start = source.find(&format!("{}: ", self.start()))?;
        let end = start + source[start..].find(END)? + END.len();
        Some(format!("{}{}{}", &source[..start], self.code(), &source[end..]))
    }
}

/// The numbers in brackets: on one line if it has room beside the `beside` characters that it must
/// share it with, else on lines of their own, further in by four.
fn array(numbers: &[f64], indent: usize, beside: usize) -> String {
    const WIDTH: usize = 100;
    let numbers: Vec<String> = numbers.iter().map(|number| format!("{number:.2}")).collect();
    let short = format!("[{}]", numbers.join(", "));
    if beside + short.len() <= WIDTH {
        return short;
    }
    let mut lines: Vec<String> = Vec::new();
    for number in numbers {
        match lines.last_mut() {
            // rustfmt fills lines up to one less than it does otherwise.
            Some(line) if line.len() + number.len() + 2 < WIDTH => {
                let _ = write!(line, " {number},");
            }
            _ => lines.push(format!("{:indent$}    {number},", "")),
        }
    }
    format!("[\n{}\n{:indent$}]", lines.join("\n"), "")
}

/// Where a file of the estimates' weights is.
fn path(file: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src/ai/estimate").join(file)
}

/// Writes the constants over those of the same names in a file of the estimates' weights; all else
/// in it stays.
pub(crate) fn write(file: &str, constants: &[Constant]) -> io::Result<()> {
    let mut source = fs::read_to_string(path(file))?;
    for constant in constants {
        source = constant
            .put_into(&source)
            .ok_or_else(|| io::Error::other(format!("{file} has no constant {}", constant.name)))?;
    }
    fs::write(path(file), source)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn present(name: &'static str, source: &str) -> Constant {
        let rest = source.split_once(&format!("const {name}: ")).expect("a constant").1;
        let value = rest.split_once(" = ").expect("a value").1.split_once(";\n").expect("an end").0;
        let list = |text: &str| -> Vec<f64> {
            let parts = text.split([',', '[', ']']).map(str::trim);
            parts.filter(|part| !part.is_empty()).map(|part| part.parse().expect(part)).collect()
        };
        let value = match value.matches('[').count() {
            0 => Value::Number(value.parse().expect("a number")),
            1 => Value::List(list(value)),
            _ => {
                Value::Table(value.split("],").map(list).filter(|list| !list.is_empty()).collect())
            }
        };
        Constant { name, value }
    }

    #[test]
    fn what_is_written_looks_like_what_is_there() {
        let names = [
            ("weights.rs", "LEAD"),
            ("weights.rs", "PAIR_WEIGHTS"),
            ("weights.rs", "DECLARER_WEIGHTS"),
            ("weights.rs", "DECLARER_CONTRACTS"),
            ("weights.rs", "DECLARER_FOREHAND"),
            ("weights.rs", "DEFENDER_WEIGHTS"),
            ("weights.rs", "DEFENDER_CONTRACTS"),
            ("weights.rs", "DEFENDER_FOREHAND"),
            ("bird_weights.rs", "PAIR_BIRD_WEIGHTS"),
            ("bird_weights.rs", "OWN_BIRD_WEIGHTS"),
        ];
        for (file, name) in names {
            let source = fs::read_to_string(path(file)).expect("a file");
            let written = present(name, &source).put_into(&source);
            assert_eq!(written.as_deref(), Some(source.as_str()), "{name}");
        }
    }

    #[test]
    fn only_the_constant_of_the_name_is_replaced() {
        let source =
            "// A\npub(super) const A: [f64; 1] = [0.00];\npub(super) const B: f64 = 1.000;\n";
        let written = Constant::number("B", 2.0).put_into(source).expect("there is a B");
        assert_eq!(written, source.replace("1.000", "2.000"));
        let written = Constant::list("A", &[1.0, -0.5]).put_into(source).expect("there is an A");
        assert_eq!(written, source.replace("[f64; 1] = [0.00]", "[f64; 2] = [1.00, -0.50]"));
        assert_eq!(Constant::number("C", 2.0).put_into(source), None);
    }
}
