import type { PlanId } from '@fs/api-contract';
import { type Kysely, sql, type Updateable } from 'kysely';

import type { Tables } from '../database/tables.ts';

const columns = ['id', 'account_type', 'account_status', 'name', 'plan_id', 'creator_id'] as const;

export function findAccount(kysely: Kysely<Tables>, id: string) {
  return kysely.selectFrom('accounts').select(columns).where('id', '=', id).executeTakeFirst();
}

export function listAccounts(kysely: Kysely<Tables>, part: string) {
  const text = part.toLowerCase();
  return kysely
    .selectFrom('accounts')
    .innerJoin('users', 'users.id', 'accounts.creator_id')
    .select(['accounts.id', 'account_type', 'account_status', 'accounts.name', 'plan_id', 'users.email as creator'])
    .where(sql<boolean>`position(${text} in lower(accounts.name)) > 0 or position(${text} in users.email) > 0`)
    .orderBy('accounts.name')
    .orderBy('accounts.id')
    .limit(200)
    .execute();
}

export async function changeAccount(
  transaction: Kysely<Tables>,
  id: string,
  set: Updateable<Tables['accounts']>,
): Promise<void> {
  await transaction
    .updateTable('accounts')
    .set({ ...set, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

export async function createOrganization(
  transaction: Kysely<Tables>,
  { name, owner, plan }: { name: string; owner: { id: string; email: string }; plan: PlanId },
): Promise<string> {
  const { id } = await transaction
    .insertInto('accounts')
    .values({ name, account_type: 'ORGANIZATION', account_status: 'ACTIVE', creator_id: owner.id, plan_id: plan })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction.insertInto('account_owners').values({ account_id: id, email: owner.email }).execute();
  return id;
}

export async function listPlans(kysely: Kysely<Tables>) {
  const plans = await kysely
    .selectFrom('plans')
    .select(['id', 'name', 'plan_type', 'is_listed', 'limits'])
    .orderBy('sort_order')
    .execute();
  const prices = await kysely
    .selectFrom('plan_prices')
    .select(['id', 'plan_id', 'billing_period', 'value', 'per_unit', 'upper_limit'])
    .orderBy('position')
    .execute();
  return plans.map((plan) => ({ ...plan, prices: prices.filter(({ plan_id }) => plan_id === plan.id) }));
}

/** @returns whether there is such a price */
export async function setPrice(
  transaction: Kysely<Tables>,
  id: string,
  set: { value: number; per_unit?: number; upper_limit?: number },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('plan_prices')
    .set(set)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
