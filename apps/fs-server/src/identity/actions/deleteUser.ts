import { changeCredential } from '../changeCredential.ts';
import { requireAccessTokenUser } from './accessTokenUser.ts';
import { defineAction } from './action.ts';
import { ActionInput, TokenInput } from './inputs.ts';

const input = ActionInput({ AccessToken: TokenInput });

/**
 * Ends the user's way in: password and sessions. What the account holds is deleted before, with `POST
 * /account/deletion`, after which there is no user left and this call is refused.
 */
export const deleteUser = defineAction(
  { caller: 'token', changes: 'credential', mails: 'nothing', input },
  async (given, context) => {
    const user = await requireAccessTokenUser(given.AccessToken, context);
    await context.database.kysely.transaction().execute((transaction) =>
      changeCredential(transaction, {
        userId: user.id,
        set: { password_hash: null, status: 'DISABLED' },
        now: context.now(),
      }),
    );
    return {};
  },
);
