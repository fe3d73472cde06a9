import { defineConfig } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The program that serves the application, as people run it. */
const program = process.env.PARLOUR ?? '../target/release/parlour';
const port = Number(process.env.PARLOUR_PORT ?? 4299);
/** A page that was built anew, where it is not the one inside the program. */
const page = process.env.PARLOUR_DIR ? ` --dir ${process.env.PARLOUR_DIR}` : '';

/** A server of its own, with an empty folder for its tables. */
function serve(): string {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-tables-'));
  return `${program} serve --listen 127.0.0.1:${port} --data ${folder}${page}`;
}

/** Tests that measure, which nothing may disturb. */
const MEASURING = '**/speed.spec.ts';

export default defineConfig({
  testDir: 'tests',
  projects: [
    { name: 'beside-each-other', testMatch: '*.spec.ts', testIgnore: MEASURING },
    { name: 'alone', testMatch: MEASURING },
  ],
  // Where other programs keep the machine busy, what was late is tried again.
  retries: process.env.CI ? 2 : 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers: 2,
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    baseURL: process.env.PARLOUR_URL ?? `http://127.0.0.1:${port}/`,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: process.env.PARLOUR_URL
    ? undefined
    : { command: serve(), port, reuseExistingServer: false },
});
