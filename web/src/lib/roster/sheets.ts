// What the texts of the game say about fighters and about all that they can have.
import type { Arg, DraftEntry, Message, Sheet } from '../kernel/generated/answers';
import { keyOf } from '../messages';
import { plain, unbraced } from './text';

/** What can be had, by where it stands in the builder. */
export const PARTS = ['close', 'missile', 'armour', 'other', 'mutation', 'skill', 'spell', 'gain'] as const;
export type Part = (typeof PARTS)[number];

/** The characteristics, as everybody reads them. */
export const FIGURES = ['m', 'ws', 'bs', 's', 't', 'w', 'i', 'a', 'ld'] as const;
export type Figure = (typeof FIGURES)[number];

/** Something that a warrior has or could have. */
export interface Thing {
  part: Part;
  /** What it is called, as a thing among others. */
  name: Message;
  /** What explains it. */
  sheet?: Sheet | undefined;
}

/** A roster that is ready to be played. */
export interface ReadyRoster {
  id: string;
  title: Message;
  about: Message[];
  text: string;
}

const PREFIXES = ['item', 'mutation', 'skill', 'spell'] as const;
const idOf = (id: string) => keyOf('', id);
export const numberOf = (arg: Arg | undefined): number => (arg && 'number' in arg ? arg.number : Number(textOf(arg)) || 0);
/** A fact without words: a text, or the key of a word. */
export const textOf = (arg: Arg | undefined): string => (!arg ? '' : 'text' in arg ? arg.text : 'word' in arg ? arg.word : 'message' in arg ? arg.message.key : '');

export class RosterSheets {
  readonly #byKey: ReadonlyMap<string, Sheet>;
  readonly #fighters: ReadonlyMap<string, Sheet>;
  readonly warbands: readonly Sheet[];
  readonly ready: readonly ReadyRoster[];
  readonly spells: readonly Sheet[];
  readonly terms: readonly Sheet[];

  constructor(sheets: readonly Sheet[]) {
    const ofKind = (...kinds: string[]) => sheets.filter(({ kind }) => kinds.includes(kind));
    this.#fighters = new Map(ofKind('fighter').map((sheet) => [sheet.id, sheet]));
    this.#byKey = new Map(sheets.filter(({ kind }) => kind !== 'fighter').map((sheet) => [sheet.title.key, sheet]));
    this.warbands = ofKind('warband');
    this.spells = ofKind('spell', 'prayer');
    this.terms = ofKind('term');
    this.ready = ofKind('roster').map(({ id, title, text }) => ({
      id, title,
      about: text.filter(({ key }) => key !== 'text'),
      text: text.filter(({ key }) => key === 'text').map(({ args }) => textOf(args?.['text'])).join('\n'),
    }));
  }

  /** What explains a key, such as `rule-leader`. */
  called(key: string): Sheet | undefined {
    return this.#byKey.get(key);
  }

  /** A warband by what a fact says: its id, or the key of its name. */
  warband(fact: Arg | undefined): Sheet | undefined {
    const said = textOf(fact);
    return this.warbands.find(({ id, title }) => id === idOf(said) || title.key === said);
  }

  /** A fighter by the id of its sheet. */
  fighter(id: string): Sheet | undefined {
    return this.#fighters.get(id);
  }

  leaderOf(warband: Sheet): string | undefined {
    const found = [...this.#fighters.values()].find(({ facts }) => textOf(facts['warband']) === warband.title.key && textOf(facts['standing']) === 'standing-leader');
    return found?.id.slice(warband.id.length + 1).replaceAll('-', ' ');
  }

  /** Something that a line of a roster names; spells by the numbers that their school gives them. */
  thing(written: string, { could }: Pick<DraftEntry, 'could'> = { could: [] }): Thing {
    const words = plain(written);
    const spell = this.spells.find(({ id }) => id === could.find((one) => /^spell /.test(plain(one.id)) && plain(one.id) === words)?.sheet);
    if (spell) return { part: 'spell', name: spell.title, sheet: spell };
    if (words.startsWith('+')) return { part: 'gain', name: literal(words.replace(/^\+\s*(\d+)\s*/, '+$1 ').toUpperCase().replace('LD', 'Ld')) };
    const sheet = PREFIXES.map((prefix) => this.#byKey.get(keyOf(prefix, words))).find((found) => found);
    if (!sheet) return { part: /^(spell|prayer) /.test(words) ? 'spell' : 'other', name: literal(written.replaceAll('_', ' ')) };
    const { key } = sheet.title;
    return { part: partOf(sheet), name: key.startsWith('item-') ? { key: `${key}-low` } : sheet.title, sheet };
  }

  /** The rules of a fighter, by the keys of their names. */
  rulesOf(fighter: Sheet | undefined): string[] {
    return (fighter?.text ?? []).filter(({ key }) => key === 'explain-rule').map(({ args }) => textOf(args?.['rule']));
  }

  /** The spells of whoever has still to find one by a die. */
  schoolOf({ facts }: Pick<DraftEntry, 'facts'>): Sheet[] {
    const school = textOf(facts['school']);
    return this.spells.filter((spell) => school !== '' && textOf(spell.facts['school']) === school);
  }
}

function literal(text: string): Message {
  return { key: 'text', args: { text: { text } } };
}

function partOf({ kind }: Sheet): Part {
  if (kind === 'close-combat-weapon') return 'close';
  if (kind === 'missile-weapon') return 'missile';
  if (kind === 'spell' || kind === 'prayer') return 'spell';
  return kind === 'skill' || kind === 'mutation' || kind === 'armour' ? kind : 'other';
}

/** So many of each thing, in the order in which they are first named. */
export function counted(holds: readonly string[]): { id: string; copies: number }[] {
  const all = new Map<string, { id: string; copies: number }>();
  for (const id of holds.flatMap(unbraced)) {
    const known = all.get(plain(id));
    if (known) known.copies++;
    else all.set(plain(id), { id, copies: 1 });
  }
  return [...all.values()];
}
