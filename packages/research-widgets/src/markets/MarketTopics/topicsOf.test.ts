import { expect, test } from 'vitest';
import { topicsOf } from './topicsOf.ts';

test('the most frequent topic is first, and an article counts once', () => {
  expect(topicsOf([{ keywords: ['Heat', 'Cells', 'Cells'] }, { keywords: ['Cells'] }])).toEqual([
    { name: 'Cells', count: 2 },
    { name: 'Heat', count: 1 },
  ]);
  expect(topicsOf([])).toEqual([]);
});
