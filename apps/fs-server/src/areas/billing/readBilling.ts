import { type Billing, type PlanId, planIds, totalOf } from '@fs/api-contract';
import type { User } from '../../http/user.ts';
import { findOpenCheckout } from './checkoutRepository.ts';
import { type BilledAccount, listGrantingOrganizations, listInvoices } from './repository.ts';
import { requireAccountOwner } from './requireAccountOwner.ts';
import type { SessionServices } from './sessions.ts';
import { isLive } from './subscriptionState.ts';

/** How long a checkout that was not completed is offered again: as long as Stripe keeps its page. */
const openCheckoutMs = 24 * 60 * 60 * 1000;

const dayOf = (instant: Date | null): string | null => instant?.toISOString().slice(0, 10) ?? null;

/** What an account pays, owes and has paid, for its owners. @throws HttpFailure 404, 403 */
export async function readBilling(services: SessionServices, user: User, accountId?: string): Promise<Billing> {
  const { database, payment, now } = services;
  const account = await requireAccountOwner(database, user, accountId);
  const isPersonal = account.account_type === 'PERSONAL';
  const live = isLive(account.subscription_status);
  const since = new Date(now().getTime() - openCheckoutMs);
  const [organizations, invoices, open] = await Promise.all([
    isPersonal ? listGrantingOrganizations(database, user) : [],
    listInvoices(database, account.id),
    live || !payment ? undefined : findOpenCheckout(database, account.id, since),
  ]);
  const granted = findGrant(account, organizations);
  const isEnding = account.cancel_at !== null;
  const renews = live && !isEnding;
  return {
    accountID: account.id,
    accountType: account.account_type,
    name: account.name,
    accountStatus: account.account_status,
    ...granted,
    subscription: account.subscription_status,
    period: live ? account.billing_period : null,
    seats: account.seats,
    seatsUsed: isPersonal ? null : account.people,
    renewsOn: renews ? dayOf(account.period_end) : null,
    renewalCents: renews ? renewalOf(account) : null,
    freeUntil: account.subscription_status === 'trialing' ? dayOf(account.period_end) : null,
    cancelsOn: live ? dayOf(account.cancel_at) : null,
    paymentFailedOn: dayOf(account.payment_failed_at),
    hasPaymentMethod: account.has_payment_method,
    hasPortal: payment !== undefined && account.stripe_customer_id !== null,
    openCheckout: open
      ? {
          planID: open.plan_id,
          priceID: open.price_id,
          seats: open.seats,
          referral: open.code,
          startedAt: open.created_at.toISOString(),
        }
      : null,
    invoices: invoices.map((invoice) => ({
      id: invoice.id,
      number: invoice.number,
      status: invoice.status,
      issuedAt: invoice.issued_at.toISOString(),
      description: invoice.description,
      totalCents: invoice.total_cents,
      taxCents: invoice.tax_cents,
      taxLabel: invoice.tax_label,
      url: invoice.url,
    })),
  };
}

function renewalOf({ value, per_unit, upper_limit, billing_period, seats }: BilledAccount): number | null {
  if (value === null || per_unit === null || upper_limit === null || billing_period === null) return null;
  return totalOf({ value, per_unit, upper_limit, billing_period }, seats ?? 1) * 100;
}

/** The plan that the user has, and who gave it: the largest of the account’s own and of the user’s organizations. */
function findGrant(
  account: BilledAccount,
  organizations: readonly { name: string; plan_id: PlanId }[],
): Pick<Billing, 'planID' | 'grantedBy'> {
  const rank = (id: PlanId) => planIds.indexOf(id);
  // Of two equal plans, the one that is paid for. The plans page names the same organization.
  const least = rank(account.plan_id) + (isLive(account.subscription_status) ? 1 : 0);
  const payer = organizations.find(({ plan_id }) => rank(plan_id) >= least);
  if (payer) return { planID: payer.plan_id, grantedBy: { kind: 'organization', name: payer.name } };
  const planID = account.plan_id;
  if (account.subscription_status === 'trialing')
    return { planID, grantedBy: { kind: 'referral', name: account.referrer } };
  if (isLive(account.subscription_status)) return { planID, grantedBy: { kind: 'payment', name: null } };
  const isUnpaid = planID === planIds[0] || account.account_status !== 'ACTIVE';
  return { planID, grantedBy: { kind: isUnpaid ? 'nobody' : 'staff', name: null } };
}
