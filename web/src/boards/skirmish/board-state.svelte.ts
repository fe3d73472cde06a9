// What the parts of the board share: the position, what can be picked, and what the picked move would change.
import { getContext, setContext } from 'svelte';
import { t } from '../../lib/i18n/index.svelte';
import type { Offer } from '../../lib/kernel/generated/answers';
import type { Card, Screen, Seat, SeatView, Slot, View } from '../../lib/kernel/generated/skirmish';
import type { Message, Ref } from '../../lib/messages';
import type { TableSession } from '../../lib/session/session.svelte';
import { provideSpeaker } from '../../lib/speaker';
import { onlyMoves, pick, remaining } from '../generic/picking';
import { facesOf, type Face } from './catalogue';
import { foresee } from './foresight';
import { LANES, refs } from './refs';
import { Resolution } from './resolution.svelte';

const KEY = Symbol('board');

/** How something stands to the moves that are left: it is picked, it can be picked next, it can be picked
 * instead, or no move touches it now. */
export type Standing = 'picked' | 'open' | 'instead' | 'inert';

export class BoardState {
  readonly session: TableSession;
  /** What has just happened, as long as it is shown. */
  readonly resolution: Resolution;
  /** Which of several like cards of the hand is picked. */
  pickedCard = $state<number>();

  readonly view = $derived.by(() => this.resolution.view ?? (this.session.view as View));
  readonly screen = $derived.by(() => this.session.screen as unknown as Screen);
  readonly faces = $derived.by(() => facesOf(this.session.sheets));
  /** The seat that sits in front: the viewer's, or the first. */
  readonly own = $derived.by((): Seat => this.session.seat ?? 0);
  readonly other = $derived.by((): Seat => 1 - this.own);
  readonly #first = $derived.by(() => remaining(this.session.offers, []).next);
  /** What can be picked next. */
  readonly next = $derived.by(() => remaining(this.session.offers, this.session.selection).next);
  /** What can be picked in place of what was picked last. */
  readonly #otherEnds = $derived.by(() => {
    const { offers, selection } = this.session;
    return remaining(offers, this.next.size > 0 ? selection : selection.slice(0, -1)).next;
  });
  readonly #onlyFirst = $derived.by(() => onlyMoves(this.session.offers, []));
  readonly #onlyNext = $derived.by(() => {
    const { offers, selection } = this.session;
    return onlyMoves(offers, this.next.size > 0 ? selection : selection.slice(0, -1));
  });
  readonly #picked = $derived.by(() => new Set(this.session.selection));
  /** What the move would change that somebody thinks of. */
  readonly foresight = $derived.by(() => {
    const preview = this.session.past || this.resolution.stage ? undefined : this.session.previews.current;
    return preview && foresee(this.view, preview, (card) => this.face(card)?.power ?? 0);
  });
  /** What the hint would touch. */
  readonly #hinted = $derived.by((): ReadonlySet<Ref> => {
    const { hint, offers } = this.session;
    return new Set(hint ? offers.find(({ move }) => move === hint.best)?.refs : []);
  });
  /** The number of the key that picks something. */
  readonly #keys = $derived.by(() => {
    const wanted = this.next.size > 0 ? this.next : this.#first;
    const slots = (seat: Seat) => LANES.flatMap((lane) => this.view.terrains[lane]?.slots[seat] ?? []).map(refs.slot);
    const hand = (this.seat(this.own)?.hand ?? []).map((card) => refs.hand(this.own, card));
    const order = new Set([...hand, ...slots(this.own), ...slots(this.other)].filter((ref) => wanted.has(ref)));
    return new Map([...order].slice(0, 9).map((ref, n) => [ref, n + 1]));
  });

  constructor(session: TableSession) {
    this.session = session;
    this.resolution = new Resolution(session, (card) => this.face(card)?.power ?? 0);
  }

  seat(seat: Seat): SeatView | undefined {
    return this.view.seats[seat];
  }
  face(card: Card): Face | undefined {
    return this.faces.get(card);
  }
  say(message: Message): string {
    return this.session.say(message);
  }
  title(card: Card): string {
    const face = this.face(card);
    return face ? this.say(face.title) : card;
  }

  // ------------------------------------------------------------------ picking

  standing(ref: Ref): Standing {
    if (this.#picked.has(ref)) return 'picked';
    if (this.#otherEnds.has(ref)) return 'open';
    return this.#first.has(ref) ? 'instead' : 'inert';
  }
  /** The only move that is left when something is picked, where there is but one. */
  would(ref: Ref): string | undefined {
    const standing = this.standing(ref);
    if (standing === 'open') return this.#onlyNext.get(ref);
    return standing === 'instead' ? this.#onlyFirst.get(ref) : undefined;
  }
  key(ref: Ref): number | undefined {
    return this.#keys.get(ref);
  }
  /** Whether what is shown just now is about a slot. */
  isNow(slot: Slot): boolean {
    return this.resolution.stage?.slots.includes(slot) ?? false;
  }
  isLit(ref: Ref): boolean {
    return this.session.highlighted.has(ref) || this.#hinted.has(ref);
  }

  /** Picks something. What is picked last is done by picking it once more: its preview was seen. */
  touch(ref: Ref, name?: Message): void {
    const { session } = this;
    this.resolution.finish();
    const { selection, pickedOffer } = session;
    if (this.#picked.has(ref)) {
      if (pickedOffer && selection.length === pickedOffer.refs.length && selection.at(-1) === ref) void session.move(pickedOffer.move);
      else session.select(selection.slice(0, selection.indexOf(ref)));
      return;
    }
    // Another end for what is picked already comes before something else, such as another slot for a card.
    const before = this.next.has(ref) ? selection : selection.slice(0, -1);
    const picked = pick(session.offers, before, ref);
    if (picked) session.select(picked.selection);
    else this.#refuse(name);
  }
  /** Picks a card of the hand anew, as when it is dragged. */
  lift(ref: Ref): boolean {
    if (!this.#first.has(ref)) return false;
    this.resolution.finish();
    this.session.select([ref]);
    return true;
  }
  /** Takes back what was picked last; false where nothing is picked. */
  back(): boolean {
    const { selection } = this.session;
    if (selection.length === 0) return false;
    this.session.select(selection.slice(0, -1));
    return true;
  }
  offer(ref: Ref): Offer | undefined {
    return this.session.offers.find((offer) => offer.refs.length === 1 && offer.refs[0] === ref);
  }

  #refuse(name: Message | undefined): void {
    const { session } = this;
    if (session.past) session.notice = t('generic-in-past');
    else if (!session.yourMove) session.notice = t('generic-not-your-move');
    else session.notice = name ? t('generic-no-move-with', { name: session.say(name) }) : t('generic-no-move-here');
  }
}

/** Makes the state that the parts of a board share. */
export function provideBoard(session: TableSession): BoardState {
  provideSpeaker(session);
  return setContext(KEY, new BoardState(session));
}

export function useBoard(): BoardState {
  return getContext<BoardState>(KEY);
}
