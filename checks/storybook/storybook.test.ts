import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchBrowser } from '../../e2e/support/launchBrowser.ts';

interface Entry {
  id: string;
  type: 'docs' | 'story';
  tags?: string[];
}

const url = inject('storybookUrl');
const { entries } = (await (await fetch(`${url}index.json`)).json()) as { entries: Record<string, Entry> };
const docsPages = Object.values(entries).filter(({ type }) => type === 'docs');
/** One story per component that shows each of its variants and states. */
const matrices = Object.values(entries).filter(({ type, tags }) => type === 'story' && tags?.includes('matrix'));

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test('Storybook has a docs page for every component, and a matrix for most', () => {
  expect(docsPages.length).toBeGreaterThan(150);
  expect(matrices.length).toBeGreaterThan(60);
});

describe.concurrent('docs pages', () => {
  test.for(docsPages)('$id opens at its title, which nothing covers', async ({ id }, { expect, onTestFinished }) => {
    const { page, problems } = await openPage(`viewMode=docs&id=${id}`);
    onTestFinished(() => page.close());
    await page.locator('#storybook-docs h1').first().waitFor();
    await page.evaluate(waitUntilStill);
    expect(await page.evaluate(readTitle)).toEqual({ isCovered: false, isHidden: false, scrolledBy: 0, rawTables: 0 });
    expect(problems).toEqual([]);
  });
});

describe.concurrent('side by side', () => {
  test.for(matrices)(
    '$id plays in its own theme, beside frames of the others',
    async ({ id }, { expect, onTestFinished }) => {
      const { page } = await openPage(`viewMode=story&id=${id}&globals=theme:all`);
      onTestFinished(() => page.close());
      const phase = () => page.evaluate(() => Reflect.get(window, '__STORYBOOK_PREVIEW__')?.currentRender?.phase);
      await expect.poll(phase).toMatch(/^(finished|completed|errored|aborted)$/);
      expect(await phase()).not.toMatch(/errored|aborted/);
      expect(await page.locator('iframe[title="dark"], iframe[title="contrast"]').count()).toBe(2);
    },
  );
});

async function openPage(query: string): Promise<{ page: Page; problems: string[] }> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 900 }, reducedMotion: 'reduce' });
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  await page.goto(`${url}iframe.html?${query}`, { waitUntil: 'domcontentloaded' });
  return { page, problems };
}

/** Runs in the browser: waits until the page's stories have rendered and opened their overlays. */
async function waitUntilStill(): Promise<void> {
  let still = 0;
  const observer = new MutationObserver(() => {
    still = 0;
  });
  observer.observe(document.body, { childList: true, subtree: true });
  for (let frame = 0; still < 20 && frame < 600; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    still += 1;
  }
  observer.disconnect();
}

/** Runs in the browser. */
function readTitle() {
  const title = document.querySelector('#storybook-docs h1');
  const { left = 0, top = 0, height = 0 } = title?.getBoundingClientRect() ?? {};
  const paragraphs = [...document.querySelectorAll('#storybook-docs p')].filter(
    (each) => !each.closest('[id^="story--"]'),
  );
  const seen = document.elementFromPoint(left + 4, top + height / 2);
  return {
    isCovered: !(seen && title?.contains(seen)),
    isHidden: title?.closest('[aria-hidden="true"], [inert]') !== null,
    scrolledBy: Math.round(window.scrollY),
    rawTables: paragraphs.filter(({ textContent }) => /\|\s*-{3}/.test(textContent ?? '')).length,
  };
}
