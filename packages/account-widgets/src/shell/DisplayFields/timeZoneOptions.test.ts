import { afterEach, expect, test, vi } from 'vitest';
import { timeZoneOptions } from './timeZoneOptions.ts';

afterEach(() => vi.unstubAllGlobals());

function listing(zones: readonly string[] | undefined) {
  vi.stubGlobal('Intl', Object.create(Intl, { supportedValuesOf: { value: zones && (() => [...zones]) } }));
}

test('offers the time zones of the browser', () => {
  listing(['America/New_York', 'Europe/Berlin']);
  const options = [
    { id: 'America/New_York', label: 'America/New York' },
    { id: 'Europe/Berlin', label: 'Europe/Berlin' },
  ];
  expect(timeZoneOptions(null)).toEqual(options);
  expect(timeZoneOptions('Europe/Berlin')).toEqual(options);
});

test('offers the chosen time zone in its place under a name that the browser does not list', () => {
  listing(['Asia/Calcutta', 'Europe/Berlin']);
  expect(timeZoneOptions('Asia/Kolkata').map(({ id }) => id)).toEqual([
    'Asia/Calcutta',
    'Asia/Kolkata',
    'Europe/Berlin',
  ]);
  expect(timeZoneOptions('UTC').map(({ id }) => id)).toEqual(['Asia/Calcutta', 'Europe/Berlin', 'UTC']);
});

test('offers the chosen time zone where the browser lists none', () => {
  listing(undefined);
  expect(timeZoneOptions('Europe/Berlin')).toEqual([{ id: 'Europe/Berlin', label: 'Europe/Berlin' }]);
  expect(timeZoneOptions(null)).toEqual([]);
});
