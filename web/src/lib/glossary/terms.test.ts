import { readdirSync, readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { Terms, type Term } from './terms';

const term = (id: string, name: string, more: Partial<Term> = {}): Term =>
  ({ id, name, forms: [], about: [], kind: 'word', exact: false, marked: true, ...more });

const found = (terms: Terms, text: string) => terms.split(text).flatMap((piece) => (piece.term ? [`${piece.text}=${piece.term.id}`] : []));

describe('terms', () => {
  const terms = new Terms([
    term('pile', 'Pile'), term('score-pile', 'Score pile'), term('draw', 'Draw', { forms: ['drawn'] }),
    term('tools', 'Tools', { exact: true }), term('right', 'Right', { marked: false }),
  ], 'en');

  it('are found in any case and in common forms, the longest first', () => {
    expect(found(terms, 'Piles were drawn. A score pile draws.')).toEqual(['Piles=pile', 'drawn=draw', 'score pile=score-pile']);
  });

  it('are whole words, and names count as they are written', () => {
    expect(found(terms, 'Compile the tools. Tools drawback.')).toEqual(['Tools=tools']);
  });

  it('that are too common are not marked', () => {
    expect(found(terms, 'The right one.')).toEqual([]);
    expect(terms.get('right')?.name).toBe('Right');
  });

  it('leave the text as it is', () => {
    const text = 'Draw from a pile, then draw again.';
    expect(terms.split(text).map((piece) => piece.text).join('')).toBe(text);
    expect(found(terms, text)).toEqual(['Draw=draw', 'pile=pile']);
  });

  it('are found with German endings', () => {
    const german = new Terms([term('trick', 'Stich', { forms: ['Stiche'] }), term('pile', 'Stapel')], 'de');
    expect(found(german, 'Der Wert des Stichs; zwei Stapeln.')).toEqual(['Stichs=trick', 'Stapeln=pile']);
  });
});

describe('the glossary files', () => {
  const entries = (language: string, file: string) => new FluentResource(readFileSync(`glossary/${language}/${file}`, 'utf8')).body;

  it.each(readdirSync('glossary/en'))('%s has every term in both languages', (file) => {
    const terms = (language: string) => entries(language, file).flatMap(({ id, value, attributes }) => (value === null ? [] : [[id, 'about' in attributes]]));
    expect(terms('de')).toEqual(terms('en'));
    expect(terms('en').every(([, about]) => about)).toBe(true);
  });
});
