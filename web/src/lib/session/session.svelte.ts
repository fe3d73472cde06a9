// A table as the page sees it: its state, and everything that can be done at it. Each job has a file
// of its own beside this one; here they are put together.
import { tick } from 'svelte';
import { toShare } from '../address';
import { fly, snapshot, type Movement } from '../piece-animation';
import { GameWords } from '../game-words.svelte';
import { language, t } from '../i18n/index.svelte';
import { Refused } from '../kernel/desk';
import {
  onDevice, type Advice, type Described, type DeviceAdapter, type LogLine, type Moment, type Opening, type Sheet, type TableAdapter, type Viewer,
} from '../kernel/adapter';
import type { Offer, Player, Reply, Setup, Update } from '../kernel/generated/answers';
import { matching } from '../matching-moves';
import type { Arg, Message, Part, Reader, Ref } from '../messages';
import { nameOf, readerOf } from '../player-names';
import { anySeed } from '../seed';
import { play, type Sound } from '../sound';
import { Announcer } from './announcer.svelte';
import { BackTargets } from './back-targets.svelte';
import { Connection } from './connection';
import { Device } from './device.svelte';
import { Glossary } from './glossary.svelte';
import { Hints } from './hints.svelte';
import { Pacing } from './pacing.svelte';
import { Previews } from './previews.svelte';
import { Selection } from './selection.svelte';
import { TableState, type Around } from './table-state.svelte';
import { TimeTravel } from './time-travel.svelte';
import { TypedDice } from './typed-dice.svelte';
import { Undo } from './undo';

/** What a board may say about its events and the view after them, for pieces that come from or go
 * to a zone. */
export type Movements = (events: unknown[], view: unknown) => Movement[];

/** What movements sound like: a card that turns over, pieces that slide, or one that is put down. */
function soundOf(moved: readonly Movement[]): Sound {
  if (moved.some(({ how }) => how === 'turns')) return 'flip';
  return moved.length > 1 ? 'slide' : 'place';
}

/** Whether a zone is the place of a seat that the viewer does not look from. */
function isOfAnother(zone: string, viewer: Viewer): boolean {
  const [, seat] = /^zone:(\d+)\//.exec(zone) ?? [];
  return seat !== undefined && seat !== viewer;
}

export class TableSession extends TableState {
  readonly adapter: TableAdapter;
  /** The same, where the table is on this device. */
  readonly device: DeviceAdapter | undefined;
  readonly words: GameWords;
  /** Where the person at the device could go back to. */
  readonly backTargets: BackTargets;
  /** What the moves would do. */
  readonly previews: Previews;
  /** Dice that fall on a real table. */
  readonly dice: TypedDice;
  readonly #movements: Movements;
  readonly #connection: Connection;
  readonly #time: TimeTravel;
  readonly #pacing: Pacing;
  readonly #device: Device;
  readonly #hints: Hints;
  readonly #undo: Undo;
  readonly #announcer = new Announcer((message) => this.say(message));
  readonly #selection = new Selection();
  readonly #glossary = new Glossary();

  /** What to tell: why something cannot be done, or what went wrong. */
  notice = $state<string>();
  /** The move that is on its way to a server. */
  sending = $state<string>();
  /** Called whenever the game has changed, with the link to it. */
  onlink: ((link: string) => void) | undefined;
  /** Whether the next update is the first that is shown to whoever looks. */
  #looksAnew = false;
  /** Whether the board still shows what has happened. */
  #held = false;
  /** Whose move is still shown, as long as it is. */
  shows = $state<number>();
  /** Whether somebody at this page takes back what they asked for. */
  #withdraws = false;

  constructor(adapter: TableAdapter, game: Described, movements: Movements = () => [], around?: Around) {
    super(game, around);
    this.adapter = adapter;
    this.device = onDevice(adapter);
    this.words = new GameWords(game.id);
    this.#movements = movements;
    const failed = (error: unknown) => this.report(error);
    this.#connection = new Connection(adapter, this, {
      sending: () => (this.notice = undefined),
      told: (update) => this.#told(update),
      replied: (reply) => this.#hearReply(reply),
      linked: (link) => this.onlink?.(link),
      reopened: () => this.#reopened(),
      failed,
    });
    this.#time = new TimeTravel(adapter, this, {
      leaving: () => {
        this.#pacing.stop();
        this.#hints.close();
      },
      arriving: () => {
        this.#pacing.stop();
        this.#selection.clear();
      },
      returned: () => this.#proceed(),
      failed,
      closed: () => this.#connection.closed,
    });
    this.#pacing = new Pacing(adapter, this, {
      halted: () => this.#connection.closed || this.#time.underWay || this.#held || this.passTo !== undefined,
      decided: (seat, move, at) => this.#connection.send(seat, { move }, at),
      acknowledge: () => void this.acknowledge(),
      personsTurn: () => this.#personsTurn(),
      failed,
    });
    this.#device = new Device(this, {
      showTo: (viewer) => this.#showTo(viewer),
      covered: () => {
        this.#hints.close();
        this.#time.leave();
        this.#announcer.clear();
      },
    });
    this.#hints = new Hints(adapter, this, failed);
    this.backTargets = new BackTargets(adapter, this, () => this.#ownSeat);
    this.previews = new Previews(adapter, this, () => this.pickedOffer?.move);
    this.#undo = new Undo(this, (seat, request) => this.#connection.send(seat, request));
    this.dice = new TypedDice(this, {
      send: (request, seat = this.seat ?? this.#ownSeat) => this.#connection.send(seat, request),
      unneeded: (dice) => (this.notice = t('dice-unneeded', { dice })),
    });
  }

  // ------------------------------------------------------------------ words

  /** Whom the words of the game address. */
  get reader(): Reader {
    return { names: this.seats.map((_, seat) => nameOf(this, seat)), you: readerOf(this) };
  }
  /** A message of the game, in words. */
  say(message: Message): string {
    return this.words.say(message, this.reader);
  }
  /** An argument of a message, in words. */
  sayArg(arg: Arg): string {
    return this.words.arg(arg, this.reader);
  }
  /** A message of the game in parts, so that what it names can be pointed at. */
  parts(message: Message): Part[] {
    return this.words.parts(message, this.reader);
  }
  /** What a legal move says; its notation where it is none. */
  label(move: string): string {
    const offer = this.offers.find((one) => one.move === move);
    return offer ? this.say(offer.label) : move;
  }

  // ------------------------------------------------------------------ opening and closing

  /** Takes the table that the adapter has opened; or the position to look at, as whom is said. */
  async begin(seats: Player[], setup: Setup = {}, lookAs?: Viewer, typedDice = false): Promise<void> {
    this.seats = seats;
    this.lookAs = lookAs;
    this.typedDice = typedDice;
    this.setup = setup;
    this.#connection.listen();
    const [catalogue] = await Promise.all([this.adapter.catalogue(this.game.id), this.words.show(language())]);
    this.#glossary.fill(catalogue);
    if (this.around) await this.#showTo(this.around.seat === undefined ? 'spectator' : String(this.around.seat));
    else await this.#device.begin();
    this.#proceed();
  }

  close(): void {
    this.previews.hush();
    this.#connection.close();
    this.#pacing.close();
    this.#hints.close();
    this.#announcer.clear();
  }

  /** A new game with the same set-up and the same players, dealt anew. */
  rematch(): Opening {
    return {
      game: this.game.id,
      setup: { ...this.setup, seats: this.seats.length },
      seed: anySeed(),
      seats: this.seats.map((player) => player.kind),
      names: this.seats.map((player) => player.name),
      typed_dice: this.typedDice,
    };
  }

  // ------------------------------------------------------------------ moves

  /** Makes a move of the viewer, on what the viewer sees now. */
  async move(notation: string): Promise<void> {
    const { mover } = this;
    if (mover === undefined || this.sending !== undefined) return;
    this.highlightMove(undefined);
    this.previews.hush();
    // The way to a server takes time: what is on it is shown, and done or undone when there is an answer.
    if (this.around) this.#markSending(notation);
    await this.#connection.send(mover, { move: notation }, this.update.at);
    this.#markSending(undefined);
  }

  #markSending(notation: string | undefined): void {
    this.sending = notation;
    this.#selection.highlightSent(this.offers.find(({ move }) => move === notation));
  }

  /** Everybody at this page has seen what there was to see. */
  async acknowledge(): Promise<void> {
    const { pause } = this.consensus;
    const here = (seat: number) => !this.around || seat === this.around.seat;
    if (pause) await Promise.all(pause[2].filter(here).map((seat) => this.#connection.send(seat, { acknowledge: pause[0] })));
  }

  #told(update: Update): boolean {
    const first = (this.update as Update | undefined) === undefined;
    if (this.#looksAnew || first) return this.#showAnew(update);
    // A server tells a person something else who sits down, stands up, or has come to the end.
    if (!this.around || update.viewer === this.viewer) return this.#show(update);
    const shown = this.#showAnew(update);
    if (shown) this.#proceed();
    return shown;
  }

  /** Shows what has changed. False where something was missed before. */
  #show(update: Update): boolean {
    const movingTime = this.#pacing.movingTime(update.cues);
    const before = movingTime > 0 ? snapshot() : undefined;
    const wasYourMove = this.yourMove;
    const asked = this.consensus.jump_request;
    const news = this.receive(update);
    if (!news) return false;
    if (news.length === 0 && asked) this.#hearAnswer(asked[0]);
    const jumped = news.some((line) => line.kind !== 'move');
    if (jumped) this.#time.leave();
    if (news.length > 0) {
      this.#hints.close();
      this.#selection.clear();
    }
    if (news.some(({ by, move }) => by === this.viewer && move === this.sending)) this.#markSending(undefined);
    this.#announcer.announce(news.flatMap((line) => line.messages));
    void this.#shown(() => {
      const moved = jumped ? [] : this.#movements(news.flatMap((line) => line.events), this.view);
      const own = news.some(({ by }) => by === this.viewer);
      const rests = (zone: string) => !own && isOfAnother(zone, this.viewer);
      if (before && !this.past) fly(before, moved, { ms: movingTime, tempo: this.#pacing.tempo, rests });
      if (news.length > 0) this.#sound(wasYourMove, moved);
    });
    this.#returnDevice();
    this.#proceed(jumped ? [] : update.cues);
    return true;
  }

  /** Nothing came of what a seat would like to go back to. Who asked hears of it, where others answer
   * at pages of their own. */
  #hearAnswer(by: number): void {
    if (this.consensus.jump_request || this.around?.seat !== by) return;
    if (!this.#withdraws) this.notice = t('undo-declined');
  }

  /** Does something as soon as the page shows what it was told. */
  async #shown(then: () => void): Promise<void> {
    await tick();
    if (this.#connection.closed) return;
    then();
  }

  /** Whoever looked at a game that was over from another seat plays on from the own one. */
  #returnDevice(): void {
    const away = () => !this.around && !this.mayChooseViewer && this.passTo === undefined && this.#device.holder !== this.seat;
    if (!away()) return;
    void this.#connection.inOrder(async () => {
      if (away()) await this.#showTo(String(this.#device.holder ?? 0));
    });
  }

  #hearReply({ error, done }: Reply): void {
    if (error) {
      this.notice = this.say(error.message);
      play('refused');
    }
    // Others see what one would like to go back to; so does whoever asked.
    if (done != null && typeof done === 'object' && 'asked' in done) {
      this.#time.leave();
      this.#proceed();
    }
  }

  #sound(wasYourMove: boolean, moved: readonly Movement[]): void {
    if (!this.over) return play(this.yourMove && !wasYourMove ? 'turn' : soundOf(moved));
    const rank = this.update.outcome?.seats[this.#ownSeat]?.rank;
    play(this.watching || rank === 1 ? 'win' : 'lose');
  }

  /** The seat of whoever is at this page. */
  get #ownSeat(): number {
    return (this.around ? this.around.seat : this.#device.holder) ?? 0;
  }

  /** Shows the table to a viewer. */
  async #showTo(viewer: Viewer): Promise<void> {
    this.#looksAnew = true;
    try {
      await this.#connection.look(viewer);
    } finally {
      this.#looksAnew = false;
    }
  }

  /** Shows the table to a viewer who was not told of it before, or not for a while. */
  #showAnew(update: Update): boolean {
    this.#hints.close();
    if (update.viewer !== this.viewer) this.#announcer.clear();
    this.#selection.highlightLine(undefined);
    this.#selection.clear();
    return this.receive(update) !== undefined;
  }

  async #reopened(): Promise<void> {
    this.#pacing.paused = true;
    this.#time.leave();
    await this.#showTo(this.viewer);
    this.#proceed();
  }

  /** Tells why something failed. */
  report(error: unknown): void {
    if (!this.#connection.closed) this.notice = this.#explain(error);
  }

  #proceed(news: Update['cues'] = []): void {
    this.#device.nextPerson = undefined;
    this.#pacing.proceed(news);
  }

  // ------------------------------------------------------------------ bots

  get thinking(): number | undefined {
    return this.#pacing.thinking;
  }
  get paused(): boolean {
    return this.#pacing.paused;
  }
  get botsWait(): boolean {
    return this.#pacing.botsWait;
  }
  setPaused(paused: boolean): void {
    this.#device.nextPerson = undefined;
    this.#pacing.setPaused(paused);
  }
  /** Lets bots, and whoever is to have the device next, wait until the board has shown what has happened. */
  hold(held: boolean, by?: number): void {
    this.shows = held ? by : undefined;
    if (held === this.#held) return;
    this.#held = held;
    if (!this.#connection.closed) this.#proceed();
  }
  /** Lets the bots make one move and wait again. */
  step(): Promise<void> {
    this.#pacing.paused = true;
    return this.#connection.inOrder(async () => this.#pacing.step());
  }

  // ------------------------------------------------------------------ several people, one device

  get passTo(): number | undefined {
    return this.#device.passTo;
  }
  get nextPerson(): number | undefined {
    return this.#device.nextPerson;
  }

  /** Another person may be to move: the device goes there, at once where nothing is hidden. */
  #personsTurn(): void {
    const next = this.#device.otherToMove;
    if (next === undefined) return;
    if (this.open) void this.#handTo(next);
    else this.#device.nextPerson = next;
  }

  #handTo(seat: number): Promise<void> {
    const { at } = this.update;
    return this.#connection.inOrder(async () => {
      if (at !== this.update.at || this.past || this.#time.underWay) return;
      await this.#device.handTo(seat);
      this.#proceed();
    });
  }

  /** Whoever has the device has seen enough, and passes it on. */
  passDevice(): Promise<void> {
    const { nextPerson } = this;
    return nextPerson === undefined ? Promise.resolve() : this.#handTo(nextPerson);
  }

  /** The person on the seat that comes next has the device. */
  takeDevice(): Promise<void> {
    return this.#connection.inOrder(async () => {
      if (this.passTo === undefined) return;
      this.#time.leave();
      await this.#device.take();
      this.notice = undefined;
      this.#proceed();
    });
  }

  /** Seats other players at a table on this device, in the middle of the game. */
  seatPlayers(device: DeviceAdapter, kinds: string[], names: string[]): Promise<void> {
    return this.#connection.inOrder(async () => {
      this.#pacing.stop();
      this.seats = (await device.seat(kinds, names)).seats;
      this.#time.leave();
      await this.#device.sitDown();
      this.#proceed();
    });
  }

  /** Shows the table as another viewer sees it: where only bots play, or when all is over. */
  viewAs(viewer: Viewer): Promise<void> {
    return this.#connection.inOrder(async () => {
      if (!this.mayChooseViewer || viewer === this.viewer) return;
      const { past } = this;
      const shown = past ? await this.adapter.shown(past.entry, viewer) : undefined;
      await this.#showTo(viewer);
      if (past && shown && this.past === past) this.past = { ...past, shown };
    });
  }

  // ------------------------------------------------------------------ undo

  get undoNeeds(): number[] | undefined {
    return this.#undo.needs;
  }
  get mayRedo(): boolean {
    return this.#undo.mayRedo;
  }
  /** Takes back the last decision; in a game of bots, the last move. */
  undo(): Promise<void> {
    if (!this.watching) return this.#undo.undo(this.#ownSeat);
    this.#pacing.paused = true;
    return this.#undo.undoMove();
  }
  redo(): Promise<void> {
    return this.#undo.redo(this.#ownSeat);
  }
  continueFromHere(): Promise<void> {
    if (this.watching && this.past) this.#pacing.paused = true;
    return this.#undo.continueFromHere(this.#ownSeat);
  }
  agree(seat: number): Promise<void> {
    return this.#undo.agree(seat);
  }
  async decline(seat: number): Promise<void> {
    this.#withdraws = this.consensus.jump_request?.[0] === seat;
    await this.#undo.decline(seat);
    this.#withdraws = false;
  }

  // ------------------------------------------------------------------ time

  travel(move: number): Promise<void> {
    return this.#time.travel(move);
  }
  stepInTime(by: number): Promise<void> {
    return this.#time.step(by);
  }
  visit(entry: number): Promise<void> {
    return this.#time.visit(entry);
  }
  /** The link to a table on this device. */
  link(device: DeviceAdapter): Promise<string> {
    return this.#connection.link(device);
  }
  /** The address of this table, which is on this device, at the moment that is shown. */
  async share(device: DeviceAdapter): Promise<string> {
    // All of it is read before anything is waited for: whoever shows the address follows the table.
    const [{ past, typedDice }, { tip }, kinds] = [this, this.update, this.seats.map((player) => player.kind)];
    return toShare(await device.link(past?.entry ?? tip), kinds, typedDice);
  }
  /** The address of the position that is shown, as the viewer knows it: to be looked at. */
  async sharePosition(): Promise<string> {
    const at = this.past?.entry ?? this.update.tip;
    return toShare(await this.adapter.positionLink(at, this.viewer), []);
  }
  /** What was counted for the seats, move after move. */
  course(): Promise<Moment[]> {
    return this.adapter.course(this.viewer);
  }

  // ------------------------------------------------------------------ help

  get hint(): Advice | undefined {
    return this.#hints.current;
  }
  get hinting(): boolean {
    return this.#hints.pending;
  }
  askHint(): Promise<void> {
    return this.#hints.ask();
  }
  closeHint(): void {
    this.#hints.close();
  }

  /** Why the viewer cannot make a move; nothing if the viewer can. */
  async why(notation: string): Promise<string | undefined> {
    try {
      await this.adapter.check(this.mover ?? this.seat ?? 0, notation);
      return undefined;
    } catch (error) {
      return this.#explain(error);
    }
  }
  #explain(error: unknown): string {
    if (error instanceof Refused) return this.say(error.why.message);
    return error instanceof Error ? error.message : String(error);
  }
  /** Tells why a move cannot be made. */
  async tellWhy(notation: string): Promise<void> {
    this.notice = await this.why(notation);
  }
  /** More about one of the topics of the game, at the moment that is shown. */
  details(topic: string): Promise<Message[]> {
    return this.adapter.details(this.past?.entry ?? this.update.tip, this.viewer, topic);
  }

  get sheets(): ReadonlyMap<string, Sheet> {
    return this.#glossary.sheets;
  }
  /** The sheet of something that is called so. */
  sheetCalled(name: Message): Sheet | undefined {
    return this.#glossary.called(name);
  }
  /** The sheets of everything that a message names. */
  sheetsIn(message: Message): Sheet[] {
    return this.#glossary.mentionedIn(message);
  }
  /** What is told to screen readers. */
  get spoken(): string {
    return this.#announcer.text;
  }

  // ------------------------------------------------------------------ what is picked and pointed at

  get selection(): readonly Ref[] {
    return this.#selection.picked;
  }
  /** The legal moves that begin with what is picked on the board. */
  get matchingOffers(): Offer[] {
    return matching(this.offers, this.selection);
  }
  /** The only move that goes with what is picked. */
  get pickedOffer(): Offer | undefined {
    const [only, ...others] = this.selection.length > 0 ? this.matchingOffers : [];
    return others.length === 0 ? only : undefined;
  }
  select(refs: readonly Ref[]): void {
    this.#selection.pick(refs);
    this.notice = undefined;
  }
  clearSelection(): void {
    this.#selection.clear();
  }
  get highlighted(): ReadonlySet<Ref> {
    return this.#selection.highlighted;
  }
  highlightLine(line: LogLine | undefined): void {
    this.#selection.highlightLine(line);
  }
  highlightMove(offer: Offer | undefined): void {
    this.#selection.highlightMove(offer);
  }
  /** Shows a move on the board until there is another one to show, or none. */
  showMove(offer: Offer | undefined): void {
    this.#selection.show(offer);
  }
}
