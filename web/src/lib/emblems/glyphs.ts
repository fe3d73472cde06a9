// One sign for each thing that a card does, on a square of 24. The same signs stand on emblems, badges and
// lines of text.
export const GLYPHS = {
  permanent: 'M12 2l3 5 6 1-4 4 1 6-6-3-6 3 1-6-4-4 6-1z',
  conquer: 'M5 2h2v20H5zM8 3h12l-4 5 4 5H8z',
  lock: 'M7 10V7a5 5 0 0 1 10 0v3h2v12H5V10zm3 0h4V7a2 2 0 0 0-4 0z',
  nullify: 'M12 2a10 10 0 1 0 .1 0zm0 4c1.3 0 2.5.4 3.5 1.1L7.1 15.5A6 6 0 0 1 12 6zm0 12c-1.3 0-2.5-.4-3.5-1.1l8.4-8.4A6 6 0 0 1 12 18z',
  invert: 'M7 2l5 6H9v14H5V8H2zM17 22l-5-6h3V2h4v14h3z',
  project: 'M3 12a9 9 0 0 1 9-9v3a6 6 0 0 0-6 6zm5 0a4 4 0 0 1 4-4v4zM12 12l9 3-4 2-2 4z',
  bounce: 'M4 10a8 8 0 1 1 3 9l2-2a5 5 0 1 0-2-7h4l-6 6-5-6z',
  swap: 'M7 3v3h13v4H7v3L1 8zM17 11v3H4v4h13v3l6-5z',
  shield: 'M12 2l9 3v7c0 5-4 8-9 10-5-2-9-5-9-10V5z',
  copy: 'M3 3h12v12H3zM17 8h4v13H8v-4h9z',
  draw: 'M6 2h9l4 4v16H6zM9 9h7v2H9zm0 4h7v2H9z',
  kill: 'M11 1h2v4a7 7 0 0 1 6 6h4v2h-4a7 7 0 0 1-6 6v4h-2v-4a7 7 0 0 1-6-6H1v-2h4a7 7 0 0 1 6-6zM12 8a4 4 0 1 0 .1 0z',
  heal: 'M12 21C4 15 2 11 2 8a5 5 0 0 1 10-1 5 5 0 0 1 10 1c0 3-2 7-10 13z',
  fight: 'M3 2l9 8 9-8-1 6-5 5 5 6-2 3-6-6-6 6-2-3 5-6-5-5z',
  damage: 'M14 1 4 14h6l-2 9 11-14h-7z',
  move: 'M2 12l6-6v4h8V6l6 6-6 6v-4H8v4z',
  wall: 'M2 4h5v4h3V4h4v4h3V4h5v18H2zM5 12h6v2H5zm8 0h6v2h-6zm-4 5h6v2H9z',
  slot: 'M10 3h4v6h6v4h-6v4h-4v-4H4V9h6zM2 19h20v3H2z',
  consume: 'M2 6l4 4 3-4 3 4 3-4 3 4 4-4v7H2zM2 22v-5l4 2 3-3 3 3 3-3 3 3 4-2v5z',
  enter: 'M10 2h4v9h5l-7 8-7-8h5zM3 20h18v2H3z',
  death: 'M12 2a9 9 0 0 0-5 16v4h10v-4a9 9 0 0 0-5-16zM8.5 9a2 2 0 1 1 0 4 2 2 0 0 1 0-4zm7 0a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  activate: 'M10 2h4l.5 3 2.5 1 2.5-1.5 2.5 3L20 9.5l.5 2.5 2.5 1.5-1.5 3.5-3-.5-2 2 .5 3-3.5 1.5L12 21l-2 2-3.5-1.5.5-3-2-2-3 .5L.5 13.5 3 12l.5-2.5-2-2 2.5-3L6.5 6 9 5zM12 9a3 3 0 1 0 .1 0z',
  turn: 'M5 2h14v3c0 4-4 5-4 7s4 3 4 7v3H5v-3c0-4 4-5 4-7S5 9 5 5z',
  buff: 'M12 2l9 9h-5v5H8v-5H3zM8 18h8v4H8z',
} as const;

export type Glyph = keyof typeof GLYPHS;

/** All signs, the rarest first. */
const ALL = Object.keys(GLYPHS) as Glyph[];

/** Signs without those that stand there twice, the rarest first. */
export function rarestFirst(glyphs: Iterable<Glyph>): Glyph[] {
  const some = new Set(glyphs);
  return ALL.filter((glyph) => some.has(glyph));
}
