import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';
import { openAs } from './support/openAs.ts';

const arabic = JSON.stringify({ language: 'ar' });

/** Pages with texts of the server, which are in English. */
const pages = [
  ['individual', 'research/home'],
  ['individual', 'advisory'],
  ['individual', 'advisory/library/product'],
  ['individual', 'advisory/library/product/say-no-to-features'],
  ['individual', 'news'],
  ['idea-gen', 'tools/content'],
  ['admin', 'admin'],
  ['messenger', 'admin/messages'],
] as const;

/**
 * Runs in the page: sentences in Latin letters whose line runs from right to left, where their full stop is at the wrong
 * end.
 */
function turnedSentences(): { count: number; turned: string[] } {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const turned: string[] = [];
  let count = 0;
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode;
    const text = textContent?.trim() ?? '';
    if (!parentElement?.checkVisibility() || !/^[“"'(]?[A-Za-z].*[.!?:)…”]$/s.test(text)) continue;
    count += 1;
    const { direction, unicodeBidi } = getComputedStyle(parentElement);
    if (direction === 'rtl' && unicodeBidi !== 'plaintext') turned.push(text);
  }
  return { count, turned };
}

e2eTest(
  'on pages in Arabic, sentences in English are in the direction of English',
  { timeout: 300_000 },
  async ({ openPage, app }) => {
    let all = 0;
    const found: Record<string, string[]> = {};
    for (const [role, address] of pages) {
      const page = await openPage();
      await page.addInitScript((settings) => localStorage.setItem('fs.display', settings), arabic);
      await openAs(page, app, { role, address });
      await page.locator('html[lang=ar]').waitFor({ state: 'attached' });
      await page.locator('main h1').waitFor();
      await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
      await expect.poll(() => page.evaluate(turnedSentences).then(({ count }) => count)).toBeGreaterThan(0);
      const { count, turned } = await page.evaluate(turnedSentences);
      all += count;
      if (turned.length > 0) found[address] = turned;
    }
    expect(found).toEqual({});
    expect(all).toBeGreaterThan(20);
  },
);
