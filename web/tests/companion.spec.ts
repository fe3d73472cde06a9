// Mordheim beside a real table, on a phone in one hand: dice are typed, modifiers are switched, mistakes are mended.
import { findings } from './axe';
import { expect, link, QUICK, set, test, type Page } from './parlour';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Sets a game up as a person would at the table. */
async function begin(page: Page): Promise<void> {
  await page.goto('./#/new/mordheim');
  await page.locator('label', { has: page.locator('[data-preset="companion"]') }).click();
  await expect(page.locator('select[data-seat="1"]')).toHaveValue('human');
  const closed = page.locator('details:not([open]) > summary').filter({ hasText: 'Options' });
  if ((await closed.count()) > 0) await closed.click();
  await page.locator('[data-option="roster1"] select').selectOption('gutter-claws');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.locator('#seed')).toHaveCount(0);
}

const pad = (page: Page) => page.getByRole('group', { name: 'Dice' });
const question = (page: Page) => page.locator('[data-board] .question h2');
const choose = (page: Page, name: string | RegExp) => page.locator('[data-board]').getByRole('button', { name }).first().tap();
/** What has fallen for what is under way. */
const fallen = (page: Page) => page.locator('[data-die]');

/** Taps dice in a row, without waiting for what comes of them. */
async function dice(page: Page, ...row: number[]): Promise<void> {
  for (const die of row) await pad(page).locator(`[data-key="${die}"]`).tap();
}

/** Up to the first charges: River Company sets up first and has the first turn. */
async function toTheFirstTurn(page: Page): Promise<void> {
  await begin(page);
  await expect(question(page)).toHaveText('What did the dice show?');
  await dice(page, 6, 1);
  await choose(page, 'Set up first');
  await choose(page, 'Everyone is in place');
  await expect(page.locator('.asked')).toContainText('Gutter Claws');
  await choose(page, 'Everyone is in place');
  await expect(pad(page)).toBeVisible();
  await page.keyboard.type('61');
  await expect(question(page)).toHaveText('Who charges?');
}

/** Up to a shot of the first marksman at a Verminkin that is aimed and not fired. */
async function toAShot(page: Page): Promise<void> {
  await toTheFirstTurn(page);
  await page.locator('[data-choice="choice:end"]').tap();
  await expect(question(page)).toHaveText('Who moves?');
  await page.locator('[data-choice="choice:walk-all"]').tap();
  // Nobody is left who could move: the phase is over.
  await expect(page.locator('[data-board] h2', { hasText: 'Who shoots' })).toBeVisible();
  await page.locator('[data-pick="A6"]').tap();
  // The question goes on with whoever is picked.
  await expect(question(page)).toHaveText('Whom does Marksman A6 aim at?');
  await page.locator('[data-pick="B10"]').tap();
  const bow = page.locator('[data-choice^="choice:aim"]');
  await expect(bow.or(pad(page)).first()).toBeVisible();
  if (!(await pad(page).isVisible())) await bow.first().tap();
  await expect(page.locator('[data-toggle="cover"]')).toBeVisible();
}

const needs = (page: Page) => page.locator('dl[aria-label="Odds"] dd').first();

test('set-up, and a turn in which everybody walks', async ({ page }) => {
  await set(page, QUICK);
  await toTheFirstTurn(page);
  await expect(page.locator('header .head')).toContainText('River Company');
  await expect(page.locator('header .head [aria-current="step"]')).toHaveText('Charges');
  await page.locator('[data-choice="choice:end"]').tap();
  await expect(page.locator('[data-choice="choice:walk-all"]')).toBeVisible();
  await expect(page.locator('[data-choice="choice:run-all"]')).toBeVisible();
  await page.locator('[data-choice="choice:walk-all"]').tap();
  await expect(page.getByRole('list', { name: 'Decided last' })).not.toBeEmpty();
});

test('a switch is a move that can be taken back by itself', async ({ page }) => {
  await set(page, QUICK);
  await toAShot(page);
  const cover = page.locator('[data-toggle="cover"]');
  const before = await needs(page).textContent();
  await expect(cover).toHaveAttribute('aria-checked', 'false');
  await cover.tap();
  await expect(cover).toHaveAttribute('aria-checked', 'true');
  await expect(needs(page)).not.toHaveText(before ?? '');
  // Undo takes back this one thing.
  await page.getByRole('button', { name: 'Undo' }).first().tap();
  await expect(cover).toHaveAttribute('aria-checked', 'false');
  await expect(needs(page)).toHaveText(before ?? '');
  // One of two is taken back, whichever came last.
  const far = page.locator('[data-toggle="long"]');
  await cover.tap();
  await expect(cover).toHaveAttribute('aria-checked', 'true');
  await far.tap();
  await expect(far).toHaveAttribute('aria-checked', 'true');
  await page.locator('[data-take-back="cover"]').tap();
  await expect(cover).toHaveAttribute('aria-checked', 'false');
  await expect(far).toHaveAttribute('aria-checked', 'true');
});

test('dice in a row; a wrong one is corrected and the others stay', async ({ page }) => {
  await set(page, QUICK);
  await toAShot(page);
  await expect(page.locator('[data-coming]').first()).toContainText('to hit');
  await dice(page, 6, 2);
  await expect(fallen(page)).toHaveCount(2);
  await expect(fallen(page).first()).toContainText('6: hit');
  await expect(fallen(page).last()).toContainText('2: no wound');
  // The wound was a 5. Nobody has to agree.
  await fallen(page).last().tap();
  await expect(question(page)).toHaveText('What did it really show?');
  await dice(page, 5);
  await expect(fallen(page).last()).toContainText('5: wounded');
  // No save, and an injury.
  await dice(page, 1, 1);
  await expect(fallen(page)).toHaveCount(4);
  await expect(pad(page)).toHaveCount(0);
  // After all it was no hit: what came of it is gone.
  await fallen(page).first().tap();
  await dice(page, 1);
  await expect(fallen(page)).toHaveCount(1);
  await expect(fallen(page).first()).toContainText('1: missed');
  await expect(question(page)).toContainText('Who shoots');
});

test('nothing rolls by itself, and Enter never does', async ({ page }) => {
  await set(page, QUICK);
  await begin(page);
  const roll = page.locator('[data-roll]');
  await expect(roll).toBeVisible();
  await page.keyboard.press('Enter');
  await roll.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await roll.tap();
  await page.waitForTimeout(900);
  await expect(fallen(page)).toHaveCount(0);
  // Held long enough, the table rolls one die.
  const box = await roll.boundingBox();
  if (!box) throw new Error('there is no key to hold');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await expect(fallen(page)).toHaveCount(1);
  await page.mouse.up();
  // A die that was typed can be deleted as on any keyboard; one that the table rolled stays.
  await expect(fallen(page)).toBeDisabled();
  await page.keyboard.press('3');
  await expect(page.locator('[data-choice]').or(pad(page)).first()).toBeVisible();
  await expect(fallen(page)).toHaveCount(2);
  await fallen(page).last().tap();
  await expect(question(page)).toHaveText('What did it really show?');
});

test('the address keeps that dice are typed', async ({ page }) => {
  await set(page, QUICK);
  await begin(page);
  await dice(page, 4);
  await expect(fallen(page)).toHaveCount(1);
  await link(page);
  expect(page.url()).toContain('dice=typed');
  await page.reload();
  await expect(fallen(page)).toHaveCount(1);
  await expect(pad(page)).toBeVisible();
});

test('both warbands are one tap away', async ({ page }) => {
  await set(page, QUICK);
  await toTheFirstTurn(page);
  await page.getByRole('navigation', { name: 'Both warbands' }).getByRole('button', { name: /Gutter Claws/ }).tap();
  const sheet = page.getByRole('dialog', { name: 'Both warbands' });
  await expect(sheet.getByRole('button', { name: 'Gutter Claws' })).toHaveAttribute('aria-pressed', 'true');
  await sheet.locator('[data-piece="piece:B1"]').tap();
  await expect(sheet).toHaveCount(0);
  await expect(page.locator('.warrior')).toBeVisible();
});

for (const theme of ['light', 'dark', 'contrast']) {
  test(`everybody can use it in the ${theme} theme`, async ({ page }) => {
    await set(page, { ...QUICK, theme });
    await begin(page);
    await expect(pad(page)).toBeVisible();
    const found = await findings(page, 'dice of a roll-off');
    await toAShot(page);
    await page.locator('[data-toggle="cover"]').tap();
    found.push(...(await findings(page, 'a shot')));
    await dice(page, 6, 5);
    await expect(fallen(page)).toHaveCount(2);
    found.push(...(await findings(page, 'dice of a shot')));
    await fallen(page).last().tap();
    found.push(...(await findings(page, 'correcting')));
    expect(found).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
  });
}
