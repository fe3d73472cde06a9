// Messages of the kernel: a key and typed arguments, put into words here.
import { format, list, MARKS, numberVariables, peopleVariables, personVariables } from './fluent';
import type { FluentBundle, People, Variables } from './fluent';

/** A sentence or a name, without its words. */
export interface Message {
  key: string;
  args?: Record<string, Arg>;
}

/** What stands in a message. */
export type Arg =
  | { seat: number }
  | { seats: number[] }
  | { number: number }
  | { word: string }
  | { text: string }
  | { piece: Named }
  | { zone: Named }
  | { message: Message }
  | { list: Message[] };

/** Something on the table: what it is called, and the reference by which it is found there. */
export interface Named {
  ref: string;
  name: Message;
}

/** In which words, and to whom. */
export interface Speech {
  /** The messages of the game and those that all games share. */
  bundle: FluentBundle;
  /** What the players are called, by seat. */
  names: readonly string[];
  /** The seat of the reader, who is addressed as `you`. */
  you?: number | undefined;
}

/** What a part of a sentence refers to. */
export interface Reference {
  kind: 'piece' | 'zone';
  ref: string;
}

/** A part of a sentence. */
export interface Part {
  text: string;
  reference?: Reference;
}

/** A message as text. */
export function textOf(message: Message, speech: Speech): string {
  return new Rendering(speech).text(message);
}

/** A message in parts, so that what it names can be pointed at. */
export function partsOf(message: Message, speech: Speech): Part[] {
  const references: Reference[] = [];
  return split(new Rendering(speech, references).text(message), references);
}

const ANY_MARK = new RegExp(`[${Object.values(MARKS).join('')}]`, 'gu');
const MARKED = new RegExp(`${MARKS.begin}(\\d+)${MARKS.text}|${MARKS.end}`, 'gu');

class Rendering {
  readonly #speech: Speech;
  /** The references so far; none where nobody asks for them. */
  readonly #references: Reference[] | undefined;

  constructor(speech: Speech, references?: Reference[]) {
    this.#speech = speech;
    this.#references = references;
  }

  text({ key, args = {} }: Message): string {
    const variables = Object.entries(args).map(([name, arg]) => this.#variables(name, arg));
    return format(this.#speech.bundle, key, Object.assign({}, ...variables) as Variables);
  }

  #variables(name: string, arg: Arg): Variables {
    if ('seat' in arg) return personVariables(name, { name: this.#name(arg.seat), is: this.#isYou(arg.seat) ? 'you' : 'other' });
    if ('seats' in arg) return peopleVariables(name, this.#people(arg.seats));
    if ('number' in arg) return numberVariables(name, arg.number);
    if ('word' in arg) return { [name]: this.text({ key: arg.word }), [`${name}-key`]: arg.word };
    if ('text' in arg) return { [name]: bare(arg.text) };
    if ('piece' in arg) return { [name]: this.#named('piece', arg.piece) };
    if ('zone' in arg) return { [name]: this.#named('zone', arg.zone) };
    if ('message' in arg) return { [name]: this.text(arg.message) };
    return { [name]: list(this.#speech.bundle, arg.list.map((message) => this.text(message))) };
  }

  #name(seat: number): string {
    return bare(this.#speech.names[seat] ?? String(seat));
  }

  #isYou(seat: number): boolean {
    return seat === this.#speech.you;
  }

  #people(seats: number[]): People {
    const names = list(this.#speech.bundle, seats.map((seat) => this.#name(seat)));
    const withYou = seats.some((seat) => this.#isYou(seat));
    const is = !withYou ? 'other' : seats.length === 1 ? 'you' : 'with-you';
    return { names, count: seats.length, is };
  }

  #named(kind: Reference['kind'], { ref, name }: Named): string {
    const text = this.text(name);
    if (!this.#references) return text;
    this.#references.push({ kind, ref });
    return `${MARKS.begin}${this.#references.length - 1}${MARKS.text}${text}${MARKS.end}`;
  }
}

/** A text that others wrote, without signs that would be taken for marks. */
function bare(text: string): string {
  return text.replace(ANY_MARK, '');
}

/** A marked text in parts; of references in references the outermost counts. */
function split(marked: string, references: readonly Reference[]): Part[] {
  const parts: Part[] = [];
  const open: number[] = [];
  const add = (text: string): void => {
    const reference = open[0] === undefined ? undefined : references[open[0]];
    if (text === '') return;
    const last = parts.at(-1);
    if (last && last.reference === reference) last.text += text;
    else parts.push(reference ? { text, reference } : { text });
  };
  let from = 0;
  for (const { 0: mark, 1: number, index } of marked.matchAll(MARKED)) {
    add(marked.slice(from, index));
    from = index + mark.length;
    if (number === undefined) open.pop();
    else open.push(Number(number));
  }
  add(marked.slice(from));
  return parts;
}
