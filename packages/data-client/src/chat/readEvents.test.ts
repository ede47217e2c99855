import { expect, test } from 'vitest';
import { readEvents } from './readEvents.ts';

async function read(parts: readonly string[]): Promise<unknown[]> {
  const body = new Blob([...parts]).stream();
  const events: unknown[] = [];
  for await (const event of readEvents(new Response(body), new AbortController().signal)) events.push(event);
  return events;
}

test('reads events whose texts hold the line separators of other systems', async () => {
  const content = 'One\u2028two\u2029three\u0085four';
  const event = { id: 7, message: { content } };
  expect(await read([': 6\n\n', `id: 7\nevent: message\ndata: ${JSON.stringify(event)}\n\n`])).toEqual([event]);
});

test('reads no event of a block that only says that the server is there', async () => {
  expect(await read(['retry: 3000\n: 6\n\n', ': still here\n\n'])).toEqual([]);
});
