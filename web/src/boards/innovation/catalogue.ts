// What is printed on the cards, read from the sheets of the game.
import type { Sheet } from '../../lib/kernel/adapter';
import type { Color, Icon, Splay } from '../../lib/kernel/generated/innovation';

/** What one of the four slots of a card shows: an icon, or the hexagon, which counts nothing. */
export type Slot = Icon | 'hexagon';

export interface Clause {
  demand: boolean;
  text: string;
}

/** What is printed on a card. */
export interface CardFace {
  name: string;
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

function slot(word: string | undefined): Slot {
  return ICONS.find((icon) => icon === word) ?? 'hexagon';
}

/** A clause as a sheet writes it: its sort, a colon, and its text. */
function clause(text: string): Clause {
  const demand = /^demand:\s*/i;
  return { demand: demand.test(text), text: text.replace(demand, '').replace(/^effect:\s*/i, '') };
}

/** The card that a sheet describes; nothing if it describes something else. */
export function faceOf(sheet: Sheet): CardFace | undefined {
  const { age, icons = '', dogma } = sheet.facts;
  const color = COLORS.find((known) => known === sheet.facts.color);
  const featured = ICONS.find((icon) => icon === dogma);
  if (!age || !color || !featured) return undefined;
  const [a, b, c, d] = icons.split(' ');
  return {
    name: sheet.name,
    age: Number(age),
    color,
    slots: [slot(a), slot(b), slot(c), slot(d)],
    dogma: featured,
    clauses: sheet.text.map(clause),
  };
}

export type Faces = ReadonlyMap<string, CardFace>;

/** All cards among some sheets, by name. */
export function facesOf(sheets: ReadonlyMap<string, Sheet>): Faces {
  const faces = [...sheets.values()].flatMap((sheet) => faceOf(sheet) ?? []);
  return new Map(faces.map((face) => [face.name, face]));
}

/** Which slots of a covered card lie in sight, as the pile is drawn. */
export const IN_SIGHT: Record<Splay, readonly (0 | 1 | 2 | 3)[]> = {
  none: [],
  left: [3],
  right: [0, 1],
  up: [1, 2, 3],
};
