import { expect, test } from 'vitest';
import { lastStart, rememberStart } from './lastStart.ts';

function buildStorage(text: string | null = null) {
  let kept = text;
  return {
    getItem: () => kept,
    setItem: (_key: string, value: string) => {
      kept = value;
    },
  };
}

test('the last start is remembered on the device', () => {
  const storage = buildStorage();
  expect(lastStart(() => storage)).toBeUndefined();
  rememberStart(() => storage, new Date('2026-11-22T09:12:00Z'));
  expect(lastStart(() => storage)).toEqual(new Date('2026-11-22T09:12:00Z'));
});

test('invalid and blocked storage has no last start', () => {
  const blocked = () => {
    throw new Error('blocked');
  };
  expect(lastStart(() => buildStorage('yesterday'))).toBeUndefined();
  expect(lastStart(blocked)).toBeUndefined();
  expect(() => rememberStart(blocked, new Date(0))).not.toThrow();
});
