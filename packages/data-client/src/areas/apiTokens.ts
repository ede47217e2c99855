import type { ApiToken, apiTokenRoutes, CallInput, CallResult, Outcome } from '@fs/api-contract';
import type { CallOptions, RestTransport } from '../transport/rest.ts';
import type { AreaCalls } from './AreaCalls.ts';

/** What the user chooses for a token. */
export type ApiTokenDraft = CallInput<'createApiToken'>['body'];

/** Calls for the user's personal API tokens. */
export function apiTokenCalls(rest: RestTransport) {
  return {
    /** Returns the tokens that are still valid, the newest first. */
    listApiTokens: (options?: CallOptions): Promise<Outcome<ApiToken[]>> => rest.call('listApiTokens', {}, options),

    /** Creates a token. Its secret is in this result only. */
    createApiToken: (draft: ApiTokenDraft, options?: CallOptions): Promise<Outcome<CallResult<'createApiToken'>>> =>
      rest.call('createApiToken', { body: draft }, options),

    /** Ends a token at once; `not-found` for one that has ended. */
    revokeApiToken: (id: string, options?: CallOptions): Promise<Outcome<object>> =>
      rest.call('revokeApiToken', { params: { id } }, options),
  } satisfies AreaCalls<typeof apiTokenRoutes>;
}
