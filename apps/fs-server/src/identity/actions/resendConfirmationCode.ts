import { findUserByEmail } from '../users.ts';
import { defineAction, requireClient } from './action.ts';
import { ActionInput, ClientIdInput, ClientMetadataInput, EmailInput } from './inputs.ts';
import { countMail, findKnownDevice, toDeliveryDetails } from './limitAttempts.ts';
import { mailSignUpCode } from './mailSignUpCode.ts';

const input = ActionInput({ ClientId: ClientIdInput, Username: EmailInput, ClientMetadata: ClientMetadataInput });

/** Mails another code. The response is the same for an unknown or confirmed email, which gets no mail. */
export const resendConfirmationCode = defineAction(
  { caller: 'email', changes: 'nothing', mails: 'code', input },
  async ({ ClientId, Username, ClientMetadata }, context) => {
    requireClient(ClientId, context);
    const email = Username.toLowerCase();
    const user = await findUserByEmail(context.database, email);
    await countMail(context, { email, deviceId: findKnownDevice(context, user, ClientMetadata) });
    if (user?.status === 'UNCONFIRMED') mailSignUpCode(context, { userId: user.id, email });
    return { CodeDeliveryDetails: toDeliveryDetails(email) };
  },
);
