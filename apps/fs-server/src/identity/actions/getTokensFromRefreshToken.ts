import { defineAction, requireClient } from './action.ts';
import { ActionInput, ClientIdInput, TokenInput } from './inputs.ts';
import { refresh } from './refresh.ts';

const input = ActionInput({ ClientId: ClientIdInput, RefreshToken: TokenInput });

export const getTokensFromRefreshToken = defineAction(
  { caller: 'token', changes: 'sessions', mails: 'nothing', input },
  async (given, context) => {
    requireClient(given.ClientId, context);
    return refresh(given.RefreshToken, context);
  },
);
