import type { Account, PlanId } from '@fs/api-contract';

type Payer = Pick<Account, 'id' | 'accountType' | 'accountStatus' | 'owners' | 'planID' | 'name'>;

/** Returns the organization that pays a user's plan, and whether they own it, which lets them change the plan. */
export function payerOf<Organization extends Payer>(
  accounts: readonly Organization[],
  { email, planID }: { email: string; planID: PlanId | undefined },
): { account: Organization; isOwned: boolean } | undefined {
  const paying = accounts.filter(
    (account) =>
      account.accountType === 'ORGANIZATION' && account.accountStatus === 'ACTIVE' && account.planID === planID,
  );
  const owned = paying.find(({ owners }) => owners.includes(email));
  const account = owned ?? paying[0];
  return account && { account, isOwned: account === owned };
}
