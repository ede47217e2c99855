import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchBrowser } from '../../e2e/support/launchBrowser.ts';
import { PreviewPages } from './PreviewPages.ts';

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
  const pages = new PreviewPages(() => browser, `${url}iframe.html?viewMode=docs&id=${docsPages[0]?.id}`);

  test.for(docsPages)('$id opens at its title, which nothing covers', async ({ id }, { expect }) => {
    await pages.lend(async ({ page, problems }) => {
      await page.evaluate(select, { storyId: id, viewMode: 'docs' } as const);
      await page.locator('#storybook-docs h1').first().waitFor();
      await page.evaluate(waitUntilStill);
      // On a busy machine, an overlay of the page before may close late.
      await expect
        .poll(() => page.evaluate(readTitle))
        .toEqual({ isCovered: false, isHidden: false, scrolledBy: 0, rawTables: 0 });
      expect(problems).toEqual([]);
    });
  });
});

test('a docs page renders a story when it comes into view', async () => {
  const page = await browser.newPage({ viewport: { width: 1200, height: 900 }, reducedMotion: 'reduce' });
  await page.goto(`${url}iframe.html?viewMode=docs&id=components-table--docs`);
  await page.locator('[id="story--components-table--matrix--primary-inner"]').waitFor();
  const last = page.locator('[id="story--components-table--hard-words-inner"]');
  expect(await last.count()).toBe(0);
  await page.getByRole('heading', { name: 'Hard Words' }).scrollIntoViewIfNeeded();
  await last.waitFor();
  await page.close();
});

describe.concurrent('side by side', () => {
  const pages = new PreviewPages(
    () => browser,
    `${url}iframe.html?viewMode=story&id=${matrices[0]?.id}&globals=theme:all;a11y.manual:!true`,
    leaveFramesEmpty,
  );

  // The others render alike beside frames and alone.
  const played = matrices.filter(({ tags }) => tags?.includes('play-fn'));

  test('many matrices play', () => expect(played.length).toBeGreaterThan(30));

  test.for(played)('$id plays in its own theme, beside frames of the others', async ({ id }, { expect }) => {
    await pages.lend(async ({ page }) => {
      await page.evaluate(select, { storyId: id, viewMode: 'story' } as const);
      await expect.poll(() => page.evaluate(readPhase, id)).toMatch(/^(finished|completed|errored|aborted)$/);
      expect(await page.evaluate(readPhase, id)).not.toMatch(/errored|aborted/);
      expect(
        await page.locator(`iframe[title="dark"][src*="${id}"], iframe[title="contrast"][src*="${id}"]`).count(),
      ).toBe(2);
    });
  });
});

/** The stories in the frames are tested by themselves, and loading Storybook in each frame takes seconds. */
async function leaveFramesEmpty(page: Page): Promise<void> {
  await page.route(/iframe\.html/, (route) =>
    route.request().frame().parentFrame() === null
      ? route.continue()
      : route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Empty</title>' }),
  );
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

/** Runs in the browser. */
function readPhase(id: string): string {
  const { currentRender } = Reflect.get(window, '__STORYBOOK_PREVIEW__') ?? {};
  return currentRender?.id === id ? String(currentRender.phase) : 'not shown';
}

/**
 * Runs in the browser: selects as a click in Storybook's sidebar does. Resolves once docs have rendered, and rejects
 * where they don't, because a used page that waited for them until the end of the test would leave no time for a new one.
 */
function select(selection: { storyId: string; viewMode: 'docs' | 'story' }): Promise<void> {
  if (Reflect.get(window, '__STORYBOOK_PREVIEW__').currentRender?.id === selection.storyId) return Promise.resolve();
  const channel: {
    once: (event: string, listener: () => void) => void;
    emit: (event: string, selection: unknown) => void;
  } = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
  if (selection.viewMode === 'story') {
    channel.emit('setCurrentStory', selection);
    return Promise.resolve();
  }
  return new Promise((resolve, reject) => {
    channel.once('docsRendered', resolve);
    setTimeout(() => reject(new Error('Docs have not rendered within two minutes')), 120_000);
    channel.emit('setCurrentStory', selection);
  });
}
