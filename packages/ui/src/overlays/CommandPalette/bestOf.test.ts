import { expect, test } from 'vitest';
import { bestOf } from './bestOf.ts';

function hits(length: number) {
  return Array.from({ length }, (_, place) => ({ id: `${place}`, label: `Harbour ${place}` }));
}

test('of 10,000 hits the first 50 are drawn, and the count says how many there are', () => {
  const drawn = bestOf({ label: 'Companies', items: hits(10_000) });
  expect(drawn.items).toEqual(hits(50));
  expect(drawn.count).toBe(10_000);
});

test('a count that its owner knows stays, and a short group stays as it is', () => {
  expect(bestOf({ label: 'Companies', count: 25_000, items: hits(60) }).count).toBe(25_000);
  const short = { label: 'Markets', items: hits(50) };
  expect(bestOf(short)).toBe(short);
});
