// Whole games against bots: by mouse on the board, by keyboard alone, and by touch on a phone.
import { begin, clickBoard, clickOne, expect, link, playOut, QUICK, set, test, type Page } from './parlour';

const GAMES = [
  { game: 'texas-42', name: 'Texas 42', options: { target: '1' } },
  { game: 'innovation', name: 'Innovation', options: {} },
] as const;

test.beforeEach(({ page }) => set(page, QUICK));

/** The moves that are picked and whose button cannot be pressed where it stands. */
function outOfReach(page: Page): Promise<string[]> {
  return page.evaluate(() => [...document.querySelectorAll<HTMLElement>('[data-board] [data-confirm]')].flatMap((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return button.contains(there) ? [] : (button.dataset['confirm'] ?? '');
  }));
}

for (const { game, name, options } of GAMES) {
  test(`${name}, a whole game by mouse on the board`, async ({ page }) => {
    await begin(page, game, { options, seed: 11 });
    let n = 0;
    const made = await playOut(page, () => clickBoard(page, n++));
    expect(made).toBeGreaterThan(4);
    await expect(page.getByRole('heading', { name: /win/i }).first()).toBeVisible();
  });

  test(`${name}, a whole game by keyboard alone`, async ({ page }) => {
    await begin(page, game, { options, seed: 12 });
    let n = 0;
    const made = await playOut(page, async () => {
      const moves = await page.locator('[data-move]').count();
      if (moves === 0) return false;
      n++;
      if (n % 2 === 0) await page.keyboard.press(String(1 + (n % Math.min(9, moves))));
      else {
        await page.keyboard.press(n % 4 === 1 ? 'ArrowRight' : 'ArrowDown');
        // What was picked is confirmed by picking it again.
        await page.keyboard.press('Enter');
        await page.keyboard.press('Enter');
      }
      return true;
    });
    expect(made).toBeGreaterThan(4);
  });

  test(`${name}, a whole game by touch on a phone`, async ({ browser, baseURL }, info) => {
    const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, baseURL });
    const page = await phone.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await set(page, QUICK);
    await begin(page, game, { options, seed: 13 });
    let n = 0;
    const hidden: string[] = [];
    await playOut(page, async () => {
      hidden.push(...(await outOfReach(page)));
      return clickBoard(page, n++, true);
    });
    expect(hidden, 'what is picked can be confirmed without scrolling').toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, 'nothing sticks out of the phone').toBeLessThanOrEqual(0);
    expect(complaints, info.title).toEqual([]);
    await phone.close();
  });
}

test('Innovation, a full hand on a phone scrolls by itself, and each card can be confirmed', async ({ browser, baseURL }) => {
  const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, baseURL });
  const page = await phone.newPage();
  await set(page, { ...QUICK, moves: false });
  // Nine cards, more than there is room for.
  await page.goto('./#/puzzles/innovation/29');
  const cards = page.locator('.hand [data-legal]');
  await expect(cards).toHaveCount(9, { timeout: 30_000 });
  for (let n = 0; n < 9; n++) {
    await cards.nth(n).tap();
    await expect(page.locator('[data-board] [data-confirm^="meld "]')).toBeVisible();
    expect(await outOfReach(page), `card ${n}`).toEqual([]);
  }
  const sideways = await page.evaluate(() => [...document.querySelectorAll('[data-board], .board')].map((one) => one.scrollWidth - one.clientWidth));
  expect(Math.max(...sideways), 'the table is no wider than the phone').toBeLessThanOrEqual(0);
  await phone.close();
});

test('Innovation, answers stay under the pointer while what they would do is said', async ({ page }) => {
  test.setTimeout(240_000);
  await begin(page, 'innovation', { seed: 11 });
  const place = () => page.evaluate(() => {
    const { left, top } = document.querySelector('[data-board] .reply button')?.getBoundingClientRect() ?? {};
    return left !== undefined && top !== undefined ? { left, top } : undefined;
  });
  for (let n = 0, seen = 0; n < 200 && seen < 4; n++) {
    await page.mouse.move(2, 2);
    const before = await place();
    if (before) {
      await page.mouse.move(before.left + 8, before.top + 6);
      await page.waitForTimeout(300);
      const after = await place();
      // It rises a little, and stays.
      if (after) expect(Math.abs(after.top - before.top)).toBeLessThan(8);
      seen++;
    }
    await clickBoard(page, n);
  }
});

test('Skirmish, a whole game by mouse on the board', async ({ page }) => {
  await begin(page, 'skirmish', { seed: 5 });
  let n = 0;
  await playOut(page, () => clickBoard(page, n++));
});

test('Mordheim is set up and begun on its map', async ({ page }) => {
  await begin(page, 'mordheim', { seed: 5 });
  let made = 0;
  for (let n = 0; made < 40 && n < 400; n++) {
    if (await (n % 2 ? clickBoard(page, n * 7) : clickOne(page, '[data-move]', n * 7))) made++;
    else await page.waitForTimeout(30);
  }
  expect(made).toBe(40);
  expect(await link(page)).toMatch(/^mordheim\./);
});
