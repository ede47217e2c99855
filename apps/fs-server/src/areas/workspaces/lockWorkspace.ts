import { sql } from 'kysely';
import { forbidden, notFound } from '../../http/failures.ts';
import type { User } from '../../http/user.ts';
import { requireActiveAccount } from '../billing/requireActiveAccount.ts';
import type { Store } from '../teams/rules.ts';

export interface LockedWorkspace {
  id: string;
  name: string;
  status: 'ACTIVE' | 'PENDING' | 'INACTIVE';
  /** Emails. */
  owners: readonly string[];
  members: readonly string[];
  /** Most people and invitations; null for no limit. */
  seats: number | null;
  planID: string;
  plan: string;
}

/**
 * Locks an organization that the user belongs to until the transaction ends.
 * @throws HttpFailure 404 for others, and for personal accounts
 */
export async function lockWorkspace({ kysely }: Store, user: User, id: string): Promise<LockedWorkspace> {
  const emails = (table: 'account_owners' | 'account_members') => sql<string[]>`array(
    select people.email from ${sql.table(table)} as people where people.account_id = accounts.id order by email
  )`;
  const row = await kysely
    .selectFrom('accounts')
    .innerJoin('plans', 'plans.id', 'accounts.plan_id')
    .select([
      'accounts.id',
      'accounts.name',
      'account_status as status',
      'plan_id as planID',
      'plans.name as plan',
      sql<number | null>`coalesce((accounts.limits ->> 'seats')::integer, accounts.seats)`.as('seats'),
      emails('account_owners').as('owners'),
      emails('account_members').as('members'),
    ])
    .where('accounts.id', '=', id)
    .where('account_type', '=', 'ORGANIZATION')
    .forUpdate('accounts')
    .executeTakeFirst();
  if (!row || !(row.owners.includes(user.email) || row.members.includes(user.email))) throw notFound();
  return row;
}

/** Like `lockWorkspace`, for owners of an active account. @throws HttpFailure 404, 403 */
export async function lockOwnedWorkspace(store: Store, user: User, id: string): Promise<LockedWorkspace> {
  const workspace = await lockWorkspace(store, user, id);
  if (!workspace.owners.includes(user.email)) throw forbidden('Only account owners can do this');
  await requireActiveAccount(store, id);
  return workspace;
}
