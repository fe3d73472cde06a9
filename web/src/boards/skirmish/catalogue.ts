// What is printed on the cards and leaders, read from the sheets of the game.
import type { Color, Subject } from '../../lib/emblems/emblem';
import type { Arg, Message, Sheet } from '../../lib/kernel/generated/answers';

export type Rarity = 'bronze' | 'silver' | 'gold';

/** What is printed on a card. */
export interface Face extends Subject {
  title: Message;
  rarity: Rarity;
  /** What it is besides its name: the words of a unit's type. */
  type: Arg | undefined;
  /** Its keywords as words. */
  words: Message[];
  text: Message[];
}

const COLORS: readonly Color[] = ['red', 'purple', 'blue', 'green', 'yellow'];
const RARITIES: readonly Rarity[] = ['bronze', 'silver', 'gold'];

export const numberIn = (arg: Arg | undefined): number | undefined => (arg && 'number' in arg ? arg.number : undefined);
const wordIn = (arg: Arg | undefined) => (arg && 'word' in arg ? arg.word : undefined);
const listIn = (arg: Arg | undefined) => (arg && 'list' in arg ? arg.list : []);
const after = (prefix: string, key: string) => (key.startsWith(prefix) ? key.slice(prefix.length) : key);

/** The words of a type, which stand in pairs. */
function typesIn(arg: Arg | undefined): string[] {
  if (!arg || !('message' in arg)) return [];
  const { key, args = {} } = arg.message;
  return key === 'type-pair' ? [...typesIn(args.first), ...typesIn(args.second)] : [after('type-', key)];
}

/** The card that a sheet describes; nothing if it describes something else. */
export function faceOf({ id, kind, title, facts, text }: Sheet): Face | undefined {
  if (kind !== 'unit' && kind !== 'action') return undefined;
  const words = listIn(facts.keywords);
  return {
    id,
    title,
    text,
    words,
    action: kind === 'action',
    power: numberIn(facts.power) ?? 0,
    color: COLORS.find((color) => wordIn(facts.color) === `color-${color}`),
    rarity: RARITIES.find((rarity) => wordIn(facts.rarity) === `rarity-${rarity}`) ?? 'bronze',
    type: facts.types,
    types: typesIn(facts.types),
    keywords: words.map(({ key }) => after('keyword-', key)),
  };
}

export type Faces = ReadonlyMap<string, Face>;

/** All cards among some sheets, by id. */
export function facesOf(sheets: ReadonlyMap<string, Sheet>): Faces {
  return new Map([...sheets.values()].flatMap((sheet) => faceOf(sheet) ?? []).map((face) => [face.id, face]));
}
