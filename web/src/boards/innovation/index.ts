// The board of Innovation.
import type { BoardKind } from '..';
import CardZoom from './CardZoom.svelte';
import InnovationBoard from './InnovationBoard.svelte';
import { movements } from './movements';

export const innovation: BoardKind = { board: InnovationBoard, zoom: CardZoom, movements };
