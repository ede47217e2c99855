import { Type } from 'typebox';
import { checkClient, defineAction } from './action.ts';
import { TokenInput } from './inputs.ts';
import { refresh } from './refresh.ts';

const input = Type.Object({ ClientId: Type.String(), RefreshToken: TokenInput });

export const getTokensFromRefreshToken = defineAction(
  { caller: 'token', changes: 'sessions', mails: 'nothing', input },
  async (given, context) => {
    checkClient(given.ClientId, context);
    return refresh(given.RefreshToken, context);
  },
);
