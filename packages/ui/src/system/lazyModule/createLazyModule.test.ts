import { afterEach, expect, test, vi } from 'vitest';
import { createLazyModule } from './createLazyModule.ts';

afterEach(() => vi.unstubAllGlobals());

test('loads once and shares the module with all callers', async () => {
  const request = vi.fn(async () => ({ answers: 0 }));
  const lazy = createLazyModule(request);
  expect(lazy.loaded()).toBeUndefined();
  const [one, other] = await Promise.all([lazy.load(), lazy.load()]);
  expect(one).toBe(other);
  expect(lazy.loaded()).toBe(one);
  expect(request).toHaveBeenCalledTimes(1);
});

test('loads again for the next caller after a failure', async () => {
  const request = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValue('data');
  const lazy = createLazyModule(request);
  await expect(lazy.load()).rejects.toThrow('offline');
  expect(lazy.loaded()).toBeUndefined();
  expect(await lazy.load()).toBe('data');
});

test('preloads without an unhandled rejection', async () => {
  const request = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue('data');
  const lazy = createLazyModule(request);
  lazy.preload();
  await expect.poll(() => lazy.load()).toBe('data');
  expect(request).toHaveBeenCalledTimes(2);
});

test('requests nothing while the device is offline, and loads once it is online', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const request = vi.fn(async () => 'data');
  const lazy = createLazyModule(request);
  await expect(lazy.load()).rejects.toThrow('Offline');
  expect(request).not.toHaveBeenCalled();
  vi.stubGlobal('navigator', { onLine: true });
  expect(await lazy.load()).toBe('data');
});
