import { createHmac, type KeyObject } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { deriveKey } from './signingKey.ts';

/** How often one thing may be tried in a while that begins with the first try. */
export interface AttemptRule {
  name: string;
  most: number;
  seconds: number;
  /**
   * Seconds of the longest wait, where waits grow: whoever goes beyond the limit waits for `seconds`, twice as long the
   * next time, and so on. A day within the limit starts over. Never for what a stranger can use up for somebody else.
   */
  longestWait?: number;
}

/** Counts tries in the database, so that every server and every restart knows of them. */
export interface Attempts {
  /** Counts a try. False when there were too many. Counted before it is made: a thousand at once get no further. */
  count(rule: AttemptRule, ...of: string[]): Promise<boolean>;
  /** Takes a try back that turned out to be no guess. */
  giveBack(rule: AttemptRule, ...of: string[]): Promise<void>;
}

interface AttemptOptions {
  database: Database;
  /** Its secret keys the hashes: who reads the table alone learns no e-mail and no address. */
  signingKey: KeyObject;
  now: () => Date;
}

/** How long after a wait the next one is longer. */
const rememberedMs = 24 * 60 * 60 * 1000;

export function createAttempts({ database: { kysely }, signingKey, now }: AttemptOptions): Attempts {
  const secret = deriveKey(signingKey, 'foresight attempts');
  const keyOf = (rule: AttemptRule, of: readonly string[]) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([rule.name, ...of]))
      .digest();
  return {
    async count(rule, ...of) {
      const time = now();
      const expires = new Date(time.getTime() + rule.seconds * 1000);
      const key = keyOf(rule, of);
      const isOver = sql<boolean>`attempts.expires_at <= ${time}`;
      const isKept = sql<boolean>`attempts.kept_until > ${time}`;
      const { count, exceeded } = await kysely
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
        .returning(['count', 'exceeded'])
        .executeTakeFirstOrThrow();
      // Exactly one of any number of callers at once is the first beyond the limit.
      if (rule.longestWait !== undefined && count === rule.most + 1) await lengthen(rule.longestWait);
      if (count === 1) await kysely.deleteFrom('attempts').where('kept_until', '<=', time).execute();
      return count <= rule.most;

      async function lengthen(longestWait: number): Promise<void> {
        const wait = Math.min(rule.seconds * 2 ** exceeded, longestWait);
        const waitsUntil = new Date(time.getTime() + wait * 1000);
        await kysely
          .updateTable('attempts')
          .set({
            exceeded: exceeded + 1,
            expires_at: waitsUntil,
            kept_until: new Date(waitsUntil.getTime() + rememberedMs),
          })
          .where('key', '=', key)
          .execute();
      }
    },
    async giveBack(rule, ...of) {
      await kysely
        .updateTable('attempts')
        .set({ count: sql`greatest(count - 1, 0)` })
        .where('key', '=', keyOf(rule, of))
        .execute();
    },
  };
}
