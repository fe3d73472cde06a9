// What can be picked on the generic board, what is picked, and what comes of it.
import { getContext, setContext } from 'svelte';
import { t, tOr } from '../../lib/i18n/index.svelte';
import { nameOf } from '../../lib/player-names';
import type { TableSession } from '../../lib/session/session.svelte';
import { Identities } from './identities';
import { Picking } from './picking';

/** How a thing stands to the moves that are left: it is picked, it can be picked next, it can be
 * picked instead, or no move speaks of it. */
export type Standing = 'picked' | 'open' | 'instead' | 'inert';

const CONTEXT = Symbol('picks');

export class Picks {
  readonly session: TableSession;
  readonly #identities = new Identities();
  /** The things that were picked, where they were picked here. */
  #keys = $state.raw<readonly string[]>([]);
  readonly #picking = $derived.by(
    () => new Picking(this.session.board, this.session.offers, this.session.seat),
  );
  readonly #all = $derived(this.#picking.narrow([]));
  /** What is left of the moves. */
  readonly left = $derived.by(() => this.#picking.narrow(this.session.selection));
  /** The names of the pieces by which their movements are followed. */
  readonly names = $derived.by(() => this.#identities.of(this.session.board));
  readonly #picked = $derived.by(() => {
    const words = this.session.selection;
    const known = this.#keys.length === words.length;
    return new Set(words.flatMap((word, n) => {
      const all = this.#picking.keysOf(word);
      const own = known ? this.#keys[n] : undefined;
      return own !== undefined && all.includes(own) ? [own] : all;
    }));
  });

  constructor(session: TableSession) {
    this.session = session;
    setContext(CONTEXT, this);
  }

  standing(key: string): Standing {
    if (this.#picked.has(key)) return 'picked';
    if (this.left.open.has(key) || this.left.squares.has(key)) return 'open';
    return this.#all.open.has(key) || this.#all.squares.has(key) ? 'instead' : 'inert';
  }

  /** Picks a thing; once more takes it back; an inert one tells why. */
  pick(key: string): void {
    const { session } = this;
    if (this.#picked.has(key)) return this.#unpick(key);
    const picked = this.#picking.pick(session.selection, key);
    if (!picked) return this.#tellWhy(key);
    const more = picked.selection.length === session.selection.length + 1;
    this.#keys = more ? [...this.#keys.slice(0, session.selection.length), key] : [key];
    session.select(picked.selection);
    if (picked.move !== undefined) void session.move(picked.move);
  }

  #unpick(key: string): void {
    const at = this.session.selection.findIndex((word) => this.#picking.keysOf(word).includes(key));
    this.#keys = this.#keys.filter((_, n) => n !== at);
    this.session.select(this.session.selection.filter((_, n) => n !== at));
  }

  /** Takes back what was picked last; false where nothing is picked. */
  back(): boolean {
    const { selection } = this.session;
    if (selection.length === 0) return false;
    this.#keys = this.#keys.slice(0, selection.length - 1);
    this.session.select(selection.slice(0, -1));
    return true;
  }

  #tellWhy(key: string): void {
    const { session } = this;
    const meant = this.#picking.meant(session.selection, key);
    if (session.past) session.notice = t('generic-in-past');
    else if (!session.yourMove) session.notice = t('generic-not-your-move');
    else if (meant !== undefined) void session.tellWhy(meant);
  }

  /** Whether the story points at any of these words. */
  isLit(words: readonly string[]): boolean {
    return words.some((word) => this.session.highlighted.has(word));
  }

  /** A remark of the kernel with the names of players for their seats. */
  remark(mark: string): string {
    return mark.replace(/\bseat (\d+)\b/g, (whole, seat: string) =>
      Number(seat) < this.session.seats.length ? nameOf(this.session, Number(seat)) : whole);
  }
}

/** The picks of the board around a component. */
export const picksHere = (): Picks => getContext<Picks>(CONTEXT);

/** A word that many games share, in the language of the page; others as the kernel says them. */
export const termOf = (word: string): string => tOr(`generic-term-${word}`, word);
