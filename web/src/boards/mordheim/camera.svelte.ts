// Which part of the map is in sight: how large a square is, and where the corner of the map lies in the window
// through which it is seen.
import type { Spot } from './squares';

/** The size of a square in pixels: the least and the most. */
export const LEAST = 8;
export const MOST = 72;
/** The size with which a battle begins: so many squares side by side, none smaller or larger than that. */
const SHOWN = 41;
const SMALL = 24;
/** Nothing is made smaller than this to bring it into sight; a little more for what a table opens with, and more where
 * a shot goes far. */
const SMALLEST = 22;
const OPENING = 18;
export const FAR = 12;
/** Who fights stands close: squares are so large then that each can be told from his neighbours. */
export const CLOSE = 54;
const LARGE = 46;
/** So much of what is beside the map may come into sight, in pixels. */
const MARGIN = 24;

/** So long after the last change squares are drawn again at their size, in milliseconds. */
const SETTLES = 300;
/** A glide has come to its end after so long, at any speed. */
const GLIDES = 480;

/** What is in sight. */
export interface Seen {
  /** The size of a square, in pixels. */
  unit: number;
  /** Where the corner of the map lies in the window. */
  x: number;
  y: number;
}

export interface Insets {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const WIDE = 896;
const PANELS: Insets = { left: 16, right: 308, top: 56, bottom: 60 };
const BAR: Insets = { left: 0, right: 0, top: 44, bottom: 0 };
/** From this width on the phases are no longer on the map. */
const PHASELESS = 1200;

export class Camera implements Seen {
  unit = $state(28);
  x = $state(0);
  y = $state(0);
  /** The size at which squares are drawn: while the map grows or shrinks, what is drawn is only scaled. */
  drawn = $state(28);
  /** The window through which the map is seen. */
  width = $state(0);
  height = $state(0);
  /** The map, in squares. */
  columns = $state(1);
  rows = $state(1);
  /** So much is covered from below where the panels are a sheet, in pixels. */
  covered = $state(0);
  /** What panels cover: they lie over the map where it is wide. */
  readonly insets: Insets = $derived(this.width < WIDE ? { ...BAR, bottom: this.covered } : this.width < PHASELESS ? PANELS : { ...PANELS, top: 16 });
  /** Whether the map glides to where it goes. */
  gliding = $state(false);
  /** Tells whoever moves the map by hand where it has gone. */
  mover: ((to: Seen) => void) | undefined;

  /** The size that somebody likes: it comes back when there is room for it. */
  #liked: number | undefined;
  /** Whether somebody has moved it by hand. */
  byHand = false;
  #settles: ReturnType<typeof setTimeout> | undefined;

  /** Begins with squares that are large enough to tell what stands on them. */
  start(): void {
    if (this.#liked !== undefined) return;
    const unit = Math.max(SMALL, Math.min(LARGE, this.width / SHOWN));
    this.#liked = unit;
    this.#go({ unit, x: this.x, y: this.y });
  }

  /** Goes where the map was moved to; `by hand` is how somebody likes it. */
  take({ unit, x, y }: Seen, byHand: boolean): void {
    if (byHand) {
      this.byHand = true;
      this.gliding = false;
      this.#liked = unit;
    }
    [this.unit, this.x, this.y] = [unit, x, y];
    clearTimeout(this.#settles);
    if (unit === this.drawn && !this.gliding) return;
    this.#settles = setTimeout(() => this.#settle(), this.gliding ? GLIDES : SETTLES);
  }

  #settle(): void {
    this.gliding = false;
    this.drawn = this.unit;
  }

  #go(to: Seen): void {
    if (this.mover) this.mover(to);
    else this.take(to, false);
  }

  /** Makes squares larger or smaller; what lies under a point stays there. */
  zoom(by: number, at: Spot = this.middle): void {
    this.gliding = false;
    const unit = Math.max(LEAST, Math.min(MOST, this.unit * by));
    const scale = unit / this.unit;
    this.#liked = unit;
    this.byHand = true;
    this.#go(this.kept({ unit, x: at.x - (at.x - this.x) * scale, y: at.y - (at.y - this.y) * scale }));
  }

  /** Shows the whole map, beside what covers it. */
  fit({ left, right, top, bottom }: Insets = this.insets): void {
    this.gliding = false;
    const [wide, high] = [this.width - left - right, this.height - top - bottom];
    const unit = Math.max(LEAST, Math.min(MOST, (wide - MARGIN) / this.columns, (high - MARGIN) / this.rows));
    this.#go({ unit, x: left + (wide - this.columns * unit) / 2, y: top + (high - this.rows * unit) / 2 });
  }

  /** Brings a square into the middle of what is free. */
  look({ x, y }: Spot, glide: boolean, unit = this.unit, spots: readonly Spot[] = [{ x, y }], insets = this.insets): void {
    this.gliding = glide;
    const middle = middleOf(this, insets);
    const wished = { unit, x: middle.x - (x + 0.5) * unit, y: middle.y - (y + 0.5) * unit };
    const kept = this.kept(wished, insets);
    // The map fills the window, also under the panels, unless that would hide something.
    const full = { unit, x: within(wished.x, this.columns * unit, 0, this.width, 0), y: within(wished.y, this.rows * unit, 0, this.height, 0) };
    this.#go(spots.every((spot) => this.sees(spot, full, insets) || !this.sees(spot, kept, insets)) ? full : kept);
  }

  /** Brings squares into what is free: their middle, or all of them, smaller if it must be, but not than `least`. Where
   * `close`, they are as large as there is room for, unless somebody likes them otherwise. */
  show(spots: readonly Spot[], all: boolean, glide: boolean, { close = false, least = SMALLEST }: { close?: boolean; least?: number | undefined } = {}): void {
    const { unit, middle } = this.#around(spots, this.insets);
    const liked = close && !this.byHand ? Math.max(CLOSE, this.#liked ?? 0) : (this.#liked ?? this.unit);
    this.look(middle, glide, all ? Math.min(liked, Math.max(least, unit)) : liked, spots);
  }

  /** Opens on squares, all of them, where they are then large enough to be told apart. Says whether they are. */
  open(spots: readonly Spot[], insets: Insets): boolean {
    const { unit, middle } = this.#around(spots, insets, 2);
    if (unit < OPENING) return false;
    this.look(middle, false, Math.min(this.#liked ?? LARGE, unit), spots, insets);
    // What opens is at rest: it is drawn at its size at once.
    clearTimeout(this.#settles);
    this.#settle();
    return true;
  }

  /** How large squares can be so that all of some are free, and the middle of those. */
  #around(spots: readonly Spot[], { left, right, top, bottom }: Insets, beside = 3): { unit: number; middle: Spot } {
    const [west, east] = [Math.min(...spots.map(({ x }) => x)), Math.max(...spots.map(({ x }) => x))];
    const [north, south] = [Math.min(...spots.map(({ y }) => y)), Math.max(...spots.map(({ y }) => y))];
    const unit = Math.min((this.width - left - right) / (east - west + 1 + beside), (this.height - top - bottom) / (south - north + 1 + beside));
    return { unit, middle: { x: (west + east) / 2, y: (north + south) / 2 } };
  }

  /** What covers the map while nobody is looked at: only the panel with what can be done. */
  get choices(): Insets {
    return this.width >= WIDE ? { ...this.insets, left: 270, right: 16, bottom: 16 } : this.insets;
  }

  /** The middle of what no panel covers. */
  get middle(): Spot {
    return middleOf(this, this.insets);
  }

  /** Whether a square is where no panel covers it. */
  sees({ x, y }: Spot, seen: Seen = this, { left, right, top, bottom }: Insets = this.insets): boolean {
    const [at, down] = [seen.x + x * seen.unit, seen.y + y * seen.unit];
    return at >= left && at + seen.unit <= this.width - right && down >= top && down + seen.unit <= this.height - bottom;
  }

  /** The square under a point of the window. */
  squareAt(at: Spot): Spot | undefined {
    const [x, y] = [Math.floor((at.x - this.x) / this.unit), Math.floor((at.y - this.y) / this.unit)];
    return x >= 0 && y >= 0 && x < this.columns && y < this.rows ? { x, y } : undefined;
  }

  /** What is in sight, as far as the map goes. */
  kept({ unit, x, y }: Seen, { left, right, top, bottom }: Insets = this.insets): Seen {
    return { unit, x: within(x, this.columns * unit, left, this.width - right), y: within(y, this.rows * unit, top, this.height - bottom) };
  }
}

function middleOf({ width, height }: { width: number; height: number }, { left, right, top, bottom }: Insets): Spot {
  return { x: (left + width - right) / 2, y: (top + height - bottom) / 2 };
}

/** Where something of a length begins, so that it fills what is free, or lies in its middle. */
export function within(start: number, length: number, from: number, to: number, margin = MARGIN): number {
  if (length <= to - from) return Math.round((from + to - length) / 2);
  return Math.round(Math.max(to - length - margin, Math.min(from + margin, start)));
}
