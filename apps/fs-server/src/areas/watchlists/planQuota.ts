import { defaultPlanId, type LimitExceeded } from '@fs/api-contract';
import { sql } from 'kysely';
import { notFound, overLimit } from '../../http/failures.ts';
import type { User } from '../../http/user.ts';
import { requireActiveAccount } from '../billing/requireActiveAccount.ts';
import type { Store } from './access.ts';

/** The account in which a list counts, or else the owner among whose personal lists it counts. */
export interface QuotaScope {
  accountID: string | null;
  owner: string;
}

/**
 * Requires that the plan includes so many more lists (PLAN-003 to 007): the account's plan, or that of the owner's
 * personal account. Takes a lock until the transaction ends, so that concurrent calls cannot exceed the limit.
 * @throws HttpFailure 403 with the limit; 404 for an account that the user does not belong to; 403 for an inactive
 * account
 */
export async function requireQuota(
  transaction: Store,
  user: User,
  { accountID, owner }: QuotaScope,
  adding = 1,
): Promise<void> {
  if (accountID !== null) await requireAccount(transaction, user, accountID);
  const { kysely } = transaction;
  const lock = lockKeyOf({ accountID, owner });
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(kysely);
  const plan = await findPlan(transaction, { accountID, owner });
  if (plan.limit === null) return;
  const count = await countLists(transaction, { accountID, owner });
  if (count + adding > plan.limit) throw overLimit(toLimitExceeded(plan.name, plan.limit, count));
}

/**
 * How many lists the plan of a workspace includes, and how many exist. Null counts the user's personal lists.
 * @throws HttpFailure like `requireQuota`
 */
export async function findUsage(store: Store, user: User, accountID: string | null) {
  if (accountID !== null) await requireAccount(store, user, accountID);
  const scope = { accountID, owner: user.id };
  const [{ name, limit }, current] = await Promise.all([findPlan(store, scope), countLists(store, scope)]);
  return { plan: name, limit, current };
}

async function countLists({ kysely }: Store, { accountID, owner }: QuotaScope): Promise<number> {
  const { count } = await kysely
    .selectFrom('watchlists')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('deleted_at', 'is', null)
    .$if(accountID !== null, (lists) => lists.where('account_id', '=', accountID))
    .$if(accountID === null, (lists) => lists.where('account_id', 'is', null).where('owner_id', '=', owner))
    .executeTakeFirstOrThrow();
  return count;
}

/** Requires quota for one more list in each scope. Locks in a fixed order, so that concurrent calls cannot deadlock. */
export async function requireQuotas(transaction: Store, user: User, scopes: readonly QuotaScope[]): Promise<void> {
  const byLock = Map.groupBy(scopes, lockKeyOf);
  for (const lock of [...byLock.keys()].sort()) {
    const [scope, ...others] = byLock.get(lock) ?? [];
    if (scope) await requireQuota(transaction, user, scope, 1 + others.length);
  }
}

const lockKeyOf = ({ accountID, owner }: QuotaScope): string => `watchlists of ${accountID ?? owner}`;

function toLimitExceeded(plan: string, limit: number, current: number): LimitExceeded {
  const allowance = limit === 1 ? 'one watchlist' : `up to ${limit} watchlists`;
  return {
    type: 'Limits Exceeded',
    message: `The ${plan} plan includes ${allowance}.`,
    limit,
    current,
    of: 'watchlists',
    plan,
  };
}

async function requireAccount({ kysely }: Store, user: User, accountID: string): Promise<void> {
  const account = await kysely
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountID)
    .where((account) =>
      account.or([
        account.exists(
          account
            .selectFrom('account_owners')
            .select('email')
            .whereRef('account_owners.account_id', '=', 'accounts.id')
            .where('account_owners.email', '=', user.email),
        ),
        account.exists(
          account
            .selectFrom('account_members')
            .select('email')
            .whereRef('account_members.account_id', '=', 'accounts.id')
            .where('account_members.email', '=', user.email),
        ),
      ]),
    )
    .executeTakeFirst();
  if (!account) throw notFound();
  await requireActiveAccount({ kysely }, accountID);
}

interface PlanOfLists {
  name: string;
  limit: number | null;
}

/** The account's own limit takes precedence over the plan's (decision AMB-158). */
async function findPlan({ kysely }: Store, { accountID, owner }: QuotaScope): Promise<PlanOfLists> {
  if (accountID === null) {
    const user = await kysely.selectFrom('users').select('staff_groups').where('id', '=', owner).executeTakeFirst();
    if (user?.staff_groups.includes('unlimited')) return { name: 'Unlimited', limit: null };
  }
  const account = await kysely
    .selectFrom('accounts')
    .innerJoin('plans', 'plans.id', 'accounts.plan_id')
    .select(['plans.name', 'plans.limits', 'accounts.limits as own'])
    .$if(accountID !== null, (accounts) => accounts.where('accounts.id', '=', accountID ?? ''))
    .$if(accountID === null, (accounts) =>
      accounts
        .where('accounts.creator_id', '=', owner)
        .where('accounts.account_type', '=', 'PERSONAL')
        .where('accounts.account_status', '=', 'ACTIVE'),
    )
    .executeTakeFirst();
  if (account) {
    const own = parseOwnLimit(account.own);
    return { name: account.name, limit: own === undefined ? account.limits.watchlists : own };
  }
  const plan = await kysely
    .selectFrom('plans')
    .select(['name', 'limits'])
    .where('id', '=', defaultPlanId)
    .executeTakeFirstOrThrow();
  return { name: plan.name, limit: plan.limits.watchlists };
}

/** Null for no limit; undefined if the account has no limit of its own. */
function parseOwnLimit(limits: unknown): number | null | undefined {
  if (typeof limits !== 'object' || limits === null || !('watchlists' in limits)) return undefined;
  const { watchlists } = limits;
  return typeof watchlists === 'number' || watchlists === null ? watchlists : undefined;
}
