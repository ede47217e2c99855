import { limits, type PlanId, type PlanPrice } from '@fs/api-contract';
import { sql, type Updateable } from 'kysely';
import type { AccountsTable } from '../../database/accountTables.ts';
import type { Database } from '../../database/database.ts';
import type { User } from '../../http/user.ts';
import type { PaymentInvoice } from '../../payment/PaymentProvider.ts';
import type { OfferedPlan } from './order.ts';

type Store = Pick<Database, 'kysely'>;

/** Whether a user owns an account of the query `accounts`. */
export const isOwned = ({
  id,
  email,
}: Pick<User, 'id' | 'email'>) => sql<boolean>`(accounts.creator_id = ${id} or exists (
  select from account_owners where account_owners.account_id = accounts.id and account_owners.email = ${email}
))`;

/** Everyone of an organization, those invited too: each needs a seat. */
const peopleCount = sql<number>`(select count(*)::int from (
  select email from account_owners where account_owners.account_id = accounts.id
  union select email from account_members where account_members.account_id = accounts.id
  union select email from account_invitations where account_invitations.account_id = accounts.id
) as people)`;

/** An account with its billing, and whether the user owns it. Undefined for one that the user does not belong to. */
export function findBilledAccount({ kysely }: Store, user: Pick<User, 'id' | 'email'>, accountId: string | undefined) {
  return kysely
    .selectFrom('accounts')
    .leftJoin('plan_prices', 'plan_prices.id', 'accounts.stripe_price_id')
    .leftJoin('referrals', 'referrals.id', 'accounts.referral_id')
    .leftJoin('accounts as referrers', 'referrers.id', 'referrals.account_id')
    .select([
      'accounts.id',
      'accounts.account_type',
      'accounts.account_status',
      'accounts.name',
      'accounts.plan_id',
      'accounts.referral_id',
      'accounts.stripe_customer_id',
      'accounts.stripe_subscription_id',
      'accounts.subscription_status',
      'accounts.seats',
      'accounts.period_end',
      'accounts.cancel_at',
      'accounts.payment_failed_at',
      'accounts.has_payment_method',
      'plan_prices.billing_period',
      'plan_prices.value',
      'plan_prices.per_unit',
      'plan_prices.upper_limit',
      'referrers.name as referrer',
      isOwned(user).as('isOwner'),
      peopleCount.as('people'),
    ])
    .$if(accountId === undefined, (accounts) =>
      accounts.where('accounts.creator_id', '=', user.id).where('accounts.account_type', '=', 'PERSONAL'),
    )
    .$if(accountId !== undefined, (accounts) =>
      accounts.where(
        sql<boolean>`accounts.id = ${accountId} and (${isOwned(user)} or exists (
          select from account_members
          where account_members.account_id = accounts.id and account_members.email = ${user.email}
        ))`,
      ),
    )
    .executeTakeFirst();
}

export type BilledAccount = NonNullable<Awaited<ReturnType<typeof findBilledAccount>>>;

/** Active organizations of the user, whose plans the user has too. */
export function listGrantingOrganizations({ kysely }: Store, user: Pick<User, 'id' | 'email'>) {
  return kysely
    .selectFrom('accounts')
    .select(['name', 'plan_id'])
    .where('account_type', '=', 'ORGANIZATION')
    .where('account_status', '=', 'ACTIVE')
    .where(
      sql<boolean>`(${isOwned(user)} or exists (
        select from account_members
        where account_members.account_id = accounts.id and account_members.email = ${user.email}
      ))`,
    )
    .orderBy('name')
    .orderBy('id')
    .limit(limits.accountsListed)
    .execute();
}

/** A listed plan with its prices. */
export async function findOfferedPlan({ kysely }: Store, id: string): Promise<OfferedPlan | undefined> {
  const plan = await kysely
    .selectFrom('plans')
    .select(['id', 'name', 'plan_type'])
    .where(sql<boolean>`id = ${id}`)
    .where('is_listed', '=', true)
    .executeTakeFirst();
  if (!plan) return undefined;
  const prices = await kysely
    .selectFrom('plan_prices')
    .select(['id', 'billing_period', 'value', 'per_unit', 'upper_limit'])
    .where('plan_id', '=', plan.id)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return {
    id: plan.id,
    name: plan.name,
    planType: plan.plan_type,
    stripePriceID: prices.map((price) => price.id),
    priceValues: Object.fromEntries(prices.map(({ id: priceId, ...price }) => [priceId, price satisfies PlanPrice])),
  };
}

export async function findPlanOfPrice({ kysely }: Store, priceId: string) {
  return kysely
    .selectFrom('plan_prices')
    .innerJoin('plans', 'plans.id', 'plan_prices.plan_id')
    .select(['plans.id', 'plans.plan_type as planType'])
    .where('plan_prices.id', '=', priceId)
    .executeTakeFirst();
}

/** Locks an account until the transaction ends. */
export function lockBilledAccount({ kysely }: Store, id: string) {
  return kysely
    .selectFrom('accounts')
    .select([
      'id',
      'name',
      'account_type as accountType',
      'plan_id as planId',
      'cancel_at as cancelAt',
      'stripe_subscription_id as subscriptionId',
      'subscription_status as subscriptionStatus',
      'payment_failed_at as paymentFailedAt',
      'inactive_since as inactiveSince',
      'billing_read_at as readAt',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateBilling({ kysely }: Store, id: string, state: Updateable<AccountsTable>): Promise<void> {
  await kysely
    .updateTable('accounts')
    .set({ ...state, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** Emails of those who may see and change the billing of an account. */
export async function listOwnerEmails({ kysely }: Store, accountId: string): Promise<string[]> {
  const rows = await kysely
    .selectFrom('account_owners')
    .select('email')
    .where('account_id', '=', accountId)
    .orderBy('email')
    .limit(limits.accountPeople)
    .execute();
  return rows.map(({ email }) => email);
}

export async function readPlanNameOf({ kysely }: Store, id: PlanId): Promise<string> {
  const { name } = await kysely.selectFrom('plans').select('name').where('id', '=', id).executeTakeFirstOrThrow();
  return name;
}

/** Returns false for an event that was processed before. */
export async function recordEvent({ kysely }: Store, event: { id: string; type: string }): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await kysely
    .insertInto('payment_events')
    .values(event)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Writes invoices as they are now. A paid one stays paid. */
export async function saveInvoices(
  { kysely }: Store,
  account_id: string,
  invoices: readonly PaymentInvoice[],
): Promise<void> {
  if (invoices.length === 0) return;
  await kysely
    .insertInto('invoices')
    .values(invoices.map((invoice) => ({ ...invoice, account_id })))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((excluded) => ({
        status: sql`case when invoices.status = 'paid' then 'paid' else excluded.status end`,
        url: excluded.ref('excluded.url'),
        total_cents: excluded.ref('excluded.total_cents'),
        tax_cents: excluded.ref('excluded.tax_cents'),
      })),
    )
    .execute();
}

export function listInvoices({ kysely }: Store, accountId: string) {
  return kysely
    .selectFrom('invoices')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('issued_at', 'desc')
    .orderBy('id')
    .limit(limits.invoicesListed)
    .execute();
}
