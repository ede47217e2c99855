import type { AccountReferral } from '@fs/api-contract';
import type { DataClient } from '@fs/data-client';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { unwrap } from './CallFailure.ts';
import { inTurn } from './inTurn.ts';
import { refreshAfterRefusal } from './workspaces.ts';

/** Provisions the user's personal account with a referral. Runs once, although it is idempotent. */
export function provisioningQuery(client: DataClient, referralId: string) {
  return queryOptions({
    queryKey: ['provisioning', referralId],
    queryFn: async ({ signal }) => unwrap(await client.referrals.createPersonalAccount(referralId, { signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

const referralsKey = ['referrals'] as const;

/** The referral codes of an account that the user owns, the newest first. */
export function accountReferralsQuery(client: DataClient, accountId: string) {
  return queryOptions({
    queryKey: [...referralsKey, accountId],
    queryFn: async ({ signal }) => unwrap(await client.referrals.referralsByAccount(accountId, { signal })),
  });
}

/** The accounts that came with a code. */
export function referralResultsQuery(client: DataClient, accountId: string, id: string) {
  return queryOptions({
    queryKey: [...referralsKey, accountId, id],
    queryFn: async ({ signal }) => unwrap(await client.referrals.getReferralAccounts(accountId, id, { signal })),
  });
}

const refresh = (queries: QueryClient) => queries.invalidateQueries({ queryKey: referralsKey });

interface SavedReferral {
  change: Pick<AccountReferral, 'code' | 'description'>;
  /** Null for a new one. */
  referral: AccountReferral | null;
}

/** Creates a code of an account, or describes one. */
export function saveReferralMutation(client: DataClient, accountID: string) {
  return mutationOptions({
    mutationFn: async ({ change: { code, description }, referral }: SavedReferral) =>
      unwrap(
        referral === null
          ? await client.referrals.createReferral({
              id: crypto.randomUUID(),
              code,
              description,
              referralType: null,
              accountID,
            })
          : await client.referrals.updateReferral({ id: referral.id, description }),
      ),
    onSuccess: (_referral, _input, _result, { client: queries }) => refresh(queries),
    onError: refreshAfterRefusal,
    networkMode: 'always',
  });
}

/** Switches a code off or on. */
export function referralActiveMutation(client: DataClient) {
  return mutationOptions({
    mutationFn: async (change: { id: string; active: boolean }) =>
      inTurn(`referral ${change.id}`, async () => unwrap(await client.referrals.updateReferral(change))),
    onSuccess: (_referral, _input, _result, { client: queries }) => refresh(queries),
    onError: refreshAfterRefusal,
    networkMode: 'always',
  });
}
