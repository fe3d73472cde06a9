// What a move would do, in words.
import { t } from './i18n/index.svelte';
import type { Preview } from './kernel/adapter';
import { namesOf, peopleOf } from './player-names';
import type { TableSession } from './session/session.svelte';

/** The id of the line that says what a move would do: what has the focus is described by it. */
export const PREVIEW_ID = 'move-preview';

/** So many sentences are said; of the rest only how many there are. */
const MOST = 3;

export interface PreviewText {
  /** That it cannot be taken back freely, and who would have to agree. */
  careful?: string;
  /** What would happen. */
  does: string[];
  /** What would come then. */
  then: string;
}

export function previewText(session: TableSession, preview: Preview): PreviewText {
  const { messages, undo } = preview;
  const does = messages.slice(0, MOST).map((message) => session.say(message));
  if (messages.length > MOST) does.push(t('preview-more', { n: messages.length - MOST }));
  const text = { does, then: thenText(session, preview) };
  return undo.length > 0 ? { ...text, careful: t('preview-binding', { seats: namesOf(session, undo) }) } : text;
}

function thenText(session: TableSession, { then }: Preview): string {
  if (typeof then === 'object') return t('preview-then-seats', { seats: peopleOf(session, then.seats) });
  return t(`preview-then-${then}`);
}
