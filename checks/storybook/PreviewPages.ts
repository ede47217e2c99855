import type { Browser, Page } from 'playwright-core';

interface PreviewPage {
  page: Page;
  /** Errors of the page and of its console since the test before. */
  problems: string[];
}

/** Pages of Storybook's preview that tests use one after another, because loading one takes longer than a test. */
export class PreviewPages {
  readonly #idle: PreviewPage[] = [];
  readonly #browser: () => Browser;
  readonly #url: string;
  readonly #prepare: (page: Page) => Promise<void>;

  /**
   * @param url what a page shows at first
   * @param prepare runs before a page is loaded
   */
  constructor(browser: () => Browser, url: string, prepare: (page: Page) => Promise<void> = async () => undefined) {
    this.#browser = browser;
    this.#url = url;
    this.#prepare = prepare;
  }

  /** Runs a test with a page of its own. A page in which a test failed is not used again. */
  async lend(test: (lent: PreviewPage) => Promise<void>): Promise<void> {
    const lent = this.#idle.pop() ?? (await this.#open());
    try {
      await test(lent);
    } catch (error) {
      await lent.page.close();
      throw error;
    }
    lent.problems.length = 0;
    this.#idle.push(lent);
  }

  async #open(): Promise<PreviewPage> {
    const page = await this.#browser().newPage({ viewport: { width: 1200, height: 900 }, reducedMotion: 'reduce' });
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    await this.#prepare(page);
    await page.goto(this.#url, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => Reflect.get(window, '__STORYBOOK_PREVIEW__')?.currentRender);
    return { page, problems };
  }
}
