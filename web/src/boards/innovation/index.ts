// The board of Innovation.
import type { BoardKind } from '..';
import InnovationBoard from './InnovationBoard.svelte';
import { movements } from './movements';
import { label, status } from './words';

export const innovation: BoardKind = { board: InnovationBoard, status, label, movements };
