import { expect, test } from 'vitest';
import { pageSlots } from './pageSlots.ts';

const gaps = (page: number, count: number) =>
  pageSlots(page, count)
    .map((slot) => (typeof slot === 'number' ? slot : '…'))
    .join(' ');

test('offers all of up to seven pages', () => {
  expect([0, 1, 7].map((count) => gaps(1, count))).toEqual(['', '1', '1 2 3 4 5 6 7']);
});

test('offers the first, the last and the current page and its neighbors among more than seven', () => {
  expect(gaps(1, 20)).toBe('1 2 3 4 5 … 20');
  expect(gaps(4, 20)).toBe('1 2 3 4 5 … 20');
  expect(gaps(5, 20)).toBe('1 … 4 5 6 … 20');
  expect(gaps(16, 20)).toBe('1 … 15 16 17 … 20');
  expect(gaps(17, 20)).toBe('1 … 16 17 18 19 20');
});

test('has seven different slots on each page', () => {
  for (let page = 1; page <= 50; page += 1) {
    const slots = pageSlots(page, 50);
    expect(slots).toHaveLength(7);
    expect(new Set(slots).size).toBe(7);
    expect(slots).toContain(page);
  }
});
