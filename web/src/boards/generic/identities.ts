// Which piece of one board is which of the board before, so that what moved can be seen to move. A
// reference says what a piece is where it lies; the same card may have another one elsewhere.
import type { Board, Piece, Zone } from '../../lib/kernel/generated/answers';

interface Lying {
  piece: Piece;
  zone: string;
}

/** Gives every piece a name of its own that it keeps while it can be followed. */
export class Identities {
  #board: Board | undefined;
  #names: ReadonlyMap<Piece, string> = new Map();
  /** By kind of piece, where the pieces of that kind lay and what they were named. */
  #before = new Map<string, Map<string, string[]>>();

  /** The names of the pieces of a board. */
  of(board: Board): ReadonlyMap<Piece, string> {
    if (board === this.#board) return this.#names;
    const byKind = new Map<string, Lying[]>();
    for (const lying of piecesOf(board)) {
      const kind = kindOf(lying.piece);
      byKind.set(kind, [...(byKind.get(kind) ?? []), lying]);
    }
    const names = new Map<Piece, string>();
    const now = new Map<string, Map<string, string[]>>();
    for (const [kind, all] of byKind) {
      const before = this.#before.get(kind) ?? new Map<string, string[]>();
      for (const [piece, name] of follow(kind, all, before)) names.set(piece, name);
      now.set(kind, placesOf(all, names));
    }
    this.#board = board;
    this.#names = names;
    this.#before = now;
    return names;
  }
}

function piecesOf(board: Board): Lying[] {
  const inZone = (zone: Zone): Lying[] => [
    ...zone.pieces.map((piece) => ({ piece, zone: zone.ref })),
    ...(zone.zones ?? []).flatMap(inZone),
  ];
  return [
    ...board.zones.flatMap(inZone),
    ...board.places.flatMap((place) => place.zones.flatMap(inZone)),
    ...(board.field?.pieces ?? []).map(({ piece }) => ({ piece, zone: 'field' })),
  ];
}

/** What a piece is wherever it lies: whose it is, and what is printed on it. */
function kindOf({ owner, sheet, ref }: Piece): string {
  return `${owner ?? ''}/${sheet ?? ref}`;
}

function placesOf(all: Lying[], names: ReadonlyMap<Piece, string>): Map<string, string[]> {
  const zones = new Map<string, string[]>();
  for (const { piece, zone } of all) zones.set(zone, [...(zones.get(zone) ?? []), names.get(piece) ?? '']);
  return zones;
}

/** Names pieces of one kind: one that stayed in its zone keeps its name, one that came takes the name of
 * one that is gone. */
function follow(kind: string, all: Lying[], before: Map<string, string[]>): Map<Piece, string> {
  const names = new Map<Piece, string>();
  const left = new Map([...before].map(([zone, given]) => [zone, [...given]]));
  for (const { piece, zone } of all) {
    const name = left.get(zone)?.shift();
    if (name !== undefined) names.set(piece, name);
  }
  const gone = [...left.values()].flat();
  const taken = new Set([...before.values()].flat());
  let next = 0;
  const fresh = (): string => {
    while (taken.has(`${kind}#${next}`)) next++;
    return `${kind}#${next++}`;
  };
  for (const { piece } of all) if (!names.has(piece)) names.set(piece, gone.shift() ?? fresh());
  return names;
}
