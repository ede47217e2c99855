import { expect, test } from 'vitest';
import type { NavigablePage } from './NavigablePage.ts';
import { type NavigationItem, navigationOf } from './navigationOf.ts';

const pages = (...paths: string[]): NavigablePage[] => paths.map((path) => ({ path, audience: 'anyone' }));
const user = { groups: ['fuel-free'] } as const;
const ids = (items: readonly NavigationItem[]) => items.map(({ id }) => id);

test('an app without pages has empty menus', () => {
  expect(navigationOf([], user)).toEqual({ main: [], user: [] });
  expect(navigationOf([], null)).toEqual({ main: [], user: [] });
});

test('an entry comes with its page', () => {
  expect(navigationOf(pages('/research/companies', '/account'), user)).toEqual({
    main: [{ id: 'companies', href: '/research/companies' }],
    user: [{ id: 'settings', href: '/account' }],
  });
});

test('a page that asks for a group takes its entry away from everyone else', () => {
  const data: NavigablePage = { path: '/data', audience: 'signed-in', groups: ['internal'] };
  expect(navigationOf([data], user).user).toEqual([]);
  expect(ids(navigationOf([data], { groups: ['internal'] }).user)).toEqual(['dataSnapshots']);
});

test('markets alone are a link; together with reports they open', () => {
  expect(navigationOf(pages('/research/markets'), user).main).toEqual([{ id: 'markets', href: '/research/markets' }]);
  expect(navigationOf(pages('/research/markets', '/research/reports'), user).main).toEqual([
    {
      id: 'markets',
      links: [
        { id: 'allMarkets', href: '/research/markets' },
        { id: 'reports', href: '/research/reports' },
      ],
    },
  ]);
});

test('one page for all libraries gives the five entries of the advisory menu', () => {
  expect(navigationOf(pages('/advisory/library/$categorySlug'), user).main).toEqual([
    {
      id: 'advisory',
      links: ['Product', 'Finance', 'Sales', 'Marketing', 'Growth'].map((name) => ({
        id: `advisory${name}`,
        href: `/advisory/library/${name.toLowerCase()}`,
      })),
    },
  ]);
});

test("the user's company is the page of their organisation, whatever its id is made of", () => {
  const withOrganization = { ...user, organization: { org_id: 'a/b?c' } };
  expect(navigationOf(pages('/research/companies/$companyId'), withOrganization).user).toEqual([
    { id: 'myCompany', href: '/research/companies/a%2Fb%3Fc' },
  ]);
});

test('a visitor has advisory and markets, and no menu of their own', () => {
  const all = pages('/advisory', '/markets', '/research/companies', '/account', '/topics');
  const { main, user } = navigationOf(all, null);
  expect(ids(main)).toEqual(['advisory', 'markets']);
  expect(user).toEqual([]);
});
