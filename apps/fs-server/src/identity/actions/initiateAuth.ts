import { RecordOf, Text } from '@fs/api-contract/schemas';
import { type Static, Type } from 'typebox';
import { CognitoError, type CognitoMessage } from '../cognitoError.ts';
import { defineAction, requireClient } from './action.ts';
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
    /** Belongs to the other flow, and is ignored here. */
    REFRESH_TOKEN: Type.Optional(TokenInput),
  }),
  ClientMetadata: ClientMetadataInput,
});

const WithRefreshToken = ActionInput({
  AuthFlow: Type.Union([Type.Literal('REFRESH_TOKEN_AUTH'), Type.Literal('REFRESH_TOKEN')]),
  ClientId: ClientIdInput,
  AuthParameters: AuthParametersInput({ USERNAME: Type.Optional(EmailInput), REFRESH_TOKEN: TokenInput }),
});

/** Flows that a user pool can enable, and this server does not support. */
const disabledFlows = ['USER_SRP_AUTH', 'USER_AUTH', 'CUSTOM_AUTH'] as const;
/** Flows that a user pool accepts only through `AdminInitiateAuth`. */
const adminFlows = ['ADMIN_NO_SRP_AUTH', 'ADMIN_USER_PASSWORD_AUTH'] as const;

const WithDisabledFlow = ActionInput({
  AuthFlow: Type.Union([...disabledFlows, ...adminFlows].map((flow) => Type.Literal(flow))),
  ClientId: ClientIdInput,
  /** The parameters of any flow. */
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
    requireClient(given.ClientId, context);
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
    throw new CognitoError('InvalidParameterException', disabledFlowMessage(given.AuthFlow));
  },
);

/** Amazon Cognito's message, which differs per flow. */
function disabledFlowMessage(flow: string): CognitoMessage {
  if (flow.startsWith('ADMIN_')) return 'Initiate Auth method not supported.';
  return flow === 'USER_SRP_AUTH'
    ? `${flow} is not enabled for the client.`
    : `${flow} flow not enabled for this client`;
}
