import { type Group, groups, type SessionUser } from '@fs/api-contract';

/**
 * Who an ID token is about; null when it cannot be read. Nothing is verified here: the token came from the provider
 * itself, and every right is checked by the server.
 */
export function readIdToken(idToken: string): SessionUser | null {
  const claims = readClaims(idToken);
  if (!claims) return null;
  const text = (name: string) => (typeof claims[name] === 'string' ? claims[name] : undefined);
  const [sub, email, organization] = [text('sub'), text('email'), text('custom:org')];
  if (sub === undefined || email === undefined) return null;
  return {
    username: text('cognito:username') ?? sub,
    attributes: {
      sub,
      email,
      given_name: text('given_name') ?? '',
      family_name: text('family_name') ?? '',
      ...(organization !== undefined && { 'custom:org': organization }),
    },
    groups: readGroups(claims['cognito:groups']),
  };
}

/** The groups that we know, in the contract's order; a user pool may have others. */
function readGroups(claim: unknown): readonly Group[] {
  return Array.isArray(claim) ? groups.filter((group) => claim.includes(group)) : [];
}

/** The claims of a token, unchecked; null when it is none. */
export function readClaims(token: string): Record<string, unknown> | null {
  try {
    const [, payload = ''] = token.split('.');
    const binary = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}
