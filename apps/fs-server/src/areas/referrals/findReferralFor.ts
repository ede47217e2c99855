import type { Database } from '../../database/database.ts';
import type { User } from '../../http/user.ts';
import { findActiveReferral, findReferralUse, readPlanName } from './repository.ts';
import { findRefusal, toReferralTerms } from './rules.ts';

type Store = Pick<Database, 'kysely'>;

/**
 * An active referral with its terms, and why the user can't use it. Undefined if unknown or inactive.
 * @param accountId The account to use it for. Default: the personal account, or a new organization.
 */
export async function findReferralFor(
  store: Store,
  user: Pick<User, 'id' | 'email'> | null,
  by: { code: string } | { id: string },
  accountId?: string,
) {
  const row =
    'code' in by ? await findActiveReferral(store, 'code', by.code) : await findActiveReferral(store, 'id', by.id);
  if (!row) return undefined;
  const { planID, billing_period } = toReferralTerms(row.account_limits, row.plan_id);
  const isTeams = planID === 'fuel-teams';
  const use = user && (await findReferralUse(store, user, { ...row, isTeams, accountId }));
  return {
    id: row.id,
    referralType: row.referral_type,
    code: row.code,
    description: row.description,
    planID,
    billing_period,
    uses: row.uses,
    active: row.is_active,
    accountID: row.account_id,
    plan: await readPlanName(store, planID),
    account: { id: row.account_id, name: row.account_name, logo: row.account_logo },
    refusal: use && findRefusal(use, planID),
  };
}
