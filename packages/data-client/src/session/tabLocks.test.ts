import { afterEach, expect, test, vi } from 'vitest';
import { createCognitoProvider } from './cognito.ts';
import { createSession } from './createSession.ts';
import { createMemoryTokenStore } from './memoryTokenStore.ts';
import { tabLocks } from './tabLocks.ts';

afterEach(() => vi.unstubAllGlobals());

/** Work that ends on request. */
function createWork(log: string[], name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const work = () => {
    log.push(`${name} begins`);
    return promise.finally(() => log.push(`${name} ends`));
  };
  return { work, end: () => resolve(name), fail: () => reject(new Error(name)) };
}

test.each([
  ['as in Node 20', undefined],
  ['as in an insecure context', {}],
])('a session is created where the Web Locks API is missing, %s', (_where, navigator) => {
  vi.stubGlobal('navigator', navigator);
  const provider = createCognitoProvider({ endpoint: 'http://127.0.0.1:1/identity/', clientId: 'foresight' });
  const session = createSession({ provider, store: createMemoryTokenStore() });
  expect(session.state()).toEqual({ status: 'loading' });
});

test('without Web Locks work under one name runs one at a time, in order, a failure included', async () => {
  vi.stubGlobal('navigator', undefined);
  const log: string[] = [];
  const [first, second, third] = ['first', 'second', 'third'].map((name) => createWork(log, name));
  if (!first || !second || !third) throw new Error('There is too little work');
  const failed = tabLocks().request('one', first.work);
  const next = tabLocks().request('one', second.work);
  await tabLocks().request('another', async () => log.push('another runs'));
  third.end();
  second.end();
  first.fail();
  await expect(failed).rejects.toThrow('first');
  expect(await next).toBe('second');
  expect(await tabLocks().request('one', third.work)).toBe('third');
  expect(log).toEqual([
    'first begins',
    'another runs',
    'first ends',
    'second begins',
    'second ends',
    'third begins',
    'third ends',
  ]);
});
