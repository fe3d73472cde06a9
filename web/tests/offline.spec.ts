// After the first load nothing is needed from the network.
import { begin, expect, QUICK, set, test } from './parlour';

test('an offline reload works, and so does a new game', async ({ page, context }) => {
  await set(page, QUICK);
  await page.goto('./');
  await expect(page.locator('[data-play="innovation"]')).toBeVisible();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await expect(page.locator('[data-play="innovation"]')).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('[data-play="innovation"]')).toBeVisible();
  await begin(page, 'texas-42', { seed: 1 });
  await expect(page.locator('[data-move]').first()).toBeVisible();
  await page.reload();
  await expect(page.locator('[data-move]').first()).toBeVisible();
});

test('the page can be installed', async ({ page, request }) => {
  await page.goto('./');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = (await (await request.get(new URL(href ?? '', page.url()).href)).json()) as {
    name: string;
    start_url: string;
    display: string;
    icons: { src: string }[];
  };
  expect(manifest).toMatchObject({ name: 'Parlour', display: 'standalone' });
  for (const { src } of manifest.icons) {
    const icon = await request.get(new URL(src, page.url()).href);
    expect(icon.ok(), src).toBe(true);
  }
});
