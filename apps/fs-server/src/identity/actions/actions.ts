import type { Action } from './action.ts';
import { confirmForgotPassword } from './confirmForgotPassword.ts';
import { confirmSignUp } from './confirmSignUp.ts';
import { forgotPassword } from './forgotPassword.ts';
import { getTokensFromRefreshToken } from './getTokensFromRefreshToken.ts';
import { getUser } from './getUser.ts';
import { globalSignOut } from './globalSignOut.ts';
import { initiateAuth } from './initiateAuth.ts';
import { resendConfirmationCode } from './resendConfirmationCode.ts';
import { revokeToken } from './revokeToken.ts';
import { signUp } from './signUp.ts';

/** Every operation of the endpoint, by the name that stands in `X-Amz-Target`. A further one is a file and a line. */
export const actions: ReadonlyMap<string, Action> = new Map([
  ['ConfirmForgotPassword', confirmForgotPassword],
  ['ConfirmSignUp', confirmSignUp],
  ['ForgotPassword', forgotPassword],
  ['GetTokensFromRefreshToken', getTokensFromRefreshToken],
  ['GetUser', getUser],
  ['GlobalSignOut', globalSignOut],
  ['InitiateAuth', initiateAuth],
  ['ResendConfirmationCode', resendConfirmationCode],
  ['RevokeToken', revokeToken],
  ['SignUp', signUp],
]);

/** Operations that ask for a token of ours: nobody guesses one, so no more than the server's general limit counts them. */
export const operationsByToken: ReadonlySet<string> = new Set([
  'GetTokensFromRefreshToken',
  'GetUser',
  'GlobalSignOut',
  'RevokeToken',
]);
