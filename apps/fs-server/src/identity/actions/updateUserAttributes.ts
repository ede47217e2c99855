import { CognitoError } from '../cognitoError.ts';
import { requirePersonName } from '../personName.ts';
import { requireEmailAddress } from '../requireEmailAddress.ts';
import { requireAccessTokenUser } from './accessTokenUser.ts';
import { defineAction } from './action.ts';
import { ActionInput, AttributesInput, ClientMetadataInput, TokenInput } from './inputs.ts';
import { toDeliveryDetails } from './limitAttempts.ts';
import { mailEmailCode } from './mailEmailCode.ts';

const input = ActionInput({
  AccessToken: TokenInput,
  UserAttributes: AttributesInput,
  ClientMetadata: ClientMetadataInput,
});

const columns = new Map([
  ['given_name', 'given_name'],
  ['family_name', 'family_name'],
] as const);

/**
 * Updates the caller's names at once. A new email stays pending until the code that is mailed to it is entered, as in a
 * user pool that requires verification before update.
 */
export const updateUserAttributes = defineAction(
  { caller: 'token', changes: 'profile', mails: 'code', input },
  async ({ AccessToken, UserAttributes }, context) => {
    const user = await requireAccessTokenUser(AccessToken, context);
    const given = new Map(UserAttributes.map(({ Name, Value }) => [Name, Value.trim()]));
    const { email: newEmail, ...names } = Object.fromEntries(given) as Record<string, string>;
    const set: { given_name?: string; family_name?: string; pending_email?: string } = {};
    for (const [name, value] of Object.entries(names)) {
      const column = columns.get(name as 'given_name');
      if (!column) throw attributeReadOnly();
      requirePersonName(value);
      set[column] = value;
    }
    const email = newEmail?.toLowerCase();
    const isNewEmail = email !== undefined && email !== user.email;
    if (isNewEmail) {
      requireEmailAddress(email, context);
      set.pending_email = email;
    }
    if (isNewEmail) await mailEmailCode(context, user, email);
    if (Object.keys(set).length > 0) {
      await context.database.kysely
        .updateTable('users')
        .set({ ...set, updated_at: context.now() })
        .where('id', '=', user.id)
        .execute();
    }
    return { CodeDeliveryDetailsList: isNewEmail ? [toDeliveryDetails(email)] : [] };
  },
);

const attributeReadOnly = () =>
  new CognitoError('NotAuthorizedException', 'A client attempted to write unauthorized attribute');
