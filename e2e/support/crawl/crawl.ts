import { paths } from '@fs/api-contract';
import type { Page } from 'playwright-core';
import type { AppRoute } from '../../../apps/fs-web/src/AppRoute.ts';
import { appRoutes } from '../../../apps/fs-web/src/routes.tsx';
import type { NavigationUser } from '../../../packages/account-widgets/src/shell/navigation/NavigablePage.ts';
import { pageAt } from '../../../packages/account-widgets/src/shell/navigation/pageAt.ts';
import { addressKind, subjectCallOf } from './addressKind.ts';
import { linkFault } from './linkFault.ts';
import { linksOf, openMenus } from './pageLinks.ts';
import { settledPage } from './settledPage.ts';

/** What a page says that has nothing for who came by a link. */
const deadEnd =
  /Page not found|Invalid referral|We can’t find|We couldn’t find|doesn’t exist or isn’t shared|Something went wrong|Couldn’t load|Can’t reach Foresight|No Results Found|Nothing matches|No \w+ match/;

export interface CrawlOptions {
  user: NavigationUser;
  /** Addresses to begin with. */
  starts: readonly string[];
  /** Addresses of things that don't exist: their pages say so, and must lead on. */
  unknown?: readonly string[];
  /** What is opened: the starts alone, one address of each kind, or every address that has a query. @default 'kinds' */
  opens?: 'starts' | 'kinds' | 'queries';
  /** Whether the browser loads the starts, as from a bookmark. Default: the app opens them, as from a link of its own. */
  isLoading?: boolean;
  /** Called on the page of each start. Starts may lead elsewhere then. */
  onStart?: (href: string) => Promise<void>;
}

export interface Crawl {
  /** What is wrong: page, link and fault. */
  faults: readonly string[];
  /** Paths of the route table that were visited. */
  routes: readonly string[];
  /** Number of different addresses. */
  links: number;
}

/** Opens a page of each kind that links lead to, and checks every link on it, menus included. */
export async function crawl(page: Page, options: CrawlOptions): Promise<Crawl> {
  const { user, starts, unknown = [], opens = 'kinds', isLoading = false, onStart } = options;
  const { follow, settle, takeFailures, authorization } = settledPage(page);
  const waiting = [...starts, ...unknown].map((href) => ({ href, from: 'the address bar' }));
  const visited = new Set<string>();
  const routes = new Set<string>();
  const links = new Set<string>();
  const asked = new Set<string>();
  const faults = new Set<string>();

  async function visit(href: string, from: string) {
    takeFailures();
    const isStart = starts.includes(href);
    const { href: address, pathname: path } = new URL(paths.app + href, page.url());
    if (isStart && isLoading) await page.goto(address).then(settle);
    else await follow(href);
    const { pathname } = new URL(page.url());
    if (isStart && onStart) await onStart(href);
    else if (withoutSlash(pathname) !== withoutSlash(path))
      faults.add(`${href}, linked on ${from}, leads to ${pathname}`);
    const said = deadEnd.exec((await page.getByRole('main').textContent()) ?? '')?.[0];
    if (unknown.includes(href)) {
      if (said === undefined) faults.add(`${href} does not say that it is unknown`);
      return;
    }
    if (said !== undefined) faults.add(`${href}, linked on ${from}, says “${said}”`);
    for (const failure of takeFailures()) faults.add(`${href}, linked on ${from}: ${failure}`);
  }

  async function checkLinks(on: string) {
    for (const link of await linksOf(page)) {
      const fault = linkFault(link, appRoutes, user);
      if (fault) faults.add(`“${link.name}” (${link.href}) on ${on} ${fault}`);
      // The landing page leads signed-in users to Home.
      else if (user !== null && link.href === `${paths.app}/`) links.add(link.href);
      else if (link.href.startsWith(`${paths.app}/`) && !links.has(link.href)) {
        waiting.push({ href: link.href.slice(paths.app.length), from: on });
      }
      links.add(link.href);
    }
  }

  /** Asks the server for what the page of an address that is not opened is about. */
  async function checkSubject(href: string, from: string) {
    const call = subjectCallOf(href, user !== null);
    if (call === undefined || asked.has(call)) return;
    asked.add(call);
    const response = await page.request.get(new URL(call, page.url()).href, { headers: authorization() });
    if (!response.ok()) faults.add(`${href}, linked on ${from}: ${call} is answered ${response.status()}`);
  }

  await settle();
  await openMenus(page, (menu) => checkLinks(`the menu ${menu}`));
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { href, from } = next;
    const route = pageAt<AppRoute>(appRoutes, href);
    const isGiven = starts.includes(href) || unknown.includes(href);
    const kind =
      isGiven || !route || (opens === 'queries' && href.includes('?')) ? href : addressKind(route.path, href);
    if (visited.has(kind) || (opens === 'starts' && !isGiven)) {
      await checkSubject(href, from);
      continue;
    }
    visited.add(kind);
    if (route) routes.add(route.path);
    await visit(href, from);
    await checkLinks(href);
  }
  return { faults: [...faults], routes: [...routes], links: links.size };
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/, '');
}
