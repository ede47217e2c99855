import { expect, test } from 'vitest';
import { combineQueries } from './combineQueries.ts';

const answer = <Data>(data: Data | undefined, error: Error | null = null) => ({
  data,
  error,
  isPlaceholderData: false,
});
const sum = (one: number, other: number) => one + other;

test('combines two queries when both have data', () => {
  expect(combineQueries(answer(1), answer(2), sum).data).toBe(3);
  expect(combineQueries(answer(0), answer(0), sum).data).toBe(0);
  expect(combineQueries(answer(1), answer<number>(undefined), sum)).toEqual(answer(undefined));
});

test('reports the failure of one of two queries and keeps earlier data', () => {
  const failure = new Error('Failed to fetch plans');
  expect(combineQueries(answer(1), answer<number>(undefined, failure), sum)).toEqual(answer(undefined, failure));
  expect(combineQueries(answer(1, failure), answer(2), sum)).toEqual(answer(3, failure));
});
