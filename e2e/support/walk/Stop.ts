import type { Page } from 'playwright-core';

/** What a role finds at the address of a page. */
export interface Stop {
  /** Where the address leads, with a slash at its start; undefined where it shows its own page. */
  leadsTo: string | undefined;
  /** Whether something on the page is for others, and says how to get it. */
  hasWall: boolean;
  /** Of the window. */
  title: string;
}

export async function readStop(page: Page, href: string): Promise<Stop> {
  const { pathname } = new URL(page.url());
  const shown = withoutSlash(pathname.replace(/^\/fs(?=\/)/, ''));
  return {
    leadsTo: shown === withoutSlash(decodeURI(href).replace(/\?.*/, '')) ? undefined : shown,
    hasWall: (await page.locator('main [data-part=wall]').count()) > 0,
    title: (await page.title()).replace(/ \| Foresight$/, ''),
  };
}

const withoutSlash = (path: string) => path.replace(/(.)\/$/, '$1');
