// Text that has to fit on a card: smaller where it is long, and marked where it goes on out of sight.

/** Shorter texts fit everywhere. */
const SHORT = 70;
const HOW = ['small', 'smaller', 'cut'] as const;

/** Fits many texts at once. Writing and reading take turns, so that the browser lays the page out twice and not
 * twice for each of them. */
function refit(boxes: HTMLElement[]): void {
  for (const box of boxes) delete box.dataset.fit;
  let long = boxes;
  for (const how of HOW) {
    long = long.filter((box) => box.scrollHeight > box.clientHeight + 1);
    for (const box of long) box.dataset.fit = how;
  }
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
