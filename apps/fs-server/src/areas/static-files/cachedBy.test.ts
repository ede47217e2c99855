import { expect, test } from 'vitest';
import { currentWork } from '../../database/requestWork.ts';
import { cachedBy } from './cached.ts';

const options = { lifetimeMs: 1000, entries: 2 };

/** Cached texts, of which `real…` exist, and how often each was read. */
function createCache(more: { now?: () => number } = {}) {
  const reads: string[] = [];
  const load = async (name: string) => {
    reads.push(name);
    return name.startsWith('real') ? `page of ${name}` : null;
  };
  return {
    reads,
    read: cachedBy((name: string) => name, load, { ...options, isKept: (page) => page !== null, ...more }),
  };
}

test('[XMETA-027] addresses of nothing are never kept, and push out none that exist', async () => {
  const { reads, read } = createCache();
  await read('real one');
  for (let number = 0; number < 50; number += 1) expect(await read(`invented ${number}`)).toBeNull();
  expect(await read('real one')).toBe('page of real one');
  expect(reads.filter((name) => name === 'real one')).toHaveLength(1);
  await read('invented 0');
  expect(reads.filter((name) => name === 'invented 0')).toHaveLength(2);
});

test('the values that were asked for longest ago are dropped, and all after their time', async () => {
  let now = 0;
  const { reads, read } = createCache({ now: () => now });
  await read('real one');
  await read('real two');
  await read('real one');
  await read('real three');
  await read('real one');
  await read('real two');
  now = 1001;
  await read('real two');
  expect(reads).toEqual(['real one', 'real two', 'real three', 'real two', 'real two']);
});

test('callers at once share the work, and a failure is not kept', async () => {
  let calls = 0;
  const read = cachedBy(
    (name: string) => name,
    async () => {
      calls += 1;
      if (calls === 1) throw new Error('down');
      return calls;
    },
    options,
  );
  await expect(Promise.all([read('a'), read('a')])).rejects.toThrow('down');
  expect(await Promise.all([read('a'), read('a')])).toEqual([2, 2]);
});

test('the work is bounded as that of a request of its own', async () => {
  const read = cachedBy(
    (name: string) => name,
    async () => currentWork()?.signal,
    { ...options, timeoutMs: 5000 },
  );
  const signal = await read('a');
  expect(signal?.aborted).toBe(false);
});
