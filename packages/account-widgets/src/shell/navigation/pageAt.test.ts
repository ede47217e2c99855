import { expect, test } from 'vitest';
import type { NavigablePage } from './NavigablePage.ts';
import { canOpenPage, pageAt } from './pageAt.ts';

const pages: readonly NavigablePage[] = [
  { path: '/companies/$companyId', audience: 'signed-in' },
  { path: '/companies/search', audience: 'signed-in' },
  { path: '/support', audience: 'anyone' },
];

test.each([
  ['/companies/search?name=a#top', '/companies/search'],
  ['/companies/search/', '/companies/search'],
  ['/companies/8f0c', '/companies/$companyId'],
  ['/companies', undefined],
  ['/companies/8f0c/more', undefined],
])('the address %s leads to %s', (href, path) => {
  expect(pageAt(pages, href)?.path).toBe(path);
});

test('pages for signed-out users are closed to logged-in users, and the reverse', () => {
  expect(canOpenPage({ path: '/login', audience: 'visitor' }, null)).toBe(true);
  expect(canOpenPage({ path: '/login', audience: 'visitor' }, { groups: [] })).toBe(false);
  expect(canOpenPage({ path: '/account', audience: 'signed-in' }, null)).toBe(false);
  expect(canOpenPage({ path: '/account', audience: 'signed-in' }, { groups: [] })).toBe(true);
  expect(canOpenPage({ path: '/plans', audience: 'anyone' }, null)).toBe(true);
});

test('a page for certain groups opens to each of them and to nobody else', () => {
  const messages: NavigablePage = { path: '/admin/messages', audience: 'signed-in', groups: ['messengers', 'admin'] };
  expect(canOpenPage(messages, { groups: ['fuel-free', 'messengers'] })).toBe(true);
  expect(canOpenPage(messages, { groups: ['admin'] })).toBe(true);
  expect(canOpenPage(messages, { groups: ['fuel-teams', 'internal'] })).toBe(false);
  expect(canOpenPage(messages, null)).toBe(false);
  expect(canOpenPage({ ...messages, audience: 'anyone' }, null)).toBe(false);
});
