import type { PGlite } from '@electric-sql/pglite';
import { isConcluded } from './isConcluded.ts';

/**
 * Sends a request in PostgreSQL's wire protocol and gives the answer, in a buffer that can be handed to another thread.
 * @throws when PostgreSQL may have lost its footing: PGlite itself would answer "done".
 */
export async function exchange(database: PGlite, request: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await answerTo(database, request);
  const isFarewell = request[0] === 'X'.charCodeAt(0);
  if (!isFarewell && !isConcluded(answer)) {
    throw new Error('a query ended without an answer');
  }
  return answer;
}

/** By the one call of PGlite that leaves messages as they are: the others parse them and keep all that they parsed. */
async function answerTo(database: PGlite, request: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const isStartUp = request[0] === 0;
  // PGlite answers a start-up itself, and not by the stream.
  if (isStartUp) return Uint8Array.from(database.execProtocolRawSync(request));
  const parts: Uint8Array[] = [];
  // Each part lies in PostgreSQL's memory, which the next one overwrites.
  const onRawData = (part: Uint8Array) => parts.push(part.slice());
  await database.execProtocolRawStream(request, { syncToFs: false, onRawData });
  return join(parts);
}

function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const part of parts) {
    whole.set(part, end);
    end += part.length;
  }
  return whole;
}
