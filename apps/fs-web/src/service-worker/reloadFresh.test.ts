import { expect, test } from 'vitest';
import { reloadFresh } from './reloadFresh.ts';

test('[ERRPAGE-005] unregisters all service workers before the reload', async () => {
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

test('reloads the page without reachable service workers', async () => {
  let reloads = 0;
  const reload = () => {
    reloads += 1;
  };
  await reloadFresh(undefined, reload);
  await reloadFresh({ getRegistrations: () => Promise.reject(new Error('Not allowed')) }, reload);
  expect(reloads).toBe(2);
});
