import { Type } from 'typebox';
import { checkClient, defineAction } from './action.ts';
import { TokenInput } from './inputs.ts';
import { refresh } from './refresh.ts';

const Input = Type.Object({ ClientId: Type.String(), RefreshToken: TokenInput });

export const getTokensFromRefreshToken = defineAction(Input, async (input, context) => {
  checkClient(input.ClientId, context);
  return refresh(input.RefreshToken, context);
});
