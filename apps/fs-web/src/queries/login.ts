import type { Referral } from '@fs/api-contract';
import type { DataClient } from '@fs/data-client';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from './CallFailure.ts';

/** The referral of a code. Null if unknown or inactive. */
export function referralQuery(client: DataClient, code: string | null) {
  return queryOptions({
    queryKey: ['referrals', code],
    queryFn: async ({ signal }): Promise<Referral | null> => {
      const outcome = await client.referrals.getReferral(code ?? '', { signal });
      return !outcome.ok && outcome.reason === 'not-found' ? null : unwrap(outcome);
    },
    enabled: code !== null,
  });
}

/** Market Pulses offered before sign-up. */
export function pulseChoiceQuery(client: DataClient, isWanted: boolean) {
  return queryOptions({
    queryKey: ['market-pulses'],
    queryFn: async ({ signal }) =>
      unwrap(await client.marketPulses.getConfig({ signal })).toSorted((one, other) => one.order - other.order),
    enabled: isWanted,
  });
}
