import { expect, test } from 'vitest';
import { storedUnsavedText } from './storedUnsavedText.ts';

function buildStorage() {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

const unsaved = { text: 'Written on a train', revision: 3 };

test('a text is of one notebook, until it is saved', () => {
  const storage = buildStorage();
  const stored = storedUnsavedText('grid', () => storage);
  stored.write(unsaved);
  expect(storedUnsavedText('grid', () => storage).read()).toEqual(unsaved);
  expect(storedUnsavedText('ports', () => storage).read()).toBeNull();
  // Logging out removes keys of input.
  expect([...storage.values.keys()]).toEqual(['fs.input.notebook.grid']);
  stored.write(null);
  expect(stored.read()).toBeNull();
});

test.each(['no json', '{"text":1,"revision":3}', '[]'])('ignores the stored %s', (stored) => {
  const storage = { ...buildStorage(), getItem: () => stored };
  expect(storedUnsavedText('grid', () => storage).read()).toBeNull();
});

test('blocked storage holds nothing and breaks nothing', () => {
  const stored = storedUnsavedText('grid', () => {
    throw new Error('Blocked');
  });
  stored.write(unsaved);
  expect(stored.read()).toBeNull();
});
