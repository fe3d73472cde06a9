// What all tests share: a page that must not complain, and ways to sit down at a table.
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';

export { expect };
export type { BrowserContext, Page };

/** Writes down whenever a page complains, throws, or asks another origin for anything. */
export function watch(context: BrowserContext, baseURL: string | undefined, complaints: string[]): void {
  const own = new URL(baseURL ?? '').origin;
  const watchPage = (page: Page) => {
    page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
    page.on('console', (message) => {
      // A browser writes down by itself that a server cannot be asked without a network.
      const about = `${message.text()} ${message.location().url}`;
      const offline = about.includes('ERR_INTERNET_DISCONNECTED') && about.includes('/api/');
      if (!offline && (message.type() === 'error' || message.type() === 'warning')) {
        complaints.push(`${message.type()}: ${message.text()}`);
      }
    });
  };
  context.on('page', watchPage);
  context.pages().forEach(watchPage);
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== own && protocol.startsWith('http')) complaints.push(`request: ${request.url()}`);
  });
}

/** A test fails when its page complains. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ context, baseURL }, use) => {
      const complaints: string[] = [];
      watch(context, baseURL, complaints);
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** Settings that a test wants from the start. */
export async function set(page: Page, settings: Record<string, unknown>): Promise<void> {
  await page.addInitScript((kept) => {
    // An empty page has no storage.
    if (location.protocol !== 'about:' && !localStorage.getItem('parlour.settings')) {
      localStorage.setItem('parlour.settings', JSON.stringify(kept));
    }
  }, settings);
}

/** Bots without pauses, nothing that moves, and the list of moves beside the board. */
export const QUICK = { speed: 'instant', motion: 'none', autoContinue: true, sound: false, moves: true };

interface Wanted {
  options?: Record<string, string>;
  /** How many seats, where the game has a choice. */
  count?: number;
  /** Who sits where: `human`, or the name of a bot. */
  kinds?: string[];
  names?: Record<number, string>;
  seed?: number;
}

/** Sets a game up as a person would, and starts it. */
export async function begin(page: Page, game: string, wanted: Wanted = {}): Promise<void> {
  await page.goto(`./#/new/${game}`);
  const start = page.getByRole('button', { name: 'Start', exact: false });
  await expect(start).toBeVisible();
  if (wanted.count) await page.getByRole('radio', { name: String(wanted.count), exact: true }).check({ force: true });
  for (const [seat, kind] of (wanted.kinds ?? []).entries()) {
    await page.locator(`select[data-seat="${seat}"]`).selectOption(kind);
  }
  for (const [seat, name] of Object.entries(wanted.names ?? {})) {
    await page.locator(`fieldset:has(select[data-seat="${seat}"]) input[type="text"]`).fill(name);
  }
  const options = Object.entries(wanted.options ?? {});
  const closed = page.locator('details:not([open]) > summary').filter({ hasText: 'Options' });
  if (options.length > 0 && (await closed.count()) > 0) await closed.click();
  for (const [key, value] of options) {
    const field = page.locator(`[data-option="${key}"]`);
    const select = field.locator('select');
    if (await select.count()) await select.selectOption(value);
    else await field.locator('input').fill(value);
  }
  if (wanted.seed !== undefined) await page.locator('#seed').fill(String(wanted.seed));
  await start.click();
  await expect(page.locator('#seed')).toHaveCount(0);
}

/** Whether the game has come to its end. */
export function over(page: Page): Promise<boolean> {
  return page.getByRole('button', { name: 'Play again' }).first().isVisible();
}

/** Makes moves until the game is over: `act` makes one where it can, and says whether it did. */
export async function playOut(page: Page, act: () => Promise<boolean>, most = 1500): Promise<number> {
  let made = 0;
  for (let tries = 0; tries < most; tries++) {
    if (await over(page)) return made;
    if (await act()) made++;
    else await page.waitForTimeout(20);
  }
  throw new Error(`the game did not end after ${made} moves`);
}

/** Opens the list of moves, where it does not stand beside the board. */
export async function openMoves(page: Page): Promise<void> {
  const closed = await page.evaluate(() =>
    document.querySelector('[data-move]') === null && document.querySelector('button[title="All moves"]') !== null);
  if (closed) await page.keyboard.press('l');
}

/** Makes a move on the board: picks something, or confirms what is picked. */
export async function clickBoard(page: Page, n: number, tap = false): Promise<boolean> {
  if (await clickOne(page, '[data-confirm]', 0, tap)) return true;
  return clickOne(page, '[data-board] [data-legal]', n, tap);
}

/** Clicks one of the elements if there is any; which one follows from `n`. */
export async function clickOne(page: Page, selector: string, n: number, tap = false): Promise<boolean> {
  const all = page.locator(selector);
  const count = await all.count();
  if (count === 0) return false;
  const one = all.nth(n % count);
  try {
    if (tap) await one.tap({ timeout: 400 });
    else await one.click({ timeout: 400 });
    return true;
  } catch {
    // It was gone, or covered for a moment, before it could be clicked.
    return false;
  }
}

/** The link that the address bar holds, once it has come to rest: it follows a moment later. */
export async function link(page: Page): Promise<string> {
  for (let last = ''; ; ) {
    const now = new URL(page.url()).hash.slice(1);
    if (now === last) return now;
    last = now;
    await page.waitForTimeout(600);
  }
}
