import type { Loadable } from '@fs/ui';
import { expect, test } from 'vitest';
import { mapLoadable } from './mapLoadable.ts';

const double = (value: number) => value * 2;

test.each<[Loadable<number>, Loadable<number>]>([
  [
    { state: 'ready', value: 2, stale: true },
    { state: 'ready', value: 4, stale: true },
  ],
  [
    { state: 'failed', message: 'No answer.', last: 3 },
    { state: 'failed', message: 'No answer.', last: 6 },
  ],
  [
    { state: 'failed', message: 'No answer.', offline: true },
    { state: 'failed', message: 'No answer.', offline: true },
  ],
  [{ state: 'loading' }, { state: 'loading' }],
  [
    { state: 'denied', reason: 'signed-out' },
    { state: 'denied', reason: 'signed-out' },
  ],
])('%o becomes %o: a value is mapped wherever there is one', (state, mapped) => {
  expect(mapLoadable(state, double)).toEqual(mapped);
});
