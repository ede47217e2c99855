import { expect, test, vi } from 'vitest';
import { SharedSession } from './SharedSession.ts';

/** “Ready for query”: idle, or in a transaction. */
const ready = (status: 'I' | 'T') => Uint8Array.from(Buffer.from(`Z\0\0\0\x05${status}`, 'latin1'));

function startSession(exchange = async (bytes: Uint8Array) => ready(Buffer.from(bytes).includes('begin') ? 'T' : 'I')) {
  const answered: number[] = [];
  const onFailure = vi.fn<(error: unknown) => void>();
  const session = new SharedSession({ exchange, respond: (connection) => void answered.push(connection), onFailure });
  const send = (connection: number, text: string) => session.receive({ connection, bytes: Buffer.from(`Q${text}`) });
  return { session, send, answered, onFailure };
}

test('requests that wait for the end of a transaction are counted, so that none of them is taken for lost', async () => {
  const { session, send, answered } = startSession();
  await send(1, 'begin');
  await send(2, 'select');
  await send(3, 'select');
  expect([answered, session.waiting]).toEqual([[1], 2]);
  await send(1, 'commit');
  expect([answered, session.waiting]).toEqual([[1, 1, 2, 3], 0]);
});

test('a request that PostgreSQL does not answer is reported', async () => {
  const { send, answered, onFailure } = startSession(() =>
    Promise.reject(new Error('a query ended without an answer')),
  );
  await send(1, 'select');
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(new Error('a query ended without an answer'));
  expect(answered).toEqual([]);
});
