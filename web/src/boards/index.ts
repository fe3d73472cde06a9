// Which board shows which game. A game without one of its own gets the generic board.
import type { Component } from 'svelte';
import type { Sheet } from '../lib/kernel/adapter';
import type { Movements, TableSession } from '../lib/session/session.svelte';
import { innovation } from './innovation';
import { later } from './later';
import { mordheim } from './mordheim';
import { skirmish } from './skirmish';
import { texas42 } from './texas-42';

export interface BoardKind {
  /** Draws the table: the other seats, the middle, what is the viewer's own. */
  board: Component<{ session: TableSession }>;
  /** Whether it fills the screen below the bar, offers every move itself, and has a place of its own for
   * what is asked (`Ask`). The list of moves is a drawer then. */
  whole?: boolean;
  /** What is asked, where the board itself shows a part of it. */
  question?: (session: TableSession) => string | undefined;
  /** What stands in the bar of the table where there is room for it; else the board shows it. */
  bar?: Component<{ session: TableSession }>;
  /** What stands in the bar in place of what is asked, where the board itself asks large. */
  head?: (session: TableSession) => Component<{ session: TableSession }> | undefined;
  /** Shows a sheet large, in place of the plain form. */
  zoom?: Component<{ session: TableSession; sheet: Sheet }>;
  /** Whether that form explains the words on a card. */
  explains?: boolean;
  /** Which pieces come from or go to which zones. */
  movements?: Movements;
  /** Fetches what is drawn, so that it is there at once. */
  load: () => Promise<unknown>;
}

const genericBoard = later(() => import('./generic/GenericBoard.svelte'));
const generic: BoardKind = { board: genericBoard.component, load: genericBoard.load };

const boards: Record<string, BoardKind> = { 'texas-42': texas42, innovation, skirmish, mordheim };

/** The board of a game. */
export function boardOf(game: string): BoardKind {
  return boards[game] ?? generic;
}
