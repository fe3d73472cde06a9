import { describe, expect, it } from 'vitest';
import { plain, readLine, spread, withCopy, withHead, withLine, withNew, withoutLine, withoutThing, withThing, writeLine } from './text';

const ROSTER = '# Ours.\nname: River Company\nwarband: reikland\ncaptain: sword, shield # Ottilie Kern\n3 marksman: bow';

describe('the text of a roster', () => {
  it('spreads a short one over lines, and leaves a long one alone', () => {
    expect(spread('name:Old_Hands;warband:skaven;veterans:yes;assassin_adept:fighting_claws,+1ws;5*verminkin;rat_ogre')).toBe(
      'name: Old Hands\nwarband: skaven\nveterans: yes\nassassin adept: fighting claws, +1ws\n5 verminkin\nrat ogre',
    );
    expect(spread(ROSTER)).toBe(ROSTER);
    expect(spread(spread('a:b;c # one; two'))).toBe('a: b\nc # one; two');
    expect(spread('\uFEFFwarband: reikland\r\ncaptain\r\n')).toBe('warband: reikland\ncaptain\n');
  });

  it('reads and writes lines', () => {
    const line = readLine('3 marksman: bow, sword # The Fowlers');
    expect(line).toEqual({ count: 3, who: 'marksman', holds: ['bow', 'sword'], remark: 'The Fowlers' });
    expect(writeLine(line)).toBe('3 marksman: bow, sword # The Fowlers');
    expect(writeLine(readLine('captain'))).toBe('captain');
    expect(writeLine({ ...line, count: 1, holds: [], remark: ' a \n b ' })).toBe('marksman # a b');
  });

  it('changes lines by their numbers', () => {
    expect(withLine(ROSTER, 5, (line) => ({ ...line, count: 4 }))).toContain('4 marksman: bow');
    expect(withoutLine(ROSTER, 4)).not.toContain('captain');
    expect(withCopy(ROSTER, 4).split('\n').slice(3, 5)).toEqual(['captain: sword, shield # Ottilie Kern', 'captain: sword, shield']);
    expect(withNew(`${ROSTER}\n\n`, readLine('warrior'))).toEqual({ text: `${ROSTER}\nwarrior`, line: 6 });
  });

  it('sets the heading in its order', () => {
    expect(withHead(ROSTER, 'veterans', 'yes').split('\n').slice(0, 4)).toEqual(['# Ours.', 'name: River Company', 'warband: reikland', 'veterans: yes']);
    expect(withHead(ROSTER, 'name', 'A; #B').split('\n').slice(0, 2)).toEqual(['# Ours.', 'name: A B']);
    expect(withHead('', 'warband', 'skaven')).toBe('warband: skaven\n');
    expect(withHead(withHead(ROSTER, 'veterans', 'yes'), 'veterans', undefined)).toBe(ROSTER);
  });

  it('adds and takes away things, however they are written', () => {
    const line = readLine('captain: Sword, sword, Brace of pistols');
    expect(withoutThing(line, 'sword').holds).toEqual(['Brace of pistols']);
    expect(withoutThing(line, 'sword', 1).holds).toEqual(['Sword', 'Brace of pistols']);
    expect(withoutThing(line, 'pistol').holds).toEqual(['Sword', 'sword']);
    expect(withoutThing(line, 'pistol', 1).holds).toEqual(['Sword', 'sword', 'pistol']);
    expect(withThing(line, 'light_armour').holds.at(-1)).toBe('light armour');
    expect(plain('Double-handed_weapon')).toBe('double handed weapon');
  });
});
