// Which things on a board the legal moves speak of, and what is left when some of them are picked.
// Moves are texts: a thing is meant where one of its words stands as a whole in the text.
import type { Offer } from '../../lib/kernel/generated/answers';
import { squaresOf, type Squares } from './squares';
import { thingsOf, type Board, type Thing } from './things';

/** A word of the board in a move. */
interface Mention {
  /** The word as it is compared, or the key of a square. */
  word: string;
  /** As the move writes it. */
  text: string;
  /** Where it begins in the move. */
  at: number;
}

interface Read {
  offer: Offer;
  mentions: Mention[];
}

/** What is left when something is picked. */
export interface Narrowed {
  /** The moves that speak of all that is picked. */
  offers: Offer[];
  /** The things that they also speak of, with the text by which they do. */
  open: ReadonlyMap<string, string>;
  /** The squares that they also speak of, by key. */
  squares: ReadonlyMap<string, string>;
}

/** What comes of picking something. */
export interface Picked {
  selection: string[];
  /** The only move that is left, where nothing more can be picked. */
  move?: string;
}

/** Words are the same whether a name of the code is meant or that for people. */
const normal = (text: string): string => text.toLowerCase().replaceAll('_', ' ').trim();

const TOKEN = /[^\s,;()]+/g;

/** The offers of one update, read once. */
export class Picking {
  readonly #things: Map<string, Thing>;
  /** The things that a word stands for: those for which it is most exact, and of them the nearest. */
  readonly #claims = new Map<string, { level: number; keys: string[] }>();
  /** The words that begin with a token, the longest first. */
  readonly #byToken = new Map<string, string[]>();
  readonly #squares: Squares | undefined;
  readonly #read: Read[];
  readonly #all: Narrowed;

  constructor(board: Board, offers: Offer[], seat: number | undefined) {
    const things = thingsOf(board, seat);
    this.#things = new Map(things.map((thing) => [thing.key, thing]));
    things.forEach((thing) => this.#claim(thing));
    this.#sortWords();
    this.#squares = board.field ? squaresOf(board.field) : undefined;
    this.#read = offers.map((offer) => ({ offer, mentions: this.#mentions(offer.move) }));
    this.#all = this.#narrow([]);
  }

  #claim(thing: Thing): void {
    const words = new Set(thing.words.map(normal).filter((word) => word !== ''));
    for (const [rank, word] of [...words].entries()) {
      const level = rank * 10 + thing.away;
      const known = this.#claims.get(word);
      if (!known || level < known.level) this.#claims.set(word, { level, keys: [thing.key] });
      else if (level === known.level) known.keys.push(thing.key);
    }
  }

  #sortWords(): void {
    const longest = [...this.#claims.keys()].sort((a, b) => b.length - a.length);
    for (const word of longest) {
      const token = word.match(TOKEN)?.[0] ?? word;
      this.#byToken.set(token, [...(this.#byToken.get(token) ?? []), word]);
    }
  }

  /** The words of the board in a text, each part of it taken for the longest word it can be. */
  #mentions(text: string): Mention[] {
    const found: Mention[] = [];
    const low = normal(text);
    let after = 0;
    for (const { 0: token, index } of low.matchAll(TOKEN)) {
      if (index < after) continue;
      const word = this.#byToken.get(token)?.find((known) => standsAt(low, known, index));
      const square = word === undefined ? this.#squares?.at(low, index) : undefined;
      const length = word?.length ?? square?.length;
      if (length === undefined) continue;
      after = index + length;
      const mentioned = word ?? square?.key ?? '';
      found.push({ word: mentioned, text: text.slice(index, after), at: index });
    }
    return found;
  }

  /** What a picked text stands for. */
  #wordOf(text: string): string {
    const low = normal(text);
    return this.#claims.has(low) ? low : (this.#squares?.at(low, 0)?.key ?? low);
  }

  /** What is left when these texts are picked. */
  narrow(selection: readonly string[]): Narrowed {
    return selection.length === 0 ? this.#all : this.#narrow(selection);
  }

  #narrow(selection: readonly string[]): Narrowed {
    const picked = new Set(selection.map((text) => this.#wordOf(text)));
    const offers: Offer[] = [];
    const ranked = new Map<string, { text: string; rank: number }>();
    const squares = new Map<string, string>();
    for (const { offer, mentions } of this.#read) {
      if (!speaksOf(mentions, picked)) continue;
      offers.push(offer);
      for (const { word, text } of mentions) {
        if (picked.has(word)) continue;
        const keys = this.#claims.get(word)?.keys;
        if (!keys) squares.set(word, text);
        for (const key of keys ?? []) {
          const rank = this.#rank(key, word);
          if (rank < (ranked.get(key)?.rank ?? Infinity)) ranked.set(key, { text, rank });
        }
      }
    }
    const open = new Map([...ranked].map(([key, { text }]) => [key, text]));
    return { offers, open, squares };
  }

  #rank(key: string, word: string): number {
    return this.#things.get(key)?.words.findIndex((own) => normal(own) === word) ?? 0;
  }

  /** The keys of the things for which a picked text stands. */
  keysOf(text: string): readonly string[] {
    const word = this.#wordOf(text);
    return this.#claims.get(word)?.keys ?? [word];
  }

  /** Picks a thing or a square besides what is picked; or, where they do not go together, instead. */
  pick(selection: readonly string[], key: string): Picked | undefined {
    const left = this.narrow(selection);
    const more = left.open.get(key) ?? left.squares.get(key);
    const anew = this.#all.open.get(key) ?? this.#all.squares.get(key);
    const text = more ?? anew;
    if (text === undefined) return undefined;
    const next = more === undefined ? [text] : [...selection, text];
    const { offers, open, squares } = this.narrow(next);
    const only = offers.length === 1 && open.size === 0 && squares.size === 0;
    return { selection: next, move: only ? offers[0]?.move : undefined };
  }

  /** The move that somebody may have in mind who picks a thing or a square of which no move speaks. */
  meant(selection: readonly string[], key: string): string | undefined {
    const thing = this.#things.get(key);
    const word = thing ? (thing.words[0] ?? '') : (this.#squares?.write(key) ?? '');
    if (word === '') return undefined;
    const picked = new Set(selection.map((text) => this.#wordOf(text)));
    const fitting = this.#read.filter(({ mentions }) => speaksOf(mentions, picked));
    for (const { offer, mentions } of fitting) {
      const like = mentions.find((mention) => !picked.has(mention.word) && this.#alike(mention, thing));
      if (!like) continue;
      const after = offer.move.slice(like.at + like.text.length);
      return offer.move.slice(0, like.at) + word + after;
    }
    const group = fitting.find(({ mentions }) => mentions.length > 0)?.offer.group;
    return group ? `${group} ${word}` : word;
  }

  /** Whether a move speaks of a thing that lies as another does. */
  #alike(mention: Mention, thing: Thing | undefined): boolean {
    const keys = this.#claims.get(mention.word)?.keys;
    if (!keys || !thing) return !keys && !thing;
    return keys.some((key) => {
      const other = this.#things.get(key);
      const same = other?.zoneKey === thing.zoneKey || other?.zone?.lies === thing.zone?.lies;
      return same && (other?.piece === undefined || thing.piece !== undefined);
    });
  }
}

function speaksOf(mentions: Mention[], words: ReadonlySet<string>): boolean {
  return [...words].every((wanted) => mentions.some(({ word }) => word === wanted));
}

/** Whether a word stands at a place of a text, and ends there. */
function standsAt(text: string, word: string, at: number): boolean {
  const next = text[at + word.length];
  return text.startsWith(word, at) && (next === undefined || /[\s,;()]/.test(next));
}
