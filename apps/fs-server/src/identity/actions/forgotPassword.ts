import { findLanguage } from '../../mail/findLanguage.ts';
import { attemptRules } from '../attemptRules.ts';
import { buildPasswordMail } from '../codeMails.ts';
import { CognitoError } from '../cognitoError.ts';
import { findUserByEmail } from '../users.ts';
import { defineAction, requireClient } from './action.ts';
import { ActionInput, ClientIdInput, ClientMetadataInput, EmailInput } from './inputs.ts';
import { countMail, findKnownDevice, toDeliveryDetails } from './limitAttempts.ts';
import { refusals } from './refusals.ts';

const input = ActionInput({ ClientId: ClientIdInput, Username: EmailInput, ClientMetadata: ClientMetadataInput });

/**
 * Mails a code for a new password. Reports unknown emails as such, because the user must learn that the email was not
 * found (accounts §8). A network that asks for many gets the response of a sent mail instead.
 */
export const forgotPassword = defineAction(
  { caller: 'email', changes: 'nothing', mails: 'code', input },
  async ({ ClientId, Username, ClientMetadata }, context) => {
    requireClient(ClientId, context);
    const email = Username.toLowerCase();
    const found = await findUserByEmail(context.database, email);
    const user = found && context.isAdmitted(email) ? found : undefined;
    await countMail(context, { email, deviceId: findKnownDevice(context, user, ClientMetadata) });
    const canReveal = await context.attempts.count(attemptRules.revealAccount, context.network);
    if (user?.status === 'CONFIRMED') {
      const { network, productName } = context;
      context.mailer.post(async () => {
        const code = await context.codes.issue({ userId: user.id, purpose: 'password', network });
        const language = (await findLanguage(context.database, user)) ?? context.language;
        return buildPasswordMail({ email, language, code, productName });
      });
    } else if (canReveal) {
      if (!user) throw refusals.unknownUser();
      throw new CognitoError(
        'InvalidParameterException',
        'Cannot reset password for the user as there is no registered/verified email or phone_number',
      );
    }
    return { CodeDeliveryDetails: toDeliveryDetails(email) };
  },
);
