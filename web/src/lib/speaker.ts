// Who puts the words of a game on its cards: a table, or a page without one.
import { getContext, setContext } from 'svelte';
import type { Sheet } from './kernel/generated/answers';
import type { Arg, Message } from './messages';

export interface Speaker {
  say(message: Message): string;
  sayArg(arg: Arg): string;
  /** Everything that has a text of its own, by id. */
  readonly sheets: ReadonlyMap<string, Sheet>;
}

const KEY = Symbol('speaker');

export function provideSpeaker<Some extends Speaker>(speaker: Some): Some {
  return setContext(KEY, speaker);
}

export function useSpeaker(): Speaker {
  return getContext<Speaker>(KEY);
}
