import { expect, test } from 'vitest';
import type { AppRoute } from '../AppRoute.ts';
import { appRoutes } from '../routes.tsx';
import { closestPage } from './closestPage.ts';

const user = { groups: ['fuel-free'] } as const;
const pages: readonly AppRoute[] = appRoutes;

test.each([
  ['/reserch/companies', '/research/companies'],
  ['/watchlist', '/research/watchlists'],
  ['/Plan/', '/plans'],
  ['/suport', '/support'],
  ['/qqqq', undefined],
  ['/', undefined],
])('the unknown path %s is most like %s', (unknown, path) => {
  expect(closestPage(pages, user, unknown)?.path).toBe(path);
});

test('suggests no page that the user cannot open', () => {
  const page = { path: '/admin', audience: 'signed-in', title: 'account', groups: ['admin'] } as const;
  expect(closestPage([page], user, '/admim')).toBeUndefined();
  expect(closestPage([page], { groups: ['admin'] }, '/admim')).toBe(page);
  expect(closestPage([{ ...page, audience: 'visitor' }], { groups: ['admin'] }, '/admim')).toBeUndefined();
});
