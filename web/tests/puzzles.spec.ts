// Puzzles as people solve them: on the real boards, with right and wrong moves, hints, and without a network.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findings } from './axe';
import { expect, QUICK, set, test, type Page } from './parlour';

const GAMES = ['texas-42', 'innovation', 'skirmish', 'mordheim'];
const FOLDER = join(dirname(fileURLToPath(import.meta.url)), '../../puzzles');

/** The moves of the line that solves a puzzle, as its file has them. */
function lineOf(game: string, number: number): string[] {
  const puzzle = readFileSync(join(FOLDER, `${game}.scn`), 'utf8').split(/^scenario: /m)[number] ?? '';
  return [...puzzle.matchAll(/^\d: (.*)$/gm)].map(([, move]) => move ?? '');
}

const said = (page: Page) => page.locator('[data-tone]');
const offered = (page: Page, move: string) => page.locator(`[data-move="${move}"]`);

/** How many moves are on the table. */
const made = async (page: Page) => Number(await page.locator('[data-made]').getAttribute('data-made'));

async function open(page: Page, game: string, number: number): Promise<void> {
  await page.goto(`./#/puzzles/${game}/${number}`);
  await expect(page.locator('[data-move]').first()).toBeVisible({ timeout: 30_000 });
}

/** The first move of the line that can be made now, all in one look: between two the page may have gone on. */
const nextOf = (page: Page, line: string[]) => page.evaluate((moves) => moves.findIndex((move) => document.querySelector(`[data-move="${CSS.escape(move)}"]`)), line);

/** Makes the moves of a line; the other side answers by itself. */
async function follow(page: Page, game: string, number: number): Promise<void> {
  const line = lineOf(game, number);
  await expect(async () => {
    const next = await nextOf(page, line);
    if (next >= 0) {
      const before = await made(page);
      // Nobody else can take this move away, so it is waited for: a click that is given up may still be made, and would
      // then be made again.
      const [move = ''] = line.splice(0, next + 1).slice(-1);
      await offered(page, move).click();
      await expect.poll(() => made(page)).toBeGreaterThan(before);
    }
    await expect(said(page)).toHaveAttribute('data-tone', 'done', { timeout: 200 });
  }).toPass({ timeout: 60_000, intervals: [50] });
}

test('mordheim: looking at several shooters is no mistake', async ({ page }) => {
  await set(page, QUICK);
  await open(page, 'mordheim', 5);
  const [best = ''] = lineOf('mordheim', 5);
  await page.locator(`[data-move^="select "]:not([data-move="${best}"])`).first().click();
  await expect(page.locator('.pill').first()).toBeVisible();
  await page.locator('.token.able').first().dispatchEvent('click');
  await expect(offered(page, best)).toHaveCount(0);
  await expect(said(page)).toHaveCount(0);
  await follow(page, 'mordheim', 5);
  await expect(said(page)).toContainText('No wrong move, no hint.');
});

for (const game of GAMES) {
  for (const number of [2, 12, 22]) {
    test(`${game}, puzzle ${number}: its line solves it`, async ({ page }) => {
      await set(page, QUICK);
      await open(page, game, number);
      await follow(page, game, number);
      await expect(said(page)).toContainText('Solved');
      await expect(said(page)).toContainText('No wrong move, no hint.');
      // Through the line once more, and on to the next.
      await page.getByRole('button', { name: 'The beginning' }).first().click();
      await expect(page.getByRole('group', { name: 'Replay' })).toContainText(/^\s*0 \//);
      await page.getByRole('button', { name: 'Now', exact: true }).first().click();
      await page.getByRole('button', { name: 'Next puzzle' }).click();
      await expect(page).toHaveURL(new RegExp(`#/puzzles/${game}/${number + 1}$`));
      await expect(page.locator('[data-move]').first()).toBeVisible();
      await page.goto(`./#/puzzles/${game}`);
      await page.reload();
      await expect(page.locator('main')).toContainText('1 of 30 solved');
      await expect(page.locator('a.done')).toHaveCount(1);
    });
  }

  test(`${game}: a wrong move is judged and taken back, and hints help`, async ({ page }) => {
    await set(page, QUICK);
    await open(page, game, 3);
    const [best = ''] = lineOf(game, 3);
    // Whoever only looks at what somebody could do has decided nothing.
    const wrong = page.locator(`[data-move]:not([data-move="${best}"], [data-move^="select "])`).last();
    const move = (await wrong.getAttribute('data-move')) ?? '';
    await wrong.click();
    await expect(said(page)).toHaveAttribute('data-tone', 'wrong');
    await expect(said(page)).toContainText('Taken back.');
    await expect(offered(page, move)).toBeVisible();
    // Nobody has answered it behind the reader's back.
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Hint' }).click();
    await expect(said(page)).toHaveAttribute('data-tone', 'hint');
    await page.getByRole('button', { name: 'Hint' }).click();
    await expect(said(page)).toHaveAttribute('data-tone', 'hint');
    await follow(page, game, 3);
    await expect(said(page)).toContainText('One wrong move, ');
  });

  test(`${game}: the solution plays the line, and counts as none`, async ({ page }) => {
    await set(page, QUICK);
    await open(page, game, 21);
    await page.getByRole('button', { name: 'Solution' }).click();
    await expect(said(page)).toHaveAttribute('data-tone', 'done', { timeout: 60_000 });
    await expect(said(page)).toContainText('That was the solution.');
    await page.getByRole('button', { name: 'Start again' }).click();
    await expect(page.locator('[data-move]').first()).toBeVisible();
    await page.goto(`./#/puzzles/${game}`);
    await expect(page.locator('main')).toContainText('0 of 30 solved');
  });
}

test('one person plays both hands in Texas 42, on the board', async ({ page }) => {
  await set(page, { ...QUICK, moves: false });
  await page.goto('./#/puzzles/texas-42/3');
  const line = lineOf('texas-42', 3);
  await expect(page.locator('.hand [data-would]').first()).toBeVisible({ timeout: 30_000 });
  await expect(async () => {
    for (const [n, move] of line.entries()) {
      const tile = page.locator(`.hand [data-would="${move}"]`);
      if (!(await tile.count())) continue;
      await tile.click({ timeout: 1_000 });
      line.splice(0, n + 1);
      break;
    }
    await expect(said(page)).toHaveAttribute('data-tone', 'done', { timeout: 400 });
  }).toPass({ timeout: 60_000, intervals: [50] });
});

test('on a phone all of the bar is in sight, also at the end', async ({ browser, baseURL }) => {
  const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, baseURL });
  const page = await phone.newPage();
  await set(page, QUICK);
  await page.goto('./#/puzzles/texas-42/12');
  const next = page.getByRole('button', { name: 'Next puzzle' });
  await expect(next).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Solution' }).click();
  await expect(said(page)).toHaveAttribute('data-tone', 'done', { timeout: 60_000 });
  await expect(next).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await phone.close();
});

test('the puzzle of the day follows the date', async ({ page }) => {
  await page.clock.setFixedTime(new Date(2026, 10, 18, 23, 30));
  await page.goto('./#/puzzles');
  const today = page.getByRole('region', { name: 'Puzzle of the day' });
  await expect(today).toContainText('Mordheim · hard');
  await expect(today.getByRole('link', { name: 'Try it' })).toHaveAttribute('href', './#/puzzles/mordheim/22');
  await page.reload();
  await expect(today).toContainText('Mordheim · hard');
  await page.clock.setFixedTime(new Date(2026, 10, 19, 0, 30));
  await page.reload();
  await expect(today.getByRole('link', { name: 'Try it' })).toHaveAttribute('href', /texas-42/);
});

test('a puzzle is solved without a network', async ({ page, context }) => {
  await set(page, QUICK);
  await page.goto('./');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await context.setOffline(true);
  await page.goto('./#/puzzles/skirmish');
  await page.reload();
  await expect(page.locator('a[href="./#/puzzles/skirmish/1"]')).toBeVisible();
  await open(page, 'skirmish', 1);
  await follow(page, 'skirmish', 1);
  await expect(said(page)).toContainText('the skirmish is won');
});

test('what does not exist is said', async ({ page }) => {
  await page.goto('./#/puzzles/chess');
  await expect(page.getByRole('alert')).toHaveText('There is no such puzzle.');
  await page.goto('./#/puzzles/skirmish/31');
  await expect(page.getByRole('alert')).toHaveText('There is no such puzzle.');
});

for (const theme of ['light', 'dark', 'contrast']) {
  test(`puzzles can be used by everybody: ${theme}`, async ({ page }) => {
    await set(page, { ...QUICK, moves: false, theme });
    await page.goto('./#/puzzles');
    await expect(page.getByRole('link', { name: 'Try it' })).toBeVisible();
    expect(await findings(page, 'all puzzles')).toEqual([]);
    await page.goto('./#/puzzles/innovation');
    await expect(page.locator('a[href="./#/puzzles/innovation/30"]')).toBeVisible();
    expect(await findings(page, 'those of a game')).toEqual([]);
    await page.goto('./#/puzzles/texas-42/1');
    await page.getByRole('button', { name: 'Hint' }).click({ timeout: 30_000 });
    expect(await findings(page, 'a puzzle')).toEqual([]);
  });
}
