import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { debounce } from './debounce.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('runs once, with the latest arguments, after the calls have paused', () => {
  const callback = vi.fn();
  const debounced = debounce(callback, 100);
  debounced('first');
  vi.advanceTimersByTime(99);
  debounced('second');
  vi.advanceTimersByTime(99);
  expect(callback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(callback.mock.calls).toEqual([['second']]);
});

test('runs at once without a delay', () => {
  const callback = vi.fn();
  debounce(callback, 0)('now');
  expect(callback.mock.calls).toEqual([['now']]);
});

test('flush runs the waiting call once, cancel drops it', () => {
  const callback = vi.fn();
  const debounced = debounce(callback, 100);
  debounced('flushed');
  debounced.flush();
  debounced.flush();
  debounced('canceled');
  debounced.cancel();
  vi.runAllTimers();
  expect(callback.mock.calls).toEqual([['flushed']]);
});
