// The puzzles that come with the page: a file for each game, fetched when somebody wants one of them.
import type { Described, LocalShelf, Puzzle } from '../kernel/adapter';
import { capital } from '../fluent';
import { t, tOr } from '../i18n/index.svelte';

export type Grade = Puzzle['grade'];
export const GRADES: readonly Grade[] = ['easy', 'middling', 'hard'];

const files = import.meta.glob<string>('../../../../puzzles/*.scn', { query: '?raw', import: 'default' });
const FILE = /([^/]+)\.scn$/;
const loaders = new Map(Object.entries(files).map(([path, load]) => [FILE.exec(path)?.[1] ?? path, load]));
const known = new Map<string, Promise<Puzzle[]>>();

/** Whether there are puzzles of a game. */
export function hasPuzzles(game: string): boolean {
  return loaders.has(game);
}

/** The puzzles of a game, read once. */
export function puzzlesOf(shelf: LocalShelf, game: string): Promise<Puzzle[]> {
  const puzzles = known.get(game) ?? load(shelf, game);
  known.set(game, puzzles);
  puzzles.catch(() => known.delete(game));
  return puzzles;
}

async function load(shelf: LocalShelf, game: string): Promise<Puzzle[]> {
  const text = await loaders.get(game)?.();
  return text === undefined ? [] : shelf.puzzles(text);
}

/** How many seats a puzzle has. */
export function seatsAt({ seats }: Described, { setup }: Puzzle): number {
  return setup.seats ?? seats.from;
}

const DAY = 24 * 60 * 60 * 1000;

/** Which day it is by the calendar of the reader, from the first of January 1970, which is 0. */
export function dayOf(date: Date): number {
  return Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY);
}

export function gradeName(grade: Grade): string {
  return tOr(`puzzle-grade-${grade}`, grade);
}

/** What a puzzle is called: its grade, and its number in it. */
export function puzzleName({ grade, name }: Puzzle): string {
  return capital(t('puzzles-name', { grade: gradeName(grade), n: name.replace(/^\D*/, '') }));
}

/** What is to be reached. */
export function goalText({ goal }: Puzzle): string {
  return tOr(`puzzle-goal-${goal}`, goal);
}
