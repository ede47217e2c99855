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

test('shows an entry once its page exists', () => {
  expect(navigationOf(pages('/research/companies', '/account'), user)).toEqual({
    main: [{ id: 'companies', href: '/research/companies' }],
    user: [{ id: 'settings', href: '/account' }],
  });
});

test('hides the entry of a page from users outside its groups', () => {
  const data: NavigablePage = { path: '/data', audience: 'signed-in', groups: ['internal'] };
  expect(navigationOf([data], user).user).toEqual([]);
  expect(ids(navigationOf([data], { groups: ['internal'] }).user)).toEqual(['dataSnapshots']);
});

test('renders markets alone as a link, and with reports as a menu', () => {
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

test('one page for all libraries results in the five entries of the advisory menu', () => {
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

test("links the user's company to the page of their organization, with any characters in its id", () => {
  const withOrganization = { ...user, organization: { org_id: 'a/b?c' } };
  expect(navigationOf(pages('/research/companies/$companyId'), withOrganization).user).toEqual([
    { id: 'myCompany', href: '/research/companies/a%2Fb%3Fc' },
  ]);
});

test('shows advisory and markets, and no account menu, to a signed-out user', () => {
  const all = pages('/advisory', '/markets', '/research/companies', '/account', '/topics');
  const { main, user } = navigationOf(all, null);
  expect(ids(main)).toEqual(['advisory', 'markets']);
  expect(user).toEqual([]);
});
