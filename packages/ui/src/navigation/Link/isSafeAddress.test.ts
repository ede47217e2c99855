import { expect, test } from 'vitest';
import { isSafeAddress } from './isSafeAddress.ts';

test.each(['https://a.example/', 'http://a.example', 'mailto:a@a.example', '/companies', '?page=2', '#top', ''])(
  '%j can be followed',
  (address) => {
    expect(isSafeAddress(address)).toBe(true);
  },
);

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://a.example/1',
  'http://',
])('%j is shown as plain text', (address) => {
  expect(isSafeAddress(address)).toBe(false);
});
