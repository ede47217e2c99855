import { expect, test } from 'vitest';
import { landingAfterSignIn, referralDetour, safeTarget, signInDetour } from './landing.ts';

const page = 'https://foresight.example/fs/login/';
const host = 'evil.example';

/** Known open-redirect payloads, combined from all prefixes and suffixes. */
const beginnings = [
  '/', '//', '///', '\\', '/\\', '\\/', '\\\\', '/\\/', '/./', '/../', '/..//', '/.//', '/a/..//', '/%2e/', '/%2e%2e/',
  '/%2f', '/%2F', '/%5c', '/%5C', '/%252f', '/%25252f', '/%255c', '/\t/', '/\n/', '/\r\n/', '/%09/', '/%0a/', '/%0d%0a/',
  '/ /', '/%20/', '/\u00a0/', '/\u3000/', '\u0000//', '/%00/', ' //', '\t//', '@', '/@', '//a@', '/\\a@', ':', '/:', '//:80@',
  'http:', 'https:', 'http://', 'https://', 'HTTPS://', 'https:/', 'https:\\', 'javascript:', 'java\tscript:', 'JavaScript:',
  'data:text/html,', 'vbscript:', 'blob:', 'file:///', '//%0d%0a', '/。/', '／', '／／', '/／', '%2f%2f', '?', '#', '/?//', '/#//', '.', '..', ';//',
]; // biome-ignore format: a list to read across
const ends = [
  host,
  `${host}/a`,
  `a@${host}`,
  `www.foresight.example@${host}`,
  `foresight.example.${host}`,
  `${host}:443/`,
  '[::1]/',
  '0x7f000001/',
  '',
  '%',
];
const tricks = beginnings.flatMap((beginning) => ends.map((end) => beginning + end));

/** Variants of a URL as other software may parse it: split, decoded, trimmed. */
function readings(target: string): string[] {
  const decoded: string[] = [target];
  for (let text = target, depth = 0; depth < 5; depth += 1) {
    try {
      text = decodeURIComponent(text.split(/[?#]/)[0] ?? '');
    } catch {
      break;
    }
    decoded.push(text, text.replace(/[\s\p{Cc}]/gu, ''), text.replaceAll('\\', '/'));
  }
  return decoded;
}

test('no payload leaves the app, however often it is decoded', () => {
  const followed = tricks.flatMap((trick) => safeTarget(trick) ?? []);
  const leading = followed.filter((target) =>
    readings(target).some((reading) => URL.parse(reading, page)?.origin !== new URL(page).origin),
  );
  expect(leading).toEqual([]);
  expect(followed.filter((target) => /^\/[/\\]|^[^/]/.test(target))).toEqual([]);
  // Some payloads are valid paths. Otherwise the test would prove little.
  expect(followed.length).toBeGreaterThan(20);
  expect(tricks.length - followed.length).toBeGreaterThan(400);
});

test('no payload after a page, in a plan, a referral or storage leaves the app', () => {
  const landings = tricks.flatMap((trick) => [
    landingAfterSignIn({ redirect: trick, hash: '' }),
    landingAfterSignIn({ redirect: trick, hash: trick }),
    landingAfterSignIn({ redirect: null, hash: '', referralCode: trick }),
    landingAfterSignIn({ redirect: null, hash: '', remembered: { plan: null, redirectUrl: trick } }),
  ]);
  const out = landings.filter((landing) => URL.parse(landing, page)?.origin !== new URL(page).origin);
  expect(out).toEqual([]);
  expect(landings.length).toBeGreaterThan(2000);
});

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/%2fevil.example',
  '/%252fevil.example',
  '/%5Cevil.example',
  '/./%2fevil.example',
  '/..//evil.example',
  '/\t/evil.example',
  '/%09/evil.example',
  'research/home',
  '/100%',
  '',
])('a redirect to %j is not followed', (redirect) => {
  expect(safeTarget(redirect)).toBeNull();
});

test.each([
  '/companies/search?name=a%20b&sort=x',
  '/search?query=//evil.example&to=https://evil.example',
  '/topics?name=%2F%2F',
  '/research/companies/a%20b/c',
  '/account#billing',
])('a redirect to the page %s of the app keeps its query and fragment', (path) => {
  expect(safeTarget(path)).toBe(path);
});

test('keeps the fragment outside of the redirect parameter and appends it to the target', () => {
  const detour = signInDetour({ pathname: '/account', search: '?tab=1', hash: 'billing' });
  expect(detour).toBe('/login/?redirect=%2Faccount%3Ftab%3D1#billing');
  expect(landingAfterSignIn({ redirect: '/account?tab=1', hash: 'billing' })).toBe('/account?tab=1#billing');
});

test.each([
  ['news', '/account#notifications'],
  ['free', '/topics'],
  ['team', '/accounts/new'],
  ['individual', '/account#billing'],
  ['individual-plus', '/account#billing'],
] as const)('whoever signed up for %s lands at %s, wherever they were going', (plan, landing) => {
  const remembered = { plan, redirectUrl: '/markets' };
  expect(landingAfterSignIn({ redirect: '/topics', hash: '', remembered })).toBe(landing);
});

test('without a plan, uses the parameter, the referral, the stored target, or the default, in this order', () => {
  const remembered = { plan: null, redirectUrl: '/markets?a=1#b' };
  const referralCode = 'HARBOR 6';
  expect(landingAfterSignIn({ redirect: '/topics', hash: '', referralCode, remembered })).toBe('/topics');
  expect(landingAfterSignIn({ redirect: '//evil.example', hash: 'x', referralCode, remembered })).toBe(
    '/referral/HARBOR%206',
  );
  expect(landingAfterSignIn({ redirect: null, hash: 'x', remembered })).toBe('/markets?a=1#b');
  expect(landingAfterSignIn({ redirect: null, hash: 'x' })).toBe('/');
});

test('never redirects a logged-in user to the login page', () => {
  for (const redirect of ['/login', '/login/?redirect=/topics', '/signup/', '/LOGIN#a', '/a/../login']) {
    expect(landingAfterSignIn({ redirect, hash: '' })).toBe('/');
    expect(landingAfterSignIn({ redirect: null, hash: '', remembered: { plan: null, redirectUrl: redirect } })).toBe(
      '/',
    );
  }
  expect(landingAfterSignIn({ redirect: '/login-help', hash: '' })).toBe('/login-help');
});

test('sends a signed-out user of a referral to sign up and back', () => {
  expect(referralDetour('HARBOR-6')).toBe('/signup?code=HARBOR-6&redirect=/referral/HARBOR-6');
  expect(new URLSearchParams(referralDetour('a&b=c').split('?')[1]).get('code')).toBe('a&b=c');
});
