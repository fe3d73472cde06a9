// Not too often, but the last one always.

export interface Throttled {
  (run: () => void): void;
  /** Forgets what still waits. */
  cancel(): void;
}

/** Runs what it is given at once, or, when it ran less than `ms` ago, as soon as that time is over;
 * of several that wait only the last one runs. */
export function throttle(ms: number): Throttled {
  let free = 0;
  let waiting: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const due = (): void => {
    timer = undefined;
    const run = waiting;
    waiting = undefined;
    free = Date.now() + ms;
    run?.();
  };
  const throttled = (run: () => void): void => {
    waiting = run;
    if (timer !== undefined) return;
    const wait = free - Date.now();
    if (wait <= 0) due();
    else timer = setTimeout(due, wait);
  };
  throttled.cancel = () => {
    clearTimeout(timer);
    timer = undefined;
    waiting = undefined;
  };
  return throttled;
}
