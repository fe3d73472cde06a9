// Tells screen readers what happened: not too often, and only the newest where much happens.
import type { Message } from '../messages';

/** What happens within this time, in milliseconds, is told together. */
const TOGETHER = 700;
/** And no more sentences than these. */
const SENTENCES = 6;

export class Announcer {
  /** What is told now. */
  text = $state('');
  readonly #say: (message: Message) => string;
  #waiting: Message[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(say: (message: Message) => string) {
    this.#say = say;
  }

  announce(messages: readonly Message[]): void {
    if (messages.length === 0) return;
    this.#waiting.push(...messages);
    this.#timer ??= setTimeout(() => {
      this.text = this.#waiting.slice(-SENTENCES).map(this.#say).join(' ');
      this.#waiting = [];
      this.#timer = undefined;
    }, TOGETHER);
  }

  /** Forgets everything: what was told to one viewer is not for the next. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.text = '';
  }
}
