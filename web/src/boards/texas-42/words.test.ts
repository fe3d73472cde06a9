import { describe, expect, it } from 'vitest';
import { makeBundle } from '../../lib/fluent';
import { renderMessage } from '../../lib/messages';
import type { TableSession } from '../../lib/session/session.svelte';
import { bidName, declarationName, fullName, suitName } from './words';

const bundle = makeBundle('en', [`
pip-0 = blank
pip-1 = one
pip-4 = four
pip-6 = six
suit-fives = fives
declaration-follow-me-low = follow-me with doubles low
mark-trump = trump
bid-points = { $points }
bid-marks = { $marks-count ->
    [one] 1 mark
   *[other] { $marks } marks
}
bid-plunge = plunge { $marks }
`]);
const session = { say: (message) => renderMessage(bundle, { names: [] }, message) } as TableSession;

describe('the words of Texas 42', () => {
  it('name tiles with what they count and whether they are trump', () => {
    expect(fullName(session, '6-4', ['6-4', '6-6'])).toBe('six four, 10 points, trump');
    expect(fullName(session, '6-6')).toBe('double six');
    expect(fullName(session, '1-0', ['6-4'])).toBe('one blank');
  });

  it('name bids, suits and contracts', () => {
    expect(['31', '1 mark', '2 marks', 'plunge 4'].map((bid) => bidName(session, bid))).toEqual(['31', '1 mark', '2 marks', 'plunge 4']);
    expect(suitName(session, 'fives')).toBe('fives');
    expect(declarationName(session, 'follow-me-low')).toBe('Follow-me with doubles low');
  });
});
