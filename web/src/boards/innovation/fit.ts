// Text that has to fit on a card: smaller where it is long, and marked where it goes on out of sight.

/** Shorter texts fit everywhere. */
const SHORT = 70;
const HOW = ['small', 'smaller', 'cut'] as const;

/** How texts fitted in boxes of a size: cards come back to places of the same size again and again. */
const fitted = new Map<string, string | undefined>();
const MOST = 2000;

/** Fits many texts at once. Writing and reading take turns, so that the browser lays the page out twice and not
 * twice for each of them. What was measured before is not measured again. */
function refit(boxes: HTMLElement[]): void {
  const screen = `${innerWidth} ${innerHeight} ${getComputedStyle(document.documentElement).fontSize}`;
  const keyed = boxes.map((box) => ({ box, key: `${screen} ${box.clientWidth} ${box.clientHeight} ${box.textContent}` }));
  for (const { box, key } of keyed) mark(box, fitted.get(key));
  const fresh = keyed.filter(({ key }) => !fitted.has(key));
  let long = fresh.map(({ box }) => box);
  for (const how of HOW) {
    long = long.filter((box) => box.scrollHeight > box.clientHeight + 1);
    for (const box of long) mark(box, how);
  }
  if (fitted.size > MOST) fitted.clear();
  for (const { box, key } of fresh) fitted.set(key, box.dataset.fit);
}

function mark(box: HTMLElement, how: string | undefined): void {
  if (how === undefined) delete box.dataset.fit;
  else box.dataset.fit = how;
}

/** One for all: it hears of all cards that change in a frame together. */
const observer = new ResizeObserver((changed) => refit(changed.map(({ target }) => target as HTMLElement)));

/** Keeps a text of some length fitted to its box. */
export function fit(length: number): (box: HTMLElement) => (() => void) | undefined {
  return (box) => {
    if (length < SHORT) {
      delete box.dataset.fit;
      return undefined;
    }
    observer.observe(box);
    return () => observer.unobserve(box);
  };
}
