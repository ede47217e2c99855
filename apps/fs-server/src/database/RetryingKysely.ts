import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, type Transaction, type TransactionBuilder } from 'kysely';

/** PostgreSQL undid the transaction because of another one: serialization failure, deadlock. */
const conflicts = new Set<unknown>(['40001', '40P01']);
const maxAttempts = 4;
const firstPauseMs = 20;

/**
 * A Kysely that repeats a transaction which PostgreSQL undid because of another one. Every transaction of the server is
 * one of its own. A callback does nothing but database work, so that it may run again: mail is sent after it.
 */
export class RetryingKysely<Tables> extends Kysely<Tables> {
  override transaction(): TransactionBuilder<Tables> {
    const builder = super.transaction();
    const executeOnce = builder.execute.bind(builder);
    return Object.assign(builder, {
      execute: <Result>(callback: (transaction: Transaction<Tables>) => Promise<Result>) =>
        retryConflicts(() => executeOnce(callback)),
    });
  }
}

async function retryConflicts<Result>(run: () => Promise<Result>, attempt = 1): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (attempt === maxAttempts || !isConflict(error)) throw error;
    // Those that met once meet again unless they wait for different times.
    await pause(Math.random() * firstPauseMs * 2 ** attempt);
    return retryConflicts(run, attempt + 1);
  }
}

function isConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && conflicts.has(error.code);
}
