// Battles of Mordheim on the map: by mouse, by keyboard, by touch; overlays compared with what then happens;
// frames while the map moves.
import { findings } from './axe';
import { begin, expect, over, playOut, QUICK, set, test, watch, type Page } from './parlour';

/** Both warbands on a phone or a screen, without the list of moves. */
const MAP = { ...QUICK, moves: false };
const SHORT = { turns: '3' };
/** Puts everybody somewhere who is still to be placed. */
const REST = '[data-choice="choice:place-rest"]';

/** What can be clicked on the board: nothing lies over its middle. */
async function inSight(page: Page, selector: string): Promise<{ x: number; y: number; what: string }[]> {
  return page.evaluate((wanted) => [...document.querySelectorAll<HTMLElement>(wanted)].flatMap((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const under = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight ? document.elementFromPoint(x, y) : null;
    const what = one.dataset['square'] ?? one.dataset['piece'] ?? one.dataset['choice'] ?? one.dataset['confirm'] ?? '';
    return under && (one === under || one.contains(under)) ? [{ x, y, what }] : [];
  }), selector);
}

type Point = (page: Page, at: { x: number; y: number }) => Promise<void>;
const click: Point = (page, { x, y }) => page.mouse.click(x, y);
const tap: Point = (page, { x, y }) => page.touchscreen.tap(x, y);

/** Makes one step as a person would: confirms, answers, or picks something on the map. */
async function step(page: Page, n: number, point: Point): Promise<boolean> {
  const [confirm] = await inSight(page, '[data-confirm]');
  if (confirm) {
    await point(page, confirm);
    return true;
  }
  const [choices, things] = [await inSight(page, '[data-choice]'), await inSight(page, '[data-board] :is([data-square], .token[data-legal])')];
  const last = choices.at(-1);
  // Of what the phase offers a part is done; then the phase ends.
  const pick = last && (things.length === 0 || n % 4 === 3) ? last : things[(n * 31) % Math.max(1, things.length)];
  if (pick) {
    await point(page, pick);
    return true;
  }
  const whole = page.getByRole('button', { name: 'Show the whole map' });
  if ((await page.locator('[data-board] [data-legal]').count()) > 0 && (await whole.isVisible())) await whole.click({ timeout: 500 }).catch(() => undefined);
  return false;
}

const unit = (page: Page) => page.locator('.world').evaluate((world) => world.getBoundingClientRect().width === 0
  ? new DOMMatrix(getComputedStyle(world).transform).a * Number.parseFloat(getComputedStyle(world).getPropertyValue('--unit')) : 0);
const corner = (page: Page) => page.locator('.world').evaluate((world) => {
  const { e, f } = new DOMMatrix(getComputedStyle(world).transform);
  return { x: e, y: f };
});

/** What has happened last, what is asked and what can be said to it. */
const position = (page: Page) => page.evaluate(() => [
  ...[...document.querySelectorAll('.tray, .status')].map((one) => one.textContent),
  ...[...document.querySelectorAll<HTMLElement>('[data-move]')].map((one) => one.dataset['move']),
].join('\n'));

/** Makes a move, and waits until the page shows what has come of it: what is read before that is still of the position
 * that was, and whatever is picked on it is gone a moment later. Where the next position reads the same, two seconds
 * are enough. False where the move was gone already. */
async function makes(page: Page, button: string): Promise<boolean> {
  const before = await position(page);
  if (!(await page.locator(button).first().click({ timeout: 2000 }).then(() => true, () => false))) return false;
  await expect.poll(() => position(page), { timeout: 2000 }).not.toBe(before).catch(() => undefined);
  return true;
}

/** Sets a battle up to its first movement phase: everybody is put somewhere by the game itself. */
async function toMovement(page: Page): Promise<void> {
  await playUntil(page, async () => ((await page.locator('li.now').first().textContent())?.includes('Movement') ?? false) && (await page.locator('.token[data-legal]').count()) > 0);
}

async function playUntil(page: Page, there: () => Promise<boolean>): Promise<void> {
  for (let n = 0; n < 300; n++) {
    if ((await page.locator('li.now').count()) > 0 && (await there())) return;
    const take = page.locator('[data-pass-device]');
    if (await page.getByRole('heading', { name: /Pass the device to/ }).isVisible()) await page.keyboard.press('Enter');
    else if (await take.isVisible()) await take.click();
    else {
      const choice = (await page.locator(REST).count()) > 0 ? REST : '[data-choice]';
      if (await page.locator(choice).first().isVisible()) await makes(page, choice);
    }
    await page.waitForTimeout(40);
  }
  throw new Error('the phase did not come');
}

/** The die that fell last, where it does not lie in the tray as a whole. */
const hiddenDice = (page: Page) => page.evaluate(() => {
  const last = document.querySelector('.tray li:last-child');
  const tray = last?.parentElement?.getBoundingClientRect();
  return last && tray && last.getBoundingClientRect().right > tray.right + 1 ? [last.textContent] : [];
});

test('a whole battle by mouse on the map', async ({ page }) => {
  test.setTimeout(300_000);
  await set(page, MAP);
  await begin(page, 'mordheim', { options: SHORT, seed: 11 });
  let n = 0;
  const hidden: string[] = [];
  const made = await playOut(page, async () => {
    hidden.push(...await hiddenDice(page));
    return step(page, n++, click);
  }, 4000);
  expect(made).toBeGreaterThan(15);
  expect(hidden, 'what fell last is in sight').toEqual([]);
});

test('a whole battle by keyboard alone', async ({ page }) => {
  test.setTimeout(300_000);
  await set(page, MAP);
  await begin(page, 'mordheim', { options: SHORT, seed: 12 });
  await page.locator('.stage').focus();
  let n = 0;
  const made = await playOut(page, async () => {
    if ((await page.locator('[data-board] [data-legal]').count()) === 0) return false;
    n++;
    if (n % 3 === 0) await page.keyboard.press('1');
    else {
      // The cursor begins where something is asked for, and goes on from there.
      for (let steps = n % 3; steps > 0; steps--) await page.keyboard.press(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'][n % 4] ?? 'ArrowUp');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
    }
    return true;
  }, 4000);
  expect(made).toBeGreaterThan(15);
});

test('by touch: panned, pinched and played, with a sheet of three heights', async ({ browser, baseURL }) => {
  test.setTimeout(240_000);
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, baseURL });
  const complaints: string[] = [];
  watch(phone, baseURL, complaints);
  const page = await phone.newPage();
  await set(page, MAP);
  await begin(page, 'mordheim', { seed: 13 });
  for (let n = 0, made = 0; made < 40 && !(await over(page)); n++) {
    if (await step(page, n, tap)) made++;
    else await page.waitForTimeout(30);
  }
  await expect(page.locator('.stage')).toBeVisible();

  const session = await phone.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  // Where a fight is shown squares are nearly as large as they ever are. The other side moves the map no more.
  await expect.poll(async () => (await over(page)) || (await page.locator('[data-legal], [data-choice], [data-confirm]').count()) > 0, { timeout: 60_000 }).toBe(true);
  await page.getByRole('button', { name: 'Show the whole map' }).click();
  await expect.poll(() => unit(page)).toBeLessThan(20);
  const small = await unit(page);
  await touch('touchStart', [150, 300], [230, 300]);
  for (let far = 10; far <= 60; far += 10) await touch('touchMove', [150 - far, 300], [230 + far, 300]);
  await touch('touchEnd');
  // From 80 pixels between them to 200.
  await expect.poll(() => unit(page), { message: 'two fingers zoom' }).toBeCloseTo(small * 2.5);
  // Now the map is larger than the screen.
  const before = await corner(page);
  await touch('touchStart', [200, 300]);
  for (let far = 10; far <= 80; far += 10) await touch('touchMove', [200 + far / 2, 300 + far]);
  await touch('touchEnd');
  const moved = async () => {
    const after = await corner(page);
    return Math.hypot(after.x - before.x, after.y - before.y);
  };
  await expect.poll(moved, { message: 'one finger pans' }).toBeGreaterThan(5);

  const sheet = page.locator('.side');
  const heights: number[] = [];
  for (let n = 0; n < 3; n++) {
    heights.push((await sheet.boundingBox())?.height ?? 0);
    await page.getByRole('button', { name: 'Height of the panel' }).tap();
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 'nothing sticks out').toBeLessThanOrEqual(0);
  expect(Math.max(...heights), 'the sheet grows').toBeGreaterThanOrEqual(Math.min(...heights));
  expect(complaints).toEqual([]);
  await phone.close();
});

// ------------------------------------------------------------------ overlays and what then happens

const moves = (page: Page) => page.locator('[data-move]').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['move'] ?? ''));
const numberOf = (text: string | null | undefined, pattern: RegExp) => pattern.exec(text ?? '')?.[1];

/** Where a warrior goes: what is shown is what is offered, what is previewed happens. */
async function goes(page: Page, n: number): Promise<void> {
  // All in one look: between two the page may have gone on.
  const { shown, listed, counted } = await page.evaluate(() => {
    const all = (name: string) => [...document.querySelectorAll<HTMLElement>(`[data-${name}]`)].map((one) => one.dataset[name] ?? '');
    return { shown: all('square'), listed: all('move'), counted: document.querySelector('.find p')?.textContent };
  });
  const offered = listed.filter((move) => move.startsWith('go ')).map((move) => move.slice('go '.length).replace('-', ','));
  expect(offered.filter((square) => !shown.includes(square)), 'what is offered is in reach').toEqual([]);
  // Of a long list only the first are drawn, and all are counted.
  const every = Number(numberOf(counted, /(\d+)/) ?? listed.length);
  expect(shown.length, 'what is in reach is offered').toBe(every - (listed.length - offered.length));
  // Who walks may shoot.
  const walked = await page.locator('.square.walk-to').evaluateAll((all) => all.map((one) => (one as SVGElement).dataset['square'] ?? ''));
  const among = walked.length > 0 ? walked : shown;
  const square = among[(n * 37) % among.length] ?? '';
  await page.locator(`[data-square="${square}"]`).dispatchEvent('click');
  const told = (await page.locator('.decide h2').first().textContent())?.trim() ?? '';
  expect(told).toContain(square);
  await page.locator('[data-confirm]').click();
  // What comes after the last one of a phase may already have been told; where he stands stays true.
  const id = numberOf(told, /\b(A\d+)\b/);
  await expect(page.locator(`.token[data-piece="piece:${id}"]`), told).toHaveAttribute('aria-label', new RegExp(`on square ${square.replace(',', ' across, ')} down(,|$)`));
}

/** Who may shoot at whom, all in one look: between two the page may have gone on. */
const firstAim = (page: Page) => page.evaluate(() => {
  const target = document.querySelector<HTMLElement>('.token[data-legal][data-would^="aim "]');
  const shooter = document.querySelector<HTMLElement>('.token.acts')?.dataset['piece']?.slice('piece:'.length);
  const [piece, aim] = [target?.dataset['piece'], target?.dataset['would']];
  return shooter && piece && aim ? { shooter, piece, aim } : undefined;
});

/** A shot: the odds on the map, in the panel and after aiming are the same, and so is what the die needs. */
async function shoots(page: Page, { shooter, piece, aim }: { shooter: string; piece: string; aim: string }): Promise<void> {
  await page.locator(`.token[data-piece="${piece}"]`).dispatchEvent('click');
  const panel = page.locator('.odds');
  const fire = page.locator('[data-choice="choice:fire"]');
  await expect(page.locator(`[data-confirm="${aim}"]`)).toBeVisible();
  await expect(panel.locator('.sum b')).toBeVisible();
  const before = { pill: await page.locator('.pill.chosen').textContent(), needs: await panel.locator('.big b').textContent(), harm: await panel.locator('.sum b').textContent() };
  expect(numberOf(before.pill, /(\d|—)\+/)).toBe(numberOf(before.needs, /(\d|—)\+/));
  expect(Number(numberOf(before.pill, /(\d+)%/))).toBe(Math.round(Number(numberOf(before.harm, /([\d.]+)%/))));
  // As the table says it, once the shot is aimed.
  await page.locator(`[data-move="${aim}"]`).click();
  await expect(fire).toBeVisible();
  expect([await panel.locator('.big b').textContent(), await panel.locator('.sum b').textContent()]).toEqual([before.needs, before.harm]);
  await fire.click();
  const needs = numberOf(before.needs, /(\d)\+/);
  await expect(fire).toHaveCount(0);
  const die = page.locator('section.tray li').filter({ hasText: 'to hit' }).filter({ hasText: `${shooter} ` });
  // After the last shot of a phase the other side may have thrown already, and may while this is read.
  const [told] = await die.allTextContents();
  if (needs && told !== undefined) expect(told).toContain(`needs ${needs}+`);
}

test('overlays and odds are what then happens, over a hundred moves', async ({ page }) => {
  test.setTimeout(600_000);
  await page.setViewportSize({ width: 1600, height: 1000 });
  await set(page, QUICK);
  const seen = { go: 0, shot: 0, other: 0 };
  let seed = 11;
  const options = { roster1: 'gutter-claws' };
  await begin(page, 'mordheim', { seed, options });
  for (let n = 0; seen.go + seen.shot < 100 && n < 3000; n++) {
    if (await over(page)) await begin(page, 'mordheim', { seed: ++seed, options });
    const rest = page.locator(REST);
    const aim = await firstAim(page);
    if ((await page.locator('[data-move]').count()) === 0) await page.waitForTimeout(30);
    else if (await rest.isVisible()) await makes(page, REST);
    else if (aim) {
      await shoots(page, aim);
      seen.shot++;
    } else if ((await page.locator('[data-square]').count()) > 0) {
      await goes(page, n);
      seen.go++;
    } else {
      const all = await moves(page);
      const first = all.find((move) => move.startsWith('select ')) ?? all.find((move) => move === 'no') ?? all[n % all.length];
      // Bots may have moved on since the list was read.
      if (await makes(page, `[data-move="${first}"]`)) seen.other++;
    }
  }
  console.log(`    compared: ${seen.go} ways, ${seen.shot} shots, ${seen.other} other moves`);
  expect(seen.go + seen.shot).toBe(100);
  expect(seen.shot).toBeGreaterThan(1);
});

test('what everybody would do is drawn on the map before it happens', async ({ page }) => {
  await set(page, MAP);
  await begin(page, 'mordheim', { seed: 7 });
  await toMovement(page);
  const walk = page.locator('[data-choice="choice:walk-all"]');
  await walk.hover();
  await expect(page.locator('[data-ghost]').first()).toBeVisible();
  const ghosts = await page.locator('[data-ghost]').evaluateAll((all) => all.map((one) => [
    (one as HTMLElement).dataset['ghost'], Number((one as HTMLElement).style.getPropertyValue('--x')) + 1, Number((one as HTMLElement).style.getPropertyValue('--y')) + 1,
  ] as const));
  expect(ghosts.length).toBeGreaterThan(5);
  await walk.click();
  for (const [id, x, y] of ghosts) await expect(page.locator(`.token[data-piece="piece:${id}"]`)).toHaveAttribute('aria-label', new RegExp(`square ${x} across, ${y} down`));
});

test('on a phone nothing hides who is aimed at, however far the shot goes', async ({ browser, baseURL }) => {
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, baseURL });
  const page = await phone.newPage();
  await set(page, QUICK);
  await begin(page, 'mordheim', { seed: 7 });
  const aims = '.token[data-legal][data-would^="aim "]';
  await playUntil(page, async () => {
    const shooter = page.locator('.token[data-legal]:not([data-would^="aim "])').first();
    const shooting = ((await page.locator('li.now').first().textContent()) ?? '').includes('Shooting');
    if (shooting && (await page.locator('.token.acts').count()) === 0 && (await shooter.count()) > 0) await shooter.dispatchEvent('click');
    await page.waitForTimeout(60);
    return (await page.locator(aims).count()) > 0;
  });
  await page.locator(aims).first().dispatchEvent('click');
  await expect(page.locator('[data-confirm^="aim "]')).toBeVisible();
  for (const end of ['.token.acts', '.token.target']) {
    await expect.poll(async () => (await inSight(page, end)).length, { message: `${end} is in sight` }).toBe(1);
  }
  await phone.close();
});

// ------------------------------------------------------------------ reading it

for (const theme of ['light', 'dark', 'contrast'] as const) {
  test(`nothing keeps anybody from reading the map, ${theme}`, async ({ page }) => {
    await set(page, { ...MAP, theme });
    await begin(page, 'mordheim', { seed: 7 });
    const found = await findings(page, 'which edge');
    await toMovement(page);
    found.push(...await findings(page, 'movement'));
    await page.locator('.token[data-legal]').first().dispatchEvent('click');
    await expect(page.locator('[data-square]').first()).toBeVisible();
    await page.locator('[data-square]').first().dispatchEvent('click');
    await expect(page.locator('[data-confirm]')).toBeVisible();
    found.push(...await findings(page, 'a square is picked'));
    expect(found).toEqual([]);
  });
}

for (const [width, height] of [[360, 740], [768, 1024], [1366, 820], [1920, 1080], [2560, 1440]] as const) {
  test(`nothing sticks out at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await set(page, MAP);
    await begin(page, 'mordheim', { seed: 7 });
    await toMovement(page);
    expect(await page.evaluate(() => [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight])).toEqual([0, 0]);
    const small = await page.evaluate(() => [...document.querySelectorAll('.token')].filter((one) => one.getBoundingClientRect().width < 28).length);
    expect(small, 'tokens under 28 pixels').toBe(0);
  });
}

// ------------------------------------------------------------------ frames

/** Of the frames while something is done, the share that came more than 25 ms after the one before, in percent. */
async function late(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const state = Object.assign(window, { gaps: [] as number[], watching: true });
    let last: number | undefined;
    const frame = (now: number) => {
      if (last !== undefined) state.gaps.push(now - last);
      last = now;
      if (state.watching) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  await act();
  const gaps = await page.evaluate(() => {
    const state = window as unknown as { gaps: number[]; watching: boolean };
    state.watching = false;
    return state.gaps;
  });
  return (100 * gaps.filter((gap) => gap > 25).length) / gaps.length;
}

test('the map of 48 by 48 with 26 warriors pans and zooms smoothly', async ({ page }) => {
  test.setTimeout(240_000);
  await set(page, { ...MAP, motion: 'normal' });
  await begin(page, 'mordheim', { options: { roster0: 'gutter-claws', roster1: 'gutter-claws' }, kinds: ['human', 'human'], seed: 5 });
  await toMovement(page);
  await expect(page.locator('.token')).toHaveCount(26);
  await expect(page.locator('.stage')).toHaveAttribute('aria-label', /48 by 48/);
  const [warrior] = await inSight(page, '.token[data-legal]');
  if (warrior) await page.mouse.click(warrior.x, warrior.y);
  await expect(page.locator('[data-square]').first()).toBeVisible();
  await page.waitForTimeout(1000);
  const pan = async () => {
    await page.mouse.move(600, 400);
    await page.mouse.down();
    for (let n = 0; n < 90; n++) await page.mouse.move(600 + 200 * Math.sin(n / 9), 400 + 150 * Math.cos(n / 7));
    await page.mouse.up();
  };
  const zoom = async () => {
    for (let n = 0; n < 90; n++) await page.mouse.wheel(0, Math.sin(n / 9) > 0 ? 40 : -40);
  };
  // A machine that is busy with something else is late by itself: what counts is the best of some rounds.
  const best = { still: 100, pan: 100, zoom: 100 };
  for (let round = 0; round < 10 && (best.pan > 5 || best.zoom > 5); round++) {
    best.still = Math.min(best.still, await late(page, () => page.waitForTimeout(1000)));
    best.pan = Math.min(best.pan, await late(page, pan));
    best.zoom = Math.min(best.zoom, await late(page, zoom));
  }
  console.log(`    frames later than 25 ms: ${best.still.toFixed(1)} % at rest, ${best.pan.toFixed(1)} % while it pans, ${best.zoom.toFixed(1)} % while it zooms`);
  expect(best.pan).toBeLessThanOrEqual(Math.max(5, best.still));
  expect(best.zoom).toBeLessThanOrEqual(Math.max(5, best.still));
});
