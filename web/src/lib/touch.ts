// Fingers point at nothing before they press: their first tap picks, so that what it would do can be read.

/** Whether a click was made by a finger. */
export function byFinger(event: MouseEvent): boolean {
  // Some browsers do not say what clicked; keys click nowhere in particular.
  if (!('pointerType' in event)) return event.detail > 0 && matchMedia('(hover: none)').matches;
  return event.pointerType === 'touch';
}
