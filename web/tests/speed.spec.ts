// How quick the page is, measured by the browser itself. The figures are printed; on a machine that
// is busy with something else they are only asked not to be far off.
import { begin, expect, over, set, test, type Page } from './parlour';

test.describe.configure({ mode: 'serial' });

const FAR_OFF = 4;

const told = (what: string, value: number | string) => console.log(`    ${what}: ${value}`);
const middle = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

test('the module is at most 1.31 MB on its way', async ({ request }) => {
  const answer = await request.fetch('parlour.wasm', { headers: { 'accept-encoding': 'gzip' } });
  const size = Number(answer.headers()['content-length']);
  told('module, compressed', `${(size / 1e6).toFixed(2)} MB`);
  expect(size).toBeLessThanOrEqual(1_310_000);
});

test('the front page can be used within a second', async ({ page }) => {
  const times: number[] = [];
  for (let n = 0; n < 5; n++) {
    await page.goto('about:blank');
    await page.goto('./');
    const button = page.locator('[data-play="innovation"]');
    await button.waitFor();
    times.push(await page.evaluate(() => performance.now()));
  }
  told('front page ready after', `${Math.round(times[0] ?? 0)} ms the first time, then ${Math.round(middle(times.slice(1)))} ms`);
  expect(middle(times)).toBeLessThan(1000 * FAR_OFF);
});

/** Clicks a move: how long until the page has its result, how long the browser then needs to lay it
 * out, and when the next frame is painted. In milliseconds. */
async function clickToPaint(page: Page): Promise<{ answered: number; painted: number }> {
  return page.evaluate(async () => {
    const button = document.querySelector<HTMLElement>('[data-move]');
    const slider = document.querySelector<HTMLInputElement>('input[type="range"]');
    if (!button || !slider) throw new Error('there is no move');
    const changed = new Promise<void>((done) => {
      new MutationObserver((_, observer) => {
        observer.disconnect();
        done();
      }).observe(slider, { attributes: true });
    });
    const start = performance.now();
    button.click();
    await changed;
    void document.body.offsetHeight;
    const answered = performance.now() - start;
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
    return { answered, painted: performance.now() - start };
  });
}

test('a click in Innovation with four seats is answered at once', async ({ page }) => {
  await set(page, { speed: 'instant', motion: 'none', sound: false });
  await begin(page, 'innovation', { count: 4, kinds: ['human', 'casual', 'casual', 'casual'], seed: 31 });
  const times: { answered: number; painted: number }[] = [];
  for (let n = 0; n < 400 && times.length < 24 && !(await over(page)); n++) {
    await page.waitForTimeout(60);
    if ((await page.locator('[data-move]').count()) > 0) times.push(await clickToPaint(page));
  }
  const later = times.slice(4);
  for (const when of ['answered', 'painted'] as const) {
    const all = later.map((time) => time[when]);
    told(`a click with four seats is ${when} after`, `${middle(all).toFixed(1)} ms in the middle, ${Math.max(...all).toFixed(1)} ms at most`);
  }
  expect(middle(later.map(({ answered }) => answered))).toBeLessThan(10 * FAR_OFF);
});

test('a strong bot answers within a second on one worker', async ({ page }) => {
  await set(page, { speed: 'instant', motion: 'none', sound: false, autoContinue: true });
  for (const game of ['texas-42', 'innovation', 'skirmish', 'mordheim']) {
    const kinds = Array.from({ length: game === 'texas-42' ? 4 : 2 }, () => 'strong');
    await begin(page, game, { kinds, seed: 32 });
    const slowest = await page.evaluate(async () => {
      const slider = document.querySelector<HTMLInputElement>('input[type="range"]');
      let [last, slowest, moves] = [performance.now(), 0, slider?.max];
      for (const end = last + 4000; performance.now() < end; ) {
        await new Promise((done) => setTimeout(done, 1));
        if (slider?.max === moves) continue;
        slowest = Math.max(slowest, performance.now() - last);
        [last, moves] = [performance.now(), slider?.max];
      }
      return slowest;
    });
    told(`${game}, slowest move of strong bots in four seconds, page included`, `${Math.round(slowest)} ms`);
    expect(slowest).toBeLessThan(1000 * FAR_OFF);
  }
});

test('frames while four boards of Innovation move', async ({ page }) => {
  await set(page, { speed: 'fast', motion: 'normal', sound: false });
  await begin(page, 'innovation', { count: 4, kinds: ['casual', 'casual', 'casual', 'casual'], seed: 33 });
  const frames = await page.evaluate(async () => {
    const gaps: number[] = [];
    let last = await new Promise<number>(requestAnimationFrame);
    for (const end = last + 6000; last < end; ) {
      const now = await new Promise<number>(requestAnimationFrame);
      gaps.push(now - last);
      last = now;
    }
    return gaps;
  });
  const late = frames.filter((gap) => gap > 25).length;
  told('frames in six seconds of moving cards', `${frames.length}, of which ${late} came late (more than 25 ms after the last)`);
  expect(frames.length).toBeGreaterThan(360 / FAR_OFF);
});
