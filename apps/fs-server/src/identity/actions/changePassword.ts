import { Type } from 'typebox';
import { changeCredential } from '../changeCredential.ts';
import { CognitoError } from '../cognitoError.ts';
import { passwordChangedMail } from '../noticeMails.ts';
import { hashPassword, verifyPassword } from '../password.ts';
import { requirePassword } from '../requirePassword.ts';
import { findUserByEmail } from '../users.ts';
import { accessTokenUser } from './accessTokenUser.ts';
import { defineAction } from './action.ts';
import { ActionInput, PasswordInput, TokenInput } from './inputs.ts';
import { giveBack, isWithin, passwordCounts } from './limitAttempts.ts';
import { refusals } from './refusals.ts';

const input = ActionInput({
  AccessToken: TokenInput,
  /** Cognito lets it be left out by a user who has none; here such a user sets one by code (`ForgotPassword`). */
  PreviousPassword: Type.Optional(PasswordInput),
  ProposedPassword: PasswordInput,
});

const incorrect = () => new CognitoError('NotAuthorizedException', 'Incorrect username or password.');

/** Sets a new password by the current one, and ends every other session: whoever knew the old one is out. */
export const changePassword = defineAction(
  { caller: 'token', changes: 'credential', mails: 'notice', input },
  async ({ AccessToken, PreviousPassword, ProposedPassword }, context) => {
    const { id, email, sessionId } = await accessTokenUser(AccessToken, context);
    await requirePassword(ProposedPassword, email);
    // Whoever holds a session could guess on: the session counts as its device does.
    const counts = passwordCounts(context, { email, deviceId: sessionId });
    if (!(await isWithin(context, counts))) throw refusals.tooOften();
    const user = await findUserByEmail(context.database, email);
    const isRight = await verifyPassword(user?.passwordHash ?? null, PreviousPassword ?? '');
    if (!user || !isRight) throw incorrect();
    await giveBack(context, counts);
    const passwordHash = await hashPassword(ProposedPassword);
    const credentialVersion = await context.database.kysely.transaction().execute((transaction) =>
      changeCredential(transaction, {
        userId: id,
        set: { password_hash: passwordHash },
        where: { credentialVersion: user.credentialVersion },
        keepSession: sessionId,
        now: context.now(),
      }),
    );
    // Another change came first, so the password that was verified is an old one.
    if (credentialVersion === undefined) throw incorrect();
    context.postman.post(passwordChangedMail(email));
    return { DeviceProof: context.deviceProofs.issue({ id, credentialVersion }) };
  },
);
