//! How wide text is on a terminal, and what cannot be seen there.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// How many columns a line takes: two for a wide letter, none for an accent that joins the letter
/// before it.
pub fn columns(text: &str) -> usize {
    // Terminals disagree about letters that melt into one picture; what is widest always has room.
    text.width().max(text.chars().map(|c| c.width().unwrap_or(0)).sum())
}

/// As much of the beginning of a text as fits into so many columns. It has no more characters than
/// columns either, however many accents pile up.
pub fn cut(text: &str, width: usize) -> &str {
    let fits = |end: usize| {
        let part = &text[..end];
        columns(part) <= width && part.chars().count() <= width
    };
    let ends = text.char_indices().map(|(start, c)| start + c.len_utf8());
    let end = ends.take_while(|&end| fits(end)).last().unwrap_or(0);
    &text[..end]
}

/// A text with blanks after it, so that it takes at least so many columns.
pub fn padded(text: &str, width: usize) -> String {
    text.to_owned() + &" ".repeat(width.saturating_sub(columns(text)))
}

/// A text in the middle of so many columns; an odd blank comes after it.
pub fn centred(text: &str, width: usize) -> String {
    let before = width.saturating_sub(columns(text)) / 2;
    padded(&(" ".repeat(before) + text), width)
}

/// Whether a character commands a terminal, turns the direction of writing around, or cannot be
/// seen at all, so that two names that look alike could differ by it.
pub fn is_invisible(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
            | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_letters_take_two_columns_and_accents_none() {
        assert_eq!(columns("Ann"), 3);
        assert_eq!(columns("王さん"), 6);
        assert_eq!(columns("🎲"), 2);
        assert_eq!(columns("e\u{301}"), 1);
        assert!(columns("👨\u{200d}👩") >= 4, "terminals may show both");
    }

    #[test]
    fn texts_are_cut_and_filled_up_by_columns() {
        assert_eq!((cut("王さん", 5), cut("王さん", 6), cut("Ann", 2)), ("王さ", "王さん", "An"));
        assert_eq!(cut(&("a".to_owned() + &"\u{301}".repeat(99)), 4).chars().count(), 4);
        assert_eq!((cut("", 3), cut("x", 0)), ("", ""));
        assert_eq!(padded("王", 4), "王  ");
        assert_eq!(padded("Anna", 2), "Anna");
        assert_eq!(centred("王", 5), " 王  ");
        assert_eq!(centred("abc", 2), "abc");
    }

    #[test]
    fn what_deceives_a_reader_is_invisible() {
        for c in [
            '\u{202e}', '\u{2066}', '\u{2069}', '\u{200e}', '\u{200f}', '\u{61c}', '\u{200b}', '\n',
        ] {
            assert!(is_invisible(c), "{c:?}");
        }
        for c in ['A', 'é', 'ß', '王', 'ع', 'א', '🎲', ' ', '…'] {
            assert!(!is_invisible(c), "{c:?}");
        }
    }
}
