import { expect, test } from 'vitest';
import { markdown } from './markdown';

test('headings, paragraphs and lists are read, whatever stands between them', () => {
  expect(markdown('# Title\n\nOne line\ngoes on.\n\n## Part\n- a\n  more\n- b\n\n1. one\n2. two\n')).toEqual([
    { kind: 'heading', level: 1, spans: [{ kind: 'text', text: 'Title' }] },
    { kind: 'paragraph', spans: [{ kind: 'text', text: 'One line goes on.' }] },
    { kind: 'heading', level: 2, spans: [{ kind: 'text', text: 'Part' }] },
    { kind: 'list', ordered: false, items: [[{ kind: 'text', text: 'a more' }], [{ kind: 'text', text: 'b' }]] },
    { kind: 'list', ordered: true, items: [[{ kind: 'text', text: 'one' }], [{ kind: 'text', text: 'two' }]] },
  ]);
});

test('emphasis and code stand out', () => {
  expect(markdown('**Meld**: put *on top*, say `meld CARD`.')).toEqual([
    {
      kind: 'paragraph',
      spans: [
        { kind: 'strong', text: 'Meld' },
        { kind: 'text', text: ': put ' },
        { kind: 'emphasis', text: 'on top' },
        { kind: 'text', text: ', say ' },
        { kind: 'code', text: 'meld CARD' },
        { kind: 'text', text: '.' },
      ],
    },
  ]);
});

test('tables have a head and rows', () => {
  const cell = (text: string) => [{ kind: 'text', text }];
  expect(markdown('| a | b |\n|---|---|\n| 1 | 2 |')).toEqual([
    { kind: 'table', head: [cell('a'), cell('b')], rows: [[cell('1'), cell('2')]] },
  ]);
});

test('nothing is no block', () => {
  expect(markdown('\n \n')).toEqual([]);
});
