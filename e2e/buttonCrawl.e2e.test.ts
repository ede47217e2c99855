import { paths } from '@fs/api-contract';
import { expect } from 'vitest';
import { appRoutes } from '../apps/fs-web/src/routes.tsx';
import { staffRoutes } from '../apps/fs-web/src/screens/staff/staffRoutes.ts';
import { installPressing } from './support/crawl/installPressing.ts';
import { pressButtons } from './support/crawl/pressButtons.ts';
import { settledPage } from './support/crawl/settledPage.ts';
import { e2eTest } from './support/e2eTest.ts';
import { openAs } from './support/openAs.ts';
import { samplePath, type WalkRole } from './support/walk/samplePaths.ts';

/** Who presses what is on which pages, at the addresses of `subjects`. A later role presses what it alone sees. */
const crawls = [
  { role: 'signed-out', subjects: 'signed-out', routes: appRoutes.filter(({ audience }) => audience !== 'signed-in') },
  { role: 'individual-plus', subjects: 'individual-plus', routes: appRoutes },
  { role: 'free', subjects: 'free', routes: appRoutes },
  { role: 'editor', subjects: 'editor', routes: appRoutes },
  { role: 'admin', subjects: 'editor', routes: staffRoutes },
] as const satisfies readonly { role: string; subjects: WalkRole; routes: readonly object[] }[];

/** What roles before have pressed without a fault. */
const pressedBefore = new Set<string>();

e2eTest.for(crawls)(
  '[XSHELL-026] every button that the role $role sees does something',
  { timeout: 1_200_000 },
  async ({ role, subjects, routes }, { app, openPage }) => {
    const page = await openPage({ expects: [/status of 4(03|04|09)/] });
    await page.addInitScript(installPressing);
    if (role === 'signed-out') await page.goto(`${app.url}plans`);
    else await openAs(page, app, { role, address: 'research/home' });
    const settled = settledPage(page);
    await settled.settle();
    const pressed = new Set(pressedBefore);
    /** The first path with each screen, which has the same buttons at the others. */
    const kinds = new Map<unknown, string>();
    const faults: string[] = [];
    for (const { path, load } of routes) {
      const href = samplePath(path, subjects);
      if (!kinds.has(load)) kinds.set(load, path);
      await settled.follow(href);
      const isThere = new URL(page.url()).pathname === new URL(paths.app + href, page.url()).pathname;
      if (isThere)
        faults.push(...(await pressButtons(page, settled, { href, kind: kinds.get(load) ?? path, pressed })));
    }
    expect(faults).toEqual([]);
    expect(pressed.size).toBeGreaterThan(60);
    for (const each of pressed) pressedBefore.add(each);
  },
);

const strangers = [
  { name: 'does nothing', path: null, fault: ' does nothing' },
  {
    name: 'is refused without a word',
    path: '/lists',
    fault: ': POST /lists is answered 403, and nothing on the page says so',
  },
] as const;

e2eTest.for(strangers)(
  'a button that $name is reported with its page and place',
  async ({ path, fault }, { app, openPage }) => {
    const page = await openPage({ expects: [/status of 403/] });
    await page.addInitScript(installPressing);
    await page.route('**/lists', (route) => route.fulfill({ status: 403 }));
    await page.goto(`${app.url}terms`);
    const settled = settledPage(page);
    await settled.settle();
    await page.evaluate((address) => {
      const button = document.createElement('button');
      button.textContent = 'Stranger';
      if (address) button.addEventListener('click', () => void fetch(address, { method: 'POST' }));
      document.body.append(button);
    }, path);
    const faults = await pressButtons(page, settled, { href: '/terms', kind: '/terms', pressed: new Set() });
    expect(faults).toEqual([`/terms: button “Stranger” in the page${fault}`]);
  },
);
