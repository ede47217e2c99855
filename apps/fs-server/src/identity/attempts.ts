import { createHmac, type KeyObject } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { deriveKey } from './signingKey.ts';

/** A limit on tries within a window that begins with the first try. */
export interface AttemptRule {
  name: string;
  limit: number;
  windowSeconds: number;
  /**
   * Maximum wait in seconds, for limits with growing waits: exceeding the limit blocks for `windowSeconds`, then twice
   * as long, and so on. A day within the limit resets the wait. Never set it on a limit that a stranger can exhaust for
   * another user.
   */
  maxWaitSeconds?: number;
}

/** Counts tries in the database, so that all servers share the counts and restarts keep them. */
export interface Attempts {
  /**
   * Counts a try, and returns false beyond the limit. Call it before the attempt, so that concurrent attempts cannot
   * exceed the limit.
   */
  count(rule: AttemptRule, ...of: string[]): Promise<boolean>;
  /** Counts a try like `count`, and returns in how many seconds the next one can be within the limit; 0 if this one is. */
  waitFor(rule: AttemptRule, ...of: string[]): Promise<number>;
  /** Uncounts a try that turned out to be legitimate. */
  uncount(rule: AttemptRule, ...of: string[]): Promise<void>;
}

interface AttemptOptions {
  database: Database;
  /** Keys the hashes, so that the table alone reveals neither emails nor IP addresses. */
  signingKey: KeyObject;
  now: () => Date;
}

/** How long after a wait a further excess doubles the wait. */
const resetAfterMs = 24 * 60 * 60 * 1000;

export function createAttempts({ database: { kysely }, signingKey, now }: AttemptOptions): Attempts {
  const secret = deriveKey(signingKey, 'foresight attempts');
  const keyOf = (rule: AttemptRule, of: readonly string[]) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([rule.name, ...of]))
      .digest();
  return {
    count: async (rule, ...of) => (await waitFor(rule, ...of)) === 0,
    waitFor,
    async uncount(rule, ...of) {
      await kysely
        .updateTable('attempts')
        .set({ count: sql`greatest(count - 1, 0)` })
        .where('key', '=', keyOf(rule, of))
        .execute();
    },
  };

  async function waitFor(rule: AttemptRule, ...of: string[]): Promise<number> {
    const time = now();
    const expires = new Date(time.getTime() + rule.windowSeconds * 1000);
    const key = keyOf(rule, of);
    const isOver = sql<boolean>`attempts.expires_at <= ${time}`;
    const isKept = sql<boolean>`attempts.kept_until > ${time}`;
    const { count, exceeded, expires_at } = await kysely
      .insertInto('attempts')
      .values({ key, count: 1, expires_at: expires, kept_until: expires })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          count: sql`case when ${isOver} then 1 else attempts.count + 1 end`,
          exceeded: sql`case when ${isKept} then attempts.exceeded else 0 end`,
          expires_at: sql`case when ${isOver} then ${expires} else attempts.expires_at end`,
          kept_until: sql`case when ${isOver} then greatest(attempts.kept_until, ${expires}) else attempts.kept_until end`,
        }),
      )
      .returning(['count', 'exceeded', 'expires_at'])
      .executeTakeFirstOrThrow();
    // Of any number of concurrent callers, exactly one is the first beyond the limit.
    if (rule.maxWaitSeconds !== undefined && count === rule.limit + 1) await extendWait(rule.maxWaitSeconds);
    if (count === 1) await kysely.deleteFrom('attempts').where('kept_until', '<=', time).execute();
    if (count <= rule.limit) return 0;
    return Math.max(1, Math.ceil((expires_at.getTime() - time.getTime()) / 1000));

    async function extendWait(longestWait: number): Promise<void> {
      const wait = Math.min(rule.windowSeconds * 2 ** exceeded, longestWait);
      const waitsUntil = new Date(time.getTime() + wait * 1000);
      await kysely
        .updateTable('attempts')
        .set({
          exceeded: exceeded + 1,
          expires_at: waitsUntil,
          kept_until: new Date(waitsUntil.getTime() + resetAfterMs),
        })
        .where('key', '=', key)
        .execute();
    }
  }
}
