import { createHmac, type KeyObject } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { deriveKey } from './signingKey.ts';

/** How often one thing may be tried in a while that begins with the first try. */
export interface AttemptRule {
  name: string;
  most: number;
  seconds: number;
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
      const isOver = sql<boolean>`attempts.expires_at <= ${time}`;
      const { count } = await kysely
        .insertInto('attempts')
        .values({ key: keyOf(rule, of), count: 1, expires_at: expires })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            count: sql`case when ${isOver} then 1 else attempts.count + 1 end`,
            expires_at: sql`case when ${isOver} then ${expires} else attempts.expires_at end`,
          }),
        )
        .returning('count')
        .executeTakeFirstOrThrow();
      if (count === 1) await kysely.deleteFrom('attempts').where('expires_at', '<=', time).execute();
      return count <= rule.most;
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
