// Tells screen readers what happened: not too often, and only the newest where much happens.

/** What happens within this time, in milliseconds, is told together. */
const TOGETHER = 700;
/** And no more sentences than these. */
const SENTENCES = 6;

export class Announcer {
  /** What is told now. */
  text = $state('');
  #waiting: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  announce(sentences: string[]): void {
    if (sentences.length === 0) return;
    this.#waiting.push(...sentences);
    this.#timer ??= setTimeout(() => {
      this.text = this.#waiting.slice(-SENTENCES).join(' ');
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
