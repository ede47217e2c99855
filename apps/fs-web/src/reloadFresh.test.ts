import { expect, test } from 'vitest';
import { reloadFresh } from './reloadFresh.ts';

test('[ERRPAGE-005] every service worker is gone before the page loads anew', async () => {
  const happened: string[] = [];
  const registration = (name: string) => ({
    unregister: async () => {
      await Promise.resolve();
      happened.push(`${name} unregistered`);
      return true;
    },
  });
  const workers = { getRegistrations: async () => [registration('first'), registration('second')] };
  await reloadFresh(workers, () => happened.push('reloaded'));
  expect(happened).toEqual(['first unregistered', 'second unregistered', 'reloaded']);
});

test('the page loads anew also where there are no workers, or none that can be reached', async () => {
  let reloads = 0;
  const reload = () => {
    reloads += 1;
  };
  await reloadFresh(undefined, reload);
  await reloadFresh({ getRegistrations: () => Promise.reject(new Error('Not allowed')) }, reload);
  expect(reloads).toBe(2);
});
