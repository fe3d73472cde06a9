// Every text on every screen comes from the words: in a language that nobody speaks they all stand in
// brackets, and nothing else has letters, except names and what is the same in every language.
import { begin, clickOne, expect, over, QUICK, set, test, type Page } from './parlour';

test.beforeEach(({ page }) => set(page, { ...QUICK, pseudo: true }));

/** The texts that have letters outside of brackets, seen or heard. */
function untranslated(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const attributes = ['aria-label', 'aria-valuetext', 'aria-description', 'title', 'placeholder', 'alt', 'label'];
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      // A text with signs in it is one text.
      if (node.parentElement?.closest('[data-whole-text]')) continue;
      if (node instanceof Element && node.matches('[data-whole-text]')) texts.push(node.textContent ?? '');
      else if (node instanceof Text && !node.parentElement?.closest('kbd, code, script, noscript, svg')) texts.push(node.data);
      else if (node instanceof Element) texts.push(...attributes.flatMap((name) => node.getAttribute(name) ?? []));
    }
    return texts;
  }).then((texts) => texts.filter((text) => /\p{L}/u.test(bare(text))).map((text) => text.trim()));
}

/** Names that are the same in every language. */
const NAMES = [
  'Parlour', 'Texas 42', 'Innovation', 'Skirmish', 'Mordheim', 'English', 'Deutsch', 'Ann',
  // Bots for study, and games as links call them.
  'random', 'greedy', 'plain-flat', 'plain-ismcts', 'flat', 'ismcts', 'alphabeta', 'heuristic', 'planner', 'solver', 'chess', 'texas-42', 'innovation', 'skirmish', 'mordheim',
];
/** Names of bots, notation of warriors, slots and squares, links. */
const SAME = /\b(?:Casual|Novice|Strong|Master|Player) \d\b|\b[A-Z]\d+\b|\b\w+\.[\w-]{12,}\b|https?:\S+/g;

function bare(text: string): string {
  const without = NAMES.reduce((rest, name) => rest.replaceAll(name, ''), text.replace(/⟦[^⟧]*⟧/gu, ' '));
  return without.replace(SAME, '');
}

for (const address of ['', '#/settings', '#/help', '#/help/innovation', '#/new/texas-42', '#/new/mordheim', '#/online', '#/online/new/skirmish', '#chess.AAAA']) {
  test(`the page ${address || 'in front'} has no text of its own`, async ({ page }) => {
    await page.goto(`./${address}`);
    await expect(page.locator('main h1')).toBeVisible();
    await page.waitForTimeout(500);
    // Rules are Markdown, not messages, and tables that others opened hold their names.
    await page.evaluate(() => document.querySelectorAll('.rules > .rules, [data-listed]').forEach((found) => found.remove()));
    expect(await untranslated(page)).toEqual([]);
  });
}

for (const game of ['texas-42', 'innovation', 'skirmish', 'mordheim']) {
  test(`a table of ${game} has no text of its own`, async ({ page }) => {
    await begin(page, game, { names: { 0: 'Ann' }, seed: 5 });
    for (let n = 0; n < 25 && !(await over(page)); n++) {
      await expect(page.locator('[data-move], [data-pass-device]').first()).toBeVisible();
      expect(await untranslated(page)).toEqual([]);
      await clickOne(page, '[data-move]', n);
      await page.waitForTimeout(50);
    }
  });
}
