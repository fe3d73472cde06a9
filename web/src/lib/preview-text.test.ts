import { beforeAll, describe, expect, it } from 'vitest';
import { showLanguage } from './i18n/index.svelte';
import type { Preview } from './kernel/adapter';
import type { Message } from './messages';
import { previewText } from './preview-text';
import type { TableSession } from './session/session.svelte';

const seats = ['You', 'Ben', 'Cal'].map((name) => ({ name, kind: 'human' }));
const session = {
  seats, seat: 0, people: [0, 1, 2],
  name: (seat: number) => seats[seat]?.name ?? '',
  say: ({ key }: Message) => `${key}.`,
} as unknown as TableSession;

const text = (preview: Partial<Preview>) =>
  previewText(session, { move: 'one', events: [], messages: [], then: 'chance', undo: [], ...preview });
const says = (...keys: string[]) => ({ messages: keys.map((key) => ({ key })) });

beforeAll(() => showLanguage('en'));

describe('what a move would do', () => {
  it('is told in a few sentences', () => {
    expect(text(says('A', 'B')).does).toEqual(['A.', 'B.']);
    expect(text(says('A', 'B', 'C', 'D', 'E')).does).toEqual(['A.', 'B.', 'C.', 'And 2 more.']);
  });

  it('is followed by what comes then', () => {
    expect(text({ then: 'chance' }).then).toBe('Then chance decides.');
    expect(text({ then: 'hidden' }).then).toBe('What comes then is not known yet.');
    expect(text({ then: 'over' }).then).toBe('That ends the game.');
    expect(text({ then: { seats: [0] } }).then).toBe('Then you decide.');
    expect(text({ then: { seats: [1] } }).then).toBe('Then Ben decides.');
    expect(text({ then: { seats: [1, 2] } }).then).toBe('Then Ben and Cal decide.');
  });

  it('comes with a warning where it cannot be taken back freely', () => {
    expect(text({ undo: [] }).careful).toBeUndefined();
    expect(text({ undo: [1, 2] }).careful).toBe('Cannot be taken back freely: Ben and Cal would have to agree.');
  });

  it('is told in German too', async () => {
    await showLanguage('de');
    expect(text({ then: { seats: [1, 2] } }).then).toBe('Dann entscheiden Ben und Cal.');
    expect(text({ undo: [1] }).careful).toBe('Lässt sich nicht frei zurücknehmen, nur mit Zustimmung von Ben.');
  });
});
