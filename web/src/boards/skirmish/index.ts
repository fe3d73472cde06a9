// The board of Skirmish.
import type { BoardKind } from '..';
import { later } from '../later';
import { movements } from './movements';
import { question } from './words';

const board = later(() => import('./SkirmishBoard.svelte'));
const zoom = later(() => import('./CardZoom.svelte'));
const load = () => Promise.all([board.load(), zoom.load()]);

export const skirmish: BoardKind = { board: board.component, whole: true, question, zoom: zoom.component, explains: true, movements, load };
