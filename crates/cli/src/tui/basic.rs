//! The sixteen colors of a terminal in the commands that every terminal understands.
//!
//! What draws names them by their places among 256. A terminal that has no more than sixteen may
//! take that for something else, such as letters that blink.

use std::io::{self, Write};

/// Passes on what is written to it, with the first sixteen colors named in the old way.
pub(super) struct Basic<W> {
    out: W,
    /// What was written since it was flushed: a command may come in pieces.
    kept: Vec<u8>,
}

impl<W: Write> Basic<W> {
    /// On top of something that is written to.
    pub(super) fn new(out: W) -> Basic<W> {
        Basic { out, kept: Vec::new() }
    }
}

impl<W: Write> Write for Basic<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.kept.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        let basic = in_basic_colors(&self.kept);
        self.kept.clear();
        self.out.write_all(&basic)?;
        self.out.flush()
    }
}

/// The same with every color among the first sixteen as every terminal knows it.
fn in_basic_colors(bytes: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(bytes.len());
    let mut rest = bytes;
    while let Some(at) = rest.windows(2).position(|two| two == b"\x1b[") {
        let (before, command) = rest.split_at(at + 2);
        out.extend_from_slice(before);
        let parameter = |byte: &u8| byte.is_ascii_digit() || *byte == b';';
        let end = command.iter().position(|byte| !parameter(byte)).unwrap_or(command.len());
        let (numbers, after) = command.split_at(end);
        match after.first() {
            Some(b'm') => out.extend_from_slice(basic(numbers).as_bytes()),
            _ => out.extend_from_slice(numbers),
        }
        rest = after;
    }
    out.extend_from_slice(rest);
    out
}

/// The numbers of a command that sets how letters look, with `38;5;N` and `48;5;N` shortened where
/// N is below sixteen.
fn basic(numbers: &[u8]) -> String {
    let text = String::from_utf8_lossy(numbers);
    let all: Vec<&str> = text.split(';').collect();
    let mut parts = Vec::new();
    let mut rest = all.as_slice();
    while let [first, after @ ..] = rest {
        let base = match *first {
            "38" => Some(30),
            "48" => Some(40),
            _ => None,
        };
        let color = match after {
            ["5", n, ..] => n.parse::<u8>().ok().filter(|n| *n < 16),
            _ => None,
        };
        rest = match base.zip(color) {
            Some((base, color @ 8..)) => {
                parts.push((base + 60 + color - 8).to_string());
                &after[2..]
            }
            Some((base, color)) => {
                parts.push((base + color).to_string());
                &after[2..]
            }
            None => {
                parts.push((*first).to_owned());
                after
            }
        };
    }
    parts.join(";")
}

#[cfg(test)]
mod tests {
    use crossterm::queue;
    use crossterm::style::{Attribute, Color, Colors, SetAttribute, SetColors};

    use super::*;

    fn written(write: impl FnOnce(&mut Basic<Vec<u8>>) -> io::Result<()>) -> String {
        let mut basic = Basic::new(Vec::new());
        write(&mut basic).and_then(|()| basic.flush()).unwrap();
        String::from_utf8(basic.out).unwrap()
    }

    #[test]
    fn the_first_sixteen_colors_are_named_as_every_terminal_knows_them() {
        let text = written(|out| {
            queue!(out, SetColors(Colors::new(Color::DarkYellow, Color::Reset)))?;
            queue!(out, SetColors(Colors::new(Color::Red, Color::DarkBlue)))?;
            queue!(out, SetAttribute(Attribute::Bold))?;
            out.write_all("käse [38;5;3m".as_bytes())
        });
        assert_eq!(text, "\x1b[33;49m\x1b[91;44m\x1b[1mkäse [38;5;3m");
        assert!(!text.contains("\x1b[38"), "{text:?}");
    }

    #[test]
    fn other_commands_and_colors_stay_as_they_are() {
        let commands = "\x1b[?1049h\x1b[38;5;200m\x1b[38;2;1;2;3m\x1b[m\x1b[5;3H\x1b[0;1m\x1b";
        assert_eq!(written(|out| out.write_all(commands.as_bytes())), commands);
    }
}
