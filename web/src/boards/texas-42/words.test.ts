import { describe, expect, it } from 'vitest';
import { showLanguage } from '../../lib/i18n/index.svelte';
import * as words from './words';

describe('the words of Texas 42', () => {
  it('name tiles with what they count and whether they are trump', async () => {
    expect(words.fullName('6-4', ['6-4', '6-6'])).toBe('six four, 10 points, trump');
    expect(words.fullName('6-6')).toBe('double six');
    expect(words.fullName('1-0', ['6-4'])).toBe('one blank');
    await showLanguage('de');
    expect(words.fullName('5-0', ['5-0'])).toBe('Fünf Null, 5 Punkte, Trumpf');
    await showLanguage('en');
  });

  it('label every kind of move', () => {
    const said = ['pass', '31', '1 mark', '2 marks', 'plunge 4', 'splash 2', 'fives', 'follow-me low', '6-4', '6-1 small'];
    expect(said.map(words.label)).toEqual([
      'Pass', '31', '1 mark', '2 marks', 'Plunge for 4', 'Splash for 2', 'Fives', 'Follow me, doubles low', '6-4', '6-1 as one',
    ]);
  });

  it('know declarations as moves write them', () => {
    expect(words.declarationOf('nello inverted')).toBe('nello-inverted');
    expect(words.declarationOf('31')).toBeUndefined();
  });
});
