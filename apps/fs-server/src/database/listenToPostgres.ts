import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const reconnectMs = 1000;

/**
 * Listens for notifications on a connection of its own, and connects again when it is lost. Calls back after each
 * connection, because notifications may have been missed before it.
 */
export function listenToPostgres(url: string, name: string, onNotify: () => void): () => Promise<void> {
  const stopping = new AbortController();
  let client: pg.Client | undefined;

  async function listenOnce(): Promise<void> {
    const current = new pg.Client({ connectionString: url });
    client = current;
    const { promise: isLost, resolve: lose } = Promise.withResolvers<void>();
    current.on('error', () => lose());
    current.on('end', () => lose());
    current.on('notification', onNotify);
    await current.connect();
    if (stopping.signal.aborted) return current.end();
    await current.query(`listen ${pg.escapeIdentifier(name)}`);
    onNotify();
    await isLost;
  }

  async function listen(): Promise<void> {
    while (!stopping.signal.aborted) {
      await listenOnce().catch(() => undefined);
      await pause(reconnectMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  }

  const listening = listen();
  return async () => {
    stopping.abort();
    await client?.end().catch(() => undefined);
    await listening;
  };
}
