import { paths } from '@fs/api-contract';
import { expect } from 'vitest';
import { appRoutes } from '../apps/fs-web/src/routes.tsx';
import { settledPage } from './support/crawl/settledPage.ts';
import { e2eTest } from './support/e2eTest.ts';
import { openAs } from './support/openAs.ts';
import { samplePath } from './support/walk/samplePaths.ts';

/** Pages that have all they promise without what they call. */
const complete: readonly string[] = ['/forms/business-assessment'];

e2eTest.for([
  ['an object', {}],
  ['a list', [{ message: 'Blocked' }]],
] as const)(
  'every page keeps its name and offers another try while a proxy answers each call with %s of its own',
  async ([_what, json], { app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'individual-plus', address: 'terms' });
    const settled = settledPage(page);
    await settled.settle();
    const isCall = ({ pathname }: URL) => !pathname.startsWith(`${paths.app}/`) && !pathname.startsWith(paths.identity);
    let answered = 0;
    await page.route(isCall, (route) => {
      answered += 1;
      return route.fulfill({ json });
    });
    const faults: string[] = [];
    let failed = 0;
    for (const { path } of appRoutes) {
      answered = 0;
      await settled.follow(samplePath(path, 'individual-plus'));
      const main = page.getByRole('main');
      const text = (await main.textContent()) ?? '';
      if ((await main.getByRole('heading', { level: 1 }).count()) === 0) faults.push(`${path} is blank: ${text}`);
      if ((await main.getByRole('button', { name: 'Try again' }).count()) > 0) failed += 1;
      else if (answered > 0 && !complete.includes(path)) faults.push(`${path} does not say it: ${text}`);
    }
    expect(faults).toEqual([]);
    expect(failed).toBeGreaterThanOrEqual(20);
  },
);
