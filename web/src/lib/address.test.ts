import { describe, expect, test } from 'vitest';
import { pasted, read, toShare, tooLong, write, type Place } from './address';

const link = 'innovation.EBzAHlWUOLo';
const table = 'abcdefghijklmnopqrstuvwx27';
const at = (address: string) => read(new URL(address, 'https://example.org/games/parlour/'));

describe('every place', () => {
  const places: Place[] = [
    { at: 'front' },
    { at: 'new', game: 'texas-42' },
    { at: 'new', game: 'texas-42', together: true },
    { at: 'settings' },
    { at: 'help' },
    { at: 'help', game: 'innovation' },
    { at: 'puzzles' },
    { at: 'puzzles', game: 'texas-42' },
    { at: 'puzzles', game: 'texas-42', number: 17 },
    { at: 'learn' },
    { at: 'learn', game: 'texas-42' },
    { at: 'words', game: 'texas-42' },
    { at: 'build', game: 'skirmish' },
    { at: 'build', game: 'skirmish', list: 'leader:sage,3*archer' },
    { at: 'build', game: 'mordheim', list: 'name:A/B #1;warband:skaven' },
    { at: 'online' },
    { at: 'open', game: 'texas-42' },
    { at: 'online-table', table },
    { at: 'table', link, seats: [] },
    { at: 'table', link, seats: ['human', 'flat:100', 'master'] },
    { at: 'table', link, seats: ['human', 'human'], typed: true },
    { at: 'table', link: 'innovation.position.EBzA-HlW_UOLo', seats: [] },
  ];
  test.each(places)('$at is read as it was written', (place) => {
    expect(at(write(place))).toEqual(place);
  });
});

describe('what was pasted', () => {
  const place = { at: 'table', link, seats: ['human', 'casual'] };
  test.each([
    `https://example.org/x/?seats=human,casual#${link}`,
    `  <https://example.org/?seats=human%2Ccasual#${link}>, `,
    `http://127.0.0.1:1/?seats=human,casual#innovation.\n  EBzAHlWUOLo`,
    `"?seats=human,casual#${link}".`,
  ])('%j is a table with its seats', (text) => expect(pasted(text)).toEqual(place));

  test('a link alone is a table of people', () => {
    expect(pasted(` ${link}\n`)).toEqual({ at: 'table', link, seats: [] });
  });

  test('what is shared can be pasted', () => {
    expect(pasted(toShare(link, ['human', 'ismcts:9']))).toEqual({ at: 'table', link, seats: ['human', 'ismcts:9'] });
  });

  test('a link to a position is one to look at, without seats', () => {
    const position = 'innovation.position.EBzAHlWUOLo';
    expect(pasted(`<${toShare(position, [])}>.`)).toEqual({ at: 'table', link: position, seats: [] });
    expect(toShare(position, [])).not.toContain('?');
  });

  test('an invitation is a table online', () => {
    expect(pasted(` <https://example.org/#/online/${table}>.`)).toEqual({ at: 'online-table', table });
    expect(pasted(` ${table} `)).toEqual({ at: 'online-table', table });
  });

  test.each(['', '#', '#/settings', 'hello', '%', '%E0%A4%A', '?#?#', '\u0000'])('%j is answered', (text) => {
    expect(pasted(text).at).toBe('table');
  });
});

describe('hostile addresses', () => {
  test('unknown pages are the front page', () => {
    for (const hash of ['#/help/a/b', '#/nothing', '#/new', '#/new/a/b', '#//', '#/new/<script>', '#/%00']) {
      expect(read({ hash, search: '' })).toEqual({ at: 'front' });
    }
  });

  test('what is no table online is the page of all of them', () => {
    for (const hash of ['#/online/', '#/online/abc', `#/online/${table}/x`, `#/online/${table.toUpperCase()}`, '#/online/new']) {
      expect(read({ hash, search: '' })).toEqual({ at: 'online' });
    }
  });

  test('broken escapes stay as they are', () => {
    expect(read({ hash: '#a.%E0%A4%A', search: '?seats=%E0' })).toMatchObject({ at: 'table', link: 'a.%E0%A4%A' });
  });

  test('megabytes are recognised at once', () => {
    const huge = `innovation.${'%41'.repeat(5_000_000)}`;
    const began = performance.now();
    expect(tooLong(pasted(huge))).toBe(true);
    const place = read({ hash: `#${huge}`, search: `?seats=${'human,'.repeat(1_000_000)}` });
    expect(place.at === 'table' && tooLong(place)).toBe(true);
    expect(place.at === 'table' && place.seats.length).toBeLessThan(500);
    expect(performance.now() - began).toBeLessThan(500);
  });

  test('the longest real link is not too long', () => {
    expect(tooLong({ at: 'table', link: `mordheim.${'A'.repeat(2 ** 16)}`, seats: [] })).toBe(false);
  });
});
