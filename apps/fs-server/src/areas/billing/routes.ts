import type { billingRoutes, CheckoutResult } from '@fs/api-contract';
import { notFound } from '../../http/failures.ts';
import type { Handlers } from '../../http/restRoutes.ts';
import type { User } from '../../http/user.ts';
import { findCheckout } from './checkoutRepository.ts';
import { readBilling } from './readBilling.ts';
import { openCheckout, openPortal, requirePayment, type SessionServices } from './sessions.ts';
import { settle } from './settle.ts';

export function billingHandlers(services: SessionServices): Handlers<typeof billingRoutes> {
  return {
    getCheckoutSession: ({ user, query }) => openCheckout(services, user, query),
    getOrgCheckoutSession: ({ user, query }) => openCheckout(services, user, query),
    getCheckoutResult: ({ user, query }) => readResult(services, user, query),
    getPortal: ({ user }) => openPortal(services, user, undefined),
    getOrgPortal: ({ user, query: { accountId } }) => openPortal(services, user, accountId),
    getBilling: ({ user, query: { accountId } }) => readBilling(services, user, accountId),
  };
}

/**
 * What became of a checkout. The provider's event may be late or lost, so a check reads the provider's own state.
 * @throws HttpFailure 404
 */
async function readResult(
  services: SessionServices,
  user: User,
  { session, check = false }: { session: string; check?: boolean },
): Promise<CheckoutResult> {
  const { database } = services;
  const found = await findCheckout(database, user, session);
  if (!found) throw notFound();
  const { status, planID, accountID, accountType } = found;
  const facts = { planID, accountID, accountType };
  if (status !== 'open' || !check) return { ...facts, state: status === 'open' ? 'waiting' : status };
  const payment = requirePayment(services.payment);
  await settle({ ...services, payment }, { checkoutId: session });
  const after = await findCheckout(database, user, session);
  return { ...facts, state: after?.status ?? 'expired' };
}
