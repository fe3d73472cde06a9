// What axe says about a page.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from './parlour';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  id: string;
  impact: string;
  nodes: { html: string; failureSummary: string }[];
}

/** Shows a theme. */
export async function showTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate((wanted) => (document.documentElement.dataset.theme = wanted), theme);
}

/** Waits until the last color has changed: in the middle of a change nobody reads. */
async function settled(page: Page): Promise<void> {
  await page.waitForTimeout(50);
  await page.waitForFunction(() => !document.getAnimations().some((one) => one instanceof CSSTransition && one.playState === 'running'));
}

/** What axe finds that keeps somebody from playing. */
export async function findings(page: Page, where: string): Promise<string[]> {
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const { run } = (window as unknown as { axe: { run(what: Document): Promise<{ violations: Finding[] }> } }).axe;
    return (await run(document)).violations;
  });
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical' || impact === 'moderate')
    .map(({ id, nodes }) => `${where}: ${id}: ${nodes[0]?.html.slice(0, 200)} ${nodes[0]?.failureSummary}`);
}
