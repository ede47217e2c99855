import { attemptRules } from '../attemptRules.ts';
import { CognitoError } from '../cognitoError.ts';
import { hashPassword, needsRehash, verifyPassword } from '../password.ts';
import { ensurePersonalAccount } from '../personalAccount.ts';
import { openSession } from '../sessions.ts';
import { adoptSignUp, findByPassword, readSignUps } from '../signUps.ts';
import { findUserByEmail, replaceHash, type StoredUser } from '../users.ts';
import type { ActionContext } from './action.ts';
import { authenticationResult } from './authenticationResult.ts';

interface PasswordSignIn {
  username: string;
  password: string;
  /** Of the confirmation that was made on the same page. */
  proof?: string;
}

const incorrect = 'Incorrect username or password.';

/** For who knows a password of a sign-up, but is not where its e-mail was confirmed. */
const chosenElsewhere =
  'Your e-mail was confirmed on another page: log in there, or choose a new password with "Reset password".';

/**
 * Signs in with e-mail and password.
 *
 * An unknown e-mail is named as such, as a Cognito client set to `PreventUserExistenceErrors: LEGACY` does: accounts §8
 * wants the reader told "User does not exist", with a hint at Google sign-in. An address that was refused often gets the
 * words of a wrong password for both, so that nobody sifts a list of e-mails. The work done is the same all the same.
 * How far a user has come (unconfirmed, disabled) is told only to who knows the password.
 */
export async function signInWithPassword(
  { username, password, proof }: PasswordSignIn,
  context: ActionContext,
): Promise<object> {
  const { database, attempts, address } = context;
  const email = username.toLowerCase();
  const isAllowed =
    (await attempts.count(attemptRules.passwordFromAddress, email, address)) &&
    (await attempts.count(attemptRules.password, email));
  if (!isAllowed) throw new CognitoError('NotAuthorizedException', 'Password attempts exceeded');

  const found = await findUserByEmail(database, email);
  const user = found && context.admits(found.email) ? found : undefined;
  const isLive = await verifyPassword(user?.passwordHash ?? null, password);
  const chosen = isLive ? undefined : await findChosen(user);
  if (!user || !(isLive || chosen)) {
    const mayName = await attempts.count(attemptRules.nameTold, address);
    throw !user && mayName
      ? new CognitoError('UserNotFoundException', 'User does not exist.')
      : new CognitoError('NotAuthorizedException', incorrect);
  }
  await attempts.giveBack(attemptRules.passwordFromAddress, email, address);
  await attempts.giveBack(attemptRules.password, email);
  if (user.status === 'UNCONFIRMED') throw new CognitoError('UserNotConfirmedException', 'User is not confirmed.');
  if (user.status === 'DISABLED') throw new CognitoError('NotAuthorizedException', 'User is disabled.');
  const credentialVersion = chosen ? await adoptSignUp(database, chosen, proof, context.now()) : user.credentialVersion;
  if (credentialVersion === undefined) throw new CognitoError('NotAuthorizedException', chosenElsewhere);

  if (user.passwordHash && needsRehash(user.passwordHash)) {
    const replacement = await hashPassword(password);
    await replaceHash(database, { userId: user.id, verified: user.passwordHash, replacement });
  }
  await ensurePersonalAccount(database, user);
  const opened = await openSession(context, { id: user.id, credentialVersion });
  // The password was changed since it was verified: by now it is a wrong one.
  if (!opened) throw new CognitoError('NotAuthorizedException', incorrect);
  return authenticationResult(context, user, opened);

  /** A sign-up with this password that waits: for the e-mail to be confirmed, or for the first sign-in after that. */
  async function findChosen(one: (StoredUser & { passwordHash: string | null }) | undefined) {
    if (!one || one.passwordHash !== null) return undefined;
    return findByPassword(await readSignUps(database.kysely, one.id), password);
  }
}
