// The number with which a person has a share in the luck of a table. It is drawn when they say that they
// are ready, and revealed when everybody has committed to one.

/** For a browser that stores nothing. */
const kept = new Map<string, string>();

function keyOf(table: string, seat: number): string {
  return `parlour.number.${table}.${seat}`;
}

/** Draws a new number for a seat, 256 bits that nobody chose, and keeps it. */
export function drawNumber(table: string, seat: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const number = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  kept.set(keyOf(table, seat), number);
  try {
    localStorage.setItem(keyOf(table, seat), number);
  } catch {
    // It is kept as long as the page is open.
  }
  return number;
}

/** The number that was drawn last for a seat. */
export function keptNumber(table: string, seat: number): string | undefined {
  try {
    return localStorage.getItem(keyOf(table, seat)) ?? kept.get(keyOf(table, seat));
  } catch {
    return kept.get(keyOf(table, seat));
  }
}
