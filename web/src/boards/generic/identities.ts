// Which piece of one board is which of the board before, so that what moved can be seen to move.
import { thingsOf, type Board, type Thing } from './things';

/** Gives every piece a name of its own that it keeps while it can be followed. */
export class Identities {
  #board: Board | undefined;
  /** By key, the names that were given last. */
  #names: ReadonlyMap<string, string> = new Map();
  /** By what a piece is called, where the pieces so called lay and what they were named. */
  #known = new Map<string, Map<string, string[]>>();

  /** The names of the pieces of a board, by key. */
  of(board: Board): ReadonlyMap<string, string> {
    if (board === this.#board) return this.#names;
    const pieces = thingsOf(board, undefined).filter((thing) => thing.piece);
    const called = new Map<string, Thing[]>();
    for (const thing of pieces) {
      const call = callOf(thing);
      called.set(call, [...(called.get(call) ?? []), thing]);
    }
    const names = new Map<string, string>();
    const known = new Map<string, Map<string, string[]>>();
    for (const [call, things] of called) {
      const before = this.#known.get(call) ?? new Map<string, string[]>();
      for (const [key, name] of follow(call, things, before)) names.set(key, name);
      known.set(call, lying(things, names));
    }
    this.#board = board;
    this.#names = names;
    this.#known = known;
    return names;
  }
}

/** What a piece is called wherever it lies: not by the zone it lies in. */
function callOf({ piece, zone }: Thing): string {
  const own = piece?.words.find((word) => word !== zone?.word) ?? piece?.name ?? '';
  return `${piece?.owner ?? ''}/${own}`;
}

function lying(things: Thing[], names: ReadonlyMap<string, string>): Map<string, string[]> {
  const zones = new Map<string, string[]>();
  for (const { key, zoneKey } of things) {
    zones.set(zoneKey, [...(zones.get(zoneKey) ?? []), names.get(key) ?? '']);
  }
  return zones;
}

/** Names pieces of one call: who stayed in a zone keeps his name, who came takes that of one gone. */
function follow(call: string, things: Thing[], before: Map<string, string[]>): Map<string, string> {
  const names = new Map<string, string>();
  const left = new Map([...before].map(([zone, given]) => [zone, [...given]]));
  for (const { key, zoneKey } of things) {
    const name = left.get(zoneKey)?.shift();
    if (name !== undefined) names.set(key, name);
  }
  const gone = [...left.values()].flat();
  const taken = new Set([...before.values()].flat());
  let next = 0;
  const fresh = (): string => {
    while (taken.has(`${call}#${next}`)) next++;
    return `${call}#${next++}`;
  };
  for (const { key } of things) if (!names.has(key)) names.set(key, gone.shift() ?? fresh());
  return names;
}
