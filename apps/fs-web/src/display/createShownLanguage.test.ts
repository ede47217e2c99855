import type { MessageOverrides } from '@fs/ui/messages';
import { expect, test, vi } from 'vitest';
import { createShownLanguage } from './createShownLanguage.ts';
import { languages } from './languages.ts';
import { loadTexts } from './loadTexts.ts';

const german: MessageOverrides = { App: { undo: 'Rückgängig' } };

test('English is shown at once', () => {
  expect(createShownLanguage('en', async () => german).shown()).toEqual({ language: 'en', texts: {}, status: 'shown' });
});

test('the language of the device is shown once its texts are there, and nothing before', async () => {
  const language = createShownLanguage('de', async () => german);
  const listener = vi.fn();
  language.subscribe(listener);
  expect(language.shown()).toEqual({ language: 'de', texts: {}, status: 'starting' });
  await expect.poll(() => language.shown()).toEqual({ language: 'de', texts: german, status: 'shown' });
  expect(listener).toHaveBeenCalledOnce();
});

test('without its texts, the language of the device gives way to English', async () => {
  const language = createShownLanguage('de', async () => Promise.reject(new TypeError('offline')));
  await expect.poll(() => language.shown()).toEqual({ language: 'en', texts: {}, status: 'shown', failed: 'de' });
});

test('a language whose texts fail to load leaves the page as it is, and loads when it is chosen again', async () => {
  const load = vi
    .fn(async () => german)
    .mockResolvedValueOnce({})
    .mockRejectedValueOnce(new TypeError('offline'));
  const language = createShownLanguage('en', load);
  expect(load).toHaveBeenCalledTimes(0);
  language.choose('de');
  await expect.poll(() => language.shown().language).toBe('de');
  language.choose('en');
  await expect.poll(() => language.shown().failed).toBe('en');
  expect(language.shown()).toMatchObject({ language: 'de', status: 'shown' });
  language.choose('en');
  await expect.poll(() => language.shown()).toMatchObject({ language: 'en', texts: german });
});

test('the last choice counts, whichever loads first', async () => {
  const late = Promise.withResolvers<MessageOverrides>();
  const language = createShownLanguage('en', (id) => (id === 'de' ? late.promise : Promise.resolve({})));
  language.choose('de');
  language.choose('en');
  await expect.poll(() => language.shown().texts).toEqual({});
  late.resolve(german);
  await late.promise;
  expect(language.shown().language).toBe('en');
});

test.each(languages)('[XSHELL-004] $name has its own texts of every package', async ({ id }) => {
  const components = Object.keys(await loadTexts(id));
  expect(components).toEqual(
    id === 'en' ? [] : expect.arrayContaining(['Table', 'CompanyTable', 'AppHeader', 'App', 'PageTitles']),
  );
});
