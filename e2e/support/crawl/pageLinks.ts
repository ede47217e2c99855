import type { Page } from 'playwright-core';
import type { CrawledLink } from './linkFault.ts';

/** All links of the page, those of an open menu included. */
export function linksOf(page: Page): Promise<CrawledLink[]> {
  return page.locator('a[href]').evaluateAll((links) =>
    links.map((link) => {
      const href = link.getAttribute('href') ?? '';
      return {
        name: (link.getAttribute('aria-label') ?? link.textContent).trim(),
        href,
        rel: link.getAttribute('rel') ?? '',
        hasTarget: href.length > 1 && href.startsWith('#') && document.getElementById(href.slice(1)) !== null,
      };
    }),
  );
}

/** Opens the header's menus by keyboard, one after another, and calls back while each is open. */
export async function openMenus(page: Page, onOpen: (name: string) => Promise<void>): Promise<void> {
  const triggers = page.getByRole('banner').locator('button[aria-haspopup=true]:visible');
  for (const trigger of await triggers.all()) {
    await trigger.press('Enter');
    await page.getByRole('menu').waitFor();
    await onOpen((await trigger.textContent()) ?? '');
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
  }
}
