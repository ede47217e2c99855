import type { AccountData, AccountDeletion, accountDataRoutes, Outcome } from '@fs/api-contract';
import type { CallOptions, RestTransport } from '../transport/rest.ts';
import type { AreaCalls } from './AreaCalls.ts';

/** Calls for everything that the user's account holds. */
export function accountDataCalls(rest: RestTransport) {
  return {
    /** Returns everything that is stored about the user. */
    getAccountData: (options?: CallOptions): Promise<Outcome<AccountData>> => rest.call('getAccountData', {}, options),

    /** Returns what the deletion of the account would do. */
    getAccountDeletion: (options?: CallOptions): Promise<Outcome<AccountDeletion>> =>
      rest.call('getAccountDeletion', {}, options),

    /**
     * Deletes the account, together with these organizations: all that only the user owns. `forbidden` if the last
     * login was too long ago, `conflict` if something else would be deleted than the user agreed to.
     */
    deleteAccount: (organizations: readonly string[], options?: CallOptions): Promise<Outcome<object>> =>
      rest.call('deleteAccount', { body: { organizations: [...organizations] } }, options),
  } satisfies AreaCalls<typeof accountDataRoutes>;
}
