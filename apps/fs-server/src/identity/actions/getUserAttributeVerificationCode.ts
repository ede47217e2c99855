import { CognitoError } from '../cognitoError.ts';
import { readPendingEmail } from '../users.ts';
import { requireAccessTokenUser } from './accessTokenUser.ts';
import { defineAction } from './action.ts';
import { ActionInput, AttributeNameInput, ClientMetadataInput, TokenInput } from './inputs.ts';
import { toDeliveryDetails } from './limitAttempts.ts';
import { mailEmailCode } from './mailEmailCode.ts';

const input = ActionInput({
  AccessToken: TokenInput,
  AttributeName: AttributeNameInput,
  ClientMetadata: ClientMetadataInput,
});

/** Mails another code for the caller's unconfirmed new email. */
export const getUserAttributeVerificationCode = defineAction(
  { caller: 'token', changes: 'nothing', mails: 'code', input },
  async ({ AccessToken, AttributeName }, context) => {
    const user = await requireAccessTokenUser(AccessToken, context);
    const email = AttributeName === 'email' ? await readPendingEmail(context.database, user.id) : null;
    if (email === null) throw new CognitoError('InvalidParameterException', 'User does not have a pending attribute.');
    await mailEmailCode(context, user, email);
    return { CodeDeliveryDetails: toDeliveryDetails(email) };
  },
);
