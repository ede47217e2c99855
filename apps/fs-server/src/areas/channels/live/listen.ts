import type { Database } from '../../../database/database.ts';
import type { ChatHub } from './hub.ts';
import { notifyName } from './repository.ts';

/** How often the log is read where notifications may not arrive, as behind a pooler. */
const pollMs = 5000;

/** Tells the hub of changes in other processes. Returns a function that stops it. */
export function listenToProcesses(database: Database, hub: ChatHub): () => Promise<void> {
  // The embedded database has one process.
  if (database.kind === 'pglite') return async () => undefined;
  const timer = setInterval(() => hub.notify(), pollMs);
  timer.unref();
  const stop = database.listen(notifyName, () => hub.notify());
  return async () => {
    clearInterval(timer);
    await stop();
  };
}
