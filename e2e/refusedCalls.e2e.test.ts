import { paths } from '@fs/api-contract';
import { expect } from 'vitest';
import { settledPage } from './support/crawl/settledPage.ts';
import { e2eTest } from './support/e2eTest.ts';
import { openAs } from './support/openAs.ts';
import { samplePath } from './support/walk/samplePaths.ts';

/** Pages that show data of the user’s own, of a workspace, or of editors. */
const pages = [
  '/research/watchlists',
  '/research/companies',
  '/companies/search/funding',
  '/markets',
  '/topics',
  '/workspaces/personal',
  '/notebooks',
] as const;

const missing = 'We can’t find this. It may be gone, or it isn’t shared with you.';

e2eTest(
  'what the server refuses speaks of what may be gone or not shared, never of a plan',
  async ({ app, openPage }) => {
    const page = await openPage({ expects: [/status of 403/] });
    await openAs(page, app, { role: 'admin', address: 'terms' });
    const settled = settledPage(page);
    await settled.settle();
    const isCall = ({ pathname }: URL) => !pathname.startsWith(`${paths.app}/`) && !pathname.startsWith(paths.identity);
    await page.route(isCall, (route) =>
      route.fulfill({ status: 403, json: { message: 'You don’t have permission to do this' } }),
    );
    const texts: string[] = [];
    for (const path of pages) {
      await settled.follow(samplePath(path, 'individual-plus'));
      texts.push((await page.getByRole('main').textContent()) ?? '');
    }
    expect(texts.filter((text) => text.includes('Upgrade your plan'))).toEqual([]);
    expect(texts.filter((text) => text.includes(missing)).length).toBeGreaterThanOrEqual(4);
  },
);
