import { audit } from '../../audit/audit.ts';
import { attemptRules } from '../attemptRules.ts';
import { CognitoError } from '../cognitoError.ts';
import { hashPassword, needsRehash, verifyPassword } from '../password.ts';
import { ensurePersonalAccount } from '../personalAccount.ts';
import { openSession } from '../sessions.ts';
import { adoptSignUp, findByPassword, readSignUps } from '../signUps.ts';
import { findUserByEmail, replacePasswordHash, type StoredUser } from '../users.ts';
import type { ActionContext } from './action.ts';
import { toAuthenticationResult } from './authenticationResult.ts';
import { findKnownDevice, isWithin, toPasswordCounts, uncount } from './limitAttempts.ts';

interface PasswordSignIn {
  /** As the user entered it. */
  email: string;
  password: string;
  /** `confirmation`: the proof of a confirmation on the same page. `device`: a device proof. */
  metadata: Readonly<Record<string, string>> | undefined;
}

const incorrectPassword = () => new CognitoError('NotAuthorizedException', 'Incorrect username or password.');

/** For a user who knows the password of a sign-up, but confirmed the email on another page. */
const chosenElsewhere = 'Your email was confirmed in another window. Log in there, or reset your password.';

/**
 * Logs in with email and password.
 *
 * Unknown emails are reported, as by a Cognito client with `PreventUserExistenceErrors: LEGACY`, because accounts §8
 * requires "User does not exist" with a hint at Google login. Beyond a limit per network, unknown emails get the
 * response of a wrong password, so that lists of emails cannot be checked. The timing is the same in every case. The
 * status of a user (unconfirmed, disabled) is revealed only with the right password.
 */
export async function signInWithPassword(
  { email: typed, password, metadata }: PasswordSignIn,
  context: ActionContext,
): Promise<object> {
  const { database } = context;
  const email = typed.toLowerCase();
  const found = await findUserByEmail(database, email);
  const user = found && context.isAdmitted(found.email) ? found : undefined;
  const counts = toPasswordCounts(context, { email, deviceId: findKnownDevice(context, user, metadata) });
  if (!(await isWithin(context, counts))) {
    await recordRefusal('too many attempts');
    throw new CognitoError('NotAuthorizedException', 'Password attempts exceeded');
  }

  const isLive = await verifyPassword(user?.passwordHash ?? null, password);
  const chosen = isLive ? undefined : await findChosen(user);
  if (!user || !(isLive || chosen)) {
    // Of unknown emails too, so that the time is the same.
    await recordRefusal('wrong email or password');
    const canReveal = await context.attempts.count(attemptRules.revealAccount, context.network);
    throw !user && canReveal ? new CognitoError('UserNotFoundException', 'User does not exist.') : incorrectPassword();
  }
  await uncount(context, counts);
  if (user.status === 'UNCONFIRMED') throw new CognitoError('UserNotConfirmedException', 'User is not confirmed.');
  if (user.status === 'DISABLED') await recordRefusal('suspended');
  if (user.status === 'DISABLED') throw new CognitoError('NotAuthorizedException', 'User is disabled.');
  const credentialVersion = chosen
    ? await adoptSignUp(database, chosen, metadata?.confirmation, context.now())
    : user.credentialVersion;
  if (credentialVersion === undefined) throw new CognitoError('NotAuthorizedException', chosenElsewhere);

  if (user.passwordHash && needsRehash(user.passwordHash)) {
    const replacement = await hashPassword(password);
    await replacePasswordHash(database, { userId: user.id, verified: user.passwordHash, replacement });
  }
  await ensurePersonalAccount(database, user);
  const verified = { id: user.id, credentialVersion };
  const opened = await openSession(context, verified, context.device);
  // The password changed after it was verified, so it is wrong now.
  if (!opened) throw incorrectPassword();
  const answer = await toAuthenticationResult(context, user, opened);
  // Only for clients that store device proofs, which Amazon's own does not.
  return metadata?.device === undefined ? answer : { ...answer, DeviceProof: context.deviceProofs.issue(verified) };

  function recordRefusal(reason: string): Promise<void> {
    return audit.record(database.kysely, {
      action: 'session.refused',
      actor: 'anybody',
      subject: user ? `user:${user.id}` : null,
      facts: { reason, device: context.device },
    });
  }

  /** Finds a pending sign-up with this password, which waits for its confirmation or for the first login after it. */
  async function findChosen(one: (StoredUser & { passwordHash: string | null }) | undefined) {
    if (!one || one.passwordHash !== null) return undefined;
    return findByPassword(await readSignUps(database.kysely, one.id), password);
  }
}
