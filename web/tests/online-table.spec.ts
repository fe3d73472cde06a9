// People in different browsers play at a table on a server: whole games, and everything around them. How
// they meet is tested elsewhere.
import type { Browser, WebSocketRoute } from '@playwright/test';
import { findings } from './axe';
import { story } from './online';
import { clickOne, expect, openMoves, over, QUICK, set, test, watch, type Page } from './parlour';

const WIDE = { width: 1366, height: 820 };
const PHONE = { width: 390, height: 844 };

interface Terms {
  time?: unknown;
  on_timeout?: string;
  hints?: boolean;
}

interface Wanted {
  game: string;
  /** Who sits where: `open` for people, or the name of a bot. The first person opens the table. */
  seats: string[];
  options?: Record<string, string>;
  terms?: Terms;
}

/** Somebody in a browser of their own. */
async function person(browser: Browser, baseURL: string | undefined, complaints: string[], name?: string, viewport = WIDE, settings = {}): Promise<Page> {
  const touch = viewport === PHONE;
  const context = await browser.newContext({ baseURL, viewport, locale: 'en-GB', hasTouch: touch, isMobile: touch });
  watch(context, baseURL, complaints);
  const page = await context.newPage();
  await set(page, { ...QUICK, ...settings });
  await page.goto('./');
  if (name !== undefined) await ask(page, 'PUT', 'me', { name });
  return page;
}

/** Asks the server as the person in a browser. */
async function ask<Answer>(page: Page, method: string, path: string, body: unknown): Promise<Answer> {
  const answer = await page.evaluate(
    async ([method, path, body]) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(`api/v1/${path}`, { method, headers, body: JSON.stringify(body) })).json();
    },
    [method, path, body] as const,
  );
  expect(answer?.error).toBeUndefined();
  return answer as Answer;
}

/** Lets people sit down at a new table and say that they are ready. Gives its id. */
async function begin(people: Page[], { game, seats, options = {}, terms = {} }: Wanted): Promise<string> {
  const [host, ...others] = people;
  const agreed = {
    public: false, time: 'none', on_timeout: 'bot', stand_in: 'novice', spectators: true, spectator_delay: 0, hints: true, ask_all: false, ...terms,
  };
  const first = seats.indexOf('open');
  const { table } = await ask<{ table: string }>(host!, 'POST', 'tables', {
    game, setup: { seats: seats.length, options }, terms: agreed, seats: seats.map((seat, n) => (n === first ? 'me' : seat)),
  });
  const free = seats.flatMap((seat, n) => (seat === 'open' && n !== first ? [n] : []));
  for (const [n, page] of others.entries()) {
    await ask(page, 'POST', `tables/${table}/room`, { id: `sit-${n}`, do: { sit: { seat: free[n] } } });
  }
  for (const page of people) await page.goto(`./#/online/${table}`);
  for (const page of people) await page.locator('[data-ready]').click();
  for (const page of people) await expect(page.locator('[data-board]')).toBeVisible();
  return table;
}

/** Whoever has something to decide decides, until the game is over or `enough` says so. */
async function playOn(people: Page[], enough: () => Promise<boolean>, most = 4_000): Promise<number> {
  let made = 0;
  for (let n = 0; n < most; n++) {
    if (await enough()) return made;
    for (const page of people) {
      await openMoves(page);
      if (await clickOne(page, '[data-move]:enabled', n * 5 + 1)) made++;
      await clickOne(page, '.ask > .primary', 0);
    }
    await people[0]?.waitForTimeout(15);
  }
  throw new Error(`the game did not end after ${made} moves`);
}

const status = (page: Page) => page.locator('p.status');
const dialog = (page: Page) => page.locator('dialog[open]');
const place = (page: Page, seat: number) => page.locator(`[data-place="${seat}"]`);

async function fromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name, exact: true }).click();
}

// Several browsers on a busy computer: what is late once may be tried again.
test.describe.configure({ retries: 1 });

test('Texas 42: four people play a whole game, one of them on a phone, and check its luck', async ({ browser, baseURL, complaints }) => {
  test.setTimeout(300_000);
  const seats = ['open', 'open', 'open', 'open'];
  const people = await Promise.all(seats.map((_, n) => person(browser, baseURL, complaints, `Person ${n + 1}`, n === 1 ? PHONE : WIDE)));
  await begin(people, { game: 'texas-42', seats, options: { target: '1' } });
  const [first] = people;
  await playOn(people, () => over(first!));
  for (const page of people) await expect(page.getByRole('button', { name: 'Play again' }).first()).toBeVisible();
  await first!.getByRole('button', { name: 'Fair luck' }).click();
  await expect(first!.getByText('Checked: every seal was kept')).toBeVisible();
});

test('whoever was away is told everything, and a move that was under way is made once', async ({ browser, baseURL }) => {
  // The browser itself writes down that there is no connection.
  const ada = await person(browser, baseURL, [], 'Ada');
  const ben = await person(browser, baseURL, [], 'Ben');
  let line: WebSocketRoute | undefined;
  let down = false;
  await ada.routeWebSocket(/\/socket$/, (socket) => {
    line = socket;
    if (down) void socket.close();
    else socket.connectToServer();
  });
  await begin([ada, ben], { game: 'innovation', seats: ['open', 'open'] });
  await clickOne(ada, '[data-move]:enabled', 0);
  await clickOne(ben, '[data-move]:enabled', 0);
  await expect.poll(() => story(ada)).toContainEqual(expect.stringContaining('begins with'));
  await playOn([ada, ben], async () => (await ada.locator('[data-move]').count()) > 0);
  down = true;
  await line!.close();
  await expect(ada.getByText('The connection is lost')).toBeVisible();
  await ada.locator('[data-move]').first().click();
  await expect(ada.getByText('Waiting for the connection to send')).toBeVisible();
  await expect(ada.locator('[data-move][aria-busy=true]')).toHaveCount(1);
  await expect(place(ben, 0)).toContainText('away');
  down = false;
  await expect(ada.getByText('The connection is lost')).toHaveCount(0);
  await expect(ada.getByText('Waiting for the connection to send')).toHaveCount(0);
  await expect(place(ben, 0)).not.toContainText('away');
  const told = async (page: Page) => Number(/(\d+) \/ \d+$/.exec((await page.getByRole('complementary', { name: 'Story' }).innerText()).trim())?.[1]);
  await story(ben);
  await expect.poll(async () => (await told(ada)) - (await told(ben))).toBe(0);
});

for (const theme of ['light', 'dark', 'contrast']) {
  test(`everybody can play at a table on a server, in the ${theme} theme`, async ({ browser, baseURL, complaints }) => {
    const ada = await person(browser, baseURL, complaints, 'Ada', WIDE, { theme });
    const ben = await person(browser, baseURL, complaints, 'Ben', PHONE, { theme, textSize: 200 });
    const terms = { time: { live: { bank_s: 20, increment_s: 30 } }, on_timeout: 'skip' };
    await begin([ada, ben], { game: 'innovation', seats: ['open', 'open'], terms });
    const found = await findings(ada, 'table');
    for (const panel of ['Chat', 'Players', 'Fair luck']) {
      await ada.getByRole('button', { name: panel, exact: true }).click();
      found.push(...(await findings(ada, panel)));
    }
    await ada.keyboard.press('Escape');
    found.push(...(await findings(ben, 'phone')));
    await fromMenu(ada, 'Offer a draw');
    await expect(dialog(ben)).toBeVisible();
    found.push(...(await findings(ben, 'dialog')), ...(await findings(ada, 'proposal')));
    const sticking = await ben.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect([found, sticking]).toEqual([[], 0]);
  });
}
