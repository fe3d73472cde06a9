// The board of Texas 42.
import type { BoardKind } from '..';
import { movements } from './movements';
import Texas42Board from './Texas42Board.svelte';

export const texas42: BoardKind = { board: Texas42Board, movements };
