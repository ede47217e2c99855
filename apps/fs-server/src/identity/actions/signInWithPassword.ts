import { CognitoError } from '../cognitoError.ts';
import { hashPassword, needsRehash, verifyPassword } from '../password.ts';
import { openSession } from '../sessions.ts';
import { findUserByEmail, storePasswordHash } from '../users.ts';
import type { ActionContext } from './action.ts';
import { authenticationResult } from './authenticationResult.ts';

/**
 * Signs in with e-mail and password.
 *
 * An unknown e-mail is named as such, as a Cognito client set to `PreventUserExistenceErrors: LEGACY` does: accounts §8
 * wants the reader told "User does not exist", with a hint at Google sign-in, and sign-up says as much about an e-mail
 * anyway. The work done is the same all the same. How far a user has come (unconfirmed, disabled) is told only to who
 * knows the password.
 */
export async function signInWithPassword(username: string, password: string, context: ActionContext): Promise<object> {
  const { database } = context;
  const found = await findUserByEmail(database, username.toLowerCase());
  const user = found && context.admits(found.email) ? found : undefined;
  const isRight = await verifyPassword(user?.passwordHash ?? null, password);
  if (!user) throw new CognitoError('UserNotFoundException', 'User does not exist.');
  if (!isRight) throw new CognitoError('NotAuthorizedException', 'Incorrect username or password.');
  if (user.status === 'UNCONFIRMED') throw new CognitoError('UserNotConfirmedException', 'User is not confirmed.');
  if (user.status === 'DISABLED') throw new CognitoError('NotAuthorizedException', 'User is disabled.');

  if (user.passwordHash && needsRehash(user.passwordHash)) {
    await storePasswordHash(database, user.id, await hashPassword(password));
  }
  return authenticationResult(context, user, await openSession(context, user.id));
}
