import { expect, test } from 'vitest';
import { pageToPrerender } from './pageToPrerender.ts';

const login = { path: '/fs/login', audience: 'visitor' };

test.each([
  ['/fs/login', '', true],
  ['/fs/login/', '', true],
  ['/fs/login/', '?redirect=%2Fsearch', true],
  ['/fs/login/', '?code=HARBOR-6', false],
  ['/fs/login/', '?plan=news', false],
  ['/fs/login/', '?email=ada%40foresight.example&confirmationcode=123456', false],
  ['/fs/plans', '', false],
])('at %s%s the prerendered login page is visible to signed-out users: %s', (pathname, search, isSeen) => {
  expect(pageToPrerender(login, { pathname, search }, false)).toBe(isSeen);
});

test('hides pages prerendered for signed-out users from logged-in users', () => {
  expect(pageToPrerender(login, { pathname: '/fs/login', search: '' }, true)).toBe(false);
});
