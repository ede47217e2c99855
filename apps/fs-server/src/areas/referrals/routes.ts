import type { referralRoutes } from '@fs/api-contract';
import type { Database } from '../../database/database.ts';
import { notFound } from '../../http/failures.ts';
import type { Handlers } from '../../http/restRoutes.ts';
import { provisionPersonalAccount } from './provision.ts';
import { findActiveReferral } from './repository.ts';
import { toReferralTerms } from './rules.ts';

export function referralHandlers(database: Database): Handlers<typeof referralRoutes> {
  return {
    getReferral: async ({ params: { code } }) => {
      const row = await findActiveReferral(database, 'code', code);
      if (!row) throw notFound();
      return {
        id: row.id,
        referralType: row.referral_type,
        code: row.code,
        description: row.description,
        ...toReferralTerms(row.account_limits, row.plan_id),
        uses: row.uses,
        active: row.is_active,
        accountID: row.account_id,
        account: { id: row.account_id, name: row.account_name, logo: row.account_logo },
      };
    },
    createPersonalAccount: ({ user, query: { referralId } }) =>
      provisionPersonalAccount(database, { userId: user.id, referralId, now: new Date() }),
  };
}
