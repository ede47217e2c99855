import { resolve } from 'node:path';
import { type Group, paths } from '@fs/api-contract';
import { expect } from 'vitest';
import { appRoutes } from '../apps/fs-web/src/routes.tsx';
import { type CrawlOptions, crawl } from './support/crawl/crawl.ts';
import { e2eTest } from './support/e2eTest.ts';
import { openAs } from './support/openAs.ts';
import { findViolations } from './support/walk/findViolations.ts';
import { formatWalk } from './support/walk/formatWalk.ts';
import { readStop, type Stop } from './support/walk/Stop.ts';
import { samplePath, type WalkRole } from './support/walk/samplePaths.ts';

/** Home, and pages that need a text or a choice first. */
const further = ['/search?query=log&sf=markets', '/companies/search?sort=total_funding_usd'];

/** What nobody has: the pages say so, and lead on. */
const unknown = [
  '/research/companies/unknown-company',
  '/people/unknown-person',
  '/markets/unknown-market',
  '/research/watchlists/unknown-list',
  '/referral/unknown-code',
];

const walkers: readonly (readonly [role: WalkRole, groups: readonly Group[] | null, Partial<CrawlOptions>])[] = [
  ['signed-out', null, { isLoading: true }],
  ['free', ['fuel-free'], { unknown, opens: 'kinds' }],
  ['individual-plus', ['fuel-individual-plus'], { opens: 'starts' }],
  ['editor', ['fuel-free', 'editors'], { opens: 'starts' }],
];

const walks: Record<WalkRole, Map<string, Stop>> = {
  'signed-out': new Map(),
  free: new Map(),
  'individual-plus': new Map(),
  editor: new Map(),
};

/** Pages that axe has rated. */
const rated = new Set<string>();

e2eTest.for(walkers)(
  '[XCOMPANY-015] [XSHELL-024] [XSHELL-027] every page and every link on it leads somewhere for the role %s, without a violation or a message in the console',
  async ([role, groups, options], { app, openPage }) => {
    // The server refuses what does not exist.
    const page = await openPage({ expects: options.unknown ? [/status of 404/] : [] });
    if (role === 'signed-out') await page.goto(`${app.url}plans`);
    else {
      await openAs(page, app, { role, address: 'research/home' });
      await page.waitForURL('**/research/home');
    }
    const pages = new Map(appRoutes.map(({ path }) => [samplePath(path, role), path] as const));
    const violations: string[] = [];
    const { faults, links } = await crawl(page, {
      user: groups && { groups },
      starts: [...pages.keys(), ...(role === 'signed-out' ? [] : further)],
      onStart: async (href) => {
        violations.push(...(await findViolations(page, rated)).map((each) => `${href}: ${each}`));
        const path = pages.get(href);
        if (path) walks[role].set(path, await readStop(page, href));
      },
      ...options,
    });
    expect([...faults, ...violations]).toEqual([]);
    expect(links).toBeGreaterThan(30);
  },
);

e2eTest('docs/walk.md says what each role finds at each page (--update writes it)', async ({ app }) => {
  const statuses = new Map<string, string>();
  for (const { path } of appRoutes) {
    const answer = await fetch(new URL(paths.app + samplePath(path, 'signed-out'), app.url), { redirect: 'manual' });
    statuses.set(path, String(answer.status));
  }
  const text = formatWalk(appRoutes, walks, statuses);
  await expect(text).toMatchFileSnapshot(resolve(import.meta.dirname, '../docs/walk.md'));
});

/** Roles with further menus, whose pages are those of the others. One of them opens every filtered table. */
const members: readonly (readonly [role: string, groups: readonly Group[], Partial<CrawlOptions>])[] = [
  ['individual-plus', ['fuel-individual-plus'], { starts: ['/research/home', ...further], opens: 'queries' }],
  ['teams-owner', ['fuel-teams'], {}],
  ['idea-gen', ['fuel-free', 'idea-gen'], {}],
  ['messenger', ['fuel-free', 'messengers'], {}],
  ['admin', ['fuel-free', 'admin'], {}],
];

e2eTest.for(members)(
  '[XSHELL-024] every link that a user of the role %s sees leads somewhere',
  async ([role, groups, options], { app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role, address: 'research/home' });
    await page.waitForURL('**/research/home');
    const { faults, links } = await crawl(page, {
      user: { groups },
      starts: ['/research/home', '/account'],
      opens: 'starts',
      ...options,
    });
    expect(faults).toEqual([]);
    expect(links).toBeGreaterThan(30);
  },
);
