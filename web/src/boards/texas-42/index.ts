// The table of Texas 42.
import type { BoardKind } from '..';
import { movements } from './movements';
import { status } from './status';
import Texas42Board from './Texas42Board.svelte';
import { label } from './words';

export const texas42: BoardKind = { board: Texas42Board, status, label, movements };
