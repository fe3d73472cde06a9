// The board of Innovation.
import type { BoardKind } from '..';
import CardZoom from './CardZoom.svelte';
import InnovationBoard from './InnovationBoard.svelte';
import { movements } from './movements';
import { label, status } from './words';

export const innovation: BoardKind = { board: InnovationBoard, status, label, zoom: CardZoom, movements };
