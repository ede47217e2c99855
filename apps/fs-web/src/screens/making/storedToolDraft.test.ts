import { expect, test } from 'vitest';
import { storedToolDraft } from './storedToolDraft.ts';

const draft = { text: 'Voltmeer', subject: { id: 'v', name: 'Voltmeer' }, tone: 'curious', round: null };

function fakeStorage() {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
}

test('each tool has a draft of its own, which is read again after it was written', () => {
  const storage = fakeStorage();
  storedToolDraft('blog', () => storage).write(draft);
  expect(storedToolDraft('blog', () => storage).read()).toEqual(draft);
  expect(storedToolDraft('social', () => storage).read()).toBeNull();
});

test('is forgotten with the other input of the user', () => {
  const storage = fakeStorage();
  storedToolDraft('blog', () => storage).write(draft);
  expect([...storage.texts.keys()]).toEqual(['fs.input.tool.blog']);
});

test.each([
  ['no JSON', null],
  ['null', null],
  ['[]', { text: '', subject: null, tone: null, round: null }],
  ['{"text":1,"subject":{"id":2},"tone":{}}', { text: '', subject: null, tone: null, round: null }],
])('omits what has another form: %s', (text, expected) => {
  const storage = { ...fakeStorage(), getItem: () => text };
  expect(storedToolDraft('blog', () => storage).read()).toEqual(expected);
});

test('blocked storage has no draft, and ignores writes', () => {
  const blocked = storedToolDraft('blog', () => {
    throw new Error('blocked');
  });
  blocked.write(draft);
  expect(blocked.read()).toBeNull();
});
