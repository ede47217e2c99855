import { attemptRules } from '../attemptRules.ts';
import { passwordMail } from '../codeMails.ts';
import { CognitoError } from '../cognitoError.ts';
import { findUserByEmail } from '../users.ts';
import { checkClient, defineAction } from './action.ts';
import { ActionInput, ClientIdInput, ClientMetadataInput, EmailInput } from './inputs.ts';
import { countMail, deliveryTo, knownDevice } from './limitAttempts.ts';
import { refusals } from './refusals.ts';

const input = ActionInput({ ClientId: ClientIdInput, Username: EmailInput, ClientMetadata: ClientMetadataInput });

/**
 * Mails a code for a new password. An unknown e-mail is named as such, because the user shall learn that it was not
 * found (accounts §8); a network that asks for many is answered as if a mail had gone.
 */
export const forgotPassword = defineAction(
  { caller: 'email', changes: 'nothing', mails: 'code', input },
  async ({ ClientId, Username, ClientMetadata }, context) => {
    checkClient(ClientId, context);
    const email = Username.toLowerCase();
    const found = await findUserByEmail(context.database, email);
    const user = found && context.admits(email) ? found : undefined;
    await countMail(context, { email, deviceId: knownDevice(context, user, ClientMetadata) });
    const mayName = await context.attempts.count(attemptRules.nameTold, context.network);
    if (user?.status === 'CONFIRMED') {
      const { network, publicUrl } = context;
      context.postman.post(async () => {
        const code = await context.codes.issue({ userId: user.id, purpose: 'password', network });
        return passwordMail({ email, code, publicUrl });
      });
    } else if (mayName) {
      if (!user) throw refusals.unknownUser();
      throw new CognitoError(
        'InvalidParameterException',
        'Cannot reset password for the user as there is no registered/verified email or phone_number',
      );
    }
    return { CodeDeliveryDetails: deliveryTo(email) };
  },
);
