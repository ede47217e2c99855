import { expect, test } from 'vitest';
import { isConcluded } from './isConcluded.ts';

/** A message of the wire protocol: its type, the length of the rest, the rest. */
function message(type: string, body = ''): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(4 + body.length);
  return Buffer.concat([Buffer.from(type), length, Buffer.from(body)]);
}

const ready = message('Z', 'I');

test('an answer that only says "ready" is not the end of a query', () => {
  expect(isConcluded(ready)).toBe(false);
  expect(isConcluded(Buffer.concat([message('1'), message('2'), message('T', 'C'), message('D', 'EC'), ready]))).toBe(
    false,
  );
  expect(isConcluded(new Uint8Array())).toBe(false);
});

test('an answer with a command’s end or an error is', () => {
  expect(isConcluded(Buffer.concat([message('D', 'row'), message('C', 'SELECT 1'), ready]))).toBe(true);
  expect(isConcluded(Buffer.concat([message('E', 'wrong'), ready]))).toBe(true);
});
