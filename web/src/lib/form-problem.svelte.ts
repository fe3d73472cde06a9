// What is wrong with a form that opens a table: said where it is wrong.
import { tick } from 'svelte';
import { explain } from './explain-error';
import { t } from './i18n/index.svelte';
import type { Described } from './kernel/adapter';
import { Refused } from './kernel/desk';
import { errorPlaceOf, type ErrorPlace } from './setup';

/** Where on a form something is wrong; a word for a field that only one form has. */
export type WrongPlace = ErrorPlace | { field: string };

export class FormProblem {
  #wrong = $state.raw<{ place: WrongPlace; text: string }>();

  /** What is wrong with an option. */
  option(key: string): string | undefined {
    return this.#at((place) => 'option' in place && place.option === key);
  }

  /** What is wrong with a seat. */
  seat(seat: number): string | undefined {
    return this.#at((place) => 'seat' in place && place.seat === seat);
  }

  /** What is wrong with a field of this form. */
  field(name: string): string | undefined {
    return this.#at((place) => 'field' in place && place.field === name);
  }

  /** What is wrong with the number of seats. */
  get seats(): string | undefined {
    return this.#wrong?.place === 'seats' ? this.#wrong.text : undefined;
  }

  /** What is wrong and belongs to no field. */
  get anywhere(): string | undefined {
    return this.#wrong && this.#wrong.place === undefined ? this.#wrong.text : undefined;
  }

  /** Whether it is an option that is wrong. */
  get inOptions(): boolean {
    const place = this.#wrong?.place;
    return typeof place === 'object' && 'option' in place;
  }

  clear(): void {
    this.#wrong = undefined;
  }

  /** Says what is wrong where it is wrong, and goes there. */
  say(place: WrongPlace, text: string): void {
    this.#wrong = { place, text };
    void tick().then(() => {
      const at = document.querySelector<HTMLElement>('#main [aria-invalid="true"], #main [data-wrong]');
      at?.focus();
      at?.scrollIntoView({ block: 'center' });
    });
  }

  /** Says why a table was not opened. */
  async refuse(error: unknown, game: Described, kinds: string[]): Promise<void> {
    const why = await explain(error, game.id);
    if (!(error instanceof Refused)) return this.say(undefined, why);
    const { options } = error.why;
    const said = options.length > 0 ? `${why} ${t('problem-options')} ${options.join(', ')}` : why;
    this.say(errorPlaceOf(error.why, game, kinds), said);
  }

  #at(is: (place: Exclude<WrongPlace, string | undefined>) => boolean): string | undefined {
    const place = this.#wrong?.place;
    return typeof place === 'object' && is(place) ? this.#wrong?.text : undefined;
  }
}
