import type { CallResult, Outcome, Referral, ReferredAccount, referralRoutes } from '@fs/api-contract';
import type { CallOptions, RestTransport } from '../transport/rest.ts';
import type { AreaCalls } from './AreaCalls.ts';

/** Calls for referral codes. */
export function referralCalls(rest: RestTransport) {
  return {
    /** Returns what a code offers, for signed-out users too. `not-found` for an unknown or expired one. */
    getReferral: (code: string, options?: CallOptions): Promise<Outcome<Referral>> =>
      rest.call('getReferral', { params: { code } }, options),

    /** Provisions the user's personal account. May be repeated: `created` is true the first time only. */
    createPersonalAccount: (
      referralId?: string,
      options?: CallOptions,
    ): Promise<Outcome<CallResult<'createPersonalAccount'>>> =>
      rest.call('createPersonalAccount', { query: referralId === undefined ? {} : { referralId } }, options),

    /** Returns the accounts that came with a referral, for the owners of its account. */
    getReferralAccounts: (
      accountId: string,
      referralId: string,
      options?: CallOptions,
    ): Promise<Outcome<ReferredAccount[]>> =>
      rest.call('getReferralAccounts', { params: { accountId, referralId } }, options),
  } satisfies AreaCalls<typeof referralRoutes>;
}
