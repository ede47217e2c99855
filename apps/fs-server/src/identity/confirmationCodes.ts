import { createHmac, type KeyObject, randomInt } from 'node:crypto';
import { limits } from '@fs/api-contract';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database/database.ts';
import type { ConfirmationCodesTable } from '../database/identityTables.ts';
import type { Tables } from '../database/tables.ts';
import { triesPerCode } from './attemptRules.ts';
import { deriveKey } from './signingKey.ts';

export type CodePurpose = ConfirmationCodesTable['purpose'];

/** Lifetime of a code in hours, as with Amazon Cognito. */
const lifetimeHours: Record<CodePurpose, number> = { 'sign-up': 24, password: 1, email: 24 };
const hourMs = 60 * 60 * 1000;
/** How long after its expiry a code is still reported as expired instead of wrong. */
const retentionMs = 24 * hourMs;

/** `used`: the code is right, but was redeemed before. */
export type CodeVerdict = 'right' | 'wrong' | 'expired' | 'used';

interface CodeTarget {
  userId: string;
  purpose: CodePurpose;
  /** The address that received the code, when it is not yet the user's own. */
  email?: string;
}

interface CodeTry extends CodeTarget {
  code: string;
  /** The network of the request. */
  network: string;
  /** Whether the request comes from a device that logged in as this user before. */
  isKnownDevice: boolean;
}

/** Six-digit codes that prove access to the user's mailbox. */
export interface ConfirmationCodes {
  /** Creates a code. Earlier codes stay valid, so that requesting codes cannot invalidate one sent to its owner. */
  issue(of: CodeTarget & { network: string }): Promise<string>;
  /**
   * Redeems the user's codes, in the transaction of the change that they permit. Of concurrent callers only one gets
   * `right`. A wrong code counts as a try against each of the user's codes, separately for the network that requested
   * the code and for all others. A code without tries left is `wrong` even when it matches, so that guessing cannot
   * continue.
   */
  redeem(transaction: Kysely<Tables>, attempt: CodeTry): Promise<CodeVerdict>;
}

interface CodeOptions {
  database: Database;
  /** Keys the hashes, because a plain hash of six digits can be reversed in a second. */
  signingKey: KeyObject;
  now: () => Date;
}

export function createConfirmationCodes({ database, signingKey, now }: CodeOptions): ConfirmationCodes {
  const secret = deriveKey(signingKey, 'foresight confirmation codes');
  const computeHmac = (values: readonly unknown[]) =>
    createHmac('sha256', secret).update(JSON.stringify(values)).digest();
  const hash = ({ userId, purpose, email }: CodeTarget, code: string) =>
    computeHmac([userId, purpose, code, ...(email === undefined ? [] : [email])]);
  const networkHash = (network: string) => computeHmac(['network', network]);
  return {
    async issue({ network, ...of }) {
      const { userId, purpose } = of;
      const code = String(randomInt(10 ** limits.codeDigits)).padStart(limits.codeDigits, '0');
      await database.kysely
        .deleteFrom('confirmation_codes')
        .where('user_id', '=', userId)
        .where('expires_at', '<=', new Date(now().getTime() - retentionMs))
        .execute();
      await database.kysely
        .insertInto('confirmation_codes')
        .values({
          user_id: userId,
          purpose,
          code_hash: hash(of, code),
          expires_at: new Date(now().getTime() + lifetimeHours[purpose] * hourMs),
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
      // A known device has its own limit, which nobody else can exhaust.
      if (!isKnownDevice) await countTries(transaction, of, from);
      return 'wrong';
    },
  };
}

const isRequester = ({ asked_from }: Selectable<ConfirmationCodesTable>, from: Buffer) =>
  asked_from?.equals(from) ?? false;

function triesOf(code: Selectable<ConfirmationCodesTable>, from: Buffer): number {
  return isRequester(code, from) ? code.own_tries : code.other_tries;
}

async function countTries(transaction: Kysely<Tables>, { userId, purpose }: CodeTarget, from: Buffer): Promise<void> {
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
