// The board of Texas 42.
import type { BoardKind } from '..';
import { later } from '../later';
import { movements } from './movements';

const board = later(() => import('./Texas42Board.svelte'));

export const texas42: BoardKind = { board: board.component, whole: true, movements, load: board.load };
