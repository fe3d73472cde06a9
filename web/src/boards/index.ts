// Which board shows which game. A game without one of its own gets the generic board.
import type { Component } from 'svelte';
import type { Movements, TableSession } from '../lib/session/session.svelte';
import GenericBoard from './generic/GenericBoard.svelte';
import { innovation } from './innovation';
import { texas42 } from './texas-42';

export interface BoardKind {
  /** Draws the table: the other seats, the middle, the viewer's own things. */
  board: Component<{ session: TableSession }>;
  /** What is going on, in one sentence; the kernel's own words where a board says nothing. */
  status?: (session: TableSession) => string | undefined;
  /** How a move is written on its button; its notation where a board says nothing. */
  label?: (notation: string, session: TableSession) => string | undefined;
  /** A closer look at a thing by its name, in place of the plain sheet. */
  zoom?: Component<{ session: TableSession; name: string }>;
  /** Which pieces come from or go to which zones. */
  movements?: Movements;
}

const generic: BoardKind = { board: GenericBoard };

const boards: Record<string, BoardKind> = { 'texas-42': texas42, innovation };

/** The board of a game. */
export function boardOf(game: string): BoardKind {
  return boards[game] ?? generic;
}
