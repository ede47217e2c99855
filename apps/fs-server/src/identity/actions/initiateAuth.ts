import { RecordOf, Text } from '@fs/api-contract/schemas';
import { type Static, Type } from 'typebox';
import { CognitoError } from '../cognitoError.ts';
import { checkClient, defineAction } from './action.ts';
import {
  ActionInput,
  AuthParametersInput,
  ClientIdInput,
  ClientMetadataInput,
  EmailInput,
  PasswordInput,
  TokenInput,
} from './inputs.ts';
import { refresh } from './refresh.ts';
import { signInWithPassword } from './signInWithPassword.ts';

const WithPassword = ActionInput({
  AuthFlow: Type.Literal('USER_PASSWORD_AUTH'),
  ClientId: ClientIdInput,
  AuthParameters: AuthParametersInput({
    USERNAME: EmailInput,
    PASSWORD: PasswordInput,
    /** Of the other flow: it opens no session here. */
    REFRESH_TOKEN: Type.Optional(TokenInput),
  }),
  ClientMetadata: ClientMetadataInput,
});

const WithRefreshToken = ActionInput({
  AuthFlow: Type.Union([Type.Literal('REFRESH_TOKEN_AUTH'), Type.Literal('REFRESH_TOKEN')]),
  ClientId: ClientIdInput,
  AuthParameters: AuthParametersInput({ USERNAME: Type.Optional(EmailInput), REFRESH_TOKEN: TokenInput }),
});

/** Flows that a user pool may have, and this server has not. */
const disabledFlows = ['USER_SRP_AUTH', 'USER_AUTH', 'CUSTOM_AUTH'] as const;
/** Flows that a user pool takes through `AdminInitiateAuth` only. */
const adminFlows = ['ADMIN_NO_SRP_AUTH', 'ADMIN_USER_PASSWORD_AUTH'] as const;

const WithDisabledFlow = ActionInput({
  AuthFlow: Type.Union([...disabledFlows, ...adminFlows].map((flow) => Type.Literal(flow))),
  ClientId: ClientIdInput,
  /** Whatever the flow asks for. */
  AuthParameters: Type.Optional(RecordOf(131, Text(4096), 20)),
});

export const initiateAuth = defineAction(
  {
    caller: 'email',
    changes: 'sessions',
    mails: 'nothing',
    input: Type.Union([WithPassword, WithRefreshToken, WithDisabledFlow]),
  },
  async (given, context) => {
    checkClient(given.ClientId, context);
    if (given.AuthFlow === 'USER_PASSWORD_AUTH') {
      const { AuthParameters, ClientMetadata: metadata } = given as Static<typeof WithPassword>;
      return signInWithPassword(
        { email: AuthParameters.USERNAME, password: AuthParameters.PASSWORD, metadata },
        context,
      );
    }
    if (given.AuthFlow === 'REFRESH_TOKEN_AUTH' || given.AuthFlow === 'REFRESH_TOKEN') {
      return refresh((given as Static<typeof WithRefreshToken>).AuthParameters.REFRESH_TOKEN, context);
    }
    throw new CognitoError('InvalidParameterException', refusalOf(given.AuthFlow));
  },
);

/** Amazon Cognito's own words, which differ from flow to flow. */
function refusalOf(flow: string): string {
  if (flow.startsWith('ADMIN_')) return 'Initiate Auth method not supported.';
  return flow === 'USER_SRP_AUTH'
    ? `${flow} is not enabled for the client.`
    : `${flow} flow not enabled for this client`;
}
