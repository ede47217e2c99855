import { findUserByEmail } from '../users.ts';
import { checkClient, defineAction } from './action.ts';
import { ActionInput, ClientIdInput, ClientMetadataInput, EmailInput } from './inputs.ts';
import { countMail, deliveryTo, knownDevice } from './limitAttempts.ts';
import { mailSignUpCode } from './mailSignUpCode.ts';

const input = ActionInput({ ClientId: ClientIdInput, Username: EmailInput, ClientMetadata: ClientMetadataInput });

/** Mails another code. The answer is the same for an e-mail that is nobody's, or confirmed already; no mail goes then. */
export const resendConfirmationCode = defineAction(
  { caller: 'email', changes: 'nothing', mails: 'code', input },
  async ({ ClientId, Username, ClientMetadata }, context) => {
    checkClient(ClientId, context);
    const email = Username.toLowerCase();
    const user = await findUserByEmail(context.database, email);
    await countMail(context, { email, deviceId: knownDevice(context, user, ClientMetadata) });
    if (user?.status === 'UNCONFIRMED') mailSignUpCode(context, { userId: user.id, email });
    return { CodeDeliveryDetails: deliveryTo(email) };
  },
);
