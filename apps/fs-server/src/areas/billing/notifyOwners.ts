import type { PlanId, PlanType } from '@fs/api-contract';
import type { Updateable } from 'kysely';
import type { AccountsTable } from '../../database/accountTables.ts';
import type { Database } from '../../database/database.ts';
import type { PaymentSubscription } from '../../payment/PaymentProvider.ts';
import { addNotice } from '../notices/addNotice.ts';
import { listOwnerEmails, readPlanNameOf } from './repository.ts';

interface BillingChange {
  /** As it was before. */
  account: {
    id: string;
    name: string;
    accountType: PlanType;
    planId: PlanId;
    cancelAt: Date | null;
    paymentFailedAt: Date | null;
  };
  subscription: PaymentSubscription;
  /** As it is now. */
  state: Updateable<AccountsTable>;
}

/** Tells the owners of an account about a failed payment, a canceled plan and a changed plan, once each. */
export async function notifyOwners(
  store: Pick<Database, 'kysely'>,
  { account, subscription, state }: BillingChange,
): Promise<void> {
  const { id, cancelAt, paymentFailedAt } = subscription;
  const hasFailed = paymentFailedAt !== null && account.paymentFailedAt === null;
  const isEnding = cancelAt !== null && account.cancelAt === null;
  const plan = state.plan_id !== undefined && state.plan_id !== account.planId ? state.plan_id : undefined;
  if (!hasFailed && !isEnding && plan === undefined) return;
  const path = account.accountType === 'ORGANIZATION' ? `/workspaces/${account.id}` : '/account#billing';
  const planName = plan && (await readPlanNameOf(store, plan));
  for (const email of await listOwnerEmails(store, account.id)) {
    const common = { to: { email }, path };
    const facts = { account: account.name };
    if (hasFailed) {
      const key = `payment-failed ${id} ${paymentFailedAt.toISOString()} ${email}`;
      await addNotice(store, { ...common, kind: 'payment-failed', facts, key });
    }
    if (isEnding) {
      const endsOn = cancelAt.toISOString().slice(0, 10);
      await addNotice(store, { ...common, kind: 'plan-ends', facts: { ...facts, endsOn } });
    }
    if (planName) await addNotice(store, { ...common, kind: 'plan-changed', facts: { ...facts, plan: planName } });
  }
}
