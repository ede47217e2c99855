import type { ApiTokenDraft, DataClient } from '@fs/data-client';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { unwrap } from './CallFailure.ts';

const apiTokensKey = ['api-tokens'] as const;

/** The user's personal API tokens. */
export function apiTokensQuery(client: DataClient) {
  return queryOptions({
    queryKey: apiTokensKey,
    queryFn: async ({ signal }) => unwrap(await client.apiTokens.listApiTokens({ signal })),
  });
}

/** Creates a token. Its secret is in the result only, which is not cached. */
export function createApiTokenMutation(client: DataClient) {
  return mutationOptions({
    mutationFn: async (draft: ApiTokenDraft) => unwrap(await client.apiTokens.createApiToken(draft)),
    onSuccess: (_created, _draft, _result, { client: queries }) => refreshTokens(queries),
    // Only the response may have been lost: then there is a token that nobody has, to be revoked.
    onError: (_failure, _draft, _result, { client: queries }) => refreshTokens(queries),
    gcTime: 0,
    networkMode: 'always',
  });
}

/** Ends a token. */
export function revokeApiTokenMutation(client: DataClient) {
  return mutationOptions({
    mutationFn: async (id: string) => unwrap(await client.apiTokens.revokeApiToken(id)),
    // In any case, because another device may have revoked it meanwhile.
    onSuccess: (_done, _id, _result, { client: queries }) => refreshTokens(queries),
    onError: (_failure, _id, _result, { client: queries }) => refreshTokens(queries),
    networkMode: 'always',
  });
}

function refreshTokens(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: apiTokensKey });
}
