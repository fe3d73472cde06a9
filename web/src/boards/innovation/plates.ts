// The picture of a card: a rosette of ellipses whose number, size and tilt come from its name, and one ring for
// each age up to five. The same card has the same picture for ever.

/** Half the side of the square that a plate is drawn on. */
export const HALF = 46;
const RINGS = 5;

/** Numbers from 0 to 1 that follow from a name. */
function* numbersOf(name: string): Generator<number, never> {
  let state = 0x811c9dc5;
  for (const letter of name) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  for (;;) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    yield ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}

const short = (n: number): string => String(Math.round(n * 10) / 10);

/** An ellipse whose center lies so far out in a direction, along which it stretches. */
function ellipse(out: number, rx: number, ry: number, degrees: number): string {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const at = (distance: number) => `${short(distance * cos)} ${short(distance * sin)}`;
  const arc = (to: number) => `A${short(rx)} ${short(ry)} ${short(degrees)} 1 0 ${at(to)}`;
  return `M${at(out - rx)}${arc(out + rx)}${arc(out - rx)}`;
}

/** The lines of a plate, around the origin. */
export function plate(name: string, age: number): string {
  const numbers = numbersOf(name);
  const between = (least: number, most: number) => least + (most - least) * numbers.next().value;
  const count = Math.floor(between(5, 12.99));
  const [out, rx, ry, tilt] = [between(1, 13), between(21, 34), between(8, 16), between(0, 40)];
  const petals = Array.from({ length: count }, (_, n) => {
    const degrees = tilt + (360 * n) / count;
    return ellipse(out, rx, ry, degrees) + ellipse(out, rx - 4, ry * 0.6, degrees);
  });
  const rings = Array.from({ length: Math.min(age, RINGS) }, (_, n) => ellipse(0, 44 - 3 * n, 44 - 3 * n, 0));
  return [...petals, ...rings].join('');
}
