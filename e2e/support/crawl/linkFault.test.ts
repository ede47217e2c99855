import { expect, test } from 'vitest';
import { appRoutes } from '../../../apps/fs-web/src/routes.tsx';
import { type CrawledLink, linkFault } from './linkFault.ts';

const faultOf = (link: Partial<CrawledLink>, user: { groups: [] } | null = { groups: [] }) =>
  linkFault({ name: 'Plans', href: '/fs/plans', rel: '', hasTarget: false, ...link }, appRoutes, user);

test.each<[string, Partial<CrawledLink>]>([
  ['has no name', { name: '' }],
  ['leads nowhere on the page', { href: '#news' }],
  ['leads nowhere on the page', { href: '#' }],
  ['is a placeholder', { href: 'https://www.foresight.example/terms', rel: 'noopener' }],
  ['opens another site without noopener', { href: 'https://harborline.example' }],
  ['leaves the app', { href: '/api/companies' }],
  ['leaves the app', { href: 'javascript:void(0)' }],
  ['leads to no page', { href: '/fs/research/harbors' }],
  ['leads to a page that the user cannot open', { href: '/fs/login' }],
])('a link %s: %o', (fault, link) => {
  expect(faultOf(link)).toBe(fault);
});

test.each<Partial<CrawledLink>>([
  { href: '/fs/research/companies/harborline?peek=a#news' },
  { href: '#content', hasTarget: true },
  { href: 'mailto:?subject=Harborline' },
  { href: 'https://harborline.example', rel: 'noopener noreferrer' },
])('%o leads somewhere', (link) => {
  expect(faultOf(link)).toBeUndefined();
});

test('a signed-out user cannot open a page of users', () => {
  expect(faultOf({ href: '/fs/research/home' }, null)).toBe('leads to a page that the user cannot open');
  expect(faultOf({ href: '/fs/login' }, null)).toBeUndefined();
});
