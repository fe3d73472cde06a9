// What tests of tables on a server share: people in browsers of their own, and ways to gather and play.
import type { Browser } from '@playwright/test';
import { clickOne, openMoves, expect, QUICK, set, watch, type Page } from './parlour';

export const WIDE = { width: 1366, height: 820 };
export const PHONE = { width: 390, height: 844 };

/** What a test is given to open browsers with. */
export interface Where {
  browser: Browser;
  baseURL: string | undefined;
  complaints: string[];
}

/** Somebody in a browser of their own, which nobody has used before. */
export async function visitor({ browser, baseURL, complaints }: Where, viewport = WIDE, settings = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport, locale: 'en-GB', permissions: ['clipboard-read', 'clipboard-write'] });
  watch(context, baseURL, complaints);
  const page = await context.newPage();
  await set(page, { ...QUICK, ...settings });
  return page;
}

interface Opened {
  game?: string;
  name?: string;
  isPublic?: boolean;
  /** Who sits where: `me`, `open`, or the name of a bot. */
  kinds?: string[];
}

/** Opens a table as a person would. Gives the address to invite others with. */
export async function openTable(page: Page, { game = 'skirmish', name = 'Ada', isPublic = false, kinds = [] }: Opened = {}): Promise<string> {
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
export async function join(page: Page, address: string, name: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Your name').fill(name);
  await page.locator('[data-sit]').first().click();
  await expect(page.locator('[data-place]').filter({ hasText: name })).toContainText('you');
}

export const sentence = (page: Page) => page.locator('[data-waiting]');

interface Wanted {
  game?: string;
  /** Who comes, from seat 0 on. */
  people?: string[];
  /** Who has a phone. */
  phones?: string[];
  /** Bots on the seats after them. */
  bots?: string[];
  options?: Record<string, string>;
  terms?: Record<string, unknown>;
}

/** People sit down, get ready and begin. What only one click would show is done without the page; see
 * `openTable` for the rest. Gives a page for each person, in the order of the seats. */
export async function gather(where: Where, { game = 'skirmish', people = ['Ada', 'Ben'], phones = [], bots = [], options = {}, terms = {} }: Wanted = {}): Promise<Page[]> {
  const pages = await Promise.all(people.map((name) => visitor(where, phones.includes(name) ? PHONE : WIDE)));
  await Promise.all(pages.map((page, seat) => say(page, 'put', 'me', { name: people[seat] })));
  const seats = [...people.map((_, seat) => (seat === 0 ? 'me' : 'open')), ...bots];
  const [host, ...guests] = pages as [Page, ...Page[]];
  const { table } = await say(host, 'post', 'tables', { game, setup: { seats: seats.length, options }, terms, seats });
  for (const [n, guest] of guests.entries()) await say(guest, 'post', `tables/${table}/room`, { id: 'sit', do: { sit: { seat: n + 1 } } });
  await Promise.all(pages.map(async (page) => {
    await page.goto(`./#/online/${table}`);
    await page.locator('[data-ready]').click();
    await begun(page);
  }));
  return pages;
}

/** Asks the server as the person in this browser. */
async function say(page: Page, method: 'put' | 'post', what: string, data: unknown): Promise<Record<string, string>> {
  const answer = await page.request[method](`./api/v1/${what}`, { data });
  expect(answer.ok(), `${what}: ${answer.status()}`).toBe(true);
  return answer.json();
}

/** The table is there, with everybody around it. */
export async function begun(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Around the table' })).toBeVisible({ timeout: 30_000 });
}

/** Another person watches the table of somebody. */
export async function spectator(where: Where, host: Page, viewport = WIDE): Promise<Page> {
  const page = await visitor(where, viewport);
  await page.goto(host.url());
  await begun(page);
  return page;
}

/** What somebody can do now. */
interface Standing {
  moves: number;
  sending: boolean;
  over: boolean;
}

export function standing(page: Page): Promise<Standing> {
  return page.evaluate(() => ({
    moves: document.querySelectorAll('[data-move]:not(:disabled), button[title="All moves"]').length,
    sending: document.querySelector('[data-move][aria-busy], .sending') !== null,
    over: document.querySelector('#summary-title') !== null,
  }));
}

/** Makes any legal move of the list; which one follows from `n`. `last` is made only where there is no other. False
 * where there is none to make. */
export async function anyMove(page: Page, n: number, last?: string): Promise<boolean> {
  const { moves, sending } = await standing(page);
  if (moves === 0 || sending) return false;
  await openMoves(page);
  const others = `[data-move]:not([data-move="${last}"])`;
  return clickOne(page, (await page.locator(others).count()) > 0 ? others : '[data-move]', n);
}

/** Waits for something to do, but not for long: somebody else may have made the last move that is wanted. The
 * page looks by itself, because asking it over and over keeps the machine busy that all browsers share. */
async function somethingToDo(page: Page): Promise<void> {
  const found = () => document.querySelector('[data-move]:not(:disabled), button[title="All moves"], #summary-title') !== null;
  await page.waitForFunction(found, undefined, { polling: 40, timeout: 400 }).catch(() => {});
}

/** How long a whole game may take where other tests keep the machine busy. A test that plays one needs more. */
const PATIENCE = 240_000;

/** Everybody plays, each at their own pace, until the game is over for all or so many moves were made, and makes the
 * move `last` only where there is no other. Gives how many there were. */
export async function play(pages: Page[], most = Infinity, last?: string): Promise<number> {
  const end = Date.now() + PATIENCE;
  let made = 0;
  const one = async (page: Page) => {
    for (let n = 0; made < most && Date.now() < end; n++) {
      await somethingToDo(page);
      if ((await standing(page)).over) return;
      if (await anyMove(page, n, last)) made++;
      else await page.waitForTimeout(40);
    }
    if (made < most) throw new Error(`the game did not end after ${made} moves`);
  };
  await Promise.all(pages.map(one));
  // Nothing is on its way any more.
  for (const page of pages) await expect.poll(async () => (await standing(page)).sending).toBe(false);
  return made;
}

/** The lines of the story, as somebody reads them. */
export async function story(page: Page): Promise<string[]> {
  const told = page.getByRole('region', { name: 'Story' });
  if (!(await told.isVisible())) await page.keyboard.press('s');
  await expect(told).toBeVisible();
  return told.locator('button.line').allInnerTexts();
}

/** Picks something from the menu of the table. */
export async function pick(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.locator('#more').getByRole('button', { name }).click();
}

/** Whoever is to move, and everybody else. */
export async function toMove(pages: Page[]): Promise<[Page, Page]> {
  let found: Page | undefined;
  await expect.poll(async () => {
    for (const page of pages) if ((await standing(page)).moves > 0) found = page;
    return found !== undefined;
  }).toBe(true);
  const mover = found as Page;
  return [mover, pages.find((page) => page !== mover) as Page];
}
