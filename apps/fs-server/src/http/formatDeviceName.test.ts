import { expect, test } from 'vitest';
import { formatDeviceName } from './formatDeviceName.ts';

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
  ['', null],
  [undefined, null],
])('formats %s as %s', (userAgent, name) => {
  expect(formatDeviceName(userAgent)).toBe(name);
});

test('shortens a hostile user agent', () => {
  for (const userAgent of ['\0\r\n<script>', 'x'.repeat(100_000), '𝒳/'.repeat(400)]) {
    expect(formatDeviceName(userAgent)?.length ?? 0).toBeLessThanOrEqual(60);
  }
});
