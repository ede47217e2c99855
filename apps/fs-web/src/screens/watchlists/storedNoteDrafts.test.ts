import { expect, test } from 'vitest';
import { storedNoteDrafts } from './storedNoteDrafts.ts';

function buildStorage() {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

const draft = { text: 'Ask about the quay', base: '' };

test('a draft is of one company of one list, until it is saved', () => {
  const storage = buildStorage();
  const drafts = storedNoteDrafts('robots', () => storage);
  drafts.write('harborline', draft);
  expect(storedNoteDrafts('robots', () => storage).read('harborline')).toEqual(draft);
  expect(drafts.read('kerbline')).toBeNull();
  expect(storedNoteDrafts('ports', () => storage).read('harborline')).toBeNull();
  drafts.write('harborline', null);
  expect(drafts.read('harborline')).toBeNull();
  expect([...storage.values]).toEqual([]);
});

test('the key is one of input, which logging out removes', () => {
  const storage = buildStorage();
  storedNoteDrafts('robots', () => storage).write('harborline', draft);
  expect([...storage.values.keys()]).toEqual(['fs.input.note.robots.harborline']);
});

test.each(['no json', '{"text":1,"base":""}', '[]'])('ignores the stored %s', (stored) => {
  const storage = { ...buildStorage(), getItem: () => stored };
  expect(storedNoteDrafts('robots', () => storage).read('harborline')).toBeNull();
});

test('blocked storage holds nothing and breaks nothing', () => {
  const drafts = storedNoteDrafts('robots', () => {
    throw new Error('blocked');
  });
  drafts.write('harborline', draft);
  expect(drafts.read('harborline')).toBeNull();
});
