import type { Account, PlanId } from '@fs/api-contract';

type Payer = Pick<Account, 'accountType' | 'accountStatus' | 'owners' | 'planID' | 'name'>;

/** Returns the name of the organization that pays a user's plan. Undefined for its owners, who can change the plan. */
export function payerOf(
  accounts: readonly Payer[],
  { email, planID }: { email: string; planID: PlanId | undefined },
): string | undefined {
  const paying = accounts.filter(
    (account) =>
      account.accountType === 'ORGANIZATION' && account.accountStatus === 'ACTIVE' && account.planID === planID,
  );
  return paying.some(({ owners }) => owners.includes(email)) ? undefined : paying[0]?.name;
}
