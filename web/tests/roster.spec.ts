// The builder of Mordheim rosters: built by mouse, everything that can be wrong, the ways in and out, printed sheets.
import { readFileSync } from 'node:fs';
import { findings } from './axe';
import { expect, QUICK, set, test, watch, type Page } from './parlour';

const BUILDER = './#/build/mordheim';
const status = (page: Page) => page.locator('header [role="status"]');
const field = (page: Page) => page.getByRole('textbox', { name: 'Text of the roster' });
const openText = (page: Page) => page.getByRole('button', { name: 'Text and link' }).click();

async function open(page: Page, roster: string, theme = 'light'): Promise<void> {
  await set(page, { ...QUICK, theme });
  await page.goto(`${BUILDER}/${encodeURIComponent(roster)}`);
  await expect(page.locator('[data-cost]')).toBeVisible();
}

const RIVER = ['name: River Company', 'warband: reikland', 'captain: sword, light armour, shield # Ottilie Kern', 'champion: axe, mace', '3 marksman: bow # The Fowlers', '2 warrior: spear'].join('\n');

/** A text for every message that the game has about rosters. */
const WRONG: Record<string, string> = {
  'unknown': 'rivr-company',
  'unknown-empty': '',
  'twice': 'warband: reikland\ncaptain: shield, shield',
  'twice-key': 'name: One\nname: Two\nwarband: reikland\ncaptain',
  'veterans-only': 'warband: reikland\ncaptain: dodge',
  'veterans-only-spell': 'warband: sisters of sigmar\nmatriarch: prayer 1, soulfire',
  'veterans-only-gain': 'warband: reikland\ncaptain: +1 WS',
  'warband-missing': 'captain: sword',
  'name': `name: ${'long '.repeat(12)}\nwarband: reikland\ncaptain`,
  'warband-unknown': 'warband: elves',
  'veterans': 'warband: reikland\nveterans: perhaps\ncaptain',
  'gold': 'warband: reikland\ncaptain: heavy armour\n5 warrior: sword, heavy armour',
  'fighter-unknown': 'warband: reikland\ncaptain\nzzyzx: sword',
  'fighter-unknown-near': 'warband: reikland\ncaptain\n3 marksmen: bow',
  'group': 'warband: reikland\ncaptain\n6 warrior',
  'group-hero': 'warband: reikland\n2 captain',
  'leader': 'warband: reikland\ncaptain\ncaptain\nchampion',
  'leader-missing': 'warband: reikland\n3 warrior',
  'limit': 'warband: reikland\ncaptain\nchampion\nchampion\nchampion',
  'size': 'warband: reikland\ncaptain\n5 warrior\n5 warrior\n5 warrior',
  'entry-unknown': 'warband: reikland\ncaptain: zzyzx',
  'entry-unknown-near': 'warband: reikland\ncaptain: swrd',
  'close-weapons': 'warband: reikland\ncaptain: axe, sword, mace',
  'close-weapons-same': 'warband: reikland\ncaptain: sword, sword, sword',
  'missile-weapons': 'warband: reikland\ncaptain: bow, pistol, crossbow',
  'warhammers': 'warband: sisters of sigmar\n4 sister: sigmarite warhammer, sigmarite warhammer',
  'buys-nothing': 'warband: skaven\ngiant rat: club',
  'item-forbidden-armour': 'warband: sisters of sigmar\naugur: helmet',
  'item-forbidden-missiles': 'warband: witch hunters\nveterans: yes\nflagellant: bow',
  'item-forbidden-misc': 'warband: sisters of sigmar\nnovice: holy tome',
  'item-forbidden-poison': 'warband: sisters of sigmar\nveterans: yes\nmatriarch: dark venom',
  'item-forbidden-skaven': 'warband: reikland\nveterans: yes\ncaptain: blowpipe',
  'item-forbidden-sisters': 'warband: reikland\nveterans: yes\ncaptain: sigmarite warhammer',
  'item-not-listed': 'warband: reikland\ncaptain: long bow',
  'body-armour': 'warband: reikland\ncaptain: light armour, heavy armour',
  'mutation-not-for': 'warband: reikland\ncaptain: spines',
  'mutation-missing': 'warband: possessed\nmutant: axe',
  'skill-not-for': 'warband: reikland\nveterans: yes\nwarrior: dodge',
  'spell-not-for': 'warband: reikland\ncaptain: spell 1',
  'gain-unknown': 'warband: reikland\nveterans: yes\ncaptain: +1 luck',
  'gain-limit': 'warband: reikland\nveterans: yes\ncaptain: +3 WS',
  'claws': 'warband: skaven\nassassin adept: fighting claws, sling',
};

test('every error of the validator can be reached, and is shown in words', async ({ page }) => {
  const words = readFileSync('../crates/mordheim/words/en/table.ftl', 'utf8');
  const known = [...words.matchAll(/^error-roster-([\w-]+) =/gm)].map(([, code]) => code).filter((code) => code !== 'place');
  expect(Object.keys(WRONG).sort(), 'there is a text for each message').toEqual(known.sort());
  await open(page, RIVER);
  await openText(page);
  for (const [code, text] of Object.entries(WRONG)) {
    await field(page).fill(text);
    const shown = page.getByRole('dialog').locator(`[data-wrong="error-roster-${code}"]`);
    await expect(shown.first(), code).toBeVisible();
    await expect(shown.first(), code).toContainText(/\S+ \S+ \S+/);
    await expect(shown.first(), code).not.toContainText('error-roster');
  }
});

test('what is wrong is said while building, and can be taken back', async ({ page }) => {
  await open(page, RIVER);
  await expect(status(page)).toContainText('ready for battle');
  await page.locator('.editor [data-thing]').filter({ hasText: 'heavy armour' }).first().click();
  await expect(page.locator('[data-wrong="error-roster-body-armour"]')).toBeVisible();
  await expect(page.locator('[data-play-roster]')).toBeDisabled();
  await expect(page.locator('[data-play-roster]')).toContainText('Mend one thing to play');
  await page.locator('[data-take-back]').click();
  await expect(status(page)).toContainText('ready for battle');
  await page.keyboard.press('Control+y');
  await expect(page.locator('[data-wrong="error-roster-body-armour"]')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.locator('[data-play-roster]')).toBeEnabled();
});

test('what a fighter has in battle is what the rules say', async ({ page }) => {
  await open(page, RIVER);
  const inBattle = page.getByRole('region', { name: 'In battle' });
  await expect(inBattle).toContainText('Save 6+');
  await expect(inBattle).toContainText('Save 5+ with the shield');
  await expect(page.locator('.editor [data-thing="dagger"]')).toContainText('free');
  // What is worn stands with the armour, and two saves become one where there is no shield.
  await page.locator('.editor [data-thing="shield"]').click();
  await expect(inBattle).not.toContainText('with the shield');
  await expect(inBattle).toContainText('Save 6+');
  const skaven = ['name: Claws', 'warband: skaven', 'veterans: yes', 'assassin adept: fighting claws, +1 WS', '4 verminkin'].join('\n');
  await page.goto('about:blank');
  await page.goto(`${BUILDER}/${encodeURIComponent(skaven)}`);
  await expect(page.locator('.editor td').nth(1)).toHaveText('5');
  await expect(inBattle).not.toContainText(/Save \d/);
  await expect(page.locator('.editor [data-thing="dagger"][aria-checked="true"]')).toHaveCount(0);
});

test('too much gold is laid to nobody, and the last thing bought is marked', async ({ page }) => {
  await open(page, 'river-company');
  await expect(status(page)).toContainText('ready for battle');
  await page.locator('.editor [data-thing]').filter({ hasText: 'helmet' }).first().click();
  await expect(status(page)).toContainText('2 gold crowns too much');
  await expect(page.locator('[data-line].faulty')).toHaveCount(0);
  await expect(page.locator('[data-line] i.new')).toHaveText('helmet');
});

test('text goes out and comes in again, for every roster that comes with the game', async ({ page }) => {
  test.setTimeout(240_000);
  await open(page, RIVER);
  const cost = page.locator('[data-cost]');
  let text = '';
  for (const ready of ['river-company', 'gutter-claws', 'sons-of-the-wolf-rock', 'the-gilded-tide', 'pyre-and-hammer', 'vigil-of-the-rock', 'the-pale-court', 'circle-of-the-pit']) {
    await openText(page);
    await field(page).fill(ready);
    await page.getByRole('button', { name: 'Take it over' }).click();
    await expect(status(page), ready).toContainText('ready for battle');
    await openText(page);
    // What stood there before was ready for battle too.
    await expect(field(page), ready).not.toHaveValue(text);
    text = await field(page).inputValue();
    await field(page).fill('');
    await field(page).fill(text);
    await expect(page.getByText('Every line is understood, and no rule is broken.')).toBeVisible();
    // The same text is the same roster: there is nothing to take over.
    await expect(page.getByRole('button', { name: 'Take it over' }), ready).toBeDisabled();
    const before = await cost.textContent();
    await page.keyboard.press('Escape');
    // As a link it is the same, too.
    await page.goto('about:blank');
    await page.goto(`${BUILDER}/${encodeURIComponent(text)}`);
    await expect(cost, ready).toHaveText(before ?? '');
  }
});

test('a roster is built from its leader by mouse, saved, and played now', async ({ page }) => {
  await set(page, QUICK);
  await page.goto(BUILDER);
  await page.getByRole('button', { name: /^Begin with the leader: Reikland/ }).click();
  await expect(status(page)).toContainText('one rule is broken');
  for (let n = 0; n < 4; n++) await page.locator('[data-hire="warrior"]').click();
  await expect(status(page)).toContainText('ready for battle');
  await page.locator('[data-save]').click();
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  await page.locator('[data-play-roster]').click();
  await expect(page.locator('.stage')).toBeVisible();
});

test('the printed sheets have everything', async ({ page }) => {
  await open(page, RIVER);
  const sheet = page.locator('.print');
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  for (const what of ['River Company', 'Ottilie Kern', 'The Fowlers', 'Mercenary Captain', 'Champion', 'Marksman', 'Light Armour', 'Shield', 'Spear', 'Bow']) {
    await expect(sheet.getByText(what, { exact: false }).first(), what).toBeVisible();
  }
  await expect(sheet.locator('table').first().locator('th')).not.toHaveCount(0);
  expect(pages(await page.pdf({ preferCSSPageSize: true })), 'the sheet is one page').toBe(1);
  await page.emulateMedia({ media: 'screen' });
  // What is printed is gone from the page when printing ends: it is kept at that moment.
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', document.querySelector('.print')?.textContent ?? '');
  });
  await page.locator('[data-print="rules"]').click();
  const rules = (await page.locator('body').getAttribute('data-printed')) ?? '';
  for (const what of ['Rules for River Company', 'Bow', 'Light Armour', 'knocked down', 'stunned']) expect(rules.toLowerCase()).toContain(what.toLowerCase());
});

const pages = (pdf: Buffer) => (pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length;

for (const theme of ['light', 'dark', 'contrast'] as const) {
  test(`nothing keeps anybody from reading the builder, ${theme}`, async ({ page }) => {
    await open(page, RIVER, theme);
    const found = await findings(page, 'a roster');
    await page.locator('.editor [data-thing]').filter({ hasText: 'heavy armour' }).first().click();
    await expect(page.locator('[data-wrong]').first()).toBeVisible();
    found.push(...await findings(page, 'with an error'));
    expect(found).toEqual([]);
  });
}

test('on a phone it is one column, and a warrior is opened and left', async ({ browser, baseURL }) => {
  const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, baseURL });
  const complaints: string[] = [];
  watch(phone, baseURL, complaints);
  const page = await phone.newPage();
  await open(page, RIVER);
  await page.getByText('Ottilie Kern').first().tap();
  await expect(page.locator('.editor')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'To the warband' }).tap();
  await expect(page.locator('[data-cost]')).toBeVisible();
  expect(complaints).toEqual([]);
  await phone.close();
});
