// People in different browsers find each other and begin a game. What happens at the table afterwards is
// tested elsewhere.
import { findings } from './axe';
import { join, openTable, PHONE, sentence, standing, visitor, WIDE } from './online';
import { expect, test } from './parlour';

test('two people open a table, join by its address, get ready and begin', async ({ browser, baseURL, complaints }) => {
  const ada = await visitor({ browser, baseURL, complaints });
  const ben = await visitor({ browser, baseURL, complaints }, PHONE);
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
  const moves = async () => (await standing(ada)).moves + (await standing(ben)).moves;
  await expect.poll(moves).toBeGreaterThan(0);

  await ada.goto('./#/online');
  await expect(ada.locator('[data-table]')).toContainText('with Ben');
});

test('a public table stands in the lobby, and one click leads to it', async ({ browser, baseURL, complaints }) => {
  const ada = await visitor({ browser, baseURL, complaints });
  const ben = await visitor({ browser, baseURL, complaints });
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
  const ada = await visitor({ browser, baseURL, complaints });
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
    const ada = await visitor({ browser, baseURL, complaints }, WIDE, { theme });
    const address = await openTable(ada);
    const found = await findings(ada, 'host');
    const ben = await visitor({ browser, baseURL, complaints }, { width: 360, height: 740 }, { theme, textSize: 200 });
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
  const ada = await visitor({ browser, baseURL, complaints: [] });
  const other = await visitor({ browser, baseURL, complaints: [] });
  const address = await openTable(ada);
  await other.goto(address);
  await other.getByLabel('Your name').fill('Ada');
  await other.locator('[data-sit]').first().click();
  await expect(other.getByRole('alert').filter({ hasText: 'looks like this one' })).toBeVisible();
  await expect(other.getByLabel('Your name')).toBeFocused();
  await expect(other.locator('[data-place]').filter({ hasText: 'you' })).toHaveCount(0);
});

test('a table that is not there is explained', async ({ browser, baseURL }) => {
  const ada = await visitor({ browser, baseURL, complaints: [] });
  await ada.goto(`./#/online/${'a'.repeat(26)}`);
  await expect(ada.getByRole('heading', { name: 'This table cannot be opened' })).toBeVisible();
  await expect(ada.getByText('There is no such table.')).toBeVisible();
});

test('a page without a server has friends around one device, and works', async ({ browser, baseURL }) => {
  const page = await visitor({ browser, baseURL, complaints: [] });
  await page.route('**/api/**', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.goto('./');
  await expect(page.locator('[data-play="skirmish"]')).toBeVisible();
  await page.getByRole('link', { name: 'Play with friends' }).click();
  await expect(page.getByRole('heading', { name: 'At this device' })).toBeVisible();
  await expect(page).toHaveURL(/#\/online$/);
});
