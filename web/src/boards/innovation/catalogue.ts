// What is printed on the cards, read from the sheets of the game.
import type { Arg, Message, Sheet } from '../../lib/kernel/generated/answers';
import type { Color, Icon, Splay } from '../../lib/kernel/generated/innovation';
import { keyOf } from '../../lib/messages';

/** What one of the four slots of a card shows: an icon, or the hexagon, which counts nothing. */
export type Slot = Icon | 'none';

export interface Clause {
  demand: boolean;
  text: Message;
}

/** What is printed on a card. */
export interface CardFace {
  id: string;
  title: Message;
  age: number;
  color: Color;
  /** The slots: top left, bottom left, bottom middle, bottom right. */
  slots: readonly [Slot, Slot, Slot, Slot];
  /** The icon that its dogma counts. */
  dogma: Icon;
  clauses: Clause[];
}

export const COLORS: readonly Color[] = ['red', 'yellow', 'green', 'blue', 'purple'];
export const ICONS: readonly Icon[] = ['castle', 'crown', 'leaf', 'lightbulb', 'factory', 'clock'];

const numberIn = (arg: Arg | undefined) => (arg && 'number' in arg ? arg.number : undefined);
const wordIn = (arg: Arg | undefined) => (arg && 'word' in arg ? arg.word : undefined);
const listIn = (arg: Arg | undefined) => (arg && 'list' in arg ? arg.list : []);
const iconOf = (key: string | undefined) => ICONS.find((icon) => key === `icon-${icon}`);
const colorOf = (key: string | undefined) => COLORS.find((color) => key === `color-${color}`);

/** A clause as a sheet has it: its sort, around its text. */
function clauseOf(message: Message): Clause {
  const text = message.args?.text;
  return { demand: message.key === 'clause-demand', text: text && 'message' in text ? text.message : message };
}

/** The card that a sheet describes; nothing if it describes something else. */
export function faceOf({ id, title, facts, text }: Sheet): CardFace | undefined {
  const [age, color, dogma] = [numberIn(facts.age), colorOf(wordIn(facts.color)), iconOf(wordIn(facts.dogma))];
  if (age === undefined || !color || !dogma) return undefined;
  const [a, b, c, d] = listIn(facts.icons).map(({ key }): Slot => iconOf(key) ?? 'none');
  const slots = [a ?? 'none', b ?? 'none', c ?? 'none', d ?? 'none'] as const;
  return { id, title, age, color, slots, dogma, clauses: text.map(clauseOf) };
}

export type Faces = ReadonlyMap<string, CardFace>;

/** All cards among some sheets, by id. */
export function facesOf(sheets: ReadonlyMap<string, Sheet>): Faces {
  const faces = [...sheets.values()].flatMap((sheet) => faceOf(sheet) ?? []);
  return new Map(faces.map((face) => [face.id, face]));
}

/** The id of a card or a special achievement, as sheets and references have it. */
export const idOf = (name: string): string => keyOf('', name);

/** Which slots of a covered card lie in sight, as the pile is drawn. */
export const IN_SIGHT: Record<Splay, readonly (0 | 1 | 2 | 3)[]> = {
  none: [],
  left: [3],
  right: [0, 1],
  up: [1, 2, 3],
};
