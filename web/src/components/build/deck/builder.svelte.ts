// What the parts of the deck builder share: the deck, what the game says of it, and the way back.
import { getContext, setContext } from 'svelte';
import { facesOf, type Face, type Rarity } from '../../../boards/skirmish/catalogue';
import type { GameWords } from '../../../lib/game-words.svelte';
import { History } from '../../../lib/history.svelte';
import type { Draft, LocalShelf, Sheet } from '../../../lib/kernel/adapter';
import type { Arg, Message } from '../../../lib/messages';
import { freeName, keepUnsaved, savedLists, saveList, unsavedList, type SavedList } from '../../../lib/saved-lists';
import type { Speaker } from '../../../lib/speaker';
import { copiesIn, deckOf, EMPTY, inOrder, textOf, withCard, withoutCard, type Deck } from './deck';
import { remedyOf, type Limits, type Remedy } from './remedies';

export const GAME = 'skirmish';
const RARITIES: readonly Rarity[] = ['bronze', 'silver', 'gold'];
/** No rarity allows as many copies of one card. */
const MANY = 5;
const KEY = Symbol('deck');

export interface Fault {
  message: Message;
  remedy: Remedy;
}

export class DeckBuilder implements Speaker {
  readonly words: GameWords;
  readonly #shelf: LocalShelf;
  readonly #history: History<Deck>;
  #asked = 0;
  /** Everything of the game that has a text. */
  sheets = $state.raw<ReadonlyMap<string, Sheet>>(new Map());
  /** What the game says of the deck. */
  draft = $state.raw<Draft>();
  /** How many copies of a card may be in a deck. */
  limits = $state.raw<Limits>({});
  name = $state('');
  /** The saved deck that this one was. */
  id = $state<string>();
  /** What was saved last under its name. */
  #kept = $state.raw<SavedList>();

  readonly faces = $derived.by(() => facesOf(this.sheets));
  readonly copies = $derived.by(() => copiesIn(this.deck));
  /** All cards that a deck may hold, in order. */
  readonly pool = $derived.by((): Face[] => {
    const isIn = ({ id }: Face) => {
      const pool = this.sheets.get(id)?.facts.pool;
      return !pool || (this.deck.designs && 'word' in pool && pool.word === 'pool-design');
    };
    return [...this.faces.values()].filter(isIn).sort((one, other) => inOrder(one, other, (face) => this.say(face.title)));
  });
  /** Why no further copy of a card can be added. */
  readonly refusals = $derived.by(() => new Map(this.draft?.could.flatMap(({ id, why }) => (why ? [[id, why] as const] : []))));
  /** What is wrong, and what would mend it; what is only not there yet comes last. */
  readonly faults = $derived.by((): Fault[] => {
    const faults = (this.draft?.wrong ?? []).map(({ message }) => ({ message, remedy: remedyOf(message, this.deck, this.face, this.limits) }));
    return faults.sort((a, b) => Number(a.remedy.do === 'add') - Number(b.remedy.do === 'add'));
  });
  /** The cards that the remedies would take out. */
  readonly excess = $derived.by(() => new Set(this.faults.flatMap(({ remedy }) => (remedy.do === 'take' ? remedy.take.map(([card]) => card) : []))));
  readonly saved = $derived.by(() => this.#kept !== undefined && this.#kept.text === textOf(this.deck) && this.#kept.name === this.name);

  constructor(shelf: LocalShelf, words: GameWords) {
    this.#shelf = shelf;
    this.words = words;
    const before = unsavedList(GAME);
    this.#history = new History<Deck>({ ...EMPTY, designs: before?.options.designs === 'on' });
    if (before) void this.#resume(before);
    void shelf.catalogue(GAME).then((sheets) => (this.sheets = new Map(sheets.map((sheet) => [sheet.id, sheet]))));
    void this.#learnLimits();
  }

  // ------------------------------------------------------------------ words

  say = (message: Message): string => this.words.say(message);
  sayArg = (arg: Arg): string => this.words.arg(arg);
  face = (card: string): Face | undefined => this.faces.get(card);
  title = (card: string): string => {
    const face = this.faces.get(card);
    return face ? this.say(face.title) : card;
  };

  // ------------------------------------------------------------------ building

  get deck(): Deck {
    return this.#history.now;
  }
  get mayUndo(): boolean {
    return this.#history.mayUndo;
  }
  get mayRedo(): boolean {
    return this.#history.mayRedo;
  }
  get options(): Record<string, string> {
    return this.deck.designs ? { designs: 'on' } : {};
  }

  undo(): void {
    this.#history.undo();
  }
  redo(): void {
    this.#history.redo();
  }
  change(deck: Deck): void {
    this.#history.push(deck);
  }
  add(card: string): void {
    if (!this.refusals.has(card)) this.change(withCard(this.deck, card));
  }
  take(card: string, copies = 1): void {
    this.change(withoutCard(this.deck, card, copies));
  }
  /** Does what mends the deck, where something can be done at once. */
  mend(remedy: Remedy): void {
    if (remedy.do === 'take') this.change(remedy.take.reduce((deck, [card, copies]) => withoutCard(deck, card, copies), this.deck));
    else if (remedy.do === 'allow') this.change({ ...this.deck, designs: true });
  }

  // ------------------------------------------------------------------ what the game says

  /** Asks the game about the deck as it is now. Called from an effect. */
  check(): void {
    const { deck } = this;
    const asked = ++this.#asked;
    void this.read(textOf(deck), deck.designs).then((draft) => {
      if (asked === this.#asked) this.draft = draft;
    });
  }

  /** What a text comes to. */
  async read(text: string, designs = this.deck.designs): Promise<Draft> {
    const [draft] = await this.#shelf.drafts(GAME, { options: designs ? { designs: 'on' } : {} }, [text]);
    if (!draft) throw new Error(GAME);
    return draft;
  }

  /** How many copies the game allows, found by asking for more and more of one card of each rarity. */
  async #learnLimits(): Promise<void> {
    const sheets = await this.#shelf.catalogue(GAME);
    const faces = [...facesOf(new Map(sheets.filter(({ facts }) => !facts.pool).map((sheet) => [sheet.id, sheet]))).values()];
    const probes = RARITIES.flatMap((rarity) => {
      const card = faces.find((face) => face.rarity === rarity)?.id;
      return card === undefined ? [] : Array.from({ length: MANY }, (_, n) => ({ rarity, card, copies: n + 1 }));
    });
    const drafts = await this.#shelf.drafts(GAME, {}, probes.map(({ card, copies }) => `${copies} ${card}`));
    const limits: Limits = {};
    for (const [n, { rarity, card, copies }] of probes.entries()) {
      const full = drafts[n]?.could.find(({ id }) => id === card)?.why;
      if (full && limits[rarity] === undefined) limits[rarity] = copies;
    }
    this.limits = limits;
  }

  // ------------------------------------------------------------------ keeping

  /** Takes up what was being built when the page was left. */
  async #resume({ id, name, text, options }: NonNullable<ReturnType<typeof unsavedList>>): Promise<void> {
    [this.id, this.name] = [id, name];
    this.#kept = savedLists(GAME).find((list) => list.id === id);
    const designs = options.designs === 'on';
    const deck = ordered(deckOf(await this.read(text, designs), designs), text);
    if (!this.mayUndo) this.#history.push(deck);
  }

  /** Keeps what is being built, so that it outlives the page. Called from an effect. */
  keep(): void {
    const { id, name, deck, options } = this;
    if (deck.cards.length > 0 || this.mayUndo) keepUnsaved(GAME, { id, name, text: textOf(deck), options });
  }

  /** Saves the deck under its name. Says whether that was possible. */
  save(unnamed: string): boolean {
    this.name = this.name.trim() || freeName(GAME, unnamed);
    const kept = saveList(GAME, { id: this.id, name: this.name, text: textOf(this.deck), value: this.draft?.value ?? undefined, options: this.options });
    if (kept) [this.#kept, this.id, this.name] = [kept, kept.id, kept.name];
    return kept !== undefined;
  }

  /** Begins with another deck; undo leads back to the cards of this one. */
  async open(text: string, { name = '', designs = this.deck.designs, list }: { name?: string; designs?: boolean; list?: SavedList } = {}): Promise<Draft> {
    const draft = await this.read(text, designs);
    this.change(ordered(deckOf(draft, designs), text));
    [this.#kept, this.id, this.name] = [list, list?.id, list?.name ?? name];
    return draft;
  }

  /** Begins with the deck of a link, which does not say whether the further designs are allowed. */
  async openLink(text: string): Promise<Draft> {
    const [plain, further] = await Promise.all([this.read(text, false), this.read(text, true)]);
    return this.open(text, { designs: further.wrong.length < plain.wrong.length });
  }

  /** The deck that is being built is saved no more. */
  forget(id: string): void {
    if (this.id === id) [this.#kept, this.id] = [undefined, undefined];
  }
}

/** A deck in the order of the text it was read from, where that names cards by their ids. */
function ordered(deck: Deck, text: string): Deck {
  const places = new Map(text.split('\n').map((line, n) => [line.replace(/^\d+ /, '').trim(), n]));
  const place = (card: string) => places.get(card) ?? 0;
  return { ...deck, cards: deck.cards.toSorted((one, other) => place(one) - place(other)) };
}

export function provideBuilder(builder: DeckBuilder): DeckBuilder {
  return setContext(KEY, builder);
}

export function useBuilder(): DeckBuilder {
  return getContext<DeckBuilder>(KEY);
}
