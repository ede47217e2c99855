import { Buffer } from 'node:buffer';
import { expect, test } from 'vitest';
import { decodeCursor, encodeCursor } from './feedCursor.ts';

const encode = (text: string) => Buffer.from(text, 'utf8').toString('base64url');

test('reads what it wrote, with microseconds', () => {
  const cursor = { arrived_at: '2026-11-20T17:40:00.123456Z', kind: 'funding', id: 'round 1\nof 2' } as const;
  expect(decodeCursor(encodeCursor(cursor))).toEqual(cursor);
  expect(decodeCursor(undefined)).toBeNull();
});

test.each([
  'nonsense',
  '2026-02-30T00:00:00.000000Z funding 1',
  '0000-01-01T00:00:00.000000Z funding 1',
  '2026-01-01T24:00:00.000000Z funding 1',
  '2026-01-01T00:00:00.000000Z gossip 1',
  '2026-01-01T00:00:00.000000Z funding a\0b',
])('refuses %j, which the database would not accept', (text) => {
  expect(() => decodeCursor(encode(text))).toThrow('cursor is not one of ours');
});
