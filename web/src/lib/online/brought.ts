// What a person brought to a table, such as a deck. The server tells nobody before the game, so the page
// keeps it to show it again.

function keyOf(table: string, option: string): string {
  return `parlour.brought.${table}.${option}`;
}

/** What was brought last for an option. */
export function brought(table: string, option: string): string | undefined {
  try {
    return sessionStorage.getItem(keyOf(table, option)) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepBrought(table: string, option: string, value: string): void {
  try {
    sessionStorage.setItem(keyOf(table, option), value);
  } catch {
    // It was brought all the same; only the page does not show it again.
  }
}
