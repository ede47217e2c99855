import type { PGlite } from '@electric-sql/pglite';
import { isConcluded } from './isConcluded.ts';
import { joinBytes } from './joinBytes.ts';

/**
 * Sends a request in PostgreSQL's wire protocol, and returns the response in a transferable buffer.
 * @throws when the query ended without a response, which PGlite itself would report as success
 */
export async function exchange(database: PGlite, request: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const response = await execute(database, request);
  const isTerminate = request[0] === 'X'.charCodeAt(0);
  if (!isTerminate && !isConcluded(response)) {
    throw new Error('a query ended without an answer');
  }
  return response;
}

/** Uses the only method of PGlite that does not parse messages. The others also retain everything that they parsed. */
async function execute(database: PGlite, request: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const isStartUp = request[0] === 0;
  // PGlite does not stream the response to a startup message.
  if (isStartUp) return Uint8Array.from(database.execProtocolRawSync(request));
  const parts: Uint8Array[] = [];
  // Each part is a view of PostgreSQL's memory, which the next part overwrites.
  const onRawData = (part: Uint8Array) => parts.push(part.slice());
  await database.execProtocolRawStream(request, { syncToFs: false, onRawData });
  return joinBytes(parts);
}
