import type { Group } from '@fs/api-contract';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type AppRoute, appRoutes } from '../apps/fs-web/src/routes.tsx';
import type { NavigationUser } from '../packages/account-widgets/src/shell/navigation/NavigablePage.ts';
import { canOpenPage, pageAt } from '../packages/account-widgets/src/shell/navigation/pageAt.ts';
import { e2eTest } from './support/e2eTest.ts';
import { signInOnScreen } from './support/signInOnScreen.ts';

const base = '/fs';
const routes: readonly AppRoute[] = appRoutes;

/** Pages that links need a text or a choice to lead to. */
const starts = ['/search?query=harbor', '/search?query=log&sf=markets', '/companies/search?sort=total_funding_usd'];

/** What a page says that has nothing for the user. */
const deadEnd = /Page not found|doesn’t exist|We couldn’t find|No Results Found|Something went wrong/;

interface Anchor {
  text: string;
  href: string;
  rel: string;
}

/** Moves within the app, as links do. */
async function open(page: Page, href: string) {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, base + href);
  await page.waitForFunction((path) => window.location.pathname.replace(/\/$/, '') === path, pathOf(base + href));
  await page.locator('main').getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(() => document.querySelector('main [role=progressbar]') === null);
}

const pathOf = (href: string) => href.replace(/[?#].*$/s, '').replace(/\/$/, '') || '/';

function anchorsOf(page: Page): Promise<Anchor[]> {
  return page.locator('a[href]').evaluateAll((links) =>
    links.map((link) => ({
      text: link.textContent.trim() || (link.getAttribute('aria-label') ?? ''),
      href: link.getAttribute('href') ?? '',
      rel: link.getAttribute('rel') ?? '',
    })),
  );
}

/** What is wrong with a link, for a user. Undefined if it leads to a page that the user can open, or outside. */
function faultOf({ href, rel }: Anchor, user: NavigationUser): string | undefined {
  if (href.startsWith('#') || href.startsWith('mailto:')) return undefined;
  if (/^https?:/.test(href)) {
    if (!rel.includes('noopener')) return 'opens another site without noopener';
    return href.includes('www.foresight.example') ? 'is a placeholder' : undefined;
  }
  if (!href.startsWith(`${base}/`)) return 'leaves the app';
  const page = pageAt(routes, href.slice(base.length));
  if (!page) return 'leads to no page';
  return canOpenPage(page, user) ? undefined : 'leads to a page that the user cannot open';
}

/** Visits one address of each page that links lead to, beginning with `first`, and returns what is wrong. */
async function crawl(page: Page, user: NavigationUser, first: readonly string[]) {
  const waiting = [...first];
  const visited = new Set<string>();
  const faults = new Set<string>();
  for (let href = waiting.shift(); href !== undefined; href = waiting.shift()) {
    const route = pageAt(routes, href);
    const key = first.includes(href) ? href : (route?.path ?? href);
    if (visited.has(key)) continue;
    visited.add(key);
    await open(page, href);
    const text = await page.getByRole('main').textContent();
    if (text !== null && deadEnd.test(text)) faults.add(`${href} says: ${deadEnd.exec(text)?.[0]}`);
    const unnamed = await page
      .locator('button:visible')
      .evaluateAll(
        (buttons) =>
          buttons.filter(
            (button) => !button.textContent.trim() && !button.ariaLabel && !button.hasAttribute('aria-labelledby'),
          ).length,
      );
    if (unnamed > 0) faults.add(`${href} has ${unnamed} buttons without a name`);
    for (const anchor of await anchorsOf(page)) {
      const fault = faultOf(anchor, user);
      if (fault) faults.add(`“${anchor.text}” (${anchor.href}) on ${href} ${fault}`);
      else if (anchor.href.startsWith(`${base}/`)) waiting.push(anchor.href.slice(base.length).replace(/#.*$/s, ''));
    }
  }
  return { faults: [...faults], visited: [...visited] };
}

const members: readonly (readonly [role: string, groups: readonly Group[]])[] = [
  ['free', ['fuel-free']],
  ['individual-plus', ['fuel-individual-plus']],
  ['admin', ['fuel-free', 'admin']],
];

for (const [role, groups] of members) {
  e2eTest(`[XSHELL-024] every link that a user of the role ${role} sees leads somewhere`, async ({ app, openPage }) => {
    const page = await openPage();
    await page.goto(`${app.url}login`);
    await signInOnScreen(page, app, role);
    await page.getByRole('heading', { level: 1 }).and(page.locator('main *')).first().waitFor();
    await page.waitForURL('**/research/home');
    const { faults, visited } = await crawl(page, { groups }, ['/research/home', ...starts]);
    expect(faults).toEqual([]);
    expect(visited.length).toBeGreaterThan(12);
  });
}

e2eTest('[XSHELL-024] every link that a signed-out user sees leads somewhere', async ({ app, openPage }) => {
  const page = await openPage();
  await page.goto(`${app.url}plans`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const { faults, visited } = await crawl(page, null, ['/plans', '/']);
  expect(faults).toEqual([]);
  expect(visited.length).toBeGreaterThan(8);
});
