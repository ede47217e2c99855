import { expect, expectTypeOf, test } from 'vitest';
import { failed, type Loadable, loading, overLimit, ready } from './Loadable.ts';

test('a state says only what is known', () => {
  expect(ready([])).toEqual({ state: 'ready', value: [] });
  expect(ready(3, { stale: true })).toEqual({ state: 'ready', value: 3, stale: true });
  expect(failed('No answer.')).toEqual({ state: 'failed', message: 'No answer.' });
  expect(overLimit({ message: 'Full.', limit: 5, current: 5 })).toEqual({
    state: 'over-limit',
    message: 'Full.',
    limit: 5,
    current: 5,
  });
});

test('a state without a value fits any view', () => {
  expectTypeOf(loading()).toExtend<Loadable<number>>();
  expectTypeOf(failed('No answer.')).toExtend<Loadable<number>>();
  expectTypeOf(ready('three')).not.toExtend<Loadable<number>>();
  expect(loading().state).toBe('loading');
});
