import { requireAccessTokenUser } from './accessTokenUser.ts';
import { defineAction } from './action.ts';
import { ActionInput, TokenInput } from './inputs.ts';

const input = ActionInput({ AccessToken: TokenInput });

export const getUser = defineAction(
  { caller: 'token', changes: 'nothing', mails: 'nothing', input },
  async (given, context) => {
    const user = await requireAccessTokenUser(given.AccessToken, context);
    const attributes = {
      sub: user.id,
      email: user.email,
      email_verified: 'true',
      given_name: user.givenName,
      family_name: user.familyName,
      ...(user.organization && { 'custom:org': JSON.stringify(user.organization) }),
    };
    return {
      Username: user.id,
      UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
    };
  },
);
