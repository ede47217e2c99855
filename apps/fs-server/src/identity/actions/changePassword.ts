import { Type } from 'typebox';
import { audit } from '../../audit/audit.ts';
import { findLanguage } from '../../mail/findLanguage.ts';
import { postMail } from '../../mail/postMail.ts';
import { changeCredential } from '../changeCredential.ts';
import { CognitoError } from '../cognitoError.ts';
import { buildPasswordChangedMail } from '../noticeMails.ts';
import { hashPassword, verifyPassword } from '../password.ts';
import { requirePassword } from '../requirePassword.ts';
import { findUserByEmail } from '../users.ts';
import { requireAccessTokenUser } from './accessTokenUser.ts';
import { defineAction } from './action.ts';
import { ActionInput, PasswordInput, TokenInput } from './inputs.ts';
import { isWithin, toPasswordCounts, uncount } from './limitAttempts.ts';
import { refusals } from './refusals.ts';

const input = ActionInput({
  AccessToken: TokenInput,
  /** Optional in Cognito for users without a password. Here such users set a password by code (`ForgotPassword`). */
  PreviousPassword: Type.Optional(PasswordInput),
  ProposedPassword: PasswordInput,
});

const incorrectPassword = () => new CognitoError('NotAuthorizedException', 'Incorrect username or password.');

/** Changes the password, authorized by the current one, and ends every other session. */
export const changePassword = defineAction(
  { caller: 'token', changes: 'credential', mails: 'notice', input },
  async ({ AccessToken, PreviousPassword, ProposedPassword }, context) => {
    const { id, email, sessionId } = await requireAccessTokenUser(AccessToken, context);
    await requirePassword(ProposedPassword, email);
    // Holders of a stolen session could guess passwords, so the session counts as a device.
    const counts = toPasswordCounts(context, { email, deviceId: sessionId });
    if (!(await isWithin(context, counts))) throw refusals.tooOften();
    const user = await findUserByEmail(context.database, email);
    const isRight = await verifyPassword(user?.passwordHash ?? null, PreviousPassword ?? '');
    if (!user || !isRight) throw incorrectPassword();
    await uncount(context, counts);
    const passwordHash = await hashPassword(ProposedPassword);
    const credentialVersion = await context.database.kysely.transaction().execute(async (transaction) => {
      const changed = await changeCredential(transaction, {
        userId: id,
        set: { password_hash: passwordHash },
        where: { credentialVersion: user.credentialVersion },
        keepSession: sessionId,
        now: context.now(),
      });
      if (changed === undefined) return undefined;
      const language = (await findLanguage({ kysely: transaction }, { id })) ?? context.language;
      await postMail(transaction, buildPasswordChangedMail({ email, language, productName: context.productName }));
      await audit.record(transaction, {
        action: 'user.password-changed',
        actor: `user:${id}`,
        subject: `user:${id}`,
        facts: { device: context.device },
      });
      return changed;
    });
    // The credential changed in the meantime, so the verified password is outdated.
    if (credentialVersion === undefined) throw incorrectPassword();
    return { DeviceProof: context.deviceProofs.issue({ id, credentialVersion }) };
  },
);
