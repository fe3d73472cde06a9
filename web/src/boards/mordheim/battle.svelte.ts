// A battle as the board sees it: who is where, who may act, what can be picked next and what comes of it.
// What is legal, and how likely it is, the game says; here it is only looked up.
import { getContext, setContext } from 'svelte';
import type { Offer, Piece, Preview } from '../../lib/kernel/generated/answers';
import type { AimView, BlowView, Id, ShotView, View, WarriorView } from '../../lib/kernel/generated/mordheim';
import type { Ref } from '../../lib/messages';
import type { TableSession } from '../../lib/session/session.svelte';

/** A warrior with all that is said about him. */
export interface Warrior {
  id: Id;
  ref: Ref;
  seat: number;
  state: WarriorView;
  piece: Piece | undefined;
}

/** A button for what lies nowhere on the board: one move, or a step towards some. */
export interface Option {
  ref: Ref;
  offers: Offer[];
  /** The move that it makes. */
  move: string | undefined;
}

/** How something stands to the moves that are left. */
export type Standing = 'picked' | 'open' | 'inert';

/** Moves of these groups are made at once: they only begin something, or put somebody somewhere. */
const AT_ONCE = new Set(['select', 'set-up']);

/** Moves of many at once are shown first where no pointer rests on them before it presses. */
const fingers = typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;
const isForMany = ({ group, refs }: Offer) => (group === 'all' && refs.at(-1) !== 'choice:run-all') || refs.at(-1) === 'choice:place-rest';

export const pieceRef = (id: Id): Ref => `piece:${id}`;
const isChoice = (ref: Ref | undefined): ref is Ref => ref?.startsWith('choice:') === true;

const CONTEXT = Symbol('battle');

export class Battle {
  readonly session: TableSession;
  /** Whom somebody looks at without picking. */
  looked = $state<Id>();
  #able = $state.raw<readonly Id[]>([]);
  #phase: View['phase'] | undefined;
  /** What would come of the move that is picked, in which position. */
  #seen = $state.raw<{ of: TableSession['update']; preview: Preview }>();

  constructor(session: TableSession) {
    this.session = session;
    setContext(CONTEXT, this);
  }

  readonly view = $derived.by(() => this.session.view as View);

  readonly warriors: ReadonlyMap<Id, Warrior> = $derived.by(() => {
    const { places, field } = this.session.board;
    const lying = places.flatMap((place) => place.zones.flatMap((zone) => zone.pieces));
    const pieces = new Map([...(field?.pieces ?? []).map(({ piece }) => piece), ...lying].map((piece) => [piece.ref, piece]));
    const all = this.view.sides.flatMap((side, seat) => side.warriors.map((state): [Id, Warrior] => {
      const ref = pieceRef(state.id);
      return [state.id, { id: state.id, ref, seat, state, piece: pieces.get(ref) }];
    }));
    return new Map(all);
  });

  /** Who acts or is asked about: his moves begin with him, and he need not be picked again. */
  readonly #actor = $derived.by(() => {
    const id = this.view.selected ?? this.view.ask?.who;
    return id == null ? undefined : pieceRef(id);
  });

  get actor(): Warrior | undefined {
    const id = this.view.selected ?? this.view.ask?.who;
    return id == null ? undefined : this.warriors.get(id);
  }

  /** What has to be picked for a move. */
  #path({ refs }: Offer): Ref[] {
    return refs.length > 1 && refs[0] === this.#actor ? refs.slice(1) : refs;
  }

  /** What is picked, without who acts. */
  readonly picked: readonly Ref[] = $derived.by(() => {
    const { selection } = this.session;
    return selection[0] === this.#actor ? selection.slice(1) : selection;
  });

  /** The moves that begin with what is picked. */
  readonly left: readonly Offer[] = $derived.by(() => {
    const { picked } = this;
    return this.session.offers.filter((offer) => {
      const path = this.#path(offer);
      return picked.every((ref, n) => path[n] === ref);
    });
  });

  /** What is picked for good: the last pick can be changed as long as nothing follows it. */
  readonly #kept: readonly Ref[] = $derived.by(() => {
    const { length } = this.picked;
    return this.left.some((offer) => this.#path(offer).length > length && this.left.length > 1) ? this.picked : this.picked.slice(0, -1);
  });

  /** What can be picked next, or instead of the last pick, and the moves that go on with it. */
  readonly next: ReadonlyMap<Ref, Offer[]> = $derived.by(() => {
    const next = new Map<Ref, Offer[]>();
    const kept = this.#kept;
    for (const offer of this.session.offers) {
      const path = this.#path(offer);
      const ref = path[kept.length];
      if (ref === undefined || !kept.every((one, n) => path[n] === one)) continue;
      const known = next.get(ref);
      if (known) known.push(offer);
      else next.set(ref, [offer]);
    }
    return next;
  });

  /** What can be done that lies nowhere on the board, and what is complete where more could be picked. */
  readonly options: readonly Option[] = $derived.by(() => {
    const { length } = this.picked;
    const complete = length === 0 || this.left.length < 2 ? [] : this.left.filter((offer) => this.#path(offer).length === length);
    // What ends something comes last.
    const ends = ([, [first]]: [Ref, Offer[]]) => Number(first?.group === 'end');
    const steps = [...this.next].filter(([ref]) => isChoice(ref)).sort((one, other) => ends(one) - ends(other));
    return [
      ...complete.map((offer): Option => ({ ref: `choice:${offer.move}`, offers: [offer], move: offer.move })),
      ...steps.map(([ref, offers]): Option => ({ ref, offers, move: offers.length === 1 ? offers[0]?.move : undefined })),
    ];
  });

  standing(ref: Ref): Standing {
    if (this.picked.includes(ref)) return 'picked';
    return this.next.has(ref) ? 'open' : 'inert';
  }

  /** The one move that comes of picking something. */
  would(ref: Ref): string | undefined {
    const offers = this.next.get(ref);
    return offers?.length === 1 ? offers[0]?.move : undefined;
  }

  /** Picks something on the board: what is picked already is done, what begins or puts is done at once, and
   * of the rest it is shown first what comes of it, as of everything if `shown`. False where no move touches it. */
  pick(ref: Ref, shown = false): boolean {
    const { session } = this;
    if (this.picked.at(-1) === ref) {
      const done = session.pickedOffer ?? this.left.find((offer) => this.#path(offer).length === this.picked.length);
      if (done) void this.confirm(done);
      return true;
    }
    const offers = this.next.get(ref) ?? this.#instead(ref);
    const [first, ...others] = offers ?? [];
    if (!first) return false;
    const at = this.#path(first).indexOf(ref);
    if (others.length === 0 && AT_ONCE.has(first.group) && !shown) {
      void session.move(first.move);
      return true;
    }
    const skipped = first.refs.length - this.#path(first).length;
    session.select(first.refs.slice(0, skipped + at + 1));
    return true;
  }

  /** The moves that begin with something, where it does not go with what is picked. */
  #instead(ref: Ref): Offer[] | undefined {
    const offers = this.session.offers.filter((offer) => this.#path(offer)[0] === ref);
    return offers.length > 0 ? offers : undefined;
  }

  /** Makes a move that was shown. A shot at a map was seen with all its odds: it is aimed and fired in one. */
  async confirm(offer: Offer): Promise<void> {
    const { session } = this;
    await session.move(offer.move);
    const fire = session.offers.find(({ refs }) => refs.at(-1) === 'choice:fire');
    if (this.view.map && offer.group === 'shoot' && fire) await session.move(fire.move);
  }

  /** Takes an option. By finger, what many do at once is shown first. */
  take(option: Option): void {
    const [first] = option.offers;
    if (fingers && this.view.map && first && option.offers.length === 1 && isForMany(first)) this.pick(option.ref, true);
    else if (option.move !== undefined) void this.session.move(option.move);
    else this.pick(option.ref);
  }

  /** Whether another warrior can be taken in place of the selected one: nothing has come of that yet. */
  able(id: Id): boolean {
    const { selected } = this.view;
    return selected != null && selected !== id && this.#able.includes(id) && this.session.yourMove && this.session.undoNeeds?.length === 0;
  }

  /** Keeps in mind who may act: once one of them is selected, the game no longer says it. */
  remember(): void {
    const { selected, can_act, phase } = this.view;
    if (selected == null || phase !== this.#phase) this.#able = can_act;
    this.#phase = phase;
  }

  async takeInstead(id: Id): Promise<void> {
    await this.session.undo();
    this.pick(pieceRef(id));
  }

  /** Whether it is asked where everybody runs: then every square is an answer. */
  get runsAll(): boolean {
    return this.view.ask?.what === 'toward' && this.session.yourMove;
  }

  /** Goes back to what was asked before everybody was to run, where nobody has to agree to that. */
  get back(): (() => void) | undefined {
    const { session } = this;
    return this.runsAll && session.undoNeeds?.length === 0 ? () => void session.undo() : undefined;
  }

  // ------------------------------------------------------------------ what is looked at

  /** The warrior whose panel is open. */
  get shown(): Warrior | undefined {
    const id = this.looked ?? this.view.selected ?? this.view.ask?.who ?? this.view.strike?.by ?? this.view.aim?.who;
    return id == null ? undefined : this.warriors.get(id);
  }

  /** What comes of what is picked, else of what is pointed at. */
  get preview(): Preview | undefined {
    const { pickedOffer, previews: { current }, update } = this.session;
    if (!pickedOffer || current?.move === pickedOffer.move) return current;
    const kept = this.#seen;
    return kept?.of === update && kept.preview.move === pickedOffer.move ? kept.preview : undefined;
  }

  /** Keeps what comes of what is picked: a pointer that passes over something else does not hide it. */
  keep(): void {
    const { pickedOffer, previews: { current: preview }, update: of } = this.session;
    if (preview && preview.move === pickedOffer?.move) this.#seen = { of, preview };
  }

  /** The move that somebody thinks of. */
  get considered(): Offer | undefined {
    const { move } = this.session.previews;
    return move === undefined ? undefined : this.session.offers.find((offer) => offer.move === move);
  }

  /** Whom an enemy, a friend or a blow is aimed at: who is picked, or whom the game has under way. */
  readonly target: Warrior | undefined = $derived.by(() => {
    const { aim, strike, charge, ask } = this.view;
    const picked = [...this.picked, ...(this.considered?.refs.slice(1) ?? [])].find((ref) => ref.startsWith('piece:') && ref !== this.#actor);
    const under = aim?.target ?? strike?.target ?? (ask?.what === 'intercept' ? charge?.target : undefined);
    const id = picked?.slice('piece:'.length) ?? under;
    return id === undefined ? undefined : this.warriors.get(id);
  });

  /** Who aims at that target. */
  get source(): Warrior | undefined {
    const { aim, strike, charge } = this.view;
    const id = aim?.who ?? strike?.by ?? charge?.who;
    return (id == null ? undefined : this.warriors.get(id)) ?? this.actor;
  }

  /** Whether nothing is to be said about a decision now. */
  get silent(): boolean {
    return this.undecided && this.preview == null;
  }

  /** Whether nothing is picked or under way: what is told then is about a move that is only pointed at. */
  get undecided(): boolean {
    const { session, view } = this;
    const underWay = session.pickedOffer ?? view.aim ?? view.strike;
    return session.offers.length > 0 && underWay == null && !session.awaitsAcknowledgement;
  }

  /** The shot that is aimed, or would be by the move that somebody thinks of. */
  readonly aim: AimView | undefined = $derived.by(() => {
    const foreseen = this.preview && 'view' in this.preview ? (this.preview.view as View | null | undefined) : undefined;
    return this.view.aim ?? foreseen?.aim ?? undefined;
  });

  /** The shots that could be aimed at somebody, the surest first. */
  shotsAt(id: Id): ShotView[] {
    return this.view.shots.filter((shot) => shot.target === id).sort((one, other) => (one.needs ?? 7) - (other.needs ?? 7));
  }

  blowsAt(id: Id): BlowView[] {
    return this.view.blows.filter((blow) => blow.target === id);
  }
}

/** The battle of the board around a component. */
export const useBattle = (): Battle => getContext<Battle>(CONTEXT);
