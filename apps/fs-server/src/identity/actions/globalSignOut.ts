import { revokeSessionsOfUser } from '../sessions.ts';
import { requireAccessTokenUser } from './accessTokenUser.ts';
import { defineAction } from './action.ts';
import { ActionInput, TokenInput } from './inputs.ts';

const input = ActionInput({ AccessToken: TokenInput });

/** Ends all sessions of a user (accounts §6). */
export const globalSignOut = defineAction(
  { caller: 'token', changes: 'sessions', mails: 'nothing', input },
  async (given, context) => {
    const user = await requireAccessTokenUser(given.AccessToken, context);
    await revokeSessionsOfUser(context, user.id);
    return {};
  },
);
