import { attemptRules } from '../attemptRules.ts';
import { CognitoError } from '../cognitoError.ts';
import { hashPassword, needsRehash, verifyPassword } from '../password.ts';
import { ensurePersonalAccount } from '../personalAccount.ts';
import { openSession } from '../sessions.ts';
import { adoptSignUp, findByPassword, readSignUps } from '../signUps.ts';
import { findUserByEmail, replaceHash, type StoredUser } from '../users.ts';
import type { ActionContext } from './action.ts';
import { authenticationResult } from './authenticationResult.ts';
import { giveBack, isWithin, knownDevice, passwordCounts } from './limitAttempts.ts';

interface PasswordSignIn {
  /** As it was typed. */
  email: string;
  password: string;
  /** `confirmation`: of the confirmation that was made on the same page. `device`: a proof of an earlier sign-in. */
  metadata: Readonly<Record<string, string>> | undefined;
}

const incorrect = () => new CognitoError('NotAuthorizedException', 'Incorrect username or password.');

/** For who knows a password of a sign-up, but is not where its e-mail was confirmed. */
const chosenElsewhere =
  'Your e-mail was confirmed on another page: log in there, or choose a new password with "Reset password".';

/**
 * Signs in with e-mail and password.
 *
 * An unknown e-mail is named as such, as a Cognito client set to `PreventUserExistenceErrors: LEGACY` does: accounts §8
 * wants the user told "User does not exist", with a hint at Google sign-in. An address that was refused often gets the
 * words of a wrong password for both, so that nobody sifts a list of e-mails. The work done is the same all the same.
 * How far a user has come (unconfirmed, disabled) is told only to who knows the password.
 */
export async function signInWithPassword(
  { email: typed, password, metadata }: PasswordSignIn,
  context: ActionContext,
): Promise<object> {
  const { database } = context;
  const email = typed.toLowerCase();
  const found = await findUserByEmail(database, email);
  const user = found && context.admits(found.email) ? found : undefined;
  const counts = passwordCounts(context, { email, deviceId: knownDevice(context, user, metadata) });
  if (!(await isWithin(context, counts))) {
    throw new CognitoError('NotAuthorizedException', 'Password attempts exceeded');
  }

  const isLive = await verifyPassword(user?.passwordHash ?? null, password);
  const chosen = isLive ? undefined : await findChosen(user);
  if (!user || !(isLive || chosen)) {
    const mayName = await context.attempts.count(attemptRules.nameTold, context.network);
    throw !user && mayName ? new CognitoError('UserNotFoundException', 'User does not exist.') : incorrect();
  }
  await giveBack(context, counts);
  if (user.status === 'UNCONFIRMED') throw new CognitoError('UserNotConfirmedException', 'User is not confirmed.');
  if (user.status === 'DISABLED') throw new CognitoError('NotAuthorizedException', 'User is disabled.');
  const credentialVersion = chosen
    ? await adoptSignUp(database, chosen, metadata?.confirmation, context.now())
    : user.credentialVersion;
  if (credentialVersion === undefined) throw new CognitoError('NotAuthorizedException', chosenElsewhere);

  if (user.passwordHash && needsRehash(user.passwordHash)) {
    const replacement = await hashPassword(password);
    await replaceHash(database, { userId: user.id, verified: user.passwordHash, replacement });
  }
  await ensurePersonalAccount(database, user);
  const verified = { id: user.id, credentialVersion };
  const opened = await openSession(context, verified, context.device);
  // The password was changed since it was verified: by now it is a wrong one.
  if (!opened) throw incorrect();
  const answer = await authenticationResult(context, user, opened);
  // Only for a client that says that it keeps such proofs: Amazon's own knows nothing of them.
  return metadata?.device === undefined ? answer : { ...answer, DeviceProof: context.deviceProofs.issue(verified) };

  /** A sign-up with this password that waits: for the e-mail to be confirmed, or for the first sign-in after that. */
  async function findChosen(one: (StoredUser & { passwordHash: string | null }) | undefined) {
    if (!one || one.passwordHash !== null) return undefined;
    return findByPassword(await readSignUps(database.kysely, one.id), password);
  }
}
