import { defaultPlanId, type PlanId, type PlanType } from '@fs/api-contract';
import type { Updateable } from 'kysely';
import type { AccountsTable } from '../../database/accountTables.ts';
import type { SubscriptionStatus } from '../../database/billingTables.ts';
import type { PaymentSubscription } from '../../payment/PaymentProvider.ts';

/** Whether a subscription grants its plan. While the provider retries a failed payment, everything works. */
export function isLive(status: SubscriptionStatus | null): boolean {
  return status === 'active' || status === 'trialing' || status === 'past_due';
}

interface StateInput {
  subscription: PaymentSubscription;
  account: { accountType: PlanType; planId: PlanId; inactiveSince: Date | null };
  /** The plan of the subscription’s price. */
  plan: { id: PlanId; planType: PlanType } | undefined;
  askedAt: Date;
}

/**
 * What a subscription means for its account. When it ends, an organization becomes read-only, and a personal account
 * returns to the free plan. Lists, teams and people stay (decision 070).
 */
export function toAccountState({ subscription, account, plan, askedAt }: StateInput): Updateable<AccountsTable> {
  const { accountType } = account;
  const isPaid = isLive(subscription.status);
  const granted = plan?.planType === accountType ? plan.id : account.planId;
  const isReadOnly = !isPaid && accountType === 'ORGANIZATION';
  return {
    account_status: isReadOnly ? 'INACTIVE' : 'ACTIVE',
    inactive_since: isReadOnly ? (account.inactiveSince ?? subscription.paymentFailedAt ?? askedAt) : null,
    plan_id: isPaid || accountType === 'ORGANIZATION' ? granted : defaultPlanId,
    stripe_customer_id: subscription.customerId,
    stripe_subscription_id: subscription.id,
    stripe_price_id: subscription.priceId,
    subscription_status: subscription.status,
    seats: accountType === 'ORGANIZATION' ? subscription.quantity : null,
    period_start: subscription.periodStart,
    period_end: subscription.periodEnd,
    cancel_at: subscription.cancelAt,
    payment_failed_at: subscription.paymentFailedAt,
    has_payment_method: subscription.hasPaymentMethod,
  };
}
