import { expect, test } from 'vitest';
import { parseIdList } from './idList.ts';

test('reads a comma-separated list, and a repeated parameter', () => {
  expect(parseIdList('a, b ,c', 3)).toEqual(['a', 'b', 'c']);
  expect(parseIdList(['a,b', 'c'], 3)).toEqual(['a', 'b', 'c']);
});

test.each(['', ' ', ',', 'a,', 'a,,b', '\ufeff', 'a,\u00a0', 'x'.repeat(201), 'a,b,c,d'])('rejects %j', (text) =>
  expect(() => parseIdList(text, 3)).toThrow(expect.objectContaining({ status: 400 })),
);
