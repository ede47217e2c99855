import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastStore, longToastDuration, toastDuration } from './createToastStore.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const saved = { message: 'Saved.' };

test('[CONST-002] a message stays for 4 seconds', () => {
  const toasts = createToastStore();
  toasts.show(saved);
  vi.advanceTimersByTime(3999);
  expect(toasts.current()).toMatchObject(saved);
  vi.advanceTimersByTime(1);
  expect(toasts.current()).toBeUndefined();
  expect(toastDuration).toBe(4000);
});

test('a message with an action, or one that is said to be long, stays for 20 seconds', () => {
  const toasts = createToastStore();
  for (const long of [{ action: { label: 'Undo', onPress: () => undefined } }, { isLong: true }]) {
    toasts.show({ ...saved, ...long });
    vi.advanceTimersByTime(19_999);
    expect(toasts.current()).toMatchObject(saved);
    vi.advanceTimersByTime(1);
    expect(toasts.current()).toBeUndefined();
  }
  expect(longToastDuration).toBe(20_000);
});

test('a new message replaces the old one and has the whole time', () => {
  const toasts = createToastStore();
  toasts.show(saved);
  vi.advanceTimersByTime(3000);
  toasts.show({ message: 'Deleted.' });
  vi.advanceTimersByTime(3999);
  expect(toasts.current()).toMatchObject({ message: 'Deleted.' });
  vi.advanceTimersByTime(1);
  expect(toasts.current()).toBeUndefined();
});

test('pauses the time of a message, and resumes with the time that was left', () => {
  const toasts = createToastStore();
  toasts.show(saved);
  vi.advanceTimersByTime(3000);
  toasts.pause();
  toasts.pause();
  vi.advanceTimersByTime(60_000);
  toasts.resume();
  toasts.resume();
  vi.advanceTimersByTime(999);
  expect(toasts.current()).toMatchObject(saved);
  vi.advanceTimersByTime(1);
  expect(toasts.current()).toBeUndefined();
});

test('notifies listeners of each change, treats the same text twice as two messages, and restores no dismissed one', () => {
  const toasts = createToastStore();
  const listener = vi.fn();
  const stop = toasts.subscribe(listener);
  toasts.show(saved);
  const first = toasts.current();
  toasts.show(saved);
  expect(toasts.current()?.id).not.toBe(first?.id);
  toasts.dismiss();
  toasts.resume();
  vi.advanceTimersByTime(60_000);
  expect(toasts.current()).toBeUndefined();
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  toasts.show(saved);
  expect(listener).toHaveBeenCalledTimes(3);
});
