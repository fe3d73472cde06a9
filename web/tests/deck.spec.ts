// The builder of Skirmish decks: whole decks by mouse and keyboard, everything that can be wrong, and the ways in and out.
import { readFileSync } from 'node:fs';
import { findings, showTheme } from './axe';
import { clickBoard, expect, QUICK, set, test, type Page } from './parlour';

const BUILDER = './#/build/skirmish';
const bar = (page: Page) => page.locator('header [role="status"]');
const rows = (page: Page) => page.locator('[data-row]');
const fault = (page: Page, key: string) => page.locator(`[data-fault="${key}"]`);
const LEADER = /^change ?: Leader$/;
const openText = (page: Page) => page.getByRole('button', { name: 'The deck as text' }).click();
const text = (page: Page) => page.getByRole('textbox', { name: 'The deck as text' });

async function open(page: Page): Promise<void> {
  await set(page, QUICK);
  await page.goto(BUILDER);
  await expect(page.locator('[data-card]').first()).toBeVisible();
}

/** Begins with a deck that comes with the game. */
async function begin(page: Page, ready: string): Promise<void> {
  await page.getByRole('button', { name: 'My decks' }).click();
  await page.locator(`[data-ready="${ready}"]`).click();
  await expect(bar(page)).toHaveText('Ready to play');
}

/** Takes over a deck that is written. */
async function paste(page: Page, written: string): Promise<void> {
  await openText(page);
  await text(page).fill(written);
  await page.getByRole('button', { name: /^Use / }).click();
  await expect(text(page)).toHaveCount(0);
}

test('a legal deck is built by mouse and played', async ({ page }) => {
  await open(page);
  await expect(bar(page)).toHaveText('25 more cards are needed');
  await expect(page.getByRole('button', { name: 'Add 25 cards to play' })).toBeDisabled();
  // Three of each bronze card, until there are enough.
  await page.getByRole('button', { name: 'bronze', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'fit, the best first' })).toBeVisible();
  const bronze = await page.locator('[data-card]:not(.other)').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.card ?? ''));
  for (const card of bronze.slice(0, 9)) {
    for (let n = 0; n < 3; n++) if (await page.locator('header [role="status"]', { hasText: 'needed' }).count()) await page.locator(`[data-card="${card}"] .add`).click();
  }
  await expect(bar(page)).toHaveText('Ready to play');
  await page.getByRole('button', { name: LEADER }).click();
  await page.locator('[data-leader="sage"]').click();
  await page.getByRole('textbox', { name: 'Name of the deck' }).fill('All bronze');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
  await page.getByRole('combobox', { name: 'against' }).selectOption('novice');
  await page.getByRole('button', { name: 'Play this deck now' }).click();
  await expect(page.locator('[data-board]')).toBeVisible();
  await expect.poll(() => clickBoard(page, 0)).toBe(true);
  // The same deck can be chosen for another table.
  await page.goto('./#/new/skirmish');
  await page.locator('summary').click();
  await page.locator('[data-option="deck0"] select').selectOption({ label: 'All bronze' });
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.locator('[data-board]')).toBeVisible();
});

test('cards say why no more can be added, and steps are taken back', async ({ page }) => {
  await open(page);
  await paste(page, 'rogue\ndragon\nnecromancer\nvampire');
  const knight = page.locator('[data-card="knight"]');
  await expect(knight).toContainText('gold is full');
  // It can be pressed, and does nothing.
  await knight.locator('.add').click({ force: true });
  await expect(rows(page)).toHaveCount(4);
  await expect(page.locator('[data-rarity="gold"]')).toContainText('4 of 4');
  await page.locator('[data-row="rogue"]').click();
  await expect(rows(page)).toHaveCount(3);
  await knight.locator('.add').click();
  await expect(page.locator('[data-row="knight"]')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('[data-row="knight"]')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(page.locator('[data-row="rogue"]')).toBeVisible();
  await page.keyboard.press('Control+y');
  await expect(page.locator('[data-row="rogue"]')).toHaveCount(0);
  await page.locator('[data-card="archer"] .add').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-card="archer"] .add')).toHaveAccessibleName('Archer cannot be added: all copies are in');
  await page.keyboard.press('-');
  await expect(page.locator('[data-row="archer"]')).toContainText('×2');
});

test('every rule that a deck breaks is named, with what mends it', async ({ page }) => {
  await open(page);
  await paste(page, '4 scout, 3 veteran, 3 archer, 3 zombie, 3 acolyte, 2 champion, 2 hunter, 2 sentinel, 2 noble, 2 turret, squire');
  await expect(fault(page, 'error-illegal-deck-copies').first()).toContainText('4 copies of Scout: a bronze card is allowed three times');
  await expect(fault(page, 'error-illegal-deck-copies').last()).toContainText('2 copies of Turret: a gold card is allowed once');
  await expect(fault(page, 'error-illegal-deck-rarity')).toContainText('8 silver cards: at most 7 are allowed');
  await expect(fault(page, 'error-illegal-deck-stranger')).toContainText('Squire is not for decks');
  await expect(page.locator('[data-rarity="silver"]')).toHaveText('8 of 7 silver');
  await expect(page.getByRole('button', { name: / to play$/ })).toBeDisabled();
  const mend = page.locator('[data-fault]').getByRole('button', { name: /^Take (it|them) out$/ });
  for (let left = await mend.count(); left > 0; left--) {
    await mend.first().click();
    await expect(mend).toHaveCount(left - 1);
  }
  await expect(page.locator('[data-rarity="silver"]')).toHaveText('7 of 7 silver');
  await expect(fault(page, 'error-illegal-deck-size')).toContainText('a deck has 25 to 30');
  await paste(page, '3 scout, 3 veteran, 3 archer, 3 zombie, 3 acolyte, 3 seed, 3 strike, 3 brawl, 3 priest, 3 apprentice, 3 ghoul');
  await expect(fault(page, 'error-illegal-deck-size')).toContainText('33 cards: a deck has 25 to 30');
  await fault(page, 'error-illegal-deck-size').getByRole('button', { name: 'Take them out' }).click();
  await expect(bar(page)).toHaveText('Ready to play');
  await expect(page.locator('[data-card="ranger"]')).toContainText('the deck is full');
  await paste(page, '3 martyr');
  await expect(fault(page, 'error-illegal-deck-design')).toContainText('Martyr');
  await page.getByRole('button', { name: 'Allow the further designs' }).click();
  await expect(fault(page, 'error-illegal-deck-design')).toHaveCount(0);
  await expect(page.locator('[data-card="martyr"]')).toBeVisible();
});

test('every line that cannot be read is named', async ({ page }) => {
  await open(page);
  await openText(page);
  await text(page).fill('leader: sage\n2 Scout # fine\n3x Drgon\n\n0 Archer\nleader: value\n2 qqqqqqqq\n30 veteran\n30 archer');
  const wrong = fault(page, 'error-bad-deck-line');
  for (const [n, said] of [
    'Line 3, `3x Drgon`: there is no such card; Dragon is one', 'Line 5, `0 Archer`: that is no number of copies',
    'Line 6, `leader: value`: a deck has one leader', 'Line 7, `2 qqqqqqqq`: there is no such card', 'Line 9, `30 archer`: a deck has at most 30 cards',
  ].entries()) await expect(wrong.nth(n)).toHaveText(said);
  await text(page).fill('leader: king\n3 Archer');
  await expect(wrong).toHaveText(/leaders are rookie, sage/);
  await page.getByRole('button', { name: 'Use the 3 cards that can be read' }).click();
  await expect(page.locator('[data-row="archer"]')).toContainText('×3');
  await openText(page);
  await text(page).fill('nothing of this');
  await expect(page.getByRole('button', { name: 'No card can be read' })).toBeDisabled();
});

/** What the validator of the game can find, by the test above that reaches it and sees it shown. */
const REACHED = [
  'error-illegal-deck-size', 'error-illegal-deck-design', 'error-illegal-deck-stranger', 'error-illegal-deck-copies', 'error-illegal-deck-rarity',
  'error-bad-deck-line', 'error-bad-deck-one-leader', 'error-bad-deck-leaders', 'error-bad-deck-no-card', 'error-bad-deck-card-like',
  'error-bad-deck-copies', 'error-bad-deck-size',
];

test('the tests above reach everything that the game can find wrong about a deck', () => {
  const words = readFileSync(new URL('../../crates/skirmish/words/en/table.ftl', import.meta.url), 'utf8');
  const all = [...words.matchAll(/^(error-(?:bad|illegal)-deck-[a-z-]+) =/gm)].map(([, key]) => key);
  expect(all.toSorted()).toEqual(REACHED.toSorted());
});

test('a deck comes back from its text and its link, and work outlives the page', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await begin(page, 'outlaws');
  await page.locator('[data-row="shock_bandit"]').click();
  await page.locator('[data-card="archer"] .add').click();
  await expect(bar(page)).toHaveText('Ready to play');
  const all = await rows(page).allTextContents();
  await page.getByRole('button', { name: 'Copy text' }).click();
  const written = await page.evaluate(() => navigator.clipboard.readText());
  expect(written).toContain('leader: warlord\n');
  expect(written).toContain('2 Shock Bandit\n');
  await page.getByRole('button', { name: 'Copy link' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('/build/skirmish/leader');
  await page.reload();
  await expect(rows(page)).toHaveText(all);
  await expect(page.getByRole('textbox', { name: 'Name of the deck' })).toHaveValue('Outlaws');
  await page.getByRole('button', { name: 'My decks' }).click();
  await page.getByRole('button', { name: 'Begin with nothing' }).click();
  await expect(rows(page)).toHaveCount(0);
  await paste(page, written);
  await expect(rows(page)).toHaveText(all);
  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await expect(rows(page)).toHaveText(all);
  await expect(page.getByText('Warlord', { exact: true })).toBeVisible();
  // What is changed then is kept as well.
  await page.locator('[data-row="archer"]').click();
  await page.reload();
  await expect(rows(page)).toHaveCount(all.length - 1);
  await page.goto(`${BUILDER}/leader:sage,3*archer,2*nobody`);
  await expect(fault(page, 'error-bad-deck-line')).toHaveText('Line 3, `2*nobody`: there is no such card');
});

test('saved decks are opened, renamed, copied and deleted, with a way back', async ({ page }) => {
  await open(page);
  await begin(page, 'thieves');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const lists = page.locator('[data-list]');
  const manage = () => page.getByRole('button', { name: 'My decks' }).click();
  await manage();
  await lists.getByRole('button', { name: /^copy ?: Thieves$/ }).click();
  await expect(lists).toHaveCount(2);
  await lists.getByRole('button', { name: /^rename ?: Thieves 2$/ }).click();
  await page.getByRole('textbox', { name: 'New name' }).fill('Night shift');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-list="Night shift"]')).toBeVisible();
  await lists.getByRole('button', { name: /^delete ?: Thieves$/ }).click();
  await expect(lists).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(lists).toHaveCount(2);
  await page.locator('[data-list="Night shift"] .open').click();
  await expect(page.getByRole('textbox', { name: 'Name of the deck' })).toHaveValue('Night shift');
  await page.locator('[data-row="archer"]').click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await manage();
  await expect(page.locator('[data-list="Night shift"]')).toContainText('not finished');
});

test('the builder finds cards by word, power and what they do', async ({ page }) => {
  await open(page);
  const found = page.locator('[data-card]:not(.other)');
  await expect(page.getByRole('heading', { name: '70 cards' })).toBeVisible();
  await page.getByRole('searchbox').fill('dragon');
  await expect(found.first()).toHaveAttribute('data-card', 'dragon');
  await page.getByRole('button', { name: 'Show all cards' }).click();
  await page.getByRole('button', { name: 'death', exact: true }).click();
  await page.getByRole('button', { name: 'slots', exact: true }).click();
  await expect(found.first()).toContainText(/Death|dies|dying/);
  await page.getByRole('searchbox').fill('qqqq');
  await expect(page.getByText('No card is like that.')).toBeVisible();
});

test('axe finds nothing, in three themes, wide and narrow, and nothing sticks out', async ({ page }) => {
  test.setTimeout(480_000);
  await open(page);
  await paste(page, '4 scout, 3 veteran, 3 archer, 2 champion, 2 hunter, 2 sentinel, 2 noble, 1 turret, 2 strike');
  const found: string[] = [];
  for (const theme of ['light', 'dark', 'contrast']) {
    await showTheme(page, theme);
    for (const [width, height] of [[1366, 820], [360, 740]] as const) {
      await page.setViewportSize({ width, height });
      found.push(...(await findings(page, `builder, ${theme}, ${width}`)));
      if (width > 400) continue;
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
      await page.getByRole('button', { name: 'Show deck' }).click();
      found.push(...(await findings(page, `deck sheet, ${theme}`)));
      await page.getByRole('button', { name: 'Back to cards' }).click();
    }
    await page.setViewportSize({ width: 1366, height: 820 });
    for (const name of ['My decks', 'The deck as text', LEADER]) {
      await page.getByRole('button', { name }).click();
      found.push(...(await findings(page, `${name}, ${theme}`)));
      await page.keyboard.press('Escape');
    }
  }
  expect(found).toEqual([]);
});
