import { Type } from 'typebox';
import { checkClient, defineAction } from './action.ts';
import { EmailInput, PasswordInput, TokenInput } from './inputs.ts';
import { refresh } from './refresh.ts';
import { signInWithPassword } from './signInWithPassword.ts';

const WithPassword = Type.Object({
  AuthFlow: Type.Literal('USER_PASSWORD_AUTH'),
  ClientId: Type.String(),
  AuthParameters: Type.Object({ USERNAME: EmailInput, PASSWORD: PasswordInput }),
});

const WithRefreshToken = Type.Object({
  AuthFlow: Type.Union([Type.Literal('REFRESH_TOKEN_AUTH'), Type.Literal('REFRESH_TOKEN')]),
  ClientId: Type.String(),
  AuthParameters: Type.Object({ REFRESH_TOKEN: TokenInput }),
});

export const initiateAuth = defineAction(Type.Union([WithPassword, WithRefreshToken]), async (input, context) => {
  checkClient(input.ClientId, context);
  return input.AuthFlow === 'USER_PASSWORD_AUTH'
    ? signInWithPassword(input.AuthParameters.USERNAME, input.AuthParameters.PASSWORD, context)
    : refresh(input.AuthParameters.REFRESH_TOKEN, context);
});
