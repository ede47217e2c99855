import { CognitoError } from '../cognitoError.ts';
import { type Rotation, rotateSession } from '../sessions.ts';
import { findUserById } from '../users.ts';
import type { ActionContext } from './action.ts';
import { toAuthenticationResult } from './authenticationResult.ts';

/** Exchanges a refresh token for new tokens. */
export async function refresh(refreshToken: string, context: ActionContext): Promise<object> {
  const rotation = await rotateSession(context, refreshToken);
  if ('refused' in rotation) throw toCognitoError(rotation.refused);
  const user = await findUserById(context.database, rotation.session.userId);
  if (user?.status !== 'CONFIRMED' || !context.isAdmitted(user.email)) {
    throw new CognitoError('NotAuthorizedException', 'User is disabled.');
  }
  return toAuthenticationResult(context, user, rotation);
}

function toCognitoError(reason: Extract<Rotation, { refused: string }>['refused']): CognitoError {
  switch (reason) {
    case 'unknown':
      return new CognitoError('NotAuthorizedException', 'Invalid Refresh Token');
    case 'expired':
      return new CognitoError('NotAuthorizedException', 'Refresh Token has expired');
    case 'revoked':
      return new CognitoError('NotAuthorizedException', 'Refresh Token has been revoked');
    case 'reused':
      return new CognitoError('RefreshTokenReuseException', 'Refresh token has been invalidated by rotation');
  }
}
