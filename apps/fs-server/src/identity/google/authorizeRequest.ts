import { ClosedObject, Text } from '@fs/api-contract/schemas';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { AuthorizationRequest } from './authorizationCodes.ts';
import { pickFields } from './pickFields.ts';

/** Parameters of `/oauth2/authorize`, in a query or a form. */
export const AuthorizeFields = ClosedObject({
  identity_provider: Type.Literal('Google'),
  response_type: Type.Literal('code'),
  client_id: Text(128),
  redirect_uri: Text(2048),
  scope: Text(500),
  state: Text(4096, { minLength: 1 }),
  nonce: Type.Optional(Text(500)),
  code_challenge_method: Type.Literal('S256'),
  code_challenge: Text(43, { pattern: '^[A-Za-z0-9_-]{43}$' }),
});

export type AuthorizeVerdict =
  | { kind: 'good'; request: AuthorizationRequest; state: string }
  /** The error may be reported to the redirect URI. */
  | { kind: 'invalid'; redirectUri: string; state: string | undefined }
  /** The client or the redirect URI is not ours, so nothing may be sent there. */
  | { kind: 'foreign' };

interface ClientSettings {
  clientId: string;
  redirectUris: readonly string[];
}

/**
 * Validates an authorization request. Checks client and redirect URI first, because errors may only be sent to a
 * redirect URI of ours (RFC 6749 §4.1.2.1).
 */
export function parseAuthorizeRequest(
  given: Readonly<Record<string, unknown>>,
  ours: ClientSettings,
): AuthorizeVerdict {
  const fields = pickFields(AuthorizeFields, given);
  const { client_id, redirect_uri, state } = fields;
  // Compared exactly. Matching a prefix or host would let a code reach another site.
  const isOurs = client_id === ours.clientId && ours.redirectUris.some((uri) => uri === redirect_uri);
  if (!isOurs) return { kind: 'foreign' };
  if (!Value.Check(AuthorizeFields, fields)) {
    return {
      kind: 'invalid',
      redirectUri: String(redirect_uri),
      state: Value.Check(AuthorizeFields.properties.state, state) ? state : undefined,
    };
  }
  const request = {
    redirectUri: fields.redirect_uri,
    codeChallenge: fields.code_challenge,
    nonce: fields.nonce ?? null,
  };
  return { kind: 'good', request, state: fields.state };
}
