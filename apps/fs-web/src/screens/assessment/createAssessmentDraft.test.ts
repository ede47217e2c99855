import { assessmentQuestions } from '@fs/api-contract';
import { expect, test } from 'vitest';
import { createAssessmentDraft } from './createAssessmentDraft.ts';

function createStorage(stored: Record<string, string> = {}) {
  const values = new Map(Object.entries(stored));
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

test('answers of a signed-out user are kept apart from those that are forgotten with a user', () => {
  const storage = createStorage();
  const drafts = createAssessmentDraft(() => storage);
  drafts.write(false, { answers: { 'product-problem': 4 }, step: 1 });
  expect([...storage.values.keys()]).toEqual(['fs.assessment']);
  expect(drafts.read(false)).toEqual({ answers: { 'product-problem': 4 }, step: 1 });
});

test('a user continues what they began before they logged in', () => {
  const storage = createStorage();
  const drafts = createAssessmentDraft(() => storage);
  drafts.write(false, { answers: { 'product-problem': 4 }, step: 1 });
  const begun = drafts.read(true);
  expect(begun).toEqual({ answers: { 'product-problem': 4 }, step: 1 });
  drafts.write(true, begun);
  expect([...storage.values.keys()]).toEqual(['fs.input.assessment']);
  drafts.clear();
  expect(storage.values.size).toBe(0);
});

test('no question is skipped, and what is no answer is left out', () => {
  const read = (draft: unknown) =>
    createAssessmentDraft(() => createStorage({ 'fs.assessment': JSON.stringify(draft) })).read(false);
  expect(read({ answers: { 'product-problem': 2 }, step: 7 })).toEqual({ answers: { 'product-problem': 2 }, step: 1 });
  expect(read({ answers: { 'product-problem': 9, luck: 3 }, step: -1 })).toEqual({ answers: {}, step: 0 });
  const all = Object.fromEntries(assessmentQuestions.map(({ id }) => [id, 5]));
  expect(read({ answers: all, step: 99 })).toEqual({ answers: all, step: 10 });
  expect(read('none')).toEqual({ answers: {}, step: 0 });
});

test('does without storage that is blocked or has something else', () => {
  const blocked = createAssessmentDraft(() => {
    throw new Error('blocked');
  });
  blocked.write(false, { answers: {}, step: 3 });
  blocked.clear();
  expect(blocked.read(false)).toEqual({ answers: {}, step: 0 });
  expect(createAssessmentDraft(() => createStorage({ 'fs.assessment': '{' })).read(false).step).toBe(0);
});
