import { expect, test } from 'vitest';
import { webAddress } from './webAddress.ts';

test('accepts an address without its scheme', () => {
  expect(webAddress(' company.com ')).toBe('https://company.com/');
  expect(webAddress('www.company.co.uk/about')).toBe('https://www.company.co.uk/about');
  expect(webAddress('http://company.com')).toBe('http://company.com/');
  expect(webAddress('https://مثال.com')).toBe('https://xn--mgbh0fb.com/');
});

test('rejects text that is not a web address', () => {
  const none = ['', 'company', 'my company.com', 'ada@company.com', 'mailto:ada@company.com', 'javascript:alert(1)'];
  const odd = ['ftp://company.com', 'https://', '.com', 'company..com', 'javascript://company.com'];
  expect([...none, ...odd].map(webAddress)).toEqual([...none, ...odd].map(() => null));
});
