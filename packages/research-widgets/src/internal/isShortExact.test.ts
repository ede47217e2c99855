import { expect, test } from 'vitest';
import { isShortExact } from './isShortExact.ts';

test.each([0, 950, 2_500, 500_000, 2_000_000, 2_500_000, 1_300_000_000])('%d is exact with one decimal', (amount) => {
  expect(isShortExact(amount)).toBe(true);
});

test.each([2_550, 2_550_000, 1_999_999, 1_310_000_000])('%d is not', (amount) => {
  expect(isShortExact(amount)).toBe(false);
});
