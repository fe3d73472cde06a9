// The board of Mordheim: a map, or the rosters beside a real table.
import type { BoardKind } from '..';
import type { View } from '../../lib/kernel/generated/mordheim';
import type { TableSession } from '../../lib/session/session.svelte';
import { later } from '../later';

const board = later(() => import('./MordheimBoard.svelte'));
const phases = later(() => import('./HeaderPhases.svelte'));
const whose = later(() => import('./companion/Head.svelte'));
const load = () => Promise.all([board.load(), phases.load(), whose.load()]);

/** Beside a real table the question itself stands large on the board; the bar says whose turn it is. */
const head = (session: TableSession) => ((session.view as View).map ? undefined : whose.component);

export const mordheim: BoardKind = { board: board.component, whole: true, bar: phases.component, head, load };
