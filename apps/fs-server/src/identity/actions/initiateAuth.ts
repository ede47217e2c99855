import { Type } from 'typebox';
import { checkClient, defineAction } from './action.ts';
import { ClientMetadataInput, EmailInput, PasswordInput, TokenInput } from './inputs.ts';
import { refresh } from './refresh.ts';
import { signInWithPassword } from './signInWithPassword.ts';

const WithPassword = Type.Object({
  AuthFlow: Type.Literal('USER_PASSWORD_AUTH'),
  ClientId: Type.String(),
  AuthParameters: Type.Object({ USERNAME: EmailInput, PASSWORD: PasswordInput }),
  ClientMetadata: ClientMetadataInput,
});

const WithRefreshToken = Type.Object({
  AuthFlow: Type.Union([Type.Literal('REFRESH_TOKEN_AUTH'), Type.Literal('REFRESH_TOKEN')]),
  ClientId: Type.String(),
  AuthParameters: Type.Object({ REFRESH_TOKEN: TokenInput }),
});

export const initiateAuth = defineAction(Type.Union([WithPassword, WithRefreshToken]), async (input, context) => {
  checkClient(input.ClientId, context);
  return input.AuthFlow === 'USER_PASSWORD_AUTH'
    ? signInWithPassword(
        {
          username: input.AuthParameters.USERNAME,
          password: input.AuthParameters.PASSWORD,
          proof: input.ClientMetadata?.confirmation,
        },
        context,
      )
    : refresh(input.AuthParameters.REFRESH_TOKEN, context);
});
