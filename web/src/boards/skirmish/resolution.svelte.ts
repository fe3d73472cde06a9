// What has just happened, shown one thing after another. Meanwhile bots wait, and whoever wants can stop it, go
// through it by hand, or see the end at once: anything that is picked on the board ends it.
import { tick } from 'svelte';
import type { Update } from '../../lib/kernel/generated/answers';
import type { Card, Seat, View } from '../../lib/kernel/generated/skirmish';
import { fly, snapshot } from '../../lib/piece-animation';
import type { TableSession } from '../../lib/session/session.svelte';
import { settings } from '../../lib/settings.svelte';
import { movements } from './movements';
import { flights } from './refs';
import { isResult, stagesOf, unfolds, viewAfter, type Stage } from './stages';

/** How long each thing is shown, in milliseconds at normal speed. A play of another seat has to land first. */
const SHOWN = { move: 500, trigger: 360, effect: 900, landing: 910, result: 3000 };
const SCALE = { instant: 0, fast: 0.4, normal: 1 };
/** Who is far behind, as at a table where others do not wait, skips what is older. */
const MOST_WAITING = 2;

interface Scene {
  before: View;
  after: View;
  /** Who began it; nobody where chance did. */
  by: Seat | undefined;
  stages: readonly Stage[];
}

export class Resolution {
  readonly #session: TableSession;
  readonly #printed: (card: Card) => number;
  #scene = $state.raw<Scene>();
  /** The number of the stage that is shown, from 0. */
  at = $state(0);
  paused = $state(false);
  #waiting: Scene[] = [];
  #last: Update | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(session: TableSession, printed: (card: Card) => number) {
    this.#session = session;
    this.#printed = printed;
  }

  get stages(): readonly Stage[] {
    return this.#scene?.stages ?? [];
  }
  get stage(): Stage | undefined {
    return this.stages[this.at];
  }
  /** How the skirmish ended, once that is shown. */
  get result(): Stage | undefined {
    return this.stages.slice(0, this.at + 1).find(isResult);
  }
  get by(): Seat | undefined {
    return this.#scene?.by;
  }
  /** The position in the midst of it. */
  readonly view = $derived.by((): View | undefined => this.#scene && viewAfter(this.#scene, this.at + 1, this.#printed));

  /** Looks whether something has happened that is to be shown; the end of a match is shown by its summary. Called
   * before the page is drawn. */
  follow(update: Update, past: boolean): void {
    const last = this.#last;
    this.#last = update;
    if (past) return this.finish();
    if (!last || last === update) return;
    const lines = update.log.filter(({ id }) => id > last.at);
    if (update.outcome != null || last.viewer !== update.viewer || lines.some(({ kind }) => kind !== 'move')) return this.finish();
    const stages = stagesOf(lines);
    if (SCALE[settings.speed] === 0 || !unfolds(stages)) return;
    const by = lines.map((line) => Number(line.by)).find(Number.isInteger);
    this.#add({ before: last.view as View, after: update.view as View, by, stages });
  }

  setPaused(paused: boolean): void {
    this.paused = paused;
    this.#wait();
  }

  /** Shows what comes next, or the end. */
  step(): void {
    clearTimeout(this.#timer);
    if (this.at + 1 < this.stages.length) void this.#show(this.at + 1);
    else this.#next();
  }

  /** Shows the position as it is. */
  finish(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.paused = false;
    if (!this.#scene) return;
    this.#scene = undefined;
    this.#session.hold(false);
  }

  #add(scene: Scene): void {
    if (this.#scene) {
      this.#waiting = [...this.#waiting, scene].slice(-MOST_WAITING);
      return;
    }
    this.#begin(scene);
  }

  /** The pieces that fly at the beginning are those of the table: it has just told what happened. */
  #begin(scene: Scene): void {
    this.#scene = scene;
    this.#session.hold(true, scene.by);
    this.at = 0;
    this.#wait();
  }

  #next(): void {
    const [scene, ...others] = this.#waiting;
    this.#waiting = others;
    if (!scene) return this.finish();
    const before = snapshot();
    this.#begin(scene);
    void this.#fly(before);
  }

  async #show(at: number): Promise<void> {
    const before = snapshot();
    this.at = at;
    this.#wait();
    await this.#fly(before);
  }

  async #fly(before: ReturnType<typeof snapshot>): Promise<void> {
    const { stage, by } = this;
    await tick();
    if (!stage || stage !== this.stage) return;
    const rests = (zone: string) => by !== undefined && by !== this.#session.seat && zone === flights.hand(by);
    fly(before, movements(stage.events, this.#session.view), { ms: SHOWN.effect, tempo: settings.pace, rests });
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const { stage, by } = this;
    if (!stage || this.paused) return;
    const lands = stage.kind === 'move' && by !== this.#session.seat;
    // Who won a skirmish stays until somebody has seen it; who only watches is not asked to.
    if (isResult(stage) && settings.speed === 'normal' && this.#session.seat !== undefined) return;
    const ms = isResult(stage) ? SHOWN.result : lands ? SHOWN.landing : SHOWN[stage.kind];
    this.#timer = setTimeout(() => this.step(), ms * SCALE[settings.speed] * (settings.pace || 1));
  }
}
