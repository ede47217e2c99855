import { changeCredential } from '../changeCredential.ts';
import { passwordChangedMail } from '../noticeMails.ts';
import { hashPassword } from '../password.ts';
import { requirePassword } from '../requirePassword.ts';
import { forgetSignUps } from '../signUps.ts';
import { findUserByEmail } from '../users.ts';
import { checkClient, defineAction } from './action.ts';
import { ActionInput, ClientIdInput, ClientMetadataInput, CodeInput, EmailInput, PasswordInput } from './inputs.ts';
import { countCode, giveBack, knownDevice } from './limitAttempts.ts';
import { refusals } from './refusals.ts';

const input = ActionInput({
  ClientId: ClientIdInput,
  Username: EmailInput,
  ConfirmationCode: CodeInput,
  Password: PasswordInput,
  ClientMetadata: ClientMetadataInput,
});

/** Sets a new password by a code and ends every session: whoever knew the old one is out. */
export const confirmForgotPassword = defineAction(
  { caller: 'email', changes: 'credential', mails: 'notice', input },
  async ({ ClientId, Username, ConfirmationCode, Password, ClientMetadata }, context) => {
    checkClient(ClientId, context);
    const email = Username.toLowerCase();
    await requirePassword(Password, email);
    const user = await findUserByEmail(context.database, email);
    const deviceId = knownDevice(context, user, ClientMetadata);
    const counts = await countCode(context, { email, deviceId }, 'password');
    // Hashed whoever it is for, so that the time taken tells nothing.
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
      await forgetSignUps(transaction, user.id);
      const change = { userId: user.id, set: { password_hash: passwordHash }, now: context.now() };
      return { verdict: found, credentialVersion: await changeCredential(transaction, change) };
    });
    if (verdict === 'wrong') throw refusals.wrongCode();
    if (verdict !== 'right' || credentialVersion === undefined) throw refusals.expiredCode();
    await giveBack(context, counts);
    context.postman.post(passwordChangedMail(email));
    // Whoever set the password signs in with it next, even while strangers try theirs.
    return ClientMetadata?.device === undefined
      ? {}
      : { DeviceProof: context.deviceProofs.issue({ id: user.id, credentialVersion }) };
  },
);
