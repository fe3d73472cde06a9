// The board of Innovation.
import type { BoardKind } from '..';
import { later } from '../later';
import { movements } from './movements';
import { question } from './words';

const board = later(() => import('./InnovationBoard.svelte'));
const zoom = later(() => import('./CardZoom.svelte'));

export const innovation: BoardKind = {
  board: board.component, whole: true, question, zoom: zoom.component, movements, load: () => Promise.all([board.load(), zoom.load()]),
};
