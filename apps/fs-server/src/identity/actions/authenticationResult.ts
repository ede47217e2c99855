import type { OpenSession } from '../sessions.ts';
import { tokenLife } from '../tokens.ts';
import type { StoredUser } from '../users.ts';
import type { ActionContext } from './action.ts';

/** Cognito's answer to a sign-in or refresh. */
export async function authenticationResult(
  { tokens }: ActionContext,
  user: StoredUser,
  { session, refreshToken }: OpenSession,
): Promise<object> {
  const [IdToken, AccessToken] = await Promise.all([tokens.idToken(user, session), tokens.accessToken(user, session)]);
  const AuthenticationResult = {
    IdToken,
    AccessToken,
    RefreshToken: refreshToken,
    ExpiresIn: tokenLife,
    TokenType: 'Bearer',
  };
  return { AuthenticationResult, ChallengeParameters: {} };
}
