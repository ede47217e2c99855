import { afterEach, expect, test, vi } from 'vitest';
import type { PlacedEnvironment } from '../start/stageOf.ts';
import { forgetSaved, readSavedStart, savedOwner, savedPagesCache, saveStart } from './savedStart.ts';

afterEach(() => vi.unstubAllGlobals());

const environment = { identity: { endpoint: '/identity/' } } as PlacedEnvironment;

function startOf(sub: string) {
  return {
    user: { username: sub, attributes: { sub, email: '', given_name: '', family_name: '' }, groups: [] },
    environment,
  };
}

function setUp() {
  const items = new Map<string, string>();
  const removed = vi.fn(async (_name: string) => true);
  vi.stubGlobal('caches', { delete: removed });
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
  };
  return { items, removed, storage: () => storage };
}

test('the pages of a user are removed when they log out and when another one logs in', () => {
  const { items, removed, storage } = setUp();
  saveStart(storage, startOf('ada'));
  saveStart(storage, startOf('ada'));
  expect(readSavedStart(storage)).toEqual(startOf('ada'));
  expect(removed).not.toHaveBeenCalled();
  saveStart(storage, startOf('bob'));
  expect(savedOwner(storage)).toBe('bob');
  expect(removed.mock.calls).toEqual([[savedPagesCache]]);
  forgetSaved(storage);
  expect(items.size).toBe(0);
  expect(removed).toHaveBeenCalledTimes(2);
});

test.each(['null', '7', '{}', '{', '{"user":{"attributes":{"sub":"ada"}}}'])('ignores the invalid start %s', (text) => {
  const { storage } = setUp();
  storage().setItem('fs.savedStart', text);
  expect(readSavedStart(storage)).toBeUndefined();
});

test('works with blocked storage', () => {
  const blocked = () => {
    throw new Error('The operation is insecure.');
  };
  saveStart(blocked, startOf('ada'));
  forgetSaved(blocked);
  expect(readSavedStart(blocked)).toBeUndefined();
});
