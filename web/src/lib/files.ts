// Files that come from and go to this device.

/** The largest save that is read; the kernel has the same limit. */
const LARGEST_SAVE = 8 * 2 ** 20;

/** Gives a file to the user. */
export function download(name: string, bytes: Uint8Array): void {
  const file = new Blob([new Uint8Array(bytes)], { type: 'application/octet-stream' });
  const address = URL.createObjectURL(file);
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  // Some browsers begin to read only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The name of a save: the game, the date and the time, and nothing about what is in it. */
export function saveName(game: string, date = new Date()): string {
  const two = (n: number) => String(n).padStart(2, '0');
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${game}-${day}-${two(date.getHours())}${two(date.getMinutes())}.save`;
}

/** The bytes of a file, or nothing where it is too large to be a save. */
export async function saveIn(file: File): Promise<Uint8Array | undefined> {
  return file.size > LARGEST_SAVE ? undefined : new Uint8Array(await file.arrayBuffer());
}
