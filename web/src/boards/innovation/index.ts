// The board of Innovation.
import type { BoardKind } from '..';
import CardZoom from './CardZoom.svelte';
import InnovationBoard from './InnovationBoard.svelte';
import { movements } from './movements';
import { question } from './words';

export const innovation: BoardKind = { board: InnovationBoard, question, zoom: CardZoom, movements };
