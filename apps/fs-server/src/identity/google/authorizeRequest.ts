import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { AuthorizationRequest } from './authorizationCodes.ts';

/** What may be asked of `/oauth2/authorize`, as it stands in a query or a form. */
const Fields = Type.Object({
  identity_provider: Type.Literal('Google'),
  response_type: Type.Literal('code'),
  client_id: Type.String(),
  redirect_uri: Type.String(),
  scope: Type.String({ maxLength: 500 }),
  state: Type.String({ minLength: 1, maxLength: 4096 }),
  nonce: Type.Optional(Type.String({ maxLength: 500, pattern: /^[^\0]*$/ })),
  code_challenge_method: Type.Literal('S256'),
  code_challenge: Type.String({ pattern: /^[\w-]{43}$/ }),
});

export type AuthorizeVerdict =
  | { kind: 'good'; request: AuthorizationRequest; state: string }
  /** Whoever asked may be told, at the address that they named. */
  | { kind: 'invalid'; redirectUri: string; state: string | undefined }
  /** Not our client or not our address: nobody is sent there. */
  | { kind: 'foreign' };

interface Ours {
  clientId: string;
  redirectUris: readonly string[];
}

/** Checks the client and the address first: until both are ours, nothing may be sent anywhere (RFC 6749 §4.1.2.1). */
export function readAuthorizeRequest(fields: Readonly<Record<string, unknown>>, ours: Ours): AuthorizeVerdict {
  const { client_id, redirect_uri, state } = fields;
  // Compared whole: a prefix or a host alone would let a code be sent to a page of somebody else's.
  const isOurs = client_id === ours.clientId && ours.redirectUris.some((uri) => uri === redirect_uri);
  if (!isOurs) return { kind: 'foreign' };
  if (!Value.Check(Fields, fields)) {
    return {
      kind: 'invalid',
      redirectUri: String(redirect_uri),
      state: typeof state === 'string' ? state : undefined,
    };
  }
  const request = {
    redirectUri: fields.redirect_uri,
    codeChallenge: fields.code_challenge,
    nonce: fields.nonce ?? null,
  };
  return { kind: 'good', request, state: fields.state };
}
