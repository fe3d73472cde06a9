// Handing things out of the page: to the clipboard, to other apps.

/** Copies a text. Says whether that was possible. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether this device hands things on by itself, as phones do. */
export function mayHandOn(): boolean {
  return typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches;
}

/** Lets the device hand an address on. Says whether it did. */
export async function handOn(title: string, url: string): Promise<boolean> {
  try {
    await navigator.share({ title, url });
    return true;
  } catch {
    return false;
  }
}
