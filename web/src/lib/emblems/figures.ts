// The figures of emblems, drawn on 100 by 72, and what they wear.

/** A figure in three tones: the dark shape, the middle one, and what catches the light. */
export interface Figure {
  dark: string;
  middle?: string;
  light?: string;
  /** Whether it has shoulders, which carry head-pieces and marks. */
  bust?: boolean;
  /** Whether spikes stand around it, as many as its power says. */
  spiky?: boolean;
}

export const SHOULDERS = 'M14 72C16 55 32 51 42 49h16c10 2 26 6 28 23z';
export const HEAD = 'M50 17a13 15 0 1 0 .1 0z';
const bust = (dark: string, middle: string, light: string): Figure => ({ dark: SHOULDERS + dark, middle, light, bust: true });

/** The looks of each tribe; tribes with many cards have several. */
export const FIGURES: Record<string, readonly Figure[]> = {
  soldier: [bust('M34 36a16 18 0 0 1 32 0v7l-5 8H39l-5-8z', 'M48 10h4v10h-4z', 'M38 35h24v4H52v9h-4v-9H38z')],
  hacker: [bust('M50 10C33 10 28 30 29 52h42C72 30 67 10 50 10z', 'M50 19c-9 0-12 11-11 24 2 7 20 7 22 0 1-13-2-24-11-24z', 'M40 31h20v4H40z')],
  criminal: [
    bust('M22 30c8-3 12-4 14-14 8-5 20-5 28 0 2 10 6 11 14 14-8 5-48 5-56 0zM37 33h26v9c0 8-8 12-13 12s-13-4-13-12z', 'M36 41h28l-7 13H43z', 'M40 36h7v3h-7zM53 36h7v3h-7z'),
    bust('M50 10C35 10 29 28 32 52h36C71 28 65 10 50 10z', 'M36 40h28l-5 14H41z', 'M39 32h9v4h-9zM52 32h9v4h-9z'),
    bust('M28 29h44v5H28zM36 29c0-20 28-20 28 0zM38 34h24v9c0 7-7 11-12 11s-12-4-12-11z', 'M38 47q7-6 12 0 5-6 12 0-6 5-12 1-6 4-12-1z', 'M41 37h6v3h-6zM53 37h6v3h-6z'),
  ],
  builder: [{
    dark: 'M10 72l6-17 14-5h40l14 5 6 17zM34 24h32v26H34zM48 14h4v10h-4zM46 11h8v5h-8z',
    middle: 'M16 60h12v12H16zM72 60h12v12H72z',
    light: 'M39 31h8v7h-8zM53 31h8v7h-8zM40 43h20v2H40z',
  }],
  nomad: [{
    dark: 'M20 72c2-20 10-24 14-30C34 22 40 13 50 13s16 9 16 29c4 6 12 10 14 30z',
    middle: 'M50 22c-6 0-9 6-9 15s4 13 9 13 9-4 9-13-3-15-9-15z',
    light: 'M84 12h3v60h-3zM80 10c5-6 10 0 5 4z',
  }],
  animal: [{
    dark: 'M18 72c4-16 12-20 17-24l-5-30 14 11h12l14-11-5 30c5 4 13 8 17 24z',
    middle: 'M44 42h12l-6 14z',
    light: 'M39 36l7 3-7 2zM61 36l-7 3 7 2zM47 52h6l-3 4z',
  }],
  dog: [
    { dark: 'M20 72c4-18 10-22 15-28V14l12 10h6l12-10v30c5 6 11 10 15 28z', middle: 'M42 42h16v8l-8 8-8-8z', light: 'M40 33h6v4h-6zM54 33h6v4h-6zM47 46h6v4h-6z' },
    { dark: 'M22 72c2-18 8-22 12-26-10-4-12-16-8-30 8-2 14 2 16 8h16c2-6 8-10 16-8 4 14 2 26-8 30 4 4 10 8 12 26z', middle: 'M40 44h20l-4 12H44z', light: 'M41 34a3 3 0 1 0 .1 0zM59 34a3 3 0 1 0 .1 0zM46 46h8l-4 5z' },
    { dark: 'M14 72c2-16 10-20 18-22-6-14-2-30 18-30s24 16 18 30c8 2 16 6 18 22zM30 30l-12-8 4-8 14 10zM70 30l12-8-4-8-14 10z', middle: 'M36 46q14-12 28 0v8H36z', light: 'M40 35a3.5 3.5 0 1 0 .1 0zM60 35a3.5 3.5 0 1 0 .1 0zM44 50h12v3H44z' },
  ],
  plant: [{
    dark: 'M47 72V44c-14 2-24-6-26-20 15-1 25 6 26 18V30c-8-4-10-12-5-20 7 2 12 8 10 18v14c2-12 12-19 27-18-2 14-12 22-26 20v28z',
    middle: 'M30 72c4-8 36-8 40 0z',
    light: 'M24 27c9 2 16 7 20 14-8-3-15-8-20-14z',
  }],
  virus: [{ dark: 'M50 16a23 23 0 1 0 .1 0z', light: 'M44 32a5 5 0 1 0 .1 0zM58 42a3.5 3.5 0 1 0 .1 0zM43 48a2.5 2.5 0 1 0 .1 0z', spiky: true }],
  administrator: [bust('M50 17a14 16 0 1 0 .1 0z', 'M42 50h16l-8 16z', 'M50 9a22 22 0 0 1 22 22h-2a20 20 0 0 0-40 0h-2A22 22 0 0 1 50 9z')],
  druid: [{
    dark: 'M45 72c2-10 1-14-2-20-14 2-22-8-18-19 2-14 14-20 25-20s23 6 25 20c4 11-4 21-18 19-3 6-4 10-2 20z',
    middle: 'M34 72c6-5 26-5 32 0z',
    light: 'M40 25c6-6 14-6 20 0-6-2-14-2-20 0z',
  }],
  undead: [bust('M32 30a18 18 0 1 1 36 0c0 9-5 11-5 20H37c0-9-5-11-5-20z', '', 'M41 29a4.5 4.5 0 1 0 .1 0zM59 29a4.5 4.5 0 1 0 .1 0zM42 46h3v5h-3zM48.5 46h3v5h-3zM55 46h3v5h-3z')],
  dragon: [{
    dark: 'M8 72c10-16 18-18 26-26L26 28l14 6 4-20 8 18c16-2 32 4 40 16l-16 2 8 8-22-2c-6 6-8 10-8 16z',
    middle: 'M34 46c6 10 12 14 20 26H30z',
    light: 'M60 37l8 3-8 2z',
  }],
  construct: [{
    dark: 'M22 72l4-22h10V26l14-12 14 12v24h10l4 22z',
    middle: 'M26 50h10v22H22zM64 50h10l4 22H64z',
    light: 'M46 30h8v10h-8zM40 58h20v3H40z',
  }],
  human: [bust(HEAD, 'M36 30c0-16 28-16 28 0-8-7-20-7-28 0z', 'M42 50l8 12 8-12z')],
};

/** Tribes that look like another one. */
export const ALIKE: Record<string, string> = { beast: 'animal', replicator: 'construct', servent: 'builder', shapechanger: 'hacker' };

/** What stands on or behind a head, by what the card does first. */
export const HEADPIECES: Record<string, string> = {
  swap: 'M34 24C24 20 22 10 26 4c4 8 10 10 16 12zM66 24c10-4 12-14 8-20-4 8-10 10-16 12z',
  nullify: 'M50 2a24 24 0 1 0 .1 0zm0 5a19 19 0 1 1-.1 0z',
  invert: 'M36 20C24 14 16 18 14 30c6-4 12-4 20 2zM64 20c12-6 20-2 22 10-6-4-12-4-20 2zM44 16l6-14 6 14z',
  project: 'M48 2h4v14h-4zM44 0h12v4H44zM34 6l3-2 6 10-3 2zM66 6l-3-2-6 10 3 2z',
  damage: 'M30 22l4-18 8 12 8-14 8 14 8-12 4 18z',
  shield: 'M44 4h12l4 14H40z',
  buff: 'M50 0c10 2 18 8 20 18-8-4-14-4-20-4z',
  slot: 'M50 14C44 8 44 2 50-2c6 4 6 10 0 16zM50 14c-8 0-14-4-14-10 8 0 12 4 14 10zM50 14c8 0 14-4 14-10-8 0-12 4-14 10z',
  draw: 'M28 14h44v5H28zM36 4h28v12H36z',
  move: 'M30 26C16 22 10 14 10 6c10 2 20 6 26 12zM70 26c14-4 20-12 20-20-10 2-20 6-26 12z',
  bounce: 'M50 0a20 20 0 0 1 20 20h-4a16 16 0 0 0-16-16z',
};

/** Eyes under a hood. */
export const EYES = [
  'M40 30l9 3-9 3zM60 30l-9 3 9 3z',
  'M50 26a7 7 0 1 0 .1 0zm0 4a3 3 0 1 1-.1 0z',
  'M38 36q6-8 11 0-5-3-11 0zM51 30q6 8 11 0-5 3-11 0z',
  'M40 31h20v4H40z',
  'M42 28h4v9h-4zM54 28h4v9h-4z',
  'M43 33a3 3 0 1 0 .1 0zM50 27a3 3 0 1 0 .1 0zM57 33a3 3 0 1 0 .1 0z',
];

/** Marks on a chest. */
export const MARKS = [
  'M30 54l30 18h-9L25 57z',
  'M40 50l10 13 10-13h5L50 70 35 50z',
  'M16 62l14-9 5 10-17 9zM84 62l-14-9-5 10 17 9z',
  'M46 56h8v16h-8z',
  'M36 51q14 15 28 0v5q-14 15-28 0z',
  'M50 56l6 7-6 7-6-7z',
  '',
];

/** What people wear on their heads. */
export const HATS = {
  pointed: 'M50-4 66 26H34zM26 26h48l5 6H21z',
  helm: 'M35 33c0-24 30-24 30 0v5H54v10h-8V38H35z',
  hood: 'M50 8C34 8 29 30 30 52h40C71 30 66 8 50 8zm0 12c8 0 11 10 10 22-2 9-18 9-20 0-1-12 2-22 10-22z',
  mask: 'M36 24h28v6H36zM36 38h28v9c-6 8-22 8-28 0zM62 26l16-4-12 9z',
  cap: 'M31 27C35 9 60 7 68 22L80 4l-6 24z',
  crown: 'M36 25l-3-17 9 7 8-12 8 12 9-7-3 17z',
  mitre: 'M37 27c0-13 7-22 13-27 6 5 13 14 13 27zM48 8h4v14h-4z',
  peak: 'M35 26c0-17 30-17 30 0h12v4H35z',
  hair: 'M31 36l-8-13 11 1-3-15 11 8 8-14 8 14 11-8-3 15 11-1-8 13c-8-11-30-11-38 0z',
  ears: 'M37 28l-17-9 16 19zM63 28l17-9-16 19zM37 26c2-13 24-13 26 0-8-6-18-6-26 0z',
  glasses: 'M33 26h34v4H33zM36 26a7 7 0 1 0 14 0zm14 0a7 7 0 1 0 14 0zM40 44l10 20 10-20z',
  turban: 'M33 27c-5-18 39-18 34 0-9 4-25 4-34 0zM46 5h8v9h-8z',
  beard: 'M37 34c1 22 8 28 13 32 5-4 12-10 13-32-7 9-19 9-26 0zM35 25h30v3H35z',
  lute: 'M70 30a12 12 0 1 0 .1 0zM78 26l12-16 3 2-12 17zM34 25c6-14 26-14 32 0z',
  straw: 'M18 27c12-6 52-6 64 0l-6 5H24zM38 24c0-14 24-14 24 0z',
  horns: 'M36 30c0-22 28-22 28 0l-6-2H42zM36 26C22 24 16 14 20 4c4 8 10 12 20 12zM64 26c14-2 20-12 16-22-4 8-10 12-20 12z',
} as const;

export type Hat = keyof typeof HATS;

/** The hat of a calling: the second word of a type. */
export const CALLINGS: Record<string, Hat> = {
  cultist: 'hood', mage: 'pointed', archer: 'ears', ranger: 'ears', bard: 'lute', warrior: 'helm', engineer: 'glasses',
  hunter: 'cap', knight: 'helm', warlock: 'beard', noble: 'crown', cleric: 'mitre', rogue: 'hood', recruit: 'peak',
  scout: 'cap', veteran: 'helm', wizard: 'pointed', merchant: 'turban', berserker: 'hair', ninja: 'mask', thief: 'mask',
  commoner: 'peak', squire: 'peak', farmer: 'straw', guard: 'horns', soldier: 'helm',
};
