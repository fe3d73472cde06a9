// The keys of the table. The help page and the panel at the table show this list.
import type { MessageKey } from './i18n/index.svelte';

/** What a key does. */
export type KeyAction =
  | 'pick' | 'through' | 'confirm' | 'back' | 'undo' | 'redo' | 'hint' | 'story' | 'time' | 'ends'
  | 'why' | 'zoom';

export interface KeyHelp {
  action: KeyAction;
  /** The keys, each as it is written on a keyboard; keys pressed together are one inner list. */
  keys: string[][];
  does: MessageKey;
}

export const keys: readonly KeyHelp[] = [
  { action: 'pick', keys: [['1'], ['9']], does: 'keys.pick' },
  { action: 'through', keys: [['←'], ['↑'], ['↓'], ['→']], does: 'keys.through' },
  { action: 'confirm', keys: [['Enter']], does: 'keys.confirm' },
  { action: 'back', keys: [['Esc']], does: 'keys.back' },
  { action: 'undo', keys: [['Z']], does: 'keys.undo' },
  { action: 'redo', keys: [['Shift', 'Z']], does: 'keys.redo' },
  { action: 'hint', keys: [['H']], does: 'keys.hint' },
  { action: 'story', keys: [['L']], does: 'keys.story' },
  { action: 'time', keys: [['['], [']']], does: 'keys.time' },
  { action: 'ends', keys: [['Home'], ['End']], does: 'keys.ends' },
  { action: 'why', keys: [['?']], does: 'keys.why' },
  { action: 'zoom', keys: [['Space']], does: 'keys.zoom' },
];
