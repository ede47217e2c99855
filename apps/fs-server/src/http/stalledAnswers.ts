import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Milliseconds in which the user of a streamed answer must take something of it. */
const patienceMs = 30_000;

/**
 * Ends streamed answers, files included, that nobody reads: backpressure would keep each, and what it reads from, for
 * as long as the connection is open.
 */
export function registerStalledAnswers(app: FastifyInstance, patience = patienceMs): void {
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
    // A slow source is no stalled user: then nothing waits to be taken.
    const isStalled = raw.writableLength > 0 && takenNow === taken;
    taken = takenNow;
    if (!isStalled) return;
    stream.destroy();
    raw.destroy();
  }, patience);
  timer.unref();
  raw.once('close', () => clearInterval(timer));
}
