// A link to a position shows what one viewer knows, to be looked at; a link to a finished game shows its end.
import { begin, clickOne, expect, link, playOut, QUICK, set, test, type Page } from './parlour';

test.beforeEach(({ page }) => set(page, QUICK));

async function play(page: Page, made: number): Promise<void> {
  for (let n = 0; n < made; n++) {
    await expect(page.locator('[data-move]').first()).toBeVisible();
    await clickOne(page, '[data-move]', 1);
  }
  await expect(page.locator('[data-move]').first()).toBeVisible();
}

/** The address that the page offers for the position as the viewer knows it. */
async function positionAddress(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share' }).first().click();
  const address = await page.getByLabel('Address of this position', { exact: true }).inputValue();
  await page.keyboard.press('Escape');
  return address;
}

/** What lies on the table, by its name. */
const pieces = (page: Page) =>
  page.locator('main > .board [data-piece]').evaluateAll((all) => all.map((one) => one.getAttribute('data-piece')).sort());

const banner = (page: Page) => page.getByRole('group', { name: 'A position to look at' });

for (const game of ['texas-42', 'innovation', 'skirmish']) {
  test(`a position of ${game} is looked at, and nobody plays`, async ({ page, browser, baseURL }) => {
    await begin(page, game, { seed: 6 });
    await play(page, 3);
    const there = await positionAddress(page);
    expect(there).toContain(`#${game}.position.`);
    const kept = await pieces(page);
    const context = await browser.newContext({ baseURL });
    const other = await context.newPage();
    await set(other, QUICK);
    await other.goto(there);
    await expect(banner(other)).toContainText('as Player 1 sees it');
    expect(await pieces(other)).toEqual(kept);
    await expect(other.locator('[data-move]')).toHaveCount(0);
    for (const name of ['Undo', 'Redo', 'Hint', 'Story']) {
      await expect(other.getByRole('button', { name, exact: true })).toHaveCount(0);
    }
    // What it is shared as is what it was opened from.
    expect(new URL(await positionAddress(other)).hash).toBe(new URL(there).hash);
    await other.reload();
    await expect(banner(other)).toBeVisible();
    await banner(other).getByRole('link', { name: 'Start a game of your own' }).click();
    await expect(other.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
    await context.close();
  });
}

test('it is no game to continue, and can be pasted', async ({ page }) => {
  await begin(page, 'innovation', { seed: 6 });
  await play(page, 2);
  const there = await positionAddress(page);
  const game = await link(page);
  await page.goto('./#/');
  await page.getByLabel('A friend sent you a code?').fill(there);
  await page.getByRole('button', { name: 'Sit down', exact: true }).click();
  await expect(banner(page)).toBeVisible();
  expect(await link(page)).toBe(new URL(there).hash.slice(1));
  await page.goto('./#/');
  await page.getByRole('link', { name: /continue/i }).click();
  await expect(page.locator('[data-move]').first()).toBeVisible();
  expect(await link(page)).toBe(game);
});

test('what is wrong with a link to a position is named', async ({ page }) => {
  await begin(page, 'innovation', { seed: 6 });
  const good = new URL(await positionAddress(page)).hash.slice(1);
  const wrong = [
    [good.slice(0, -20) + (good.at(-20) === 'A' ? 'B' : 'A') + good.slice(-19), /cut or changed/],
    [`${good.slice(0, -1)}!`, /character/],
    ['innovation.position.', /too short/],
    ['chess.position.AAAA', /no such game/i],
  ] as const;
  for (const [hash, why] of wrong) {
    await page.goto('./#/');
    await page.evaluate((text) => (location.hash = text), hash);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('main')).toContainText(why);
  }
});

test('a link to a finished game shows its end, and nobody is asked for the device', async ({ page, browser, baseURL }) => {
  await begin(page, 'skirmish', { kinds: ['random', 'random'], seed: 1 });
  await playOut(page, () => Promise.resolve(false), 3000);
  const finished = await link(page);
  const context = await browser.newContext({ baseURL });
  const other = await context.newPage();
  await set(other, QUICK);
  await other.goto(`./#${finished}`);
  await expect(other.locator('figure').filter({ hasText: 'How it went' })).toBeVisible();
  await expect(other.getByRole('heading', { name: /Pass the device/ })).toHaveCount(0);
  await expect(other.getByLabel('View')).toHaveValue('all');
  await other.keyboard.press('[');
  await expect(other.getByRole('group', { name: 'A moment in the past' })).toBeVisible();
  await context.close();
});
