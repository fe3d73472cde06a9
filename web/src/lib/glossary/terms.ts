// Finds the words of a game in a text, so that each can say what it means.
import type { Language } from '../word-files';

/** A word of a game and what it means. */
export interface Term {
  id: string;
  name: string;
  /** Other forms of it that texts use. */
  forms: string[];
  /** What it means, sentence by sentence. */
  about: string[];
  /** What kind of thing it is, for the list of all words. */
  kind: string;
  /** Whether only the name as it is written counts: cards are often called like everyday words. */
  exact: boolean;
  /** Whether texts mark it. Some words are too common for that. */
  marked: boolean;
}

/** A piece of a text: a term, or what stands between terms. */
export interface Piece {
  text: string;
  term?: Term;
}

/** How words end beside their plain form. */
const ENDINGS: Record<Language, string> = { en: '(?:s|es|d|ed)?', de: '(?:e|en|n|s|es|er|ern|em)?' };
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export class Terms {
  readonly all: readonly Term[];
  readonly #byId: ReadonlyMap<string, Term>;
  readonly #inflected: ReadonlyMap<string, Term>;
  readonly #exact: ReadonlyMap<string, Term>;
  readonly #pattern: RegExp | undefined;
  readonly #endings: RegExp;
  readonly #known = new Map<string, Piece[]>();

  constructor(terms: readonly Term[], language: Language) {
    this.all = terms;
    this.#byId = new Map(terms.map((term) => [term.id, term]));
    const marked = terms.filter((term) => term.marked);
    const names = (exact: boolean) =>
      new Map(marked.filter((term) => term.exact === exact).toReversed().flatMap((term) =>
        [term.name, ...term.forms].map((form): [string, Term] => [exact ? form : form.toLowerCase(), term])));
    this.#inflected = names(false);
    this.#exact = names(true);
    this.#endings = new RegExp(`${ENDINGS[language].slice(0, -1)}$`, 'u');
    this.#pattern = patternOf([...this.#inflected.keys()], [...this.#exact.keys()], ENDINGS[language]);
  }

  get(id: string): Term | undefined {
    return this.#byId.get(id);
  }

  /** A text with its terms, each marked where it stands first. */
  split(text: string): Piece[] {
    const known = this.#known.get(text) ?? this.#split(text);
    this.#known.set(text, known);
    return known;
  }

  /** The terms in some texts, each once. */
  within(texts: readonly string[]): Term[] {
    return [...new Set(texts.flatMap((text) => this.split(text).flatMap(({ term }) => term ?? [])))];
  }

  #split(text: string): Piece[] {
    if (!this.#pattern) return [{ text }];
    const pieces: Piece[] = [];
    const seen = new Set<Term>();
    let from = 0;
    for (const match of text.matchAll(this.#pattern)) {
      const term = this.#termFor(match[0]);
      if (!term || seen.has(term)) continue;
      seen.add(term);
      if (match.index > from) pieces.push({ text: text.slice(from, match.index) });
      pieces.push({ text: match[0], term });
      from = match.index + match[0].length;
    }
    if (from < text.length) pieces.push({ text: text.slice(from) });
    return pieces;
  }

  #termFor(found: string): Term | undefined {
    const lower = found.toLowerCase();
    const whole = this.#exact.get(found) ?? this.#inflected.get(lower);
    if (whole) return whole;
    // The longest name of which this is an inflected form.
    for (let end = lower.length - 1; end > 1; end--) {
      const term = this.#inflected.get(lower.slice(0, end));
      if (term && this.#endings.test(lower.slice(end))) return term;
    }
    return undefined;
  }
}

/** Finds any of some names as whole words: the longest first, in any case or exactly as written. */
function patternOf(inflected: string[], exact: string[], endings: string): RegExp | undefined {
  if (inflected.length + exact.length === 0) return undefined;
  const longest = (names: string[]) => names.toSorted((a, b) => b.length - a.length).map(escaped).join('|');
  const parts = [exact.length > 0 && longest(exact), inflected.length > 0 && `(?:${anyCase(longest(inflected))})${endings}`].filter(Boolean);
  return new RegExp(`(?<![\\p{L}\\p{N}-])(?:${parts.join('|')})(?![\\p{L}\\p{N}-])`, 'gu');
}

/** A pattern whose letters stand for both of their cases. */
function anyCase(pattern: string): string {
  return pattern.replace(/\p{L}/gu, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);
}
