import { CognitoError } from '../cognitoError.ts';
import { TokenRefused } from '../identityProvider.ts';
import { readSessionUser, type SessionUser } from '../readSessionUser.ts';
import type { ActionContext } from './action.ts';

/** The user of an access token. @throws CognitoError when it is forged, expired or signed out. */
export async function accessTokenUser(accessToken: string, context: ActionContext): Promise<SessionUser> {
  const verified = await context.verifyAccess(accessToken).catch((error: unknown) => {
    if (!(error instanceof TokenRefused)) throw error;
    const message = error.reason === 'expired' ? 'Access Token has expired' : 'Invalid Access Token';
    throw new CognitoError('NotAuthorizedException', message);
  });
  const user = await readSessionUser(context.database, verified, 'stored');
  if (!user) throw new CognitoError('NotAuthorizedException', 'Access Token has been revoked');
  return user;
}
