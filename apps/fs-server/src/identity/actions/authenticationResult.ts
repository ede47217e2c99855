import type { OpenSession } from '../sessions.ts';
import { tokenLifetimeSeconds } from '../tokens.ts';
import type { StoredUser } from '../users.ts';
import type { ActionContext } from './action.ts';

/** Builds Cognito's response to a login or refresh. */
export async function toAuthenticationResult(
  { tokens }: ActionContext,
  user: StoredUser,
  { session, refreshToken }: OpenSession,
): Promise<object> {
  const [IdToken, AccessToken] = await Promise.all([tokens.idToken(user, session), tokens.accessToken(user, session)]);
  const AuthenticationResult = {
    IdToken,
    AccessToken,
    RefreshToken: refreshToken,
    ExpiresIn: tokenLifetimeSeconds,
    TokenType: 'Bearer',
  };
  return { AuthenticationResult, ChallengeParameters: {} };
}
