import { expect, test, vi } from 'vitest';
import { createLazyOnce } from './createLazyOnce.ts';

test('loads once and shares the result', async () => {
  const load = vi.fn(async () => ({ answers: 0 }));
  const data = createLazyOnce(load);
  expect(data.opened()).toBeUndefined();
  const [one, other] = await Promise.all([data.open(), data.open()]);
  expect(one).toBe(other);
  expect(data.opened()).toBe(one);
  expect(load).toHaveBeenCalledTimes(1);
});

test('loads again after a failure', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue('data');
  const data = createLazyOnce(load);
  await expect(data.open()).rejects.toThrow('offline');
  expect(data.opened()).toBeUndefined();
  expect(await data.open()).toBe('data');
});
