import { expect, test } from 'vitest';
import { cacheStrategyFor } from './cacheStrategyFor.ts';

const scope = 'https://foresight.example/fs/';

test.each([
  ['navigate', 'GET', `${scope}research/home?a=1`, 'shell'],
  ['cors', 'GET', `${scope}assets/main-BjU2xS3f.js`, 'asset'],
  ['no-cors', 'GET', `${scope}assets/inter-latin.woff2`, 'asset'],
  ['cors', 'GET', `${scope}environment.json`, null],
  ['cors', 'GET', 'https://foresight.example/organization/1', null],
  ['navigate', 'GET', 'https://foresight.example/outbox', null],
  ['navigate', 'POST', `${scope}login`, null],
  ['no-cors', 'GET', 'https://images.example/fs/assets/logo.png', null],
] as const)('a request (%s, %s) for %s is answered as %s', (mode, method, url, caching) => {
  expect(cacheStrategyFor({ mode, method, url }, scope)).toBe(caching);
});
