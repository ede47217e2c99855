import { audit } from '../../audit/audit.ts';
import { findLanguage } from '../../mail/findLanguage.ts';
import { postMail } from '../../mail/postMail.ts';
import { changeCredential } from '../changeCredential.ts';
import { buildPasswordChangedMail } from '../noticeMails.ts';
import { hashPassword } from '../password.ts';
import { requirePassword } from '../requirePassword.ts';
import { deleteSignUps } from '../signUps.ts';
import { findUserByEmail } from '../users.ts';
import { defineAction, requireClient } from './action.ts';
import { ActionInput, ClientIdInput, ClientMetadataInput, CodeInput, EmailInput, PasswordInput } from './inputs.ts';
import { countCode, findKnownDevice, uncount } from './limitAttempts.ts';
import { refusals } from './refusals.ts';

const input = ActionInput({
  ClientId: ClientIdInput,
  Username: EmailInput,
  ConfirmationCode: CodeInput,
  Password: PasswordInput,
  ClientMetadata: ClientMetadataInput,
});

/** Sets a new password by code, and ends every session. */
export const confirmForgotPassword = defineAction(
  { caller: 'email', changes: 'credential', mails: 'notice', input },
  async ({ ClientId, Username, ConfirmationCode, Password, ClientMetadata }, context) => {
    requireClient(ClientId, context);
    const email = Username.toLowerCase();
    await requirePassword(Password, email);
    const user = await findUserByEmail(context.database, email);
    const deviceId = findKnownDevice(context, user, ClientMetadata);
    const counts = await countCode(context, { email, deviceId }, 'password');
    // Hash the password even for unknown emails, so that timing reveals nothing.
    const passwordHash = await hashPassword(Password);
    if (!user) throw refusals.wrongCode();
    const { verdict, credentialVersion } = await context.database.kysely.transaction().execute(async (transaction) => {
      const found = await context.codes.redeem(transaction, {
        userId: user.id,
        purpose: 'password',
        code: ConfirmationCode,
        network: context.network,
        isKnownDevice: deviceId !== null,
      });
      if (found !== 'right') return { verdict: found };
      await deleteSignUps(transaction, user.id);
      const language = (await findLanguage({ kysely: transaction }, { id: user.id })) ?? context.language;
      await postMail(transaction, buildPasswordChangedMail({ email, language, productName: context.productName }));
      const change = { userId: user.id, set: { password_hash: passwordHash }, now: context.now() };
      await audit.record(transaction, {
        action: 'user.password-changed',
        actor: 'anybody',
        subject: `user:${user.id}`,
        facts: { by: 'mailed code', device: context.device },
      });
      return { verdict: found, credentialVersion: await changeCredential(transaction, change) };
    });
    if (verdict === 'wrong') throw refusals.wrongCode();
    if (verdict !== 'right' || credentialVersion === undefined) throw refusals.expiredCode();
    await uncount(context, counts);
    // Lets the device log in with the new password even while strangers exhaust the limits.
    return ClientMetadata?.device === undefined
      ? {}
      : { DeviceProof: context.deviceProofs.issue({ id: user.id, credentialVersion }) };
  },
);
