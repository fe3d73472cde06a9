import { expect, test } from 'vitest';
import { rulesText } from './rulestext';

const text = `A GAME, for two

Goal. Take more than the other one does, and do it before the day is over or the
tiles are gone.

THE TURN (in short)
  draw         a card; and if there is none
               nothing
  pass         nothing
Who has passed is done.
To score: as printed.

WORDS ON CARDS
  Deploy  when it enters    Death   when it dies
  Fight   both strike

TABLE
  1   2   3

`;

test('headings, paragraphs, terms and columns are told apart', () => {
  const { title, blocks } = rulesText(text);
  expect(title).toBe('A GAME, for two');
  expect(blocks).toEqual([
    { kind: 'heading', text: 'Goal' },
    { kind: 'paragraph', text: 'Take more than the other one does, and do it before the day is over or the tiles are gone.' },
    { kind: 'heading', text: 'The turn (in short)' },
    { kind: 'terms', rows: [['draw', 'a card; and if there is none nothing'], ['pass', 'nothing']] },
    { kind: 'paragraph', text: 'Who has passed is done.' },
    { kind: 'paragraph', text: 'To score: as printed.' },
    { kind: 'heading', text: 'Words on cards' },
    { kind: 'terms', rows: [['Deploy', 'when it enters'], ['Death', 'when it dies'], ['Fight', 'both strike']] },
    { kind: 'heading', text: 'Table' },
    { kind: 'columns', text: '1   2   3' },
  ]);
});

test('an empty text is no error', () => {
  expect(rulesText('').blocks).toEqual([]);
});
