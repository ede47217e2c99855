import { revokeSessionsOfUser } from '../sessions.ts';
import { accessTokenUser } from './accessTokenUser.ts';
import { defineAction } from './action.ts';
import { ActionInput, TokenInput } from './inputs.ts';

const input = ActionInput({ AccessToken: TokenInput });

/** Signs a user out everywhere (accounts §6). */
export const globalSignOut = defineAction(
  { caller: 'token', changes: 'sessions', mails: 'nothing', input },
  async (given, context) => {
    const user = await accessTokenUser(given.AccessToken, context);
    await revokeSessionsOfUser(context, user.id);
    return {};
  },
);
