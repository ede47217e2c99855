import { createHmac, type KeyObject, randomInt } from 'node:crypto';
import { limits } from '@fs/api-contract';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import type { ConfirmationCodesTable } from '../database/identityTables.ts';
import type { Tables } from '../database/tables.ts';
import { deriveKey } from './signingKey.ts';

export type CodePurpose = ConfirmationCodesTable['purpose'];

/** Hours that a code is good for, as with Amazon Cognito. */
const lifeInHours: Record<CodePurpose, number> = { 'sign-up': 24, password: 1, email: 24 };

/** `used`: right, but it has done its work before. */
export type CodeVerdict = 'right' | 'wrong' | 'expired' | 'used';

/** Codes of six digits that prove that who holds one reads the user's mail. */
export interface ConfirmationCodes {
  /** Makes the user's code for a purpose; the one before is worth nothing then. */
  issue(userId: string, purpose: CodePurpose): Promise<string>;
  /** Uses a code up, in the transaction of what it allows: of any number of callers one finds it right. */
  redeem(transaction: Kysely<Tables>, userId: string, purpose: CodePurpose, code: string): Promise<CodeVerdict>;
}

interface CodeOptions {
  database: Database;
  /** Its secret keys the hashes: a plain hash of six digits is found in a second. */
  signingKey: KeyObject;
  now: () => Date;
}

export function createConfirmationCodes({ database, signingKey, now }: CodeOptions): ConfirmationCodes {
  const secret = deriveKey(signingKey, 'foresight confirmation codes');
  const hash = (userId: string, purpose: CodePurpose, code: string) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([userId, purpose, code]))
      .digest();
  return {
    async issue(userId, purpose) {
      const code = String(randomInt(10 ** limits.codeDigits)).padStart(limits.codeDigits, '0');
      const row = {
        code_hash: hash(userId, purpose, code),
        expires_at: new Date(now().getTime() + lifeInHours[purpose] * 60 * 60 * 1000),
        used_at: null,
      };
      await database.kysely
        .deleteFrom('confirmation_codes')
        .where('user_id', '=', userId)
        .where('purpose', '=', purpose)
        .execute();
      await database.kysely
        .insertInto('confirmation_codes')
        .values({ user_id: userId, purpose, ...row })

        .execute();
      return code;
    },
    async redeem(transaction, userId, purpose, code) {
      const row = await transaction
        .selectFrom('confirmation_codes')
        .select(['expires_at', 'used_at'])
        .where('user_id', '=', userId)
        .where('purpose', '=', purpose)
        .where('code_hash', '=', hash(userId, purpose, code))
        .forUpdate()
        .executeTakeFirst();
      if (!row) return 'wrong';
      if (row.used_at) return 'used';
      if (row.expires_at <= now()) return 'expired';
      await transaction
        .updateTable('confirmation_codes')
        .set({ used_at: now() })
        .where('user_id', '=', userId)
        .where('purpose', '=', purpose)
        .execute();
      return 'right';
    },
  };
}
