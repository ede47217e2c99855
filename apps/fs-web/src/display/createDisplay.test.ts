import { expect, test, vi } from 'vitest';
import { createDisplay } from './createDisplay.ts';
import { languages, localeOf } from './languages.ts';

function storageWith(text: string | null) {
  const items = new Map(text === null ? [] : [['fs.display', text]]);
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: vi.fn((key, value) => void items.set(key, value)),
  };
}

const defaults = { theme: 'system', density: 'comfortable', language: 'en', timeZone: null, hasSingleKeys: true };

test.each([
  [null],
  ['no JSON'],
  ['null'],
  ['{"theme":"neon","density":5,"language":"tlh","timeZone":"Mars/Base","hasSingleKeys":"no"}'],
])('the stored text %s results in the defaults', (text) => {
  expect(createDisplay(() => storageWith(text)).settings()).toEqual(defaults);
});

test('a change applies at once, tells listeners and is there after a reload', () => {
  const storage = storageWith(null);
  const display = createDisplay(() => storage);
  const listener = vi.fn();
  const end = display.subscribe(listener);
  display.change({ theme: 'dark', hasSingleKeys: false });
  end();
  display.change({ density: 'compact' });
  expect(listener).toHaveBeenCalledOnce();
  const expected = { ...defaults, theme: 'dark', density: 'compact', hasSingleKeys: false };
  expect(display.settings()).toEqual(expected);
  expect(createDisplay(() => storage).settings()).toEqual(expected);
});

test('shows what another tab stored', () => {
  const storage = storageWith(null);
  const display = createDisplay(() => storage);
  createDisplay(() => storage).change({ theme: 'contrast' });
  display.reload();
  expect(display.settings().theme).toBe('contrast');
});

test('without storage, settings apply until a reload', () => {
  const blocked = () => {
    throw new Error('blocked');
  };
  const display = createDisplay(blocked);
  display.change({ theme: 'light' });
  expect(display.settings().theme).toBe('light');
});

test('the locale is a variant of the language that is shown, so English is never mirrored', () => {
  expect(languages.map(({ id }) => id)).toContain('en');
  expect(localeOf('en', 'en-GB')).toBe('en-GB');
  expect(localeOf('en', 'ar-EG')).toBe('en-US');
  expect(localeOf('en', 'en-US@posix')).toBe('en-US');
  expect(localeOf('ar', 'ar-EG')).toBe('ar-EG');
  expect(localeOf('de', 'en-GB')).toBe('de');
});
