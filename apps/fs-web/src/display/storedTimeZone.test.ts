import { expect, test } from 'vitest';
import { storedTimeZone } from './storedTimeZone.ts';

const stored = (value: string | null, details: unknown) =>
  storedTimeZone([{ id: '1', owner: 'o', key: 'time_zone', value, details }]);

test('tells a chosen time zone from that of the last device', () => {
  expect(stored('Asia/Tokyo', { isChosen: true })).toEqual({ zone: 'Asia/Tokyo', choice: 'Asia/Tokyo' });
  expect(stored('Asia/Tokyo', { isChosen: false })).toEqual({ zone: 'Asia/Tokyo', choice: null });
});

test('invalid content counts as none', () => {
  expect(storedTimeZone([])).toEqual({ zone: null, choice: null });
  expect(stored('Mars/Base', { isChosen: true })).toEqual({ zone: null, choice: null });
  expect(stored(null, { isChosen: true })).toEqual({ zone: null, choice: null });
  expect(stored('Asia/Tokyo', 'text')).toEqual({ zone: 'Asia/Tokyo', choice: null });
});
