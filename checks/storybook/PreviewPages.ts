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

  /**
   * Runs a test with a page of its own. Stories of the test before may have left an overlay in a used page, or may
   * have started to navigate, so a failure counts only in a new page.
   */
  async lend(test: (lent: PreviewPage) => Promise<void>): Promise<void> {
    const used = this.#idle.pop();
    if (used && (await this.#passes(used, test))) return;
    const lent = await this.#open();
    try {
      await test(lent);
    } catch (error) {
      await lent.page.close();
      throw error;
    }
    this.#keep(lent);
  }

  async #passes(used: PreviewPage, test: (lent: PreviewPage) => Promise<void>): Promise<boolean> {
    try {
      await test(used);
    } catch {
      await used.page.close();
      return false;
    }
    this.#keep(used);
    return true;
  }

  #keep(lent: PreviewPage): void {
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
