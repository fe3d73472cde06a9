// The board of Skirmish: whole matches by mouse, keyboard and touch; what it shows before a move beside what then
// happens; what is resolved, step by step; drawers, themes and sizes.
import { findings, showTheme } from './axe';
import { begin, clickOne, expect, over, playOut, QUICK, set, test, type Page } from './parlour';

/** Nothing but the board: the list of moves is folded away. */
const BOARD = { ...QUICK, moves: false };
const TWO = { kinds: ['human', 'human'], names: { 0: 'Ann', 1: 'Ben' } };
const legal = (page: Page) => page.locator('[data-board] [data-legal]');
const hand = (page: Page) => page.locator('.hand [data-legal]');
const PLACES = '[data-slot][data-legal]';
const NOT_PASS = '[data-board] [data-legal]:not(.pass *)';
const confirm = (page: Page) => page.locator('[data-confirm]');

/** Numbers that look like chance and are the same every time. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >>> 8) % below;
  };
}

/** Drags a card of the hand to a slot where it can go. */
async function drag(page: Page, n: number): Promise<boolean> {
  const cards = hand(page);
  const count = await cards.count();
  if (count === 0) return false;
  const card = await cards.nth(n % count).boundingBox();
  if (!card) return false;
  await page.mouse.move(card.x + 20, card.y + 40);
  await page.mouse.down();
  await page.mouse.move(card.x + 60, card.y - 40, { steps: 3 });
  const ends = page.locator(PLACES);
  const box = (await ends.count()) > 0 ? await ends.nth(n % (await ends.count())).boundingBox() : null;
  if (box) {
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 3 });
    // What would happen there is shown before the card falls.
    await expect(page.locator('.decision .what')).toBeVisible();
  }
  await page.mouse.up();
  return box !== null;
}

/** Does what is picked, or picks something; seldom a pass, and of a card that is chosen a place for it. */
async function clickAny(page: Page, n: number, tap = false): Promise<boolean> {
  if (await clickOne(page, '[data-confirm]', 0, tap)) return true;
  if ((await page.locator('.hand .chosen').count()) > 0 && (await clickOne(page, PLACES, n, tap))) return true;
  if (n % 7 > 0 && (await clickOne(page, NOT_PASS, n, tap))) return true;
  return clickOne(page, '[data-board] [data-legal]', n, tap);
}

test('a whole match by mouse: cards are dragged, everything else is clicked', async ({ page }) => {
  test.setTimeout(240_000);
  await set(page, BOARD);
  await begin(page, 'skirmish', { kinds: ['human', 'novice'], seed: 5 });
  let [n, dragged] = [0, 0];
  await playOut(page, async () => {
    n++;
    if ((await confirm(page).count()) === 0 && n % 2 === 0 && (await drag(page, n))) {
      dragged++;
      return true;
    }
    return clickAny(page, n * 5);
  });
  expect(dragged).toBeGreaterThan(3);
  await expect(page.getByRole('heading', { name: /win|draw/i }).first()).toBeVisible();
});

test('a card that is dragged to a slot is played, and one that falls elsewhere is only chosen', async ({ page }) => {
  await set(page, BOARD);
  await begin(page, 'skirmish', { ...TWO, seed: 5, options: { deck0: 'fortress' } });
  await takeDevice(page);
  await expect(hand(page).first()).toBeVisible();
  const card = hand(page).first();
  const title = (await card.locator('.title').textContent()) ?? '';
  const from = (await card.boundingBox())!;
  await page.mouse.move(from.x + 20, from.y + 40);
  await page.mouse.down();
  await page.mouse.move(from.x + 80, from.y - 60, { steps: 3 });
  await page.mouse.move(20, 300, { steps: 3 });
  await page.mouse.up();
  await expect(page.locator('.hand .chosen .title')).toHaveText(title);
  await expect(page.locator('.unit')).toHaveCount(0);
  expect(await drag(page, 0)).toBe(true);
  await expect(page.locator('.unit .title').first()).toHaveText(title);
});

test('a whole match by keyboard alone, on the board', async ({ page }) => {
  test.setTimeout(240_000);
  await set(page, BOARD);
  await begin(page, 'skirmish', { kinds: ['human', 'novice'], seed: 7 });
  let n = 0;
  await playOut(page, async () => {
    if ((await legal(page).count()) === 0) return false;
    n++;
    if (n % 2 === 0) {
      // By number: a card, a place for it, and Enter.
      await page.keyboard.press(String(1 + (n % 4)));
      await page.keyboard.press(String(1 + (n % 3)));
      await page.keyboard.press('Enter');
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    } else {
      await page.keyboard.press(n % 4 === 1 ? 'ArrowRight' : 'ArrowDown');
      await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
    }
    return true;
  });
  expect(n).toBeGreaterThan(4);
});

test('a whole match by touch on a phone', async ({ browser, baseURL }) => {
  test.setTimeout(240_000);
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, baseURL });
  const page = await phone.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await set(page, BOARD);
  await begin(page, 'skirmish', { kinds: ['human', 'novice'], seed: 13 });
  let n = 0;
  await playOut(page, () => clickAny(page, n++ * 5, true));
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 'nothing sticks out').toBeLessThanOrEqual(0);
  expect(complaints).toEqual([]);
  await phone.close();
});

// ------------------------------------------------------------------ what is shown before beside what then happens

interface Shown {
  /** What stands on each slot, with its power, and what the slot adds. */
  slots: Record<string, string>;
  points: string[];
}

/** What the board shows of the position: of the one that would be, where a move is thought of. */
function shown(page: Page): Promise<Shown> {
  return page.evaluate(() => {
    const last = (text: string | null | undefined) => (text ?? '').split('→').at(-1)?.trim() ?? '';
    const read = (slot: Element): string => {
      const gone = slot.querySelector('.stamp') !== null;
      const modifier = last(slot.querySelector('.modifier .narrow')?.textContent).replace(/^0$/, '');
      const title = slot.querySelector('.title')?.textContent;
      if (!title || gone) return `empty ${modifier}`;
      const disc = slot.querySelector('.disc');
      return `${title} ${last(disc?.textContent)}${disc?.classList.contains('controls') ? ' controls' : ''} ${modifier}`;
    };
    const all = [...document.querySelectorAll<HTMLElement>('[data-slot]')];
    return {
      slots: Object.fromEntries(all.map((slot) => [slot.dataset.zone ?? '', read(slot)])),
      points: [...document.querySelectorAll('.points')].map((points) => last(points.textContent)),
    };
  });
}

/** Presses one of the elements as fast as can be; how people press them is tested above. */
function press(page: Page, selector: string, n: number): Promise<boolean> {
  return page.evaluate(([one, at]) => {
    const all = document.querySelectorAll<HTMLElement>(one);
    all[at % all.length]?.click();
    return all.length > 0;
  }, [selector, n] as const);
}

/** Picks anything but a pass until one move is left, and its consequences are told. */
async function think(page: Page, random: (below: number) => number): Promise<'thought' | 'passed' | 'nothing'> {
  for (let tries = 0; tries < 6; tries++) {
    if ((await confirm(page).count()) > 0) {
      await expect(page.locator('.decision :is(.result, .sum, .then, .random)').first()).toBeVisible();
      return 'thought';
    }
    const chosen = (await page.locator('.hand .chosen').count()) > 0;
    await press(page, chosen ? PLACES : NOT_PASS, random(1000));
  }
  if (!(await press(page, '.pass [data-legal]', 0))) return 'nothing';
  // A pass that ends more than the turn is thought of first.
  await press(page, '[data-confirm]', 0);
  await expect(confirm(page)).toHaveCount(0);
  return 'passed';
}

/** Hands the device over, where somebody else is to move. */
async function takeDevice(page: Page): Promise<void> {
  await expect(page.locator('[data-board], h2:has-text("Pass the device")').first()).toBeVisible();
  if (await press(page, '[data-pass-device]', 0)) await expect(page.getByRole('heading', { name: /Pass the device to/ })).toBeVisible();
  if (await page.getByRole('heading', { name: /Pass the device to/ }).isVisible()) await page.keyboard.press('Enter');
}

test('what the board shows before a move is what happens, in a hundred random moves', async ({ page }) => {
  test.setTimeout(600_000);
  await set(page, BOARD);
  let [compared, changing, chance, ending] = [0, 0, 0, 0];
  for (let seed = 1; compared < 100; seed++) {
    const random = numbers(seed);
    await begin(page, 'skirmish', { ...TWO, seed, options: { deck0: 'random', deck1: 'random' } });
    // Nothing is pointed at.
    await page.mouse.move(3, 400);
    for (let turn = 0; turn < 400 && compared < 100 && !(await over(page)); turn++) {
      await takeDevice(page);
      const thought = await think(page, random);
      if (thought === 'nothing') await page.waitForTimeout(30);
      if (thought !== 'thought') continue;
      const isRandom = (await page.locator('.decision .random').count()) > 0;
      const known = (await page.locator('.decision .sum').count()) > 0;
      const what = (await page.locator('.decision .what').textContent()) ?? '';
      const before = await shown(page);
      const now = await page.evaluate(() => [...document.querySelectorAll('.stamp, .change, .ghost')].length);
      await press(page, '[data-confirm]', 0);
      await expect(confirm(page)).toHaveCount(0);
      if (isRandom) chance++;
      else if (!known) ending++;
      else {
        await expect.poll(() => shown(page), `seed ${seed}: ${what}`).toEqual(before);
        compared++;
        if (now > 0) changing++;
      }
    }
  }
  console.log(`${compared} moves compared, ${changing} of them with changes on the board; ${chance} said "random", ${ending} end a skirmish`);
  expect(changing).toBeGreaterThan(50);
});

// ------------------------------------------------------------------ what has just happened

/** Shown one after another, and slowly enough to be stopped. */
const SHOWN = { ...BOARD, speed: 'normal', motion: 'fast' };
const resolution = (page: Page) => page.locator('[data-resolution]');

/** Plays until effects are resolved, and stops them there. */
async function pauseEffects(page: Page): Promise<void> {
  for (let n = 1; n < 200; n++) {
    if (await clickOne(page, '[data-resolution] button', 0)) return;
    await press(page, (await confirm(page).count()) > 0 ? '[data-confirm]' : (await page.locator('.hand .chosen').count()) > 0 ? PLACES : NOT_PASS, n * 7);
    await page.waitForTimeout(120);
  }
  throw new Error('no effects were resolved');
}

test('effects are resolved step by step; they can be stopped, gone through and ended', async ({ page }) => {
  await set(page, SHOWN);
  await begin(page, 'skirmish', { kinds: ['human', 'novice'], seed: 5 });
  await expect(legal(page).first()).toBeVisible();
  await pauseEffects(page);
  const now = resolution(page).locator('[aria-current]');
  await expect(resolution(page).getByRole('button', { name: 'Go on' })).toBeVisible();
  const [first, before] = [await now.textContent(), await shown(page)];
  await page.waitForTimeout(2500);
  // Nothing goes on meanwhile: neither what is resolved nor a bot.
  expect(await now.textContent()).toBe(first);
  expect(await shown(page)).toEqual(before);
  // What is shown is about something on the board, which is lit.
  const steps = await resolution(page).locator('li').count();
  expect(steps).toBeGreaterThan(1);
  const next = resolution(page).getByRole('button', { name: 'Next' });
  await next.click();
  await expect.poll(async () => (await resolution(page).count()) === 0 || (await now.textContent()) !== first).toBe(true);
  await resolution(page).getByRole('button', { name: 'End' }).click({ timeout: 2000 }).catch(() => undefined);
  await expect(resolution(page)).toHaveCount(0);
  // The line of what was done stays.
  await expect(page.locator('.last li').first()).toBeVisible();
  await expect(legal(page).first()).toBeVisible();
});

test('whoever plays on does not wait for what is shown', async ({ page }) => {
  await set(page, SHOWN);
  await begin(page, 'skirmish', { kinds: ['human', 'novice'], seed: 5 });
  await expect(legal(page).first()).toBeVisible();
  await pauseEffects(page);
  await page.keyboard.press('Escape');
  await expect(resolution(page)).toHaveCount(0);
  await expect(legal(page).first()).toBeVisible();
});

test('a move of another seat is told in a line that stays', async ({ page }) => {
  await set(page, BOARD);
  await begin(page, 'skirmish', { kinds: ['human', 'novice'], seed: 5 });
  let n = 0;
  await expect.poll(async () => {
    await clickAny(page, ++n * 3);
    return page.locator('.last li').allTextContents();
  }, { timeout: 60_000 }).toEqual(expect.arrayContaining([expect.stringMatching(/Novice 2 (plays|uses|activates|is done)/)]));
});

// ------------------------------------------------------------------ drawers, themes and sizes

/** A position in which much lies on the board. */
async function middle(page: Page, settings = BOARD): Promise<void> {
  await set(page, settings);
  await begin(page, 'skirmish', { kinds: ['human', 'novice'], seed: 5 });
  await expect(legal(page).first()).toBeVisible();
  for (let n = 1; n < 120 && (await page.locator('.unit').count()) < 5; n++) {
    const selector = (await confirm(page).count()) > 0 ? '[data-confirm]' : (await page.locator('.hand .chosen').count()) > 0 ? PLACES : NOT_PASS;
    if (!(await press(page, selector, n * 7))) await page.waitForTimeout(50);
  }
  await expect(legal(page).first()).toBeVisible();
}

test('graveyards and known cards can be opened, also on a phone', async ({ page }) => {
  await middle(page);
  for (const width of [1366, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const name of [/^Your fallen cards and deck/, /^Known cards of /]) {
      await page.getByRole('button', { name }).click();
      await expect(page.getByRole('heading', { name: /^Fallen/ })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('heading', { name: /^Fallen/ })).toHaveCount(0);
    }
  }
});

test('axe finds nothing on the board, in three themes, with a preview and with cards opened', async ({ page }) => {
  test.setTimeout(300_000);
  await middle(page);
  const found: string[] = [];
  for (const theme of ['light', 'dark', 'contrast']) {
    await showTheme(page, theme);
    await press(page, '.hand [data-legal]', 0);
    await press(page, PLACES, 0);
    found.push(...(await findings(page, `preview, ${theme}`)));
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await press(page, '.piles', 0);
    await expect(page.getByRole('heading', { name: /^Fallen/ })).toBeVisible();
    found.push(...(await findings(page, `known cards, ${theme}`)));
    await page.keyboard.press('Escape');
  }
  await page.setViewportSize({ width: 390, height: 844 });
  found.push(...(await findings(page, 'phone')));
  for (const theme of ['light', 'dark', 'contrast']) {
    await showTheme(page, theme);
    await page.locator('.pass [data-legal]').hover();
    found.push(...(await findings(page, `the end of a turn pointed at on a phone, ${theme}`)));
  }
  expect(found).toEqual([]);
});

test('on a phone what a move would do is read before it is made', async ({ page }) => {
  await middle(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const steps = page.locator('.decision ol');
  const cards = await page.locator('.hand [data-legal]').count();
  let read = 0;
  for (let n = 0; n < cards; n++) {
    await press(page, '.hand [data-legal]', n);
    await press(page, PLACES, n);
    if ((await confirm(page).count()) > 0 && (await steps.waitFor({ timeout: 1000 }).then(() => true, () => false))) {
      // Its first words stand above the buttons, and nothing has to be scrolled for them.
      const [said, button] = [await steps.locator('li').first().boundingBox(), await confirm(page).boundingBox()];
      expect((said?.y ?? 0) + 16).toBeLessThanOrEqual(button?.y ?? 0);
      read++;
    }
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  }
  expect(read).toBeGreaterThan(0);
});

test('nothing sticks out and no text is too small, from 360 to 2560 pixels', async ({ page }) => {
  await middle(page);
  for (const [width, height] of [[360, 740], [390, 844], [768, 1024], [1024, 768], [1366, 820], [1920, 1080], [2560, 1440]] as const) {
    await page.setViewportSize({ width, height });
    const measured = await page.evaluate(() => {
      const seen = [...document.querySelectorAll<HTMLElement>('[data-board] *')].filter((one) => one.checkVisibility() && [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()));
      return {
        out: document.documentElement.scrollWidth - innerWidth,
        smallest: Math.min(...seen.map((one) => parseFloat(getComputedStyle(one).fontSize))),
        lanes: [...document.querySelectorAll('.lane')].every((lane) => lane.getBoundingClientRect().right <= innerWidth && lane.getBoundingClientRect().left >= 0),
      };
    });
    expect(measured.out, `${width}`).toBeLessThanOrEqual(0);
    expect(measured.smallest, `${width}`).toBeGreaterThanOrEqual(11);
    expect(measured.lanes, `${width}`).toBe(true);
  }
});

test('from the front page to a first sensible move, by what the page itself says', async ({ page }) => {
  await set(page, { sound: false, motion: 'none' });
  const begun = Date.now();
  await page.goto('./');
  await page.locator('[data-game="skirmish"], [data-cloth="skirmish"]').getByRole('button', { name: /Play/ }).first().click();
  // The goal and what to do are said beside the board.
  await expect(page.getByText('Your turn: play one card')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Pick a card of your hand')).toBeVisible();
  await hand(page).nth(1).click({ position: { x: 60, y: 90 } });
  await expect(page.getByText('Pick one of the lit slots')).toBeVisible();
  await page.locator(PLACES).first().click();
  await expect(page.locator('.decision .sum, .decision .then, .decision .random').first()).toBeVisible();
  await confirm(page).click();
  await expect(page.locator('.unit').first()).toBeVisible();
  expect(Date.now() - begun).toBeLessThan(120_000);
});
