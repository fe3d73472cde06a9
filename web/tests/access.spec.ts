// Everybody can play: axe finds nothing serious on any screen in any theme.
import { findings } from './axe';
import { begin, clickOne, expect, playOut, QUICK, set, test } from './parlour';

for (const theme of ['light', 'dark', 'contrast']) {
  test(`every screen in the ${theme} theme`, async ({ page }) => {
    test.setTimeout(180_000);
    await set(page, { ...QUICK, theme });
    const found: string[] = [];
    const look = async (where: string) => found.push(...(await findings(page, where)));
    for (const place of ['', 'settings', 'help', 'help/innovation', 'new/texas-42', 'new/innovation', 'online', 'online/new/innovation']) {
      await page.goto(`./#/${place}`);
      await expect(page.locator('h1')).toBeVisible();
      await page.waitForTimeout(300);
      await look(place || 'front');
    }
    await page.goto('./#innovation.AAAA');
    await expect(page.locator('main .reason')).toBeVisible();
    await look('problem');
    for (const game of ['texas-42', 'innovation', 'skirmish', 'mordheim']) {
      await begin(page, game, { seed: 21, options: game === 'texas-42' ? { target: '1' } : {} });
      await expect(page.locator('[data-move]').first()).toBeVisible();
      await look(`${game}, opening`);
      for (let n = 0; n < 12; n++) {
        await clickOne(page, '[data-move]', n);
        await page.waitForTimeout(60);
      }
      await look(`${game}, in play`);
      const move = page.locator('[data-move]').first();
      if (await move.isVisible()) {
        await move.focus();
        await expect(page.locator('#move-preview')).not.toBeEmpty();
        await look(`${game}, with what a move would do`);
      }
      await page.keyboard.press('[');
      await page.waitForTimeout(100);
      await look(`${game}, in the past`);
      await page.keyboard.press(']');
    }
    await begin(page, 'innovation', { seed: 1 });
    await page.getByRole('button', { name: 'Share' }).first().click();
    const position = await page.getByLabel('Address of this position', { exact: true }).inputValue();
    await look('sharing');
    await page.goto(position);
    await expect(page.getByRole('group', { name: 'A position to look at' })).toBeVisible();
    await look('a position to look at');
    await begin(page, 'innovation', { kinds: ['human', 'human'], seed: 1 });
    await expect(page.getByRole('heading', { name: /Pass the device/ })).toBeVisible();
    await look('passing');
    await begin(page, 'skirmish', { kinds: ['random', 'random'], seed: 1 });
    await playOut(page, () => Promise.resolve(false), 3000);
    await look('summary');
    expect(found).toEqual([]);
  });
}

test('nothing sticks out at 360 pixels, nor at twice the size', async ({ page }) => {
  await set(page, { ...QUICK, textSize: 200 });
  const sticking = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  for (const [width, height] of [[360, 740], [640, 900]] as const) {
    await page.setViewportSize({ width, height });
    for (const place of ['', 'settings', 'help', 'new/texas-42', 'online', 'online/new/texas-42']) {
      await page.goto(`./#/${place}`);
      await expect(page.locator('h1')).toBeVisible();
      expect(await sticking(), `${place} at ${width}`).toBeLessThanOrEqual(0);
    }
    for (const game of ['texas-42', 'innovation', 'skirmish', 'mordheim']) {
      await begin(page, game, { seed: 21 });
      await expect(page.locator('[data-board] [data-legal]').first()).toBeAttached();
      expect(await sticking(), `${game} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
});
