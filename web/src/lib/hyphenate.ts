// Where a long word of a title may be broken on a narrow card: browsers know it for few languages.

/** Shorter words fit nearly everywhere. */
const LONG = 9;
const HYPHEN = '\u00ad';
/** Before a consonant with a vowel behind it: one or two letters after the vowel before. */
const BETWEEN = /([aeiouyäöü](?:[^aeiouyäöü\W](?=[^aeiouyäöü\W]))?)(?=[^aeiouyäöü\W][aeiouyäöü])/gi;
/** So many letters stay together at both ends. */
const END = 3;

/** A text whose long words may be broken between syllables, more or less. */
export function hyphenate(text: string, long = LONG): string {
  return text.replace(/[\p{L}]+/gu, (word) => (word.length < long ? word : broken(word)));
}

function broken(word: string): string {
  return word.replace(BETWEEN, (found, _, at: number) => {
    const end = at + found.length;
    return end >= END && word.length - end >= END ? found + HYPHEN : found;
  });
}
