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

test('[SEARCH-024] keeps the last five companies, latest first, without duplicates', () => {
  const storage = memoryStorage();
  const recent = createRecentCompanies(() => storage);
  for (const id of ['a', 'b', 'c', 'a', 'd', 'e', 'f']) recent.remember(company(id));
  expect(recent.list().map(({ id }) => id)).toEqual(['f', 'e', 'd', 'a', 'c']);
});

test('restores companies after a reload in the same tab, and clears them after logout', () => {
  const storage = memoryStorage();
  createRecentCompanies(() => storage).remember(company('a'));
  const reloaded = createRecentCompanies(() => storage);
  expect(reloaded.list()).toEqual([company('a')]);
  reloaded.clear();
  expect(createRecentCompanies(() => storage).list()).toEqual([]);
});

test.each(['not json', '{}', '[1, null, {"id": 3}]'])('ignores the invalid stored text %j', (text) => {
  const storage = memoryStorage({ recentCompanies: text });
  expect(createRecentCompanies(() => storage).list()).toEqual([]);
});

test('keeps companies until a reload if storage is blocked', () => {
  const recent = createRecentCompanies(() => {
    throw new DOMException('The operation is insecure', 'SecurityError');
  });
  recent.remember(company('a'));
  expect(recent.list()).toEqual([company('a')]);
  recent.clear();
  expect(recent.list()).toEqual([]);
});
