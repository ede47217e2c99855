import type { FoundUsers, Outcome, userRoutes } from '@fs/api-contract';
import type { CallOptions, RestTransport } from '../transport/rest.ts';
import type { AreaCalls } from './AreaCalls.ts';

/** Prefixes of attributes, in any case; all must match. `after`: `next` of the previous page. */
export type UserSearch = Readonly<Partial<Record<'email' | 'given_name' | 'family_name' | 'after', string>>>;

/** Calls to find other users, for administrators and messengers; anyone else is refused, as `forbidden`. */
export function userCalls(rest: RestTransport) {
  return {
    /** Returns users sorted by email, up to `limits.usersPerPage`. */
    searchUsers: (search: UserSearch, options?: CallOptions): Promise<Outcome<FoundUsers>> =>
      rest.call('searchUsers', { query: search }, options),
  } satisfies AreaCalls<typeof userRoutes>;
}
