import { createHmac, type KeyObject, randomInt } from 'node:crypto';
import { limits } from '@fs/api-contract';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database/database.ts';
import type { ConfirmationCodesTable } from '../database/identityTables.ts';
import type { Tables } from '../database/tables.ts';
import { triesPerCode } from './attemptRules.ts';
import { deriveKey } from './signingKey.ts';

export type CodePurpose = ConfirmationCodesTable['purpose'];

/** Hours that a code is good for, as with Amazon Cognito. */
const lifeInHours: Record<CodePurpose, number> = { 'sign-up': 24, password: 1, email: 24 };
const hourMs = 60 * 60 * 1000;
/** How long after its end a code is still told from a wrong one. */
const rememberedMs = 24 * hourMs;

/** `used`: right, but it has done its work before. */
export type CodeVerdict = 'right' | 'wrong' | 'expired' | 'used';

interface CodeOf {
  userId: string;
  purpose: CodePurpose;
  /** The address that the code was mailed to, where it is not the user's own yet. */
  email?: string;
}

interface CodeTry extends CodeOf {
  code: string;
  /** The network that the try comes from. */
  network: string;
  /** Whether it comes from a device that signed in as this user before. */
  isKnownDevice: boolean;
}

/** Codes of six digits that prove that who holds one reads the user's mail. */
export interface ConfirmationCodes {
  /** Makes a code. The ones before stay good: whoever asks for codes cannot take one that was sent from its owner. */
  issue(of: CodeOf & { network: string }): Promise<string>;
  /**
   * Uses the user's codes up, in the transaction of what they allow: of any number of callers one finds it right. A wrong
   * one counts against each code by itself: tries from the network that asked for it, and from others, apart. A code
   * without tries left is a wrong one, even to who knows it, so that nobody guesses on.
   */
  redeem(transaction: Kysely<Tables>, attempt: CodeTry): Promise<CodeVerdict>;
}

interface CodeOptions {
  database: Database;
  /** Its secret keys the hashes: a plain hash of six digits is found in a second. */
  signingKey: KeyObject;
  now: () => Date;
}

export function createConfirmationCodes({ database, signingKey, now }: CodeOptions): ConfirmationCodes {
  const secret = deriveKey(signingKey, 'foresight confirmation codes');
  const keyed = (values: readonly unknown[]) => createHmac('sha256', secret).update(JSON.stringify(values)).digest();
  const hash = ({ userId, purpose, email }: CodeOf, code: string) =>
    keyed([userId, purpose, code, ...(email === undefined ? [] : [email])]);
  const networkHash = (network: string) => keyed(['network', network]);
  return {
    async issue({ network, ...of }) {
      const { userId, purpose } = of;
      const code = String(randomInt(10 ** limits.codeDigits)).padStart(limits.codeDigits, '0');
      await database.kysely
        .deleteFrom('confirmation_codes')
        .where('user_id', '=', userId)
        .where('expires_at', '<=', new Date(now().getTime() - rememberedMs))
        .execute();
      await database.kysely
        .insertInto('confirmation_codes')
        .values({
          user_id: userId,
          purpose,
          code_hash: hash(of, code),
          expires_at: new Date(now().getTime() + lifeInHours[purpose] * hourMs),
          asked_from: networkHash(network),
        })
        .execute();
      return code;
    },

    async redeem(transaction, { code, network, isKnownDevice, ...of }) {
      const codes = await transaction
        .selectFrom('confirmation_codes')
        .selectAll()
        .where('user_id', '=', of.userId)
        .where('purpose', '=', of.purpose)
        .orderBy('id')
        .forUpdate()
        .execute();
      const from = networkHash(network);
      const codeHash = hash(of, code);
      const match = codes.find(({ code_hash }) => code_hash.equals(codeHash));
      if (match?.used_at) return 'used';
      if (match && match.expires_at <= now()) return 'expired';
      if (match && (isKnownDevice || triesOf(match, from) < triesPerCode)) {
        await transaction
          .updateTable('confirmation_codes')
          .set({ used_at: now() })
          .where('user_id', '=', of.userId)
          .where('purpose', '=', of.purpose)
          .execute();
        return 'right';
      }
      // A known device has a count of its own: nobody else can use that up.
      if (!isKnownDevice) await countTries(transaction, of, from);
      return 'wrong';
    },
  };
}

const isOwn = ({ asked_from }: Selectable<ConfirmationCodesTable>, from: Buffer) => asked_from?.equals(from) ?? false;

function triesOf(code: Selectable<ConfirmationCodesTable>, from: Buffer): number {
  return isOwn(code, from) ? code.own_tries : code.other_tries;
}

async function countTries(transaction: Kysely<Tables>, { userId, purpose }: CodeOf, from: Buffer): Promise<void> {
  const codesOfUser = transaction
    .updateTable('confirmation_codes')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose);
  await codesOfUser
    .set((code) => ({ own_tries: code('own_tries', '+', 1) }))
    .where('asked_from', '=', from)
    .execute();
  await codesOfUser
    .set((code) => ({ other_tries: code('other_tries', '+', 1) }))
    .where('asked_from', 'is distinct from', from)
    .execute();
}
