// What can be picked on the generic board, what is picked, and what comes of it.
import { getContext, setContext } from 'svelte';
import { t } from '../../lib/i18n/index.svelte';
import type { Message, Ref } from '../../lib/messages';
import type { TableSession } from '../../lib/session/session.svelte';
import { Identities } from './identities';
import { onlyMoves, pick, remaining } from './picking';

/** How something stands to the moves that are left: it is picked, it can be picked next, it can be
 * picked instead, or no move touches it now. */
export type Standing = 'picked' | 'open' | 'instead' | 'inert';

const CONTEXT = Symbol('picks');

export class Picks {
  readonly session: TableSession;
  readonly #identities = new Identities();
  readonly #first = $derived.by(() => remaining(this.session.offers, []).next);
  /** What can be picked next. */
  readonly next = $derived.by(() => remaining(this.session.offers, this.session.selection).next);
  readonly #picked = $derived.by(() => new Set(this.session.selection));
  readonly #onlyFirst = $derived.by(() => onlyMoves(this.session.offers, []));
  readonly #onlyNext = $derived.by(() => onlyMoves(this.session.offers, this.session.selection));
  /** The names of the pieces by which their movements are followed. */
  readonly names = $derived.by(() => this.#identities.of(this.session.board));

  constructor(session: TableSession) {
    this.session = session;
    setContext(CONTEXT, this);
  }

  standing(ref: Ref): Standing {
    if (this.#picked.has(ref)) return 'picked';
    if (this.next.has(ref)) return 'open';
    return this.#first.has(ref) ? 'instead' : 'inert';
  }

  /** The only move that is left when something is picked, where there is but one. */
  would(ref: Ref): string | undefined {
    const standing = this.standing(ref);
    if (standing === 'open') return this.#onlyNext.get(ref);
    return standing === 'instead' ? this.#onlyFirst.get(ref) : undefined;
  }

  /** Picks something; a second pick takes it back; an inert one says why. */
  pick(ref: Ref, name?: Message): void {
    const { session } = this;
    if (this.#picked.has(ref)) return session.select(session.selection.slice(0, session.selection.indexOf(ref)));
    const picked = pick(session.offers, session.selection, ref);
    if (!picked) return this.#refuse(name);
    session.select(picked.selection);
    if (picked.move !== undefined) void session.move(picked.move);
  }

  /** Takes back what was picked last; false where nothing is picked. */
  back(): boolean {
    const { selection } = this.session;
    if (selection.length === 0) return false;
    this.session.select(selection.slice(0, -1));
    return true;
  }

  #refuse(name: Message | undefined): void {
    const { session } = this;
    if (session.past) session.notice = t('generic-in-past');
    else if (!session.yourMove) session.notice = t('generic-not-your-move');
    else session.notice = name ? t('generic-no-move-with', { name: session.say(name) }) : t('generic-no-move-here');
  }

  isHighlighted(ref: Ref): boolean {
    return this.session.highlighted.has(ref);
  }
}

/** The picks of the board around a component. */
export const usePicks = (): Picks => getContext<Picks>(CONTEXT);
