import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createQueryClient } from './createQueryClient.ts';

const queryKey = ['list'] as const;

/** A query on a page whose answers wait. */
function setUp({ known }: { known?: string } = {}) {
  const queries = createQueryClient();
  const asked: PromiseWithResolvers<string>[] = [];
  if (known !== undefined) queries.setQueryData(queryKey, known, { updatedAt: 1 });
  const observer = new QueryObserver(queries, {
    queryKey,
    queryFn: () => {
      const answer = Promise.withResolvers<string>();
      asked.push(answer);
      return answer.promise;
    },
  });
  observer.subscribe(() => undefined);
  return {
    queries,
    asked,
    shown: () => observer.getCurrentResult().data,
    isLoading: () => observer.getCurrentResult().isFetching,
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test.for(['first load', 'refetch'] as const)(
  'an answer to a %s that was asked for before a change is invalidated does not count',
  async (kind) => {
    const { queries, asked, shown, isLoading } = setUp(kind === 'refetch' ? { known: 'earlier' } : {});
    const invalidated = queries.invalidateQueries({ queryKey });
    asked[0]?.resolve('before the change');
    await settled();
    expect(shown()).not.toBe('before the change');
    asked[1]?.resolve('after the change');
    await invalidated;
    await settled();
    expect(shown()).toBe('after the change');
    expect(asked).toHaveLength(2);
    expect(isLoading()).toBe(false);
  },
);

test.for(['first load', 'refetch'] as const)(
  'an answer to a %s that was asked for before a change was stored does not replace it',
  async (kind) => {
    const { queries, asked, shown, isLoading } = setUp(kind === 'refetch' ? { known: 'earlier' } : {});
    queries.setQueryData(queryKey, 'changed');
    asked[0]?.resolve('before the change');
    await settled();
    expect(shown()).toBe('changed');
    asked[1]?.resolve('after the change');
    await settled();
    expect(shown()).toBe('after the change');
    expect(asked).toHaveLength(2);
    expect(isLoading()).toBe(false);
  },
);

test('two changes during a first load ask twice more, and what waits gets the last answer', async () => {
  const { queries, asked, shown } = setUp();
  const waiting = queries.fetchQuery({ queryKey });
  const first = queries.invalidateQueries({ queryKey });
  const second = queries.invalidateQueries({ queryKey });
  expect(asked).toHaveLength(3);
  asked[1]?.resolve('after the first');
  asked[2]?.resolve('after both');
  await Promise.all([first, second]);
  expect(await waiting).toBe('after both');
  expect(shown()).toBe('after both');
});

test('nothing is asked for by a change while nothing is on its way', async () => {
  const { queries, asked } = setUp();
  asked[0]?.resolve('loaded');
  await settled();
  queries.setQueryData(queryKey, 'changed');
  await settled();
  expect(asked).toHaveLength(1);
});

test('what a change invalidates without asking again goes on', async () => {
  const { queries, asked, shown } = setUp();
  await queries.invalidateQueries({ queryKey, refetchType: 'none' });
  asked[0]?.resolve('loaded');
  await settled();
  expect(shown()).toBe('loaded');
  expect(asked).toHaveLength(1);
});
