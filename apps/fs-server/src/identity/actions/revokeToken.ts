import { revokeSessionByToken } from '../sessions.ts';
import { defineAction, requireClient } from './action.ts';
import { ActionInput, ClientIdInput, TokenInput } from './inputs.ts';

const input = ActionInput({ ClientId: ClientIdInput, Token: TokenInput });

/** Ends the session of a refresh token. The response is the same for any token (RFC 7009 §2.2). */
export const revokeToken = defineAction(
  { caller: 'token', changes: 'sessions', mails: 'nothing', input },
  async (given, context) => {
    requireClient(given.ClientId, context);
    await revokeSessionByToken(context, given.Token);
    return {};
  },
);
