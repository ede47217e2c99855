import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** How long a client may read nothing of a streamed response before it is ended. */
const patienceMs = 30_000;

/**
 * Ends streamed responses, files included, whose client reads nothing. Backpressure would otherwise hold the response
 * and its source for as long as the connection is open.
 */
export function registerStalledResponses(app: FastifyInstance, patience = patienceMs): void {
  app.addHook('onSend', (_request, { raw }, payload, done) => {
    if (isStream(payload)) endWhenStalled(raw, payload, patience);
    done();
  });
}

interface Stream {
  pipe: unknown;
  destroy: () => unknown;
}

const isStream = (payload: unknown): payload is Stream =>
  typeof payload === 'object' && payload !== null && 'pipe' in payload && 'destroy' in payload;

function endWhenStalled(raw: ServerResponse, stream: Stream, patience: number): void {
  let taken = -1;
  const timer = setInterval(() => {
    const takenNow = (raw.socket?.bytesWritten ?? 0) - raw.writableLength;
    // Without queued bytes the source is slow, not the client.
    const isStalled = raw.writableLength > 0 && takenNow === taken;
    taken = takenNow;
    if (!isStalled) return;
    stream.destroy();
    raw.destroy();
  }, patience);
  timer.unref();
  raw.once('close', () => clearInterval(timer));
}
