import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createUpdates } from './createUpdates.ts';
import { registerServiceWorker } from './registerServiceWorker.ts';

const hour = 60 * 60 * 1000;

const update = vi.fn(async () => undefined);
const page = Object.assign(new EventTarget(), { readyState: 'complete', visibilityState: 'visible' });

beforeEach(() => {
  vi.useFakeTimers();
  update.mockClear();
  const registration = Object.assign(new EventTarget(), { waiting: null, installing: null, update });
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', {
    serviceWorker: Object.assign(new EventTarget(), { register: async () => registration, controller: null }),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('checks for a newer version every hour and when the page becomes visible, until aborted', async () => {
  const app = new AbortController();
  registerServiceWorker(createUpdates(), app.signal);
  await vi.advanceTimersByTimeAsync(hour);
  page.dispatchEvent(new Event('visibilitychange'));
  expect(update).toHaveBeenCalledTimes(2);

  app.abort();
  await vi.advanceTimersByTimeAsync(2 * hour);
  page.dispatchEvent(new Event('visibilitychange'));
  expect(update).toHaveBeenCalledTimes(2);
  expect(vi.getTimerCount()).toBe(0);
});

test('does not check if aborted before registration', async () => {
  const app = new AbortController();
  registerServiceWorker(createUpdates(), app.signal);
  app.abort();
  await vi.advanceTimersByTimeAsync(hour);
  expect(vi.getTimerCount()).toBe(0);
});
