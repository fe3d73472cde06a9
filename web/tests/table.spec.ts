// What every table can do: undo, time, links, hints, saves, several people, watching.
import { begin, clickBoard, clickOne, expect, link, over, playOut, QUICK, set, test, type Page } from './parlour';

test.beforeEach(({ page }) => set(page, QUICK));

/** Makes some moves of one's own. */
async function play(page: Page, moves: number): Promise<void> {
  let made = 0;
  for (let n = 0; made < moves && n < 300; n++) {
    await expect(page.locator('[data-move]').first()).toBeVisible();
    if (await clickOne(page, '[data-move]', 1)) made++;
  }
  await expect(page.locator('[data-move]').first()).toBeVisible();
}

/** What stands on the board, with nothing pointed at and without the focus on anything. */
async function position(page: Page): Promise<string> {
  await page.mouse.move(1, 1);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  return page.locator('[data-board]').innerText();
}

test('undo takes back, redo makes again', async ({ page }) => {
  await begin(page, 'innovation', { seed: 3 });
  await play(page, 4);
  const before = await link(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => link(page)).not.toBe(before);
  const undone = await link(page);
  await page.keyboard.press('Shift+Z');
  await expect.poll(() => link(page)).toBe(before);
  await page.keyboard.press('z');
  await expect.poll(() => link(page)).toBe(undone);
});

test('time travel shows the past, and the game goes on from there', async ({ page }) => {
  await begin(page, 'innovation', { seed: 4 });
  await play(page, 6);
  const now = await position(page);
  const last = await link(page);
  await page.keyboard.press('[');
  await page.keyboard.press('[');
  await page.keyboard.press('[');
  await expect(page.getByRole('group', { name: 'A moment in the past' })).toBeVisible();
  await expect(page.locator('[data-move]')).toHaveCount(0);
  await expect.poll(() => position(page)).not.toBe(now);
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expect.poll(() => position(page)).toBe(now);
  expect(await link(page)).toBe(last);
  await page.keyboard.press('s');
  await page.getByLabel('Moment of the game').last().fill('14');
  await page.getByRole('button', { name: 'Continue from here' }).first().click();
  await expect.poll(() => link(page)).not.toBe(last);
  await play(page, 2);
});

test('the address opened in another browser shows the same position', async ({ page, browser, baseURL }) => {
  for (const game of ['texas-42', 'innovation', 'skirmish']) {
    await begin(page, game, { seed: 6 });
    await play(page, 3);
    const kept = await link(page);
    const there = await browser.newContext({ baseURL });
    const other = await there.newPage();
    await set(other, QUICK);
    await other.goto(page.url());
    await expect(other.locator('[data-move]').first()).toBeVisible();
    expect(await position(other)).toBe(await position(page));
    expect(await link(other)).toBe(kept);
    await there.close();
  }
});

test('reloading the page keeps the game; the front page goes on with the last one', async ({ page }) => {
  await begin(page, 'skirmish', { seed: 7 });
  await play(page, 2);
  const before = await link(page);
  await page.reload();
  await expect(page.locator('[data-move]').first()).toBeVisible();
  expect(await link(page)).toBe(before);
  await page.goto('./#/');
  await page.getByRole('link', { name: /continue/i }).click();
  await expect(page.locator('[data-move]').first()).toBeVisible();
  expect(await link(page)).toBe(before);
});

test('hostile links are answered in a friendly way', async ({ page }) => {
  await begin(page, 'innovation', { seed: 8 });
  await play(page, 3);
  const good = await link(page);
  const edited = good.slice(0, 20) + (good[20] === 'A' ? 'B' : 'A') + good.slice(21);
  const hostile = [
    good.slice(0, -3),
    edited,
    'innovation.',
    'innovation.!!!!',
    'chess.AAAA',
    'constructor.AAAA',
    '%E0%A4%A.x',
    'innovation.' + 'A'.repeat(60_000),
    'innovation.' + 'A'.repeat(3_000_000),
    '<img src=x onerror=alert(1)>.x',
  ];
  for (const bad of hostile) {
    await page.goto('./#/');
    await page.evaluate((hash) => (location.hash = hash), bad);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('main .reason, main .panel p').first()).not.toBeEmpty();
    await expect(page.getByRole('link', { name: /continue/i }).first()).toBeVisible();
  }
  await page.goto(`./?seats=human,wizard#${good}`);
  await expect(page.locator('main h1')).toBeVisible();
  await page.goto(`./?seats=human,casual#${good}`);
  await expect(page.locator('[data-move]').first()).toBeVisible();
});

test('a hint comes with numbers, and can be taken', async ({ page }) => {
  await begin(page, 'innovation', { seed: 9 });
  await play(page, 2);
  const before = await link(page);
  await page.keyboard.press('h');
  const panel = page.getByRole('region', { name: 'What a strong player would do' });
  await expect(panel).toContainText('%');
  await panel.getByRole('button').filter({ hasText: '%' }).first().click();
  await expect.poll(() => link(page)).not.toBe(before);
});

test('what cannot be played says why', async ({ page }) => {
  await begin(page, 'texas-42', { seed: 2, options: { target: '1' } });
  for (let n = 0; n < 400; n++) {
    const inert = page.locator('.board .inert[aria-disabled="true"]');
    if ((await page.locator('.board .tile[data-legal]').count()) > 0 && (await inert.count()) > 0) {
      await inert.first().click({ force: true });
      await expect(page.getByRole('alert')).toContainText(/follow|suit/i);
      return;
    }
    if (await over(page)) break;
    await clickOne(page, '[data-move]', 0);
    await page.waitForTimeout(30);
  }
  throw new Error('no tile was ever refused');
});

test('a save goes out and comes back', async ({ page }) => {
  await begin(page, 'texas-42', { seed: 10 });
  await play(page, 2);
  const before = await link(page);
  await page.getByRole('button', { name: 'More' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save to a file' }).click(),
  ]);
  const path = await file.path();
  await page.goto('./#/');
  await page.locator('#open-save').setInputFiles(path);
  await expect(page.locator('[data-move]').first()).toBeVisible();
  expect(await link(page)).toBe(before);
});

test('several people on one device never see the hands of others', async ({ page }) => {
  await begin(page, 'innovation', { kinds: ['human', 'human'], names: { 0: 'Ann', 1: 'Ben' }, seed: 1 });
  for (const name of ['Ann', 'Ben', 'Ann']) {
    await expect(page.getByRole('heading', { name: `Pass the device to ${name}` })).toBeVisible();
    await expect(page.locator('.board')).toHaveCount(0);
    await expect(page.getByRole('button', { name: `I am ${name}: show the table` })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-move]').first()).toBeVisible();
    for (let n = 0; n < 3 && !(await page.getByRole('heading', { name: /Pass the device/ }).isVisible()); n++) {
      await clickOne(page, '[data-move], [data-pass-device]', 0);
      await page.waitForTimeout(100);
    }
  }
});

test('another game from the table is another game on the board', async ({ page }) => {
  await begin(page, 'innovation', { seed: 2 });
  await play(page, 3);
  const before = await link(page);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'New game, same set-up' }).click();
  await expect.poll(() => link(page)).not.toBe(before);
  await expect(page.locator('[data-board] [data-legal]').first()).toBeVisible();
  const again = await link(page);
  await clickBoard(page, 0);
  await clickBoard(page, 0);
  await expect.poll(() => link(page)).not.toBe(again);
});

test('bots are watched, halted, and stepped', async ({ page }) => {
  await page.goto('./');
  await page.locator('[data-watch="skirmish"]').click();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.waitForTimeout(300);
  const halted = await link(page);
  await page.waitForTimeout(300);
  expect(await link(page)).toBe(halted);
  await page.getByRole('button', { name: 'One move', exact: true }).click();
  await expect.poll(() => link(page)).not.toBe(halted);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await playOut(page, () => Promise.resolve(false), 3000);
  await expect(page.locator('figure').filter({ hasText: 'How it went' })).toBeVisible();
  await expect(page.locator('figure svg').first()).toBeVisible();
});

test('settings are kept, also the language', async ({ page }) => {
  await page.goto('./#/settings');
  await page.getByRole('radio', { name: 'Dark', exact: true }).check({ force: true });
  await page.getByRole('radio', { name: 'Deutsch' }).check({ force: true });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('h1')).toHaveText('Einstellungen');
});
