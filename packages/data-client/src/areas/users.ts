import type { FoundUsers, Outcome, userRoutes } from '@fs/api-contract';
import type { CallOptions, RestTransport } from '../transport/rest.ts';
import type { AreaCalls } from './AreaCalls.ts';

/** What attributes begin with, in any case; of several, each. `after`: `next` of the page before. */
export type UserSearch = Readonly<Partial<Record<'email' | 'given_name' | 'family_name' | 'after', string>>>;

/** Finding other users: for administrators and messengers; anyone else is refused, as `forbidden`. */
export function userCalls(rest: RestTransport) {
  return {
    /** Users by email, at most `limits.usersPerPage`. */
    searchUsers: (search: UserSearch, options?: CallOptions): Promise<Outcome<FoundUsers>> =>
      rest.call('searchUsers', { query: search }, options),
  } satisfies AreaCalls<typeof userRoutes>;
}
