// The guided first game of a game: its chapters, read from its file.
import type { Chapter, LocalShelf } from '../kernel/adapter';
import { lessonText } from '../word-files';
import { minutesOf, stepsOf } from './script';

/** The chapters of the guided game; none where a game has no such thing. */
export async function chaptersOf(game: string, shelf: LocalShelf): Promise<Chapter[]> {
  const text = await lessonText(game);
  return text === undefined ? [] : shelf.lesson(text);
}

/** The key of the title of a chapter. */
export function titleKey({ name }: Chapter): string {
  return `lesson-${name}`;
}

/** About how many minutes some chapters take. */
export function minutesFor(chapters: readonly Chapter[], say: (key: string) => string): number {
  return Math.max(1, Math.round(chapters.reduce((sum, { script }) => sum + minutesOf(stepsOf(script), say), 0)));
}
