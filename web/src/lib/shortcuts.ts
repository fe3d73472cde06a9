// The keys of the table. The help page and the panel at the table show this list.
import { t } from './i18n/index.svelte';

/** What a key does. */
export type KeyAction =
  | 'pick' | 'through' | 'confirm' | 'back' | 'undo' | 'redo' | 'hint' | 'moves' | 'story' | 'time' | 'ends'
  | 'words' | 'why' | 'zoom';

export type NamedKey = 'enter' | 'escape' | 'shift' | 'home' | 'end' | 'space';
type Sign = '1' | '9' | '←' | '↑' | '↓' | '→' | 'Z' | 'H' | 'L' | 'S' | 'G' | '[' | ']' | '?';

export interface KeyHelp {
  action: KeyAction;
  /** The keys: signs as they are, others by a name; keys pressed together are one inner list. */
  keys: (Sign | NamedKey)[][];
}

export const keys: readonly KeyHelp[] = [
  { action: 'pick', keys: [['1'], ['9']] },
  { action: 'through', keys: [['←'], ['↑'], ['↓'], ['→']] },
  { action: 'confirm', keys: [['enter']] },
  { action: 'back', keys: [['escape']] },
  { action: 'undo', keys: [['Z']] },
  { action: 'redo', keys: [['shift', 'Z']] },
  { action: 'hint', keys: [['H']] },
  { action: 'moves', keys: [['L']] },
  { action: 'story', keys: [['S']] },
  { action: 'time', keys: [['['], [']']] },
  { action: 'ends', keys: [['home'], ['end']] },
  { action: 'words', keys: [['G']] },
  { action: 'why', keys: [['?']] },
  { action: 'zoom', keys: [['space']] },
];

const NAMED: ReadonlySet<string> = new Set<NamedKey>(['enter', 'escape', 'shift', 'home', 'end', 'space']);
const isNamed = (key: string): key is NamedKey => NAMED.has(key);

/** What is written on a key. */
export function keyName(key: string): string {
  return isNamed(key) ? t(`key-${key}`) : key;
}
