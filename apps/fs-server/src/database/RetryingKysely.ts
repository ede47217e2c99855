import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, type Transaction, type TransactionBuilder } from 'kysely';

/** PostgreSQL's codes for rollbacks due to another transaction: serialization failure, deadlock. */
const conflicts = new Set<unknown>(['40001', '40P01']);
const maxTries = 4;
const firstPauseMs = 20;

/**
 * A Kysely that retries transactions rolled back by a serialization failure or deadlock. Each transaction of the server
 * runs in this way. A callback may only do database work, because it may run again: send mail afterwards.
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
    if (attempt === maxTries || !isConflict(error)) throw error;
    // A random delay, so that the same transactions do not collide again.
    await pause(Math.random() * firstPauseMs * 2 ** attempt);
    return retryConflicts(run, attempt + 1);
  }
}

function isConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && conflicts.has(error.code);
}
