// Which board shows which game. A game without one of its own gets the generic board.
import type { Component } from 'svelte';
import type { Sheet } from '../lib/kernel/adapter';
import type { Movements, TableSession } from '../lib/session/session.svelte';
import GenericBoard from './generic/GenericBoard.svelte';
import { innovation } from './innovation';
import { texas42 } from './texas-42';

export interface BoardKind {
  /** Draws the table: the other seats, the middle, what is the viewer's own. */
  board: Component<{ session: TableSession }>;
  /** Shows a sheet large, in place of the plain form. */
  zoom?: Component<{ session: TableSession; sheet: Sheet }>;
  /** Which pieces come from or go to which zones. */
  movements?: Movements;
}

const generic: BoardKind = { board: GenericBoard };

const boards: Record<string, BoardKind> = { 'texas-42': texas42, innovation };

/** The board of a game. */
export function boardOf(game: string): BoardKind {
  return boards[game] ?? generic;
}
