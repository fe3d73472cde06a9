// Before a move is made the page says what it would do, what comes then, and whether it can be taken back.
import { begin, clickOne, expect, openMoves, QUICK, set, test, type Page } from './parlour';

test.beforeEach(({ page }) => set(page, QUICK));

const line = (page: Page) => page.locator('#move-preview');
const moves = (page: Page) => page.locator('[data-move]');
const four = { kinds: ['human', 'human', 'human', 'human'], names: { 0: 'Ann', 1: 'Ben', 2: 'Cal', 3: 'Dee' } };

/** The next person takes the device. */
async function take(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: /Pass the device to/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(moves(page).first()).toBeVisible();
}

for (const game of ['texas-42', 'innovation', 'skirmish', 'mordheim']) {
  test(`what a move of ${game} would do is told where it is pointed at`, async ({ page }) => {
    await begin(page, game, { seed: 5 });
    await expect(moves(page).first()).toBeVisible();
    await expect(line(page)).toHaveText('');
    const before = await moves(page).first().boundingBox();
    await moves(page).first().hover();
    await expect(line(page)).toContainText(/Then|comes then|ends the game/);
    // Against bots everything can be taken back.
    await expect(line(page)).not.toContainText('Cannot be taken back');
    // No move slips away under the pointer.
    expect(await moves(page).first().boundingBox()).toEqual(before);
  });
}

test('the board tells it too, where a click makes one move', async ({ page }) => {
  await begin(page, 'texas-42', { seed: 5 });
  await page.locator('.board [data-would]').first().hover();
  await expect(line(page)).toContainText('Then');
});

test('what has the focus is described by it', async ({ page }) => {
  await begin(page, 'innovation', { seed: 5 });
  await moves(page).first().focus();
  await expect(moves(page).first()).toHaveAccessibleDescription(/\S/);
  await moves(page).nth(1).focus();
  await expect(moves(page).first()).not.toHaveAttribute('aria-describedby', /./);
});

test('who would have to agree is said before the move is made', async ({ page }) => {
  await begin(page, 'innovation', { kinds: ['human', 'human'], names: { 0: 'Ann', 1: 'Ben' }, seed: 1 });
  const draw = page.locator('[data-move="draw"]');
  for (let n = 0; n < 40 && !(await draw.isVisible()); n++) {
    const passing = page.getByRole('heading', { name: /Pass the device to/ });
    if (await passing.isVisible()) await page.keyboard.press('Enter');
    else await clickOne(page, '[data-pass-device], [data-move]', 0);
    await page.waitForTimeout(50);
  }
  await draw.hover();
  await expect(line(page)).toContainText(/Cannot be taken back freely: (Ann|Ben) would have to agree/);
  await expect(line(page)).toContainText('not known yet');
});

test('a click does not wait for it', async ({ page }) => {
  await begin(page, 'texas-42', { ...four, seed: 1 });
  await take(page);
  await moves(page).first().click();
  await expect(page.locator('[data-pass-device]')).toBeVisible();
  await expect(line(page)).toHaveCount(0);
});

test('going on from the past says who must agree', async ({ page }) => {
  await begin(page, 'texas-42', { ...four, seed: 1 });
  await take(page);
  await moves(page).first().hover();
  await expect(line(page)).toContainText('Then Ben decides');
  await moves(page).first().click();
  await page.locator('[data-pass-device]').click();
  await take(page);
  await page.keyboard.press('[');
  const banner = page.getByRole('group', { name: 'A moment in the past' });
  await expect(banner.getByRole('button', { name: /Continue from here/ })).toContainText('Ann, Cal and Dee must agree');
  await page.keyboard.press('s');
  await expect(page.getByLabel('Moment of the game').last()).toHaveAttribute('aria-valuetext', /must agree/);
});

test('against bots nobody has to agree to going on from the past', async ({ page }) => {
  await begin(page, 'innovation', { seed: 4 });
  await expect(moves(page).first()).toBeVisible();
  await clickOne(page, '[data-move]', 1);
  await expect(moves(page).first()).toBeVisible();
  await page.keyboard.press('[');
  const banner = page.getByRole('group', { name: 'A moment in the past' });
  await expect(banner.getByRole('button', { name: /Continue from here/ })).toContainText('nobody has to agree');
});

test('on a phone nothing moves when it comes', async ({ browser, baseURL }) => {
  const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, baseURL });
  const page = await phone.newPage();
  await set(page, QUICK);
  await begin(page, 'innovation', { seed: 5 });
  await openMoves(page);
  await expect(moves(page).first()).toBeVisible();
  const before = await moves(page).first().boundingBox();
  await moves(page).first().focus();
  await expect(line(page)).not.toBeEmpty();
  expect(await moves(page).first().boundingBox()).toEqual(before);
  await phone.close();
});
