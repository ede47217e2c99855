import { Type } from 'typebox';
import { revokeSessionOf } from '../sessions.ts';
import { checkClient, defineAction } from './action.ts';
import { TokenInput } from './inputs.ts';

const Input = Type.Object({ ClientId: Type.String(), Token: TokenInput });

/** Ends the one session that a refresh token belongs to. Says the same to any token (RFC 7009 §2.2). */
export const revokeToken = defineAction(Input, async (input, context) => {
  checkClient(input.ClientId, context);
  await revokeSessionOf(context, input.Token);
  return {};
});
