import { revokeSessionOf } from '../sessions.ts';
import { checkClient, defineAction } from './action.ts';
import { ActionInput, ClientIdInput, TokenInput } from './inputs.ts';

const input = ActionInput({ ClientId: ClientIdInput, Token: TokenInput });

/** Ends the one session that a refresh token belongs to. Says the same to any token (RFC 7009 §2.2). */
export const revokeToken = defineAction(
  { caller: 'token', changes: 'sessions', mails: 'nothing', input },
  async (given, context) => {
    checkClient(given.ClientId, context);
    await revokeSessionOf(context, given.Token);
    return {};
  },
);
