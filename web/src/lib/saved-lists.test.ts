import { beforeEach, expect, test, vi } from 'vitest';
import { freeName, keepUnsaved, LONGEST_NAME, removeList, renameList, restoreList, savedLists, saveList, unsavedList } from './saved-lists';

const list = (name: string, text = '3 archer') => ({ name, text, options: {} });

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  let now = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => ++now);
});

test('lists are kept for each game, the newest first', () => {
  saveList('skirmish', list('One'));
  saveList('skirmish', { ...list('Two'), value: 'code', options: { designs: 'on' } });
  saveList('mordheim', list('Band'));
  expect(savedLists('skirmish').map(({ name }) => name)).toEqual(['Two', 'One']);
  expect(savedLists('skirmish')[0]).toMatchObject({ value: 'code', options: { designs: 'on' } });
  expect(savedLists('mordheim').map(({ name }) => name)).toEqual(['Band']);
});

test('a list is saved again in its own place, renamed, taken away and put back', () => {
  const one = saveList('skirmish', list('One'));
  const two = saveList('skirmish', list('Two'));
  if (!one || !two) throw new Error('not saved');
  saveList('skirmish', { ...list('One', '2 archer'), id: one.id });
  expect(savedLists('skirmish').map(({ name, text }) => [name, text])).toEqual([['One', '2 archer'], ['Two', '3 archer']]);
  renameList('skirmish', two.id, '  A \n longer  name ');
  expect(savedLists('skirmish')[1]?.name).toBe('A longer name');
  const removed = removeList('skirmish', two.id);
  expect(savedLists('skirmish')).toHaveLength(1);
  if (!removed) throw new Error('not removed');
  restoreList('skirmish', removed);
  expect(savedLists('skirmish').map(({ name }) => name)).toEqual(['One', 'A longer name']);
  expect(removeList('skirmish', 'nothing')).toBeUndefined();
});

test('a free name has a number behind it', () => {
  const one = saveList('skirmish', list('Deck'));
  saveList('skirmish', list('Deck 2'));
  expect(freeName('skirmish', 'Deck')).toBe('Deck 3');
  expect(freeName('skirmish', 'Deck 2')).toBe('Deck 3');
  expect(freeName('skirmish', 'Deck', one?.id)).toBe('Deck');
  expect(freeName('skirmish', 'x'.repeat(100))).toHaveLength(LONGEST_NAME);
});

test('damaged storage is no list, and hides no other', () => {
  localStorage.setItem('parlour.lists.skirmish', '{');
  expect(savedLists('skirmish')).toEqual([]);
  const whole = { id: 'a', name: 'A', text: '', options: {}, when: 1 };
  localStorage.setItem('parlour.lists.skirmish', JSON.stringify([null, 3, whole, { ...whole, options: [] }, { ...whole, when: 'now' }]));
  expect(savedLists('skirmish')).toEqual([whole]);
  localStorage.setItem('parlour.unsaved.skirmish', '[]');
  expect(unsavedList('skirmish')).toBeUndefined();
});

test('a browser that stores no more says so', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(saveList('skirmish', list('One'))).toBeUndefined();
  expect(keepUnsaved('skirmish', list('One'))).toBe(false);
});

test('what is being built is kept', () => {
  keepUnsaved('skirmish', { ...list(''), id: 'a' });
  expect(unsavedList('skirmish')).toEqual({ ...list(''), id: 'a' });
  expect(unsavedList('mordheim')).toBeUndefined();
});
