import { expect, test } from 'vitest';
import { TERMS } from './fake-room';
import { defaultTerms, termsOf, timeAgo, timeLeft } from './terms';

test('what nobody changes is as the server has it', () => {
  expect(termsOf(defaultTerms(), 'casual')).toEqual(TERMS);
});

test('a clock is told in seconds, or in days', () => {
  const form = { ...defaultTerms(), live: { minutes: 5, seconds: 10 }, days: 2 };
  expect(termsOf({ ...form, pace: 'live' }, 'casual').time).toEqual({ live: { bank_s: 300, increment_s: 10 } });
  expect(termsOf({ ...form, pace: 'correspondence' }, 'casual').time).toEqual({ correspondence: { days: 2 } });
});

test('where nobody watches nobody is late', () => {
  expect(termsOf({ ...defaultTerms(), spectators: false, delay: 5 }, 'casual').spectator_delay).toBe(0);
});

test('times are told in the unit that says enough', () => {
  const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
  expect(timeLeft(2.9 * day, 0, 'en')).toBe('2 days');
  expect(timeLeft(1.9 * day, 0, 'en')).toBe('45 hours');
  expect(timeLeft(5 * hour, 0, 'de')).toBe('5 Stunden');
  expect(timeLeft(-minute, 0, 'en')).toBe('0 minutes');
  expect(timeAgo(0, 5 * minute, 'en')).toBe('5 minutes ago');
  expect(timeAgo(0, 0, 'en')).toBe('this minute');
});
