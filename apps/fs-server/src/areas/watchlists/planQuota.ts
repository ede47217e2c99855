import { defaultPlanId, type LimitExceeded } from '@fs/api-contract';
import { sql } from 'kysely';
import { forbidden, notFound, overLimit } from '../../http/failures.ts';
import type { User } from '../../http/user.ts';
import type { Store } from './access.ts';

/** Where lists count: in an account, or without one among a user's personal lists. */
export interface QuotaScope {
  accountID: string | null;
  owner: string;
}

/**
 * Makes sure that so many more lists fit what the plan allows (PLAN-003 to 007): the account's, or that of the owner's
 * personal account. Whoever else would add to the same waits until the transaction ends, so that no number of calls at
 * once gets past the limit.
 * @throws HttpFailure 403 with the limit's body; 404 for an account that the user is not of; 403 for one not active.
 */
export async function requireQuota(
  transaction: Store,
  user: User,
  { accountID, owner }: QuotaScope,
  adding = 1,
): Promise<void> {
  if (accountID !== null) await requireAccount(transaction, user, accountID);
  const { kysely } = transaction;
  const lock = lockOf({ accountID, owner });
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(kysely);
  const plan = await findPlan(transaction, { accountID, owner });
  if (plan.limit === null) return;
  const { count } = await kysely
    .selectFrom('watchlists')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('deleted_at', 'is', null)
    .$if(accountID !== null, (lists) => lists.where('account_id', '=', accountID))
    .$if(accountID === null, (lists) => lists.where('account_id', 'is', null).where('owner_id', '=', owner))
    .executeTakeFirstOrThrow();
  if (count + adding > plan.limit) throw overLimit(bodyOf(plan.name, plan.limit, count));
}

/** As `requireRoom`, for one more list in each of these; in one order for everybody, so that no two calls deadlock. */
export async function requireRooms(transaction: Store, user: User, rooms: readonly QuotaScope[]): Promise<void> {
  const byLock = Map.groupBy(rooms, lockOf);
  for (const lock of [...byLock.keys()].sort()) {
    const [room, ...others] = byLock.get(lock) ?? [];
    if (room) await requireQuota(transaction, user, room, 1 + others.length);
  }
}

const lockOf = ({ accountID, owner }: QuotaScope): string => `watchlists of ${accountID ?? owner}`;

function bodyOf(plan: string, limit: number, current: number): LimitExceeded {
  const allowance = limit === 1 ? 'one watchlist' : `up to ${limit} watchlists`;
  return { type: 'Limits Exceeded', message: `The ${plan} plan allows ${allowance}.`, limit, current };
}

async function requireAccount({ kysely }: Store, user: User, accountID: string): Promise<void> {
  const account = await kysely
    .selectFrom('accounts')
    .select('account_status')
    .where('id', '=', accountID)
    .where((account) =>
      account.or([
        account('creator_id', '=', user.id),
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
  if (account.account_status !== 'ACTIVE') throw forbidden('This account is not active');
}

interface PlanOfLists {
  name: string;
  limit: number | null;
}

/** The account's own limit counts before its plan's (decision AMB-158). */
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
    const own = ownLimit(account.own);
    return { name: account.name, limit: own === undefined ? account.limits.watchlists : own };
  }
  const plan = await kysely
    .selectFrom('plans')
    .select(['name', 'limits'])
    .where('id', '=', defaultPlanId)
    .executeTakeFirstOrThrow();
  return { name: plan.name, limit: plan.limits.watchlists };
}

/** Null for no limit; undefined where the account says nothing. */
function ownLimit(limits: unknown): number | null | undefined {
  if (typeof limits !== 'object' || limits === null || !('watchlists' in limits)) return undefined;
  const { watchlists } = limits;
  return typeof watchlists === 'number' || watchlists === null ? watchlists : undefined;
}
