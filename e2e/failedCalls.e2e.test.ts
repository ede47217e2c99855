import { paths } from '@fs/api-contract';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { appRoutes } from '../apps/fs-web/src/routes.tsx';
import { staffRoutes } from '../apps/fs-web/src/screens/staff/staffRoutes.ts';
import { settledPage } from './support/crawl/settledPage.ts';
import { e2eTest } from './support/e2eTest.ts';
import { openAs } from './support/openAs.ts';
import { samplePath } from './support/walk/samplePaths.ts';

/** A safe call is tried thrice, and once more thrice by what appears later. */
const mostRequests = 6;

/** Pages that have all they promise without what failed: a form, or a text. */
const complete: readonly string[] = ['/test/landing', '/forms/business-assessment', '/advisory'];

/** What the header asks for on every page, and the messages whenever they connect. */
const ofShell = /\/api\/(notices|chat\/(?!advisory))|\/account /;

/** Lets every call fail at once, as those to a server that is restarting, but those of the login. Counts them. */
async function refuseCalls(page: Page): Promise<{ take: () => Map<string, number> }> {
  let counts = new Map<string, number>();
  const isCall = ({ pathname }: URL) => !pathname.startsWith(`${paths.app}/`) && !pathname.startsWith(paths.identity);
  await page.route(isCall, (route) => {
    const request = route.request();
    const call = `${request.method()} ${request.url()} ${request.postData() ?? ''}`;
    counts.set(call, (counts.get(call) ?? 0) + 1);
    return route.abort('connectionrefused');
  });
  return {
    take: () => {
      const taken = counts;
      counts = new Map();
      return taken;
    },
  };
}

e2eTest.for([
  ['individual-plus', appRoutes],
  ['admin', staffRoutes],
] as const)(
  '[XSHELL-036] every page that the role %s opens while no call succeeds says so, offers another try, and does not ask again by itself',
  async ([role, routes], { app, openPage }) => {
    const page = await openPage({ expects: [/ERR_CONNECTION_REFUSED/] });
    await openAs(page, app, { role, address: 'terms' });
    const settled = settledPage(page);
    await settled.settle();
    const calls = await refuseCalls(page);
    const faults: string[] = [];
    let failed = 0;
    for (const { path } of routes) {
      calls.take();
      await settled.follow(samplePath(path, 'individual-plus'));
      const asked = calls.take();
      // What asks again by itself does so at once.
      await new Promise((resolve) => setTimeout(resolve, 300));
      const repeated = [...asked, ...calls.take()].filter(([, count]) => count > mostRequests).map(([call]) => call);
      faults.push(...repeated.map((call) => `${path} asks too often: ${call}`));
      const own = [...asked.keys()].filter((call) => !ofShell.test(call));
      if (own.length > 0) failed += 1;
      const saysSo = await page.getByRole('main').getByRole('button', { name: 'Try again' }).count();
      if (own.length > 0 && saysSo === 0 && !complete.includes(path))
        faults.push(`${path} does not show that ${own} failed`);
    }
    expect(faults).toEqual([]);
    expect(failed).toBeGreaterThanOrEqual({ 'individual-plus': 25, admin: 2 }[role]);
  },
);
