import type { referralRoutes } from '@fs/api-contract';
import type { Database } from '../../database/database.ts';
import { notFound } from '../../http/failures.ts';
import type { Handlers } from '../../http/restRoutes.ts';
import { requireAccountOwner } from '../billing/requireAccountOwner.ts';
import { findReferralFor } from './findReferralFor.ts';
import { provisionPersonalAccount } from './provision.ts';
import { listReferredAccounts } from './repository.ts';
import { toOutcome } from './rules.ts';

export function referralHandlers(database: Database): Handlers<typeof referralRoutes> {
  return {
    getReferral: async ({ params: { code }, user }) => {
      const referral = await findReferralFor(database, user, { code });
      if (!referral) throw notFound();
      return referral;
    },
    createPersonalAccount: ({ user, query: { referralId } }) =>
      provisionPersonalAccount(database, { userId: user.id, referralId, now: new Date() }),
    getReferralAccounts: async ({ user, params: { accountId, referralId } }) => {
      const { id } = await requireAccountOwner(database, user, accountId);
      const rows = await listReferredAccounts(database, id, referralId);
      return rows.map(({ referred_at, created_at, subscription_status, ...account }) => ({
        ...account,
        outcome: toOutcome(subscription_status),
        referredAt: (referred_at ?? created_at).toISOString(),
      }));
    },
  };
}
