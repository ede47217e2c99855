import type { CheckoutsTable } from '../../database/billingTables.ts';
import type { Database } from '../../database/database.ts';
import type { User } from '../../http/user.ts';
import { isOwned } from './repository.ts';

type Store = Pick<Database, 'kysely'>;

type NewCheckout = Pick<CheckoutsTable, 'id' | 'account_id' | 'plan_id' | 'price_id' | 'due_today'> & {
  user_id: string;
  seats: number | null;
  referral_id: string | null;
  created_at: Date;
};

export async function insertCheckout({ kysely }: Store, checkout: NewCheckout): Promise<void> {
  await kysely.insertInto('checkouts').values(checkout).execute();
}

/** Ids of the open checkouts of an account, newest first. */
export async function listOpenCheckouts({ kysely }: Store, accountId: string): Promise<string[]> {
  const rows = await kysely
    .selectFrom('checkouts')
    .select('id')
    .where('account_id', '=', accountId)
    .where('status', '=', 'open')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Marks open checkouts as expired: one, or all of an account or a user. Returns their ids. */
export async function expireOpenCheckouts(
  { kysely }: Store,
  by: { id: string } | { account_id: string } | { user_id: string },
): Promise<string[]> {
  const rows = await kysely
    .updateTable('checkouts')
    .set({ status: 'expired' })
    .where((checkout) => checkout.and(by))
    .where('status', '=', 'open')
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Marks a checkout as paid, and counts its referral once per account. @returns the referral if it was counted */
export async function completeCheckout({ kysely }: Store, id: string, now: Date): Promise<string | undefined> {
  const checkout = await kysely
    .updateTable('checkouts')
    .set({ status: 'paid', completed_at: now })
    .where('id', '=', id)
    .where('status', '!=', 'paid')
    .returning(['account_id', 'referral_id'])
    .executeTakeFirst();
  if (!checkout?.referral_id) return undefined;
  const isCounted = await countReferral({ kysely }, checkout.account_id, checkout.referral_id, now);
  return isCounted ? checkout.referral_id : undefined;
}

/** Records the referral of an account that has none yet, and counts it. Returns whether it did. */
async function countReferral({ kysely }: Store, accountId: string, referralId: string, now: Date) {
  const { numUpdatedRows } = await kysely
    .updateTable('accounts')
    .set({ referral_id: referralId, referred_at: now })
    .where('id', '=', accountId)
    .where('referral_id', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await kysely
    .updateTable('referrals')
    .set((referral) => ({ uses: referral('uses', '+', 1) }))
    .where('id', '=', referralId)
    .execute();
  return true;
}

/** A checkout that the user began, or of an account that the user owns. */
export function findCheckout({ kysely }: Store, user: Pick<User, 'id' | 'email'>, id: string) {
  return kysely
    .selectFrom('checkouts')
    .innerJoin('accounts', 'accounts.id', 'checkouts.account_id')
    .select([
      'checkouts.id',
      'checkouts.status',
      'checkouts.plan_id as planID',
      'checkouts.account_id as accountID',
      'accounts.account_type as accountType',
    ])
    .where('checkouts.id', '=', id)
    .where(isOwned(user))
    .executeTakeFirst();
}

/** The newest checkout that was begun since, and never completed. */
export function findOpenCheckout({ kysely }: Store, accountId: string, since: Date) {
  return kysely
    .selectFrom('checkouts')
    .leftJoin('referrals', 'referrals.id', 'checkouts.referral_id')
    .select(['checkouts.plan_id', 'price_id', 'seats', 'referrals.code', 'checkouts.created_at'])
    .where('checkouts.account_id', '=', accountId)
    .where('status', '=', 'open')
    .where('checkouts.created_at', '>', since)
    .orderBy('checkouts.created_at', 'desc')
    .executeTakeFirst();
}
