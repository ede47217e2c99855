import { Type } from 'typebox';
import { revokeSessionsOfUser } from '../sessions.ts';
import { accessTokenUser } from './accessTokenUser.ts';
import { defineAction } from './action.ts';
import { TokenInput } from './inputs.ts';

/** Signs a user out everywhere (accounts §6). */
export const globalSignOut = defineAction(Type.Object({ AccessToken: TokenInput }), async (input, context) => {
  const user = await accessTokenUser(input.AccessToken, context);
  await revokeSessionsOfUser(context, user.id);
  return {};
});
