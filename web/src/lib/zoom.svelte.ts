// What is printed on a card or piece, shown large: for whatever on the page carries `data-zoom="SHEET"`. What
// also carries `data-grows` shows all of it by itself under a pointer.

/** How it was asked for. */
export type Asked = 'hover' | 'key' | 'press';

class Zoom {
  /** The id of the sheet that is shown. */
  sheet = $state<string>();
  /** Where it lies. */
  anchor = $state.raw<DOMRect>();
  asked = $state<Asked>('hover');
  /** A sheet that stays beside whatever else is shown, to compare. */
  kept = $state<string>();

  /** Shows a sheet, beside what it is about. */
  show(sheet: string, anchor?: DOMRect, asked: Asked = 'hover'): void {
    this.sheet = sheet;
    this.anchor = anchor;
    this.asked = asked;
  }

  /** Keeps a sheet in sight, beside another one and then beside whatever is pointed at. */
  compare(sheet: string, other: string | undefined, anchor: DOMRect): void {
    this.show(other ?? sheet, anchor, 'press');
    this.kept = sheet;
  }

  hide(): void {
    this.sheet = undefined;
    this.kept = undefined;
  }
}

export const zoom = new Zoom();

const HOVER = 350;
/** On a move somebody is about to make, it waits longer. */
const MOVE = 800;
const LEAVE = 120;
const PRESS = 450;
/** A finger that moved so far scrolls. */
const STILL = 10;

function zoomable(target: EventTarget | null): HTMLElement | undefined {
  return (target instanceof Element ? target.closest<HTMLElement>('[data-zoom]') : null) ?? undefined;
}

/** Listens everywhere for hovering, long presses and the space key. Returns how to stop. */
export function listen(known: (sheet: string) => boolean): () => void {
  const end = new AbortController();
  const options = { signal: end.signal };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed: { x: number; y: number } | undefined;
  let swallow = false;

  const later = (ms: number, run: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(run, ms);
  };
  const show = (element: HTMLElement, asked: Asked): boolean => {
    const name = element.dataset.zoom ?? '';
    if (!element.isConnected || !known(name)) return false;
    zoom.show(name, element.getBoundingClientRect(), asked);
    return true;
  };

  // A pointer that lies still while something comes under it asks for nothing.
  let over: HTMLElement | undefined;
  let still = '';
  const hover = (event: PointerEvent): void => {
    const at = `${event.clientX} ${event.clientY}`;
    if (event.pointerType === 'touch' || event.buttons > 0 || at === still) return;
    still = at;
    const found = zoomable(event.target);
    const element = found?.dataset.grows === undefined ? found : undefined;
    if (element === over) return;
    over = element;
    clearTimeout(timer);
    if (element && element.dataset.zoom !== zoom.sheet) {
      const wait = element.dataset.move !== undefined ? MOVE : HOVER;
      later(zoom.sheet && zoom.asked === 'hover' ? LEAVE : wait, () => show(element, zoom.kept ? 'press' : 'hover'));
    } else if (!element && zoom.sheet !== undefined && zoom.asked === 'hover') {
      later(LEAVE, () => zoom.hide());
    }
  };
  const down = (event: PointerEvent): void => {
    clearTimeout(timer);
    swallow = false;
    still = `${event.clientX} ${event.clientY}`;
    const inPanel = event.target instanceof Element && event.target.closest('[data-zoom-panel]');
    if (zoom.sheet !== undefined && !inPanel) zoom.hide();
    const element = zoomable(event.target);
    if (event.pointerType === 'mouse' || !element) return;
    pressed = { x: event.clientX, y: event.clientY };
    later(PRESS, () => (swallow = show(element, 'press')));
  };
  const move = (event: PointerEvent): void => {
    hover(event);
    if (!pressed) return;
    if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > STILL) release();
  };
  const release = (): void => {
    if (pressed) clearTimeout(timer);
    pressed = undefined;
  };
  const click = (event: Event): void => {
    if (!swallow) return;
    swallow = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const menu = (event: Event): void => {
    if (swallow || pressed) event.preventDefault();
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key !== ' ' || !(document.activeElement instanceof HTMLElement)) return;
    const element = document.activeElement;
    const name = element.dataset.zoom;
    if (!name || element.dataset.move !== undefined || !known(name)) return;
    if (event.type === 'keydown' && !event.repeat) {
      if (zoom.sheet === name && zoom.asked === 'key') zoom.hide();
      else show(element, 'key');
    }
    event.preventDefault();
  };
  const leave = (): void => {
    if (zoom.asked === 'key') zoom.hide();
  };
  const scroll = (): void => {
    over = undefined;
    if (zoom.asked === 'hover') zoom.hide();
  };

  document.addEventListener('pointerdown', down, options);
  document.addEventListener('pointermove', move, options);
  document.addEventListener('pointerup', release, options);
  document.addEventListener('pointercancel', release, options);
  document.addEventListener('click', click, { ...options, capture: true });
  document.addEventListener('contextmenu', menu, { ...options, capture: true });
  document.addEventListener('keydown', key, options);
  document.addEventListener('keyup', key, options);
  document.addEventListener('focusout', leave, options);
  document.addEventListener('scroll', scroll, { ...options, capture: true, passive: true });
  return () => {
    clearTimeout(timer);
    zoom.hide();
    end.abort();
  };
}

/** Where a panel of some size goes: beside what it is about, or above what lies low, so that the other moves
 * stay in sight; always inside the window. */
export function beside(
  anchor: { left: number; right: number; top: number; bottom: number },
  size: { width: number; height: number },
  window: { width: number; height: number },
): { left: number; top: number } {
  const gap = 10;
  const fit = (value: number, most: number) => Math.max(gap, Math.min(value, most - gap));
  const roomRight = window.width - anchor.right - gap;
  const roomLeft = anchor.left - gap;
  const above = anchor.top - gap - size.height;
  const low = anchor.bottom > window.height * 0.8 && above >= gap;
  if (low) return { left: fit(anchor.left, window.width - size.width), top: above };
  const top = fit(anchor.top, window.height - size.height);
  if (roomRight >= size.width + gap) return { left: anchor.right + gap, top };
  if (roomLeft >= size.width + gap) return { left: anchor.left - gap - size.width, top };
  const left = fit((anchor.left + anchor.right - size.width) / 2, window.width - size.width);
  const below = window.height - anchor.bottom >= anchor.top;
  return { left, top: fit(below ? anchor.bottom + gap : above, window.height - size.height) };
}
