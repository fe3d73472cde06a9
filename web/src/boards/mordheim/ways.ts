// Where a move would bring people, as the game foresees it.
import type { Event } from '../../lib/kernel/generated/mordheim';
import type { Battle, Warrior } from './battle.svelte';
import { spotOf, type Spot } from './squares';

/** Somebody's way: from where he stands, if he stands anywhere yet. */
export interface Way {
  warrior: Warrior;
  from: Spot | undefined;
  to: Spot;
}

/** The last square that events bring each warrior to. */
export function endsOf(events: readonly Event[]): Map<string, Spot> {
  const ends = new Map<string, Spot>();
  for (const event of events) {
    const to = event.event === 'moved' ? event.to : event.event === 'placed' ? event.at : null;
    if (to !== null && 'who' in event && event.who != null) ends.set(event.who, spotOf(to));
  }
  return ends;
}

/** The ways of all whom the move that somebody thinks of would bring somewhere else. */
export function waysOf({ preview, warriors }: Pick<Battle, 'preview' | 'warriors'>): Way[] {
  const ends = endsOf((preview?.events ?? []) as Event[]);
  return [...ends].flatMap(([id, to]) => {
    const warrior = warriors.get(id);
    if (!warrior) return [];
    const from = warrior.state.here && warrior.state.at ? spotOf(warrior.state.at) : undefined;
    return from?.x === to.x && from.y === to.y ? [] : [{ warrior, from, to }];
  });
}
