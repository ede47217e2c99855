import { expect, test } from 'vitest';
import { createRecentCompanies, type RecentCompany } from './recentCompanies.ts';

function memoryStorage(initial: Record<string, string> = {}) {
  const items = new Map(Object.entries(initial));
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

const company = (id: string): RecentCompany => ({ id, name: `Company ${id}`, logo_url: null, location: null });

test('[SEARCH-024] the last company opened stands first, once, and five are kept', () => {
  const storage = memoryStorage();
  const recent = createRecentCompanies(() => storage);
  for (const id of ['a', 'b', 'c', 'a', 'd', 'e', 'f']) recent.remember(company(id));
  expect(recent.list().map(({ id }) => id)).toEqual(['f', 'e', 'd', 'a', 'c']);
});

test('a reload in the same tab remembers, signing out forgets', () => {
  const storage = memoryStorage();
  createRecentCompanies(() => storage).remember(company('a'));
  const reloaded = createRecentCompanies(() => storage);
  expect(reloaded.list()).toEqual([company('a')]);
  reloaded.clear();
  expect(createRecentCompanies(() => storage).list()).toEqual([]);
});

test.each(['not json', '{}', '[1, null, {"id": 3}]'])('stored text %j that is not ours counts as nothing', (text) => {
  const storage = memoryStorage({ recentCompanies: text });
  expect(createRecentCompanies(() => storage).list()).toEqual([]);
});

test('where the user has blocked storage, companies are remembered until a reload', () => {
  const recent = createRecentCompanies(() => {
    throw new DOMException('The operation is insecure', 'SecurityError');
  });
  recent.remember(company('a'));
  expect(recent.list()).toEqual([company('a')]);
  recent.clear();
  expect(recent.list()).toEqual([]);
});
