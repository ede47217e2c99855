import { sql } from 'kysely';

/** Whether an account of the query `accounts` is paid for, and goes on to be. */
export const isPaying = sql<boolean>`(
  stripe_subscription_id is not null and account_status = 'ACTIVE' and cancel_at is null
  and coalesce(subscription_status, 'active') in ('trialing', 'active', 'past_due')
)`;
