import { expect, test } from 'vitest';
import { firstRoute, isLoginPath } from './firstScreen.ts';

test.each([
  ['/fs/login/', false, '/login'],
  ['/fs', false, '/'],
  ['/fs/', false, '/'],
  ['/fs/plans', false, '/plans'],
  ['/fs/research/home', false, '/login'],
  ['/fs/research/companies/1', true, '/research/companies/$companyId'],
  ['/fs/login/', true, '/research/home'],
  ['/fs/nothing/of/the/kind', true, '/research/home'],
  ['/fs/nothing/of/the/kind', false, '/login'],
])('%s, somebody signed in: %s, begins to load %s', (pathname, isKnown, path) => {
  expect(firstRoute(pathname, isKnown)?.path).toBe(path);
});

test.each([
  ['/fs/login', true],
  ['/fs/login/', true],
  ['/fs/signup/', true],
  ['/fs/login/google', false],
  ['/fs/', false],
  ['/login/', false],
])('%s is the login page: %s', (pathname, expected) => {
  expect(isLoginPath(pathname)).toBe(expected);
});
