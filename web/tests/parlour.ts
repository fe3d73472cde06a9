// What all tests share: a page that must not complain, and ways to sit down at a table.
import { test as base, expect, type Page } from '@playwright/test';

export { expect };
export type { Page };

/** A test fails when its page complains, throws, or asks another origin for anything. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ context, baseURL }, use) => {
      const complaints: string[] = [];
      const own = new URL(baseURL ?? '').origin;
      const watch = (page: Page) => {
        page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
        page.on('console', (message) => {
          if (message.type() === 'error' || message.type() === 'warning') {
            complaints.push(`${message.type()}: ${message.text()}`);
          }
        });
      };
      context.on('page', watch);
      context.pages().forEach(watch);
      context.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (origin !== own && protocol.startsWith('http')) complaints.push(`request: ${request.url()}`);
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** Settings that a test wants from the start. */
export async function set(page: Page, settings: Record<string, unknown>): Promise<void> {
  await page.addInitScript((kept) => {
    if (!localStorage.getItem('parlour.settings')) {
      localStorage.setItem('parlour.settings', JSON.stringify(kept));
    }
  }, settings);
}

/** Bots without pauses, nothing that moves. */
export const QUICK = { speed: 'instant', motion: 'none', lookAlone: true, sound: false };
