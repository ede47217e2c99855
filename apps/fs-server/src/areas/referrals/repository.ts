import type { Database } from '../../database/database.ts';

/** An active referral with its account, by code or id; undefined otherwise. */
export function findActiveReferral({ kysely }: Database, column: 'code' | 'id', value: string) {
  return kysely
    .selectFrom('referrals')
    .innerJoin('accounts', 'accounts.id', 'referrals.account_id')
    .select([
      'referrals.id',
      'referral_type',
      'code',
      'referrals.description',
      'referrals.plan_id',
      'uses',
      'is_active',
      'account_id',
      'accounts.name as account_name',
      'accounts.logo_url as account_logo',
      'accounts.limits as account_limits',
    ])
    .where(`referrals.${column}`, '=', value)
    .where('is_active', '=', true)
    .executeTakeFirst();
}
