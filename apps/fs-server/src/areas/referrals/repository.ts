import { limits } from '@fs/api-contract';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { User } from '../../http/user.ts';

type Store = Pick<Database, 'kysely'>;
type Caller = Pick<User, 'id' | 'email'>;

/** An active referral with its account, by code or id; undefined otherwise. */
export function findActiveReferral({ kysely }: Store, column: 'code' | 'id', value: string) {
  return kysely
    .selectFrom('referrals')
    .innerJoin('accounts', 'accounts.id', 'referrals.account_id')
    .select([
      'referrals.id',
      'referral_type',
      'code',
      'referrals.description',
      'referrals.plan_id',
      'uses',
      'is_active',
      'account_id',
      'accounts.name as account_name',
      'accounts.logo_url as account_logo',
      'accounts.limits as account_limits',
    ])
    .where(`referrals.${column}`, '=', value)
    .where('is_active', '=', true)
    .executeTakeFirst();
}

export async function readPlanName({ kysely }: Store, id: string): Promise<string> {
  const { name } = await kysely
    .selectFrom('plans')
    .select('name')
    .where(sql<boolean>`id = ${id}`)
    .executeTakeFirstOrThrow();
  return name;
}

/** Whether the user belongs to the account: created it, owns it, or is a member. */
const belongsTo = ({ id, email }: Caller, account: ReturnType<typeof sql.ref>) => sql<boolean>`exists (
  select from accounts as own where own.id = ${account} and (
    own.creator_id = ${id}
    or exists (select from account_owners where account_owners.account_id = own.id and account_owners.email = ${email})
    or exists (select from account_members where account_members.account_id = own.id and account_members.email = ${email})
  )
)`;

export interface ReferralUse {
  /** The referral is of an account of the user. */
  isOwn: boolean;
  /** The account came with a referral before; of a new organization, one that the user created did. */
  hasReferral: boolean;
  isPaying: boolean;
}

/** What decides whether a user may use a referral. */
export async function findReferralUse(
  { kysely }: Store,
  user: Caller,
  { account_id, isTeams, accountId }: { account_id: string; isTeams: boolean; accountId: string | undefined },
): Promise<ReferralUse> {
  const { isOwn } = await kysely
    .selectFrom('accounts')
    .select(belongsTo(user, sql.ref('accounts.id')).as('isOwn'))
    .where('accounts.id', '=', account_id)
    .executeTakeFirstOrThrow();
  const accounts = await kysely
    .selectFrom('accounts')
    .select(['id', 'referral_id', 'subscription_status'])
    .where('creator_id', '=', user.id)
    .where('account_type', '=', isTeams ? 'ORGANIZATION' : 'PERSONAL')
    .limit(limits.accountsListed)
    .execute();
  const isFor = (id: string) => (isTeams ? id === accountId : true);
  return {
    isOwn,
    hasReferral: accounts.some(({ referral_id }) => referral_id !== null),
    isPaying: accounts.some(
      ({ id, subscription_status }) =>
        isFor(id) && subscription_status !== null && ['active', 'trialing', 'past_due'].includes(subscription_status),
    ),
  };
}

const referralColumns = [
  'referrals.id',
  'referrals.code',
  'referrals.referral_type',
  'referrals.description',
  'referrals.plan_id',
  'referrals.uses',
  'referrals.is_active',
  'referrals.account_id',
  'referrals.created_at',
  'accounts.limits as account_limits',
] as const;

function selectReferrals({ kysely }: Store) {
  return kysely
    .selectFrom('referrals')
    .innerJoin('accounts', 'accounts.id', 'referrals.account_id')
    .select(referralColumns);
}

export type ReferralRow = Awaited<ReturnType<ReturnType<typeof selectReferrals>['executeTakeFirstOrThrow']>>;

/** The referrals of an account, newest first. */
export function listReferrals(store: Store, accountId: string): Promise<ReferralRow[]> {
  return selectReferrals(store)
    .where('referrals.account_id', '=', accountId)
    .orderBy('referrals.created_at', 'desc')
    .orderBy('referrals.code')
    .limit(limits.referralsListed)
    .execute();
}

export function findReferral(store: Store, id: string): Promise<ReferralRow | undefined> {
  return selectReferrals(store).where('referrals.id', '=', id).executeTakeFirst();
}

/** The code of a referral, and whose it is. */
export function findReferrer({ kysely }: Store, id: string) {
  return kysely
    .selectFrom('referrals')
    .innerJoin('accounts', 'accounts.id', 'referrals.account_id')
    .select(['code', 'accounts.name as account', 'accounts.id as accountId', 'accounts.account_type as accountType'])
    .where('referrals.id', '=', id)
    .executeTakeFirstOrThrow();
}

export async function countReferrals({ kysely }: Store, accountId: string): Promise<number> {
  const { count } = await kysely
    .selectFrom('referrals')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return count;
}

interface NewReferral {
  id: string;
  code: string;
  referral_type: string | null;
  description: string;
  account_id: string;
  is_active: boolean;
}

/** Returns false if the code or the id exists. */
export async function insertReferral({ kysely }: Store, referral: NewReferral): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await kysely
    .insertInto('referrals')
    .values(referral)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function updateReferralRow(
  { kysely }: Store,
  id: string,
  set: { description?: string; is_active?: boolean },
): Promise<void> {
  await kysely
    .updateTable('referrals')
    .set({ ...set, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** Accounts that came with a referral of this account, newest first. */
export function listReferredAccounts({ kysely }: Store, accountId: string, referralId: string) {
  return kysely
    .selectFrom('accounts')
    .innerJoin('referrals', 'referrals.id', 'accounts.referral_id')
    .innerJoin('plans', 'plans.id', 'accounts.plan_id')
    .select([
      'accounts.id',
      'accounts.name',
      'accounts.account_type as accountType',
      'plans.name as plan',
      'accounts.subscription_status',
      'accounts.referred_at',
      'accounts.created_at',
    ])
    .where('referrals.id', '=', referralId)
    .where('referrals.account_id', '=', accountId)
    .orderBy(sql`coalesce(accounts.referred_at, accounts.created_at)`, 'desc')
    .orderBy('accounts.id')
    .limit(limits.referralAccountsListed)
    .execute();
}
