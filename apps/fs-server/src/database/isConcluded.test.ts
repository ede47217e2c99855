import { expect, test } from 'vitest';
import { isConcluded } from './isConcluded.ts';

/** Builds a message of the wire protocol: its type, the length of the rest, the rest. */
function buildMessage(type: string, body = ''): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(4 + body.length);
  return Buffer.concat([Buffer.from(type), length, Buffer.from(body)]);
}

const ready = buildMessage('Z', 'I');

test('a response with only "ready for query" is not the end of a query', () => {
  expect(isConcluded(ready)).toBe(false);
  expect(
    isConcluded(
      Buffer.concat([buildMessage('1'), buildMessage('2'), buildMessage('T', 'C'), buildMessage('D', 'EC'), ready]),
    ),
  ).toBe(false);
  expect(isConcluded(new Uint8Array())).toBe(false);
});

test('a response with a command’s end or an error is', () => {
  expect(isConcluded(Buffer.concat([buildMessage('D', 'row'), buildMessage('C', 'SELECT 1'), ready]))).toBe(true);
  expect(isConcluded(Buffer.concat([buildMessage('E', 'wrong'), ready]))).toBe(true);
});
