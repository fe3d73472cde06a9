// People in different browsers find each other and begin a game. What happens at the table afterwards is
// tested elsewhere.
import type { Browser } from '@playwright/test';
import { findings } from './axe';
import { expect, QUICK, set, test, watch, type Page } from './parlour';

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

/** Somebody in a browser of their own, which nobody has used before. */
async function visitor(browser: Browser, baseURL: string | undefined, complaints: string[], viewport = WIDE, settings = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport, locale: 'en-GB', permissions: ['clipboard-read', 'clipboard-write'] });
  watch(context, baseURL, complaints);
  const page = await context.newPage();
  await set(page, { ...QUICK, ...settings });
  return page;
}

interface Wanted {
  game?: string;
  name?: string;
  isPublic?: boolean;
  /** Who sits where: `me`, `open`, or the name of a bot. */
  kinds?: string[];
}

/** Opens a table as a person would. Gives the address to invite others with. */
async function openTable(page: Page, { game = 'skirmish', name = 'Ada', isPublic = false, kinds = [] }: Wanted = {}): Promise<string> {
  await page.goto('./');
  await page.locator('main').getByRole('link', { name: 'Play with friends' }).click();
  await page.locator(`[data-open="${game}"]`).click();
  await page.getByLabel('Your name').fill(name);
  for (const [seat, kind] of kinds.entries()) await page.locator(`select[data-seat="${seat}"]`).selectOption(kind);
  if (isPublic) await page.getByRole('radio', { name: 'public' }).check({ force: true });
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('heading', { name: 'Table: ' })).toBeVisible();
  return page.getByLabel('Address of this table', { exact: true }).inputValue();
}

/** Comes by an address, says a name and sits down on the first open seat. */
async function join(page: Page, address: string, name: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Your name').fill(name);
  await page.locator('[data-sit]').first().click();
  await expect(page.locator('[data-place]').filter({ hasText: name })).toContainText('you');
}

const sentence = (page: Page) => page.locator('[data-waiting]');

test('two people open a table, join by its address, get ready and begin', async ({ browser, baseURL, complaints }) => {
  const ada = await visitor(browser, baseURL, complaints);
  const ben = await visitor(browser, baseURL, complaints, PHONE);
  const address = await openTable(ada);
  await expect(sentence(ada)).toHaveText('One seat is still open.');
  await expect(ada.getByRole('img', { name: /QR code/ })).toHaveJSProperty('complete', true);
  await ada.getByRole('button', { name: 'Copy the address' }).click();
  expect(await ada.evaluate(() => navigator.clipboard.readText())).toBe(address);

  await join(ben, address, 'Ben');
  await expect(sentence(ada)).toHaveText('Everybody sits. Are you ready?');
  await ada.locator('[data-ready]').click();
  await expect(sentence(ada)).toHaveText('Waiting for Ben.');
  await expect(ben.locator('[data-place]').filter({ hasText: 'Ada' })).toContainText('ready');
  await ben.locator('[data-ready]').click();

  for (const page of [ada, ben]) {
    await expect(sentence(page)).toHaveCount(0);
    await expect(page).toHaveTitle(/Skirmish/);
  }
  const moves = async () => (await ada.locator('[data-move]').count()) + (await ben.locator('[data-move]').count());
  await expect.poll(moves).toBeGreaterThan(0);

  await ada.goto('./#/online');
  await expect(ada.locator('[data-table]')).toContainText('with Ben');
});

test('a public table stands in the lobby, and one click leads to it', async ({ browser, baseURL, complaints }) => {
  const ada = await visitor(browser, baseURL, complaints);
  const ben = await visitor(browser, baseURL, complaints);
  const address = await openTable(ada, { game: 'innovation', name: 'Grace', isPublic: true });
  const id = address.split('/').at(-1) ?? '';
  await ben.goto('./#/online');
  const listed = ben.locator(`[data-listed="${id}"]`);
  await expect(listed).toContainText('1 of 2 seats taken · with Grace');
  await listed.getByRole('link', { name: 'Join' }).click();
  await expect(ben.getByText('You are invited to play with Grace.')).toBeVisible();
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByLabel('Your name').press('Enter');
  await expect(sentence(ben)).toHaveText('Everybody sits. Are you ready?');
});

test('the host puts a bot on a seat, and frees it again', async ({ browser, baseURL, complaints }) => {
  const ada = await visitor(browser, baseURL, complaints);
  await openTable(ada, { game: 'texas-42', kinds: ['me', 'strong', 'open', 'novice'] });
  await expect(sentence(ada)).toHaveText('One seat is still open.');
  await ada.locator('[data-fill="2"]').selectOption('casual');
  await expect(sentence(ada)).toHaveText('Everybody sits. Are you ready?');
  await ada.locator('[data-fill="2"]').selectOption('');
  await expect(sentence(ada)).toHaveText('One seat is still open.');
  await ada.getByRole('button', { name: 'Stand up' }).click();
  await expect(sentence(ada)).toHaveText('2 seats are still open.');
});

for (const theme of ['light', 'dark', 'contrast']) {
  test(`everybody can gather at a table, in the ${theme} theme`, async ({ browser, baseURL, complaints }) => {
    const ada = await visitor(browser, baseURL, complaints, WIDE, { theme });
    const address = await openTable(ada);
    const found = await findings(ada, 'host');
    const ben = await visitor(browser, baseURL, complaints, { width: 360, height: 740 }, { theme, textSize: 200 });
    await ben.goto(address);
    await expect(ben.getByLabel('Your name')).toBeVisible();
    found.push(...(await findings(ben, 'guest')));
    await join(ben, address, 'Ben');
    await ben.getByText('How the shuffle is made fair').click();
    found.push(...(await findings(ben, 'seated guest')));
    const sticking = await ben.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect([found, sticking]).toEqual([[], 0]);
  });
}

test('a name that is taken is refused in words', async ({ browser, baseURL }) => {
  // The browser itself writes down what the server refuses.
  const ada = await visitor(browser, baseURL, []);
  const other = await visitor(browser, baseURL, []);
  const address = await openTable(ada);
  await other.goto(address);
  await other.getByLabel('Your name').fill('Ada');
  await other.locator('[data-sit]').first().click();
  await expect(other.getByRole('alert').filter({ hasText: 'looks like this one' })).toBeVisible();
  await expect(other.getByLabel('Your name')).toBeFocused();
  await expect(other.locator('[data-place]').filter({ hasText: 'you' })).toHaveCount(0);
});

test('a table that is not there is explained', async ({ browser, baseURL }) => {
  const ada = await visitor(browser, baseURL, []);
  await ada.goto(`./#/online/${'a'.repeat(26)}`);
  await expect(ada.getByRole('heading', { name: 'This table cannot be opened' })).toBeVisible();
  await expect(ada.getByText('There is no such table.')).toBeVisible();
});

test('a page without a server has no way to friends, and works', async ({ browser, baseURL }) => {
  const page = await visitor(browser, baseURL, []);
  await page.route('**/api/**', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.goto('./');
  await expect(page.locator('[data-play="skirmish"]')).toBeVisible();
  await expect(page.getByText('Play with friends')).toHaveCount(0);
  await page.goto('./#/online');
  await expect(page.getByRole('heading', { name: 'There is no server here' })).toBeVisible();
});
