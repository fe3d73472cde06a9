// Draws the small pictures of positions. Part of what only a table needs.
import { rectangles } from '../boards/generic/ground';
import { COLORS } from '../boards/innovation/catalogue';
import { ends, PIPS } from '../boards/texas-42/tiles';
import type { Board, Field } from './kernel/generated/answers';
import type { View as Innovation } from './kernel/generated/innovation';
import type { View as Skirmish } from './kernel/generated/skirmish';
import type { View as Texas42 } from './kernel/generated/texas-42';
import type { Paint, Part, Sketch } from './sketch';

/** What is drawn: the view, the same for any board, and the seat that lies nearest. */
export interface Position {
  game: string;
  view: unknown;
  board: Board;
  seat: number;
}

/** A small picture of a position; nothing where nobody has said how a game looks. */
export function drawSketch({ game, view, board, seat }: Position): Sketch | undefined {
  if (game === 'skirmish') return lanes(view as Skirmish, seat);
  if (game === 'innovation') return piles(view as Innovation, seat);
  if (game === 'texas-42') return tiles(view as Texas42, seat);
  return board.field ? field(board.field, seat) : undefined;
}

/** Five lanes face to face: whose unit stands where. */
function lanes({ terrains }: Skirmish, seat: number): Sketch {
  const parts = terrains.flatMap(({ slots }, lane) =>
    slots.map(({ unit }, side): Part => {
      const paint: Paint = unit ? (unit.owner === seat ? 'mine' : 'theirs') : 'empty';
      return [4 + lane * 20, side === seat ? 32 : 4, 16, 24, paint];
    }),
  );
  return { width: 104, height: 60, parts };
}

/** The piles of each seat as cards with a band, one's own in front. */
function piles({ seats }: Innovation, seat: number): Sketch {
  const rows = [...seats.keys()].toSorted((a, b) => Number(a === seat) - Number(b === seat));
  const high = 60 / rows.length;
  const parts = rows.flatMap((who, row) =>
    COLORS.flatMap((color, column): Part[] => {
      const [x, y] = [4 + column * 20, row * high + 3];
      const lies = seats[who]?.board.some((pile) => pile.color === color && pile.cards.length > 0);
      if (!lies) return [[x, y, 16, high - 6, 'empty']];
      return [[x, y, 16, high - 6, 'paper'], [x, y, 16, (high - 6) / 3, color]];
    }),
  );
  return { width: 104, height: 60, parts };
}

/** On felt: the trick above, one's own hand below, with their pips where they are known. */
function tiles({ trick, hands }: Texas42, seat: number): Sketch {
  const { size: held = 0, tiles = [] } = hands[seat] ?? {};
  const [first, below] = [52 - held * 7, trick.length > 0 ? 32 : 18];
  const parts: Part[] = [
    [1.5, 1.5, 101, 57, 'felt'],
    ...trick.flatMap(({ tile }, n) => domino(28 + n * 14, 4, tile)),
    ...Array.from({ length: held }, (_, n) => domino(first + n * 14, below, tiles?.[n])).flat(),
  ];
  return { width: 104, height: 60, parts };
}

/** A tile of 12 by 24, upright. */
function domino(x: number, y: number, tile: string | undefined): Part[] {
  const pips = (tile ? ends(tile) : []).flatMap((number, half) =>
    (PIPS[number] ?? []).map(([column, row]): Part => [x + 1.6 + column * 3.4, y + 1.6 + half * 12 + row * 3.4, 2, 2, `pip${number}` as Paint]),
  );
  return [[x, y, 12, 24, 'paper'], ...pips];
}

/** A field from above: walls and water, and who stands where. */
function field({ width, height, rows, legend, pieces }: Field, seat: number): Sketch {
  const signs = rows.map((row) => [...row]);
  const ground = legend.flatMap(({ sign, terrain }): Part[] => {
    if (terrain !== 'wall' && terrain !== 'water') return [];
    return rectangles(signs, sign).map((run): Part => [run.x, run.y, run.width, run.height, terrain]);
  });
  const size = Math.max(2, Math.round(width / 16));
  const standing = pieces.flatMap(({ piece, x, y }): Part[] =>
    piece.owner == null || piece.faint ? [] : [[x - size / 2, y - size / 2, size, size, piece.owner === seat ? 'mine' : 'theirs']],
  );
  return { width, height, parts: [[0, 0, width, height, 'ground'], ...ground.slice(0, 500), ...standing] };
}
