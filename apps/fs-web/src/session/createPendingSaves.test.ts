import { afterEach, expect, test, vi } from 'vitest';
import { createPendingSaves } from './createPendingSaves.ts';

afterEach(() => vi.useRealTimers());

test('the rest of every page is saved, also after one that fails', async () => {
  const saves = createPendingSaves();
  const saved: string[] = [];
  saves.add(() => Promise.reject(new Error('Refused')));
  saves.add(async () => void saved.push('notebook'));
  const remove = saves.add(async () => void saved.push('left'));
  remove();
  await saves.saveAll(1000);
  expect(saved).toEqual(['notebook']);
});

test('a save without an answer is waited for only so long', async () => {
  vi.useFakeTimers();
  const saves = createPendingSaves();
  saves.add(() => new Promise(() => undefined));
  let isDone = false;
  const all = saves.saveAll(2000).then(() => {
    isDone = true;
  });
  await vi.advanceTimersByTimeAsync(1999);
  expect(isDone).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await all;
  expect(isDone).toBe(true);
});
