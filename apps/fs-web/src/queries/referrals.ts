import type { DataClient } from '@fs/data-client';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from './CallFailure.ts';

/** Provisions the user's personal account with a referral. Runs once, although it is idempotent. */
export function provisioningQuery(client: DataClient, referralId: string) {
  return queryOptions({
    queryKey: ['provisioning', referralId],
    queryFn: async ({ signal }) => unwrap(await client.referrals.createPersonalAccount(referralId, { signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
