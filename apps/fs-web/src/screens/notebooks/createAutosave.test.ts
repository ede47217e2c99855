import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAutosave, type SaveResult, type TextChanges } from './createAutosave.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T09:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const stored = { text: 'One', revision: 1, updatedAt: '2026-11-22T08:00:00.000Z' };
const conflict: SaveResult = { ok: false, isConflict: true, error: 'Failed to update document' };
const failure: SaveResult = { ok: false, isConflict: false, error: 'Failed to update document' };

/** Answers are given by hand, in their order. */
function start() {
  const sent: TextChanges[] = [];
  const answers: ((result: SaveResult) => void)[] = [];
  const autosave = createAutosave(stored, {
    save: (changes) => {
      sent.push(changes);
      return new Promise((resolve) => answers.push(resolve));
    },
  });
  const answer = async (result: Partial<Extract<SaveResult, { ok: true }>> | SaveResult = {}) => {
    const saved = { ok: true, revision: (sent.at(-1)?.revision ?? 0) + 1, updatedAt: '2026-11-22T09:14:00.000Z' };
    answers.shift()?.({ ...saved, ...result } as SaveResult);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { autosave, sent, answer };
}

test('a text is saved after a pause, on the revision of the one before', async () => {
  const { autosave, sent, answer } = start();
  expect(autosave.state()).toEqual({ text: 'One', saving: { state: 'saved', at: stored.updatedAt } });
  autosave.edit('One t');
  autosave.edit('One two');
  expect(autosave.state().saving).toEqual({ state: 'unsaved' });
  await vi.advanceTimersByTimeAsync(999);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([{ revision: 1, text: 'One two' }]);
  expect(autosave.state().saving).toEqual({ state: 'saving' });
  await answer();
  expect(autosave.state().saving).toEqual({ state: 'saved', at: '2026-11-22T09:14:00.000Z' });
  autosave.edit('Three');
  void autosave.flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.at(-1)).toEqual({ revision: 2, text: 'Three' });
});

test('a text that could not be saved is reported until it is, and continued on its revision', async () => {
  const reported: unknown[] = [];
  const first = createAutosave(stored, {
    save: async () => failure,
    onUnsavedChange: (unsaved) => reported.push(unsaved),
  });
  first.edit('Offline');
  await vi.advanceTimersByTimeAsync(1000);
  expect(reported).toEqual([{ text: 'Offline', revision: 1 }]);

  const sent: TextChanges[] = [];
  const next = createAutosave(stored, {
    save: async (changes) => {
      sent.push(changes);
      return { ok: true, revision: 2, updatedAt: '2026-11-22T09:14:00.000Z' };
    },
    onUnsavedChange: (unsaved) => reported.push(unsaved),
  });
  next.resume({ text: 'Offline', revision: 1 });
  expect(next.state()).toEqual({ text: 'Offline', saving: { state: 'unsaved' } });
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toEqual([{ revision: 1, text: 'Offline' }]);
  expect(reported.at(-1)).toBeNull();
});

test('input during a save is saved next', async () => {
  const { autosave, sent, answer } = start();
  autosave.edit('Two');
  await vi.advanceTimersByTimeAsync(1000);
  autosave.edit('Two three');
  expect(autosave.state()).toEqual({ text: 'Two three', saving: { state: 'saving' } });
  await answer();
  expect(autosave.state().saving).toEqual({ state: 'unsaved' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent.at(-1)).toEqual({ revision: 2, text: 'Two three' });
});

test('a failure keeps the text, and it is tried again when asked to or with the next change', async () => {
  const { autosave, sent, answer } = start();
  autosave.edit('Two');
  await vi.advanceTimersByTimeAsync(1000);
  await answer(failure);
  expect(autosave.state()).toEqual({ text: 'Two', saving: { state: 'failed', error: 'Failed to update document' } });
  void autosave.flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toHaveLength(2);
  await answer();
  expect(autosave.state().saving.state).toBe('saved');
});

test('a conflict holds everything until the user selects', async () => {
  const { autosave, sent, answer } = start();
  const newest = { text: 'Theirs', revision: 5, updatedAt: '2026-11-22T09:10:00.000Z' };
  autosave.edit('Mine');
  await vi.advanceTimersByTimeAsync(1000);
  await answer(conflict);
  autosave.edit('Mine, and more');
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toHaveLength(1);
  expect(autosave.state()).toEqual({ text: 'Mine, and more', saving: { state: 'conflict' } });
  autosave.resolve(newest, 'mine');
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.at(-1)).toEqual({ revision: 5, text: 'Mine, and more' });
  await answer(conflict);
  autosave.resolve(newest, 'theirs');
  expect(autosave.state()).toEqual({ text: 'Theirs', saving: { state: 'saved', at: newest.updatedAt } });
});

test('a newer text of another tab is shown, but never over one that is not saved', async () => {
  const { autosave } = start();
  const newest = { text: 'Theirs', revision: 2, updatedAt: '2026-11-22T09:10:00.000Z' };
  autosave.adopt({ ...newest, revision: 1, text: 'Older' });
  expect(autosave.state().text).toBe('One');
  autosave.adopt(newest);
  expect(autosave.state().text).toBe('Theirs');
  autosave.edit('Mine');
  autosave.adopt({ ...newest, revision: 3 });
  expect(autosave.state().text).toBe('Mine');
});

test('a new name waits for its turn', async () => {
  const { autosave, sent, answer } = start();
  autosave.edit('Two');
  await vi.advanceTimersByTimeAsync(1000);
  const renamed = autosave.rename('Notes');
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toHaveLength(1);
  await answer();
  expect(sent.at(-1)).toEqual({ revision: 2, name: 'Notes' });
  await answer();
  expect(await renamed).toMatchObject({ ok: true, revision: 3 });
});
