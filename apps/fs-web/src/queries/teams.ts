import type { DataClient } from '@fs/data-client';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from './CallFailure.ts';

/** The user's accounts. */
export function accountsQuery(client: DataClient, email: string) {
  return queryOptions({
    queryKey: ['accounts', email],
    queryFn: async ({ signal }) =>
      unwrap(await client.teams.byAccountMember(email, { signal })).map(({ account }) => account),
  });
}

/** The user's teams in an account. */
export function teamsQuery(client: DataClient, accountID: string) {
  return queryOptions({
    queryKey: ['teams', accountID],
    queryFn: async ({ signal }) => unwrap(await client.teams.teamsByAccount(accountID, { signal })),
  });
}
