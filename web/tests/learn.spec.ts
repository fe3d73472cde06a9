// The guided first games: every chapter to its end on the real board, by mouse, keyboard and touch.
import { readFileSync } from 'node:fs';
import { findings } from './axe';
import { expect, set, test, watch, type Page } from './parlour';

/** Nothing that moves, and no pauses; a trick stays until somebody goes on. */
const CALM = { speed: 'instant', motion: 'none', autoContinue: false, sound: false, moves: false };
const GAMES = ['innovation', 'texas-42', 'skirmish', 'mordheim'] as const;

const coach = (page: Page) => page.locator('[data-coach]');
const chapters = (game: string) => [...readFileSync(`../lessons/${game}.scn`, 'utf8').matchAll(/^scenario: (.+)$/gm)].length;

/** How somebody presses something. */
type Press = (page: Page, selector: string) => Promise<void>;

const click: Press = async (page, selector) => {
  await page.locator(selector).first().click({ timeout: 3_000, force: true }).catch(() => undefined);
};
const tap: Press = async (page, selector) => {
  const one = page.locator(selector).first();
  await one.scrollIntoViewIfNeeded({ timeout: 1_000 }).catch(() => undefined);
  await one.tap({ timeout: 3_000, force: true }).catch(() => undefined);
};
const type: Press = async (page, selector) => {
  await page.locator(selector).first().focus({ timeout: 3_000 }).catch(() => undefined);
  await page.keyboard.press('Enter');
};

const step = async (page: Page) => `${await coach(page).getAttribute('data-step')}`;
const seen = (page: Page, selector: string) => page.locator(selector).first().isVisible();

/** Makes the move that the coach means, as the board wants it: a piece, then where it goes, then yes. */
async function makeMove(page: Page, press: Press): Promise<void> {
  const before = await step(page);
  await press(page, '[data-show]');
  const move = await expect(coach(page)).toHaveAttribute('data-meant-move', /./).then(() => coach(page).getAttribute('data-meant-move'));
  const quoted = JSON.stringify(move);
  const lit = ':is(.lit, .highlighted)';
  for (let tries = 0; tries < 12; tries++) {
    if ((await step(page)) !== before) return;
    if (await seen(page, `[data-confirm=${quoted}]`)) await press(page, `[data-confirm=${quoted}]`);
    else if (await seen(page, `[data-would=${quoted}]`)) await press(page, `[data-would=${quoted}]`);
    else await press(page, `${lit}[data-legal]:not([aria-pressed="true"]), ${lit} [data-legal]:not([aria-pressed="true"])`);
    await page.waitForTimeout(120);
  }
  throw new Error(`${move} could not be made`);
}

/** Plays a chapter to its end. Gives how many moves were asked for. */
async function playChapter(page: Page, press: Press): Promise<number> {
  let made = 0;
  for (let n = 0; n < 400; n++) {
    const waits = await coach(page).getAttribute('data-coach');
    if (waits === 'nobody') return made;
    if (await seen(page, '[data-next]')) await press(page, '[data-next]');
    else if (waits === 'learner') {
      await makeMove(page, press);
      made++;
    }
    await page.waitForTimeout(60);
  }
  throw new Error('the chapter does not end');
}

async function playLesson(page: Page, game: string, press: Press): Promise<void> {
  await page.goto(`./#/learn/${game}`);
  for (let n = 1; n <= chapters(game); n++) {
    await expect(coach(page)).toContainText(`Chapter ${n} of`);
    expect(await playChapter(page, press)).toBeGreaterThan(0);
    if (await seen(page, '[data-next-chapter]')) await press(page, '[data-next-chapter]');
  }
  await expect(page.locator('[data-coach] [data-play]')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Try a puzzle' })).toBeVisible();
}

for (const game of GAMES) {
  test(`the guided game of ${game} by mouse`, async ({ page }) => {
    test.slow();
    await set(page, CALM);
    await playLesson(page, game, click);
    await page.getByRole('button', { name: 'Parlour' }).click();
    await expect(page.locator(`[data-lesson="${game}"]`)).toContainText(`${chapters(game)} of ${chapters(game)} chapters done`);
  });
}

test('a guided game by keyboard alone', async ({ page }) => {
  test.slow();
  await set(page, CALM);
  await playLesson(page, 'texas-42', type);
});

test('a guided game by touch on a phone', async ({ browser, baseURL }) => {
  test.slow();
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, baseURL });
  const complaints: string[] = [];
  watch(phone, baseURL, complaints);
  const page = await phone.newPage();
  await set(page, CALM);
  await playLesson(page, 'skirmish', tap);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide, 'nothing sticks out of the phone').toBeLessThanOrEqual(0);
  expect(complaints).toEqual([]);
  await phone.close();
});

/** Goes on until a move is asked for. */
async function readOn(page: Page): Promise<void> {
  await expect(coach(page)).toBeVisible();
  await expect(async () => {
    const next = page.locator('[data-coach="reader"] [data-next]');
    if (await next.isVisible()) await next.click();
    await expect(coach(page)).toHaveAttribute('data-coach', 'learner', { timeout: 100 });
  }).toPass();
}

test('a wrong move is not made and says why, and a reload goes on in the middle', async ({ page }) => {
  await set(page, CALM);
  await page.goto('./#/learn/texas-42');
  await readOn(page);
  const wrong = page.locator('[data-would="6-1"]');
  await wrong.click();
  if (await page.locator('[data-confirm="6-1"]').isVisible()) await page.locator('[data-confirm="6-1"]').click();
  else if (!(await page.locator('.reason').isVisible())) await wrong.click();
  await expect(page.locator('.reason')).toContainText('lower than 6-2');
  await expect(coach(page)).toHaveAttribute('data-meant-move', '6-5');
  await expect(wrong, 'nothing is lost').toBeVisible();
  await page.getByRole('button', { name: 'What was asked?' }).click();
  await expect(coach(page)).toContainText('play 6-5');
  await makeMove(page, click);
  await readOn(page);
  await expect(coach(page)).toContainText('lead it');
  await page.reload();
  await expect(coach(page)).toContainText('lead it');
  await expect(coach(page)).toHaveAttribute('data-coach', 'learner');
  await expect(page.locator('[data-would="6-5"]')).toHaveCount(0);
  await page.locator('[data-back]').click();
  await expect(coach(page)).toContainText('You win the trick');
  await page.locator('[data-restart]').click();
  await expect(coach(page)).toContainText('Four people, two teams');
  await page.locator('[data-skip]').click();
  await expect(coach(page)).toContainText('Chapter 2 of');
});

test('words open what they mean, at the table and on pages of their own', async ({ page }) => {
  await set(page, CALM);
  await page.goto('./#/learn/skirmish');
  const word = coach(page).locator('[data-term]').first();
  await word.click();
  const panel = page.locator('[data-term-panel]');
  await expect(panel).toContainText('Two slots face to face');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(word).toBeFocused();
  await page.keyboard.press('Enter');
  await panel.getByRole('button', { name: 'All words of the game' }).click();
  const all = page.getByRole('dialog', { name: 'Words of the game' });
  await all.getByLabel('Search').fill('infil');
  await expect(all.locator('[data-word]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(all).toHaveCount(0);
  await page.locator('h1').focus();
  await page.keyboard.press('g');
  await expect(all).toBeVisible();

  await page.goto('./#/words/mordheim');
  await page.getByLabel('Search').fill('stunned');
  await expect(page.locator('[data-word="stunned"]')).toBeVisible();
  await page.goto('./#/help/innovation');
  await page.locator('.rules [data-term="term-splay"]').first().click();
  await expect(panel).toContainText('Fan out a pile');
});

test('axe finds nothing where people learn, in every theme', async ({ page }) => {
  test.slow();
  for (const theme of ['light', 'dark', 'contrast']) {
    await page.goto('./#/learn');
    await page.evaluate((kept) => localStorage.setItem('parlour.settings', JSON.stringify(kept)), { ...CALM, theme });
    await page.reload();
    await expect(page.locator('[data-begin]')).toHaveCount(4);
    expect(await findings(page, `list, ${theme}`)).toEqual([]);
    await page.goto('./#/words/innovation');
    await expect(page.locator('[data-word]').first()).toBeVisible();
    expect(await findings(page, `words, ${theme}`)).toEqual([]);
    for (const game of GAMES) {
      await page.goto(`./#/learn/${game}`);
      await readOn(page);
      await page.locator('[data-show]').click();
      await coach(page).locator('[data-term]').first().click();
      expect(await findings(page, `${game}, ${theme}`)).toEqual([]);
    }
  }
});
