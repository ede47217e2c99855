import { expect, test } from 'vitest';
import { landingAfterSignIn, safeTarget, signInDetour } from './landing.ts';

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/%2fevil.example',
  '/%5Cevil.example',
  '/./%2fevil.example',
  '/..//evil.example',
  '/\t/evil.example',
  '/ /evil.example'.replace(' ', '\n'),
  'research/home',
  '',
])('a redirect to %j is not followed', (redirect) => {
  expect(safeTarget(redirect)).toBeNull();
});

test('a redirect to a page of the app keeps its query', () => {
  expect(safeTarget('/companies/search?name=a%20b&sort=x')).toBe('/companies/search?name=a%20b&sort=x');
});

test('the fragment travels beside the redirect and comes back behind its target', () => {
  const detour = signInDetour({ pathname: '/account', search: '?tab=1', hash: 'billing' });
  expect(detour).toBe('/login/?redirect=%2Faccount%3Ftab%3D1#billing');
  expect(landingAfterSignIn({ redirect: '/account?tab=1', hash: 'billing' })).toBe('/account?tab=1#billing');
});

test('a reader without a target, or with one that is not ours, lands at the start', () => {
  expect(landingAfterSignIn({ redirect: null, hash: 'x' })).toBe('/');
  expect(landingAfterSignIn({ redirect: '//evil.example', hash: '' })).toBe('/');
});
