// What is in reach, as the game says it.
import type { Arg, Field } from '../../lib/kernel/generated/answers';
import { keyOf } from '../../lib/messages';
import { squareOf } from '../generic/picking';
import type { Battle, Option } from './battle.svelte';
import { numbered, spotOf, type Spot } from './squares';

/** How one gets to a square: on foot, only by running, or by being put there; or all run that way. */
export type How = 'walk-to' | 'run' | 'place' | 'toward';

export interface Reached extends Spot {
  how: How;
}

/** The squares on which something can be put or to which somebody can go. */
export function reachOf(battle: Battle): Reached[] {
  const walk = new Set(battle.view.walk);
  const run = new Set(battle.view.run);
  return [...battle.next.keys()].flatMap((ref) => {
    const spot = squareOf(ref);
    if (!spot) return [];
    const square = numbered(spot);
    const how = battle.runsAll ? 'toward' : walk.has(square) ? 'walk-to' : run.has(square) ? 'run' : 'place';
    return [{ ...spot, how } satisfies Reached];
  });
}

/** A side or a quarter of the map that can be chosen, in squares. */
export interface Region extends Spot {
  option: Option;
  width: number;
  height: number;
}

/** So wide is the strip along a side that can be chosen. */
const STRIP = 5;

/** The sides and quarters that are asked for. */
export function regionsOf(battle: Battle, { width, height }: Pick<Field, 'width' | 'height'>): Region[] {
  const [right, low] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const places: Record<string, Spot & { width: number; height: number }> = {
    'choice:edge-north': { x: STRIP, y: 0, width: width - 2 * STRIP, height: STRIP },
    'choice:edge-south': { x: STRIP, y: height - STRIP, width: width - 2 * STRIP, height: STRIP },
    'choice:edge-west': { x: 0, y: STRIP, width: STRIP, height: height - 2 * STRIP },
    'choice:edge-east': { x: width - STRIP, y: STRIP, width: STRIP, height: height - 2 * STRIP },
    'choice:quarter-1': { x: 0, y: 0, width: right, height: low },
    'choice:quarter-2': { x: right, y: 0, width: width - right, height: low },
    'choice:quarter-3': { x: right, y: low, width: width - right, height: height - low },
    'choice:quarter-4': { x: 0, y: low, width: right, height: height - low },
  };
  return battle.options.flatMap((option) => {
    const place = places[option.ref];
    return place ? [{ ...place, option }] : [];
  });
}

export interface Ring {
  at: Spot;
  /** In squares. */
  radius: number;
  /** What reaches so far. */
  of: 'charge' | 'range' | 'half-range';
}

const numberIn = (arg: Arg | undefined): number | undefined => (arg && 'number' in arg ? arg.number : undefined);

/** How far the one who acts charges, shoots or casts, where the game says it. */
export function ringsOf(battle: Battle): Ring[] {
  const { source, view, session } = battle;
  if (!source?.state.at) return [];
  const at = spotOf(source.state.at);
  if (view.phase === 'charges' && view.selected != null && view.paces) return [{ at, radius: view.paces[1] / 2, of: 'charge' }];
  if (view.phase !== 'shooting' || view.selected == null) return [];
  const weapons = view.aim ? [view.aim.weapon] : view.shots.map(({ weapon }) => weapon);
  const spells = view.spells.map(({ spell }) => spell);
  const ranges = [...weapons.map((weapon) => keyOf('item', weapon)), ...spells.map((spell) => keyOf('spell', spell))]
    .flatMap((key) => numberIn(session.sheetCalled({ key })?.facts['range']) ?? []);
  const range = Math.max(0, ...ranges);
  if (range === 0) return [];
  const half: Ring[] = weapons.length > 0 ? [{ at, radius: range / 2, of: 'half-range' }] : [];
  return [...half, { at, radius: range, of: 'range' }];
}
