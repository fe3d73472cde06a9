// People in different browsers play with each other: whole games, and everything around them.
import { begun, gather, pick, play, spectator, standing, story, toMove } from './online';
import { expect, test, type Page } from './parlour';

test.setTimeout(300_000);

/** The page looks over the luck by itself, and says so. */
async function expectFairLuck(page: Page): Promise<void> {
  await pick(page, 'Fair luck');
  await expect(page.getByRole('dialog', { name: 'Fair luck' })).toContainText(/Checked: .*kept/);
}

const sticksOut = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

// Several browsers on a busy computer: what is late once may be tried again.
test.describe.configure({ retries: 1 });

test('Skirmish, a whole game of two people, one on a phone and offline for a while', async ({ browser, baseURL, complaints }) => {
  const [ada, ben] = await gather({ browser, baseURL, complaints }, { phones: ['Ben'] }) as [Page, Page];
  // Who passes without having done anything is done: two who pass at random may end a game after eight moves, and one
  // in which nobody passes who can do something else has never had fewer than twenty.
  const pass = 'pass';
  await play([ada, ben], 6, pass);

  await ben.context().setOffline(true);
  await expect(ben.getByText('The connection is lost. Trying again by itself…')).toBeVisible();
  // Meanwhile the other plays on, as long as it is not Ben's turn.
  if ((await standing(ada)).moves > 0) await play([ada], 1, pass);
  await ben.context().setOffline(false);
  await expect(ben.getByText('The connection is lost.')).toHaveCount(0);
  await expect.poll(async () => (await story(ben)).length).toBe((await story(ada)).length);

  expect(await play([ada, ben], Infinity, pass)).toBeGreaterThan(10);
  expect(await sticksOut(ben)).toBeLessThanOrEqual(0);
  const told = await story(ben);
  expect(told.length).toBe((await story(ada)).length);
  await ben.reload();
  await begun(ben);
  expect(await story(ben)).toEqual(told);
  await expectFairLuck(ada);
});

test('Texas 42, a whole game of three people and a bot', async ({ browser, baseURL, complaints }) => {
  const pages = await gather({ browser, baseURL, complaints }, { game: 'texas-42', people: ['Ada', 'Ben', 'Cleo'], phones: ['Cleo'], bots: ['novice'], options: { target: '1' } });
  expect(await play(pages)).toBeGreaterThan(3);
  for (const page of pages) await expect(page.getByRole('heading', { name: /win/i }).first()).toBeVisible();
  await expectFairLuck(pages[1]!);
});

test('Innovation, a whole game of three people before a spectator', async ({ browser, baseURL, complaints }) => {
  const where = { browser, baseURL, complaints };
  const pages = await gather(where, { game: 'innovation', people: ['Ada', 'Ben', 'Cleo'] });
  const dora = await spectator(where, pages[0]!);
  await expect(pages[1]!.getByRole('region', { name: 'Around the table' })).toContainText('1 spectator');
  await expect(dora.locator('[data-move]')).toHaveCount(0);
  expect(await play(pages)).toBeGreaterThan(20);
  await expect(dora.getByRole('heading', { name: /win/i }).first()).toBeVisible();
  expect((await story(dora)).length).toBe((await story(pages[2]!)).length);
  await expectFairLuck(dora);
});

test('Mordheim, a game of one turn of two people', async ({ browser, baseURL, complaints }) => {
  const pages = await gather({ browser, baseURL, complaints }, { game: 'mordheim', options: { turns: '1' } });
  expect(await play(pages)).toBeGreaterThan(20);
  await expectFairLuck(pages[0]!);
});

// ------------------------------------------------------------------ agreement

/** Plays until whoever moved last has to ask before taking back. Gives the one who asks, and the other. */
async function untilUndoAsks(pages: Page[]): Promise<[Page, Page]> {
  const undo = (page: Page) => page.getByRole('button', { name: /must agree/ });
  for (let n = 0; n < 20; n++) {
    for (const page of pages) {
      if (await undo(page).isEnabled({ timeout: 100 }).catch(() => false)) {
        await undo(page).click();
        return [page, pages.find((other) => other !== page) as Page];
      }
    }
    await play(pages, 1);
  }
  throw new Error('nobody ever had to ask');
}

const REQUEST = 'A request that needs agreement';

test('taking back is agreed to by the other', async ({ browser, baseURL, complaints }) => {
  const pages = await gather({ browser, baseURL, complaints }, { game: 'innovation' });
  const [asks, answers] = await untilUndoAsks(pages);
  await expect(answers.getByRole('dialog', { name: REQUEST })).toContainText('would like to go back');
  await answers.getByRole('dialog', { name: REQUEST }).getByRole('button', { name: 'Agree' }).click();
  for (const page of pages) await expect(page.getByText(/would like to go back/)).toHaveCount(0);
  await story(asks);
  await expect(asks.getByText('Show what was taken back')).toBeVisible();
  await expect(asks.locator('[data-move]').first()).toBeVisible();
  await play(pages, 4);
});

test('taking back is declined by the other', async ({ browser, baseURL, complaints }) => {
  const pages = await gather({ browser, baseURL, complaints }, { game: 'innovation' });
  const [asks, answers] = await untilUndoAsks(pages);
  const before = await story(asks);
  await answers.getByRole('dialog', { name: REQUEST }).getByRole('button', { name: 'Decline' }).click();
  for (const page of pages) await expect(page.getByText(/like to go back/)).toHaveCount(0);
  await expect(asks.getByRole('alert')).toHaveText('Your request to go back was not accepted.');
  expect(await story(asks)).toEqual(before);
  await expect(asks.getByText('Show what was taken back')).toHaveCount(0);
  await play(pages, 2);
});

test('a draw is agreed on, and one click each leads to another game', async ({ browser, baseURL, complaints }) => {
  const [ada, ben] = await gather({ browser, baseURL, complaints }, { phones: ['Ben'] }) as [Page, Page];
  const first = ada.url();
  await pick(ada, 'Offer a draw');
  await expect(ada.getByText('Still to answer: Ben')).toBeVisible();
  const asked = ben.getByRole('dialog', { name: 'A proposal' });
  await expect(asked).toContainText('Ada offers a draw');
  await asked.getByRole('button', { name: 'Agree' }).click();
  for (const page of [ada, ben]) await expect(page.getByText('Everybody agreed to a draw.').first()).toBeVisible();
  await expectFairLuck(ben);
  await ben.keyboard.press('Escape');

  await ada.getByRole('button', { name: 'Play again' }).first().click();
  await expect(ada).not.toHaveURL(first);
  await expect(ben.getByText('A new table is set up for another game.')).toBeVisible();
  await ben.getByRole('button', { name: 'Play again' }).first().click();
  await expect(ben).toHaveURL(ada.url());
  for (const page of [ada, ben]) await page.locator('[data-ready]').click();
  for (const page of [ada, ben]) await begun(page);
  await expect(ada.locator('[data-place="1"]')).toContainText('Ada');
});

test('a draw is declined, and whoever gives up loses', async ({ browser, baseURL, complaints }) => {
  const [ada, ben] = await gather({ browser, baseURL, complaints }) as [Page, Page];
  await pick(ada, 'Offer a draw');
  await ben.getByRole('dialog', { name: 'A proposal' }).getByRole('button', { name: 'Decline' }).click();
  await expect(ada.getByText('Still to answer: Ben')).toHaveCount(0);
  await expect(ada.getByRole('alert')).toHaveText('Your proposal was not accepted.');
  expect((await standing(ada)).over).toBe(false);
  await pick(ada, 'Give up…');
  await ada.getByRole('dialog', { name: 'Give up this game?' }).getByRole('button', { name: 'Give up' }).click();
  await expect(ben.getByText('Ada gave up.').first()).toBeVisible();
  await expect(ada.getByText('You gave up.').first()).toBeVisible();
});

// ------------------------------------------------------------------ time, and who comes and goes

const SHORT = { live: { bank_s: 10, increment_s: 0 } };

test('whoever has no time left is played for by a bot, and takes the seat back', async ({ browser, baseURL, complaints }) => {
  const pages = await gather({ browser, baseURL, complaints }, { terms: { time: SHORT, on_timeout: 'bot' } });
  const [late, other] = await toMove(pages);
  await expect(late.getByText('A bot plays for you.')).toBeVisible({ timeout: 25_000 });
  await expect(other.locator(`[data-place="${pages.indexOf(late)}"]`)).toContainText('bot');
  await late.getByRole('button', { name: 'Take the seat back' }).click();
  // There is some time again, and it is not over at once.
  await expect(late.getByText('A bot plays for you.')).toHaveCount(0);
  await late.waitForTimeout(1_000);
  await expect(late.getByText('A bot plays for you.')).toHaveCount(0);
});

test('whoever has no time left loses, where that was agreed', async ({ browser, baseURL, complaints }) => {
  const pages = await gather({ browser, baseURL, complaints }, { terms: { time: SHORT, on_timeout: 'forfeit' } });
  const [late, other] = await toMove(pages);
  await expect(late.getByText('You ran out of time.').first()).toBeVisible({ timeout: 25_000 });
  await expect(other.getByText('ran out of time.').first()).toBeVisible();
  await expectFairLuck(other);
});

test('a bot plays for whoever leaves, who comes back to the seat', async ({ browser, baseURL, complaints }) => {
  const [ada, ben] = await gather({ browser, baseURL, complaints }) as [Page, Page];
  const address = ben.url();
  await ben.getByRole('button', { name: 'Parlour' }).click();
  await ben.getByRole('dialog', { name: 'Leave the table?' }).getByRole('button', { name: 'Leave, and let a bot play' }).click();
  await expect(ben).not.toHaveURL(address);
  await expect(ada.locator('[data-place="1"]')).toContainText('bot');
  await play([ada], 2);
  await ben.goto(address);
  await expect(ben.getByText('A bot plays for you.')).toBeVisible();
  await ben.getByRole('button', { name: 'Take the seat back' }).click();
  await expect(ada.locator('[data-place="1"]')).toContainText('here');
  await play([ada, ben], 4);
});

test('players talk, show emotes, and mute each other', async ({ browser, baseURL, complaints }) => {
  const [ada, ben] = await gather({ browser, baseURL, complaints }) as [Page, Page];
  const chat = (page: Page) => page.getByRole('log', { name: 'Chat' });
  const speak = async (page: Page, line: string) => {
    await page.getByLabel('Say something').fill(line);
    await page.getByLabel('Say something').press('Enter');
  };
  await ada.getByRole('button', { name: 'Chat' }).click();
  await speak(ada, 'Good luck, <b>Ben</b>!');
  await ben.getByRole('button', { name: 'Chat: 1 new' }).click();
  await expect(chat(ben)).toContainText('Good luck, <b>Ben</b>!');
  await ada.getByRole('button', { name: 'Well played!' }).click();
  await expect(ben.locator('[data-place="0"]')).toContainText('Well played!');
  await ben.getByRole('button', { name: 'Players' }).click();
  await ben.getByLabel('Mute Ada').check({ force: true });
  await speak(ada, 'Are you there?');
  await expect(chat(ada)).toContainText('Are you there?');
  await ben.getByRole('button', { name: 'Chat' }).click();
  await speak(ben, 'Just a moment.');
  await expect(chat(ada)).toContainText('Just a moment.');
  await expect(chat(ben)).toContainText('Just a moment.');
  await expect(chat(ben)).not.toContainText('Ada');
});

test('hints are there only where they were agreed on', async ({ browser, baseURL, complaints }) => {
  const hint = (page: Page) => page.getByRole('button', { name: 'Hint' });
  const serious = await gather({ browser, baseURL, complaints }, { terms: { hints: false } });
  const [mover] = await toMove(serious);
  await expect(hint(mover)).toHaveCount(0);
  await mover.keyboard.press('h');
  await mover.waitForTimeout(300);
  await expect(mover.getByRole('region', { name: 'What a strong player would do' })).toHaveCount(0);
  const [helped] = await toMove(await gather({ browser, baseURL, complaints }));
  await hint(helped).click();
  await expect(helped.getByRole('region', { name: 'What a strong player would do' })).toBeVisible();
});

// ------------------------------------------------------------------ the way to the server

/** Puts something between a page and its server from now on: `change` sees what the page says. */
async function between(page: Page, ms: number, change: (said: string) => string = (said) => said): Promise<void> {
  await page.routeWebSocket(/\/socket$/, (toPage) => {
    const toServer = toPage.connectToServer();
    toPage.onMessage((said) => setTimeout(() => toServer.send(change(String(said))), ms));
    toServer.onMessage((said) => setTimeout(() => toPage.send(said), ms));
  });
  await page.reload();
  await begun(page);
}

test('a move on a slow way shows at once, and is confirmed', async ({ browser, baseURL, complaints }) => {
  const pages = await gather({ browser, baseURL, complaints });
  const [mover] = await toMove(pages);
  await between(mover, 250);
  const move = mover.locator('[data-move]').first();
  const before = (await story(mover)).length;
  await move.click();
  await expect(mover.locator('[data-move][aria-busy]')).toBeVisible({ timeout: 400 });
  await expect(mover.getByText(/^Sending: /)).toBeVisible({ timeout: 400 });
  await expect(mover.getByText(/^Sending: /)).toHaveCount(0);
  await expect.poll(async () => (await story(mover)).length).toBeGreaterThan(before);
});

test('a move that the server refuses is rolled back, in words', async ({ browser, baseURL, complaints }) => {
  const pages = await gather({ browser, baseURL, complaints });
  const [mover] = await toMove(pages);
  let spoilt = 1;
  // Decided long ago: another page of the same person has gone on since.
  await between(mover, 100, (said) => {
    const message = JSON.parse(said);
    return message.type === 'command' && spoilt-- > 0 ? JSON.stringify({ ...message, at: 0 }) : said;
  });
  const before = await story(mover);
  const moves = await mover.locator('[data-move]').count();
  await mover.locator('[data-move]').first().click();
  await expect(mover.locator('[data-move][aria-busy]')).toBeVisible();
  await expect(mover.getByRole('alert')).not.toBeEmpty();
  await expect(mover.locator('[data-move]:not(:disabled)')).toHaveCount(moves);
  expect(await story(mover)).toEqual(before);
  await mover.locator('[data-move]').first().click();
  await expect.poll(async () => (await story(mover)).length).toBeGreaterThan(before.length);
});
