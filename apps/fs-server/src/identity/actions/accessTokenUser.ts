import { CognitoError } from '../cognitoError.ts';
import { InvalidTokenError } from '../identityProvider.ts';
import { readSessionUser, type SessionUser } from '../readSessionUser.ts';
import type { ActionContext } from './action.ts';

/** Returns the user of an access token. @throws CognitoError for a forged, expired or revoked token. */
export async function requireAccessTokenUser(accessToken: string, context: ActionContext): Promise<SessionUser> {
  const verified = await context.verifyAccess(accessToken).catch((error: unknown) => {
    if (!(error instanceof InvalidTokenError)) throw error;
    const message = error.reason === 'expired' ? 'Access Token has expired' : 'Invalid Access Token';
    throw new CognitoError('NotAuthorizedException', message);
  });
  const user = await readSessionUser(context.database, verified, 'stored');
  if (!user) throw new CognitoError('NotAuthorizedException', 'Access Token has been revoked');
  return user;
}
