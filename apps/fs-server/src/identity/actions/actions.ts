import type { Action } from './action.ts';
import { changePassword } from './changePassword.ts';
import { confirmForgotPassword } from './confirmForgotPassword.ts';
import { confirmSignUp } from './confirmSignUp.ts';
import { deleteUser } from './deleteUser.ts';
import { forgotPassword } from './forgotPassword.ts';
import { getTokensFromRefreshToken } from './getTokensFromRefreshToken.ts';
import { getUser } from './getUser.ts';
import { getUserAttributeVerificationCode } from './getUserAttributeVerificationCode.ts';
import { globalSignOut } from './globalSignOut.ts';
import { initiateAuth } from './initiateAuth.ts';
import { resendConfirmationCode } from './resendConfirmationCode.ts';
import { revokeToken } from './revokeToken.ts';
import { signUp } from './signUp.ts';
import { updateUserAttributes } from './updateUserAttributes.ts';
import { verifyUserAttribute } from './verifyUserAttribute.ts';

/** Every operation of the endpoint, by its name in `X-Amz-Target`. */
export const actions: ReadonlyMap<string, Action> = new Map([
  ['ChangePassword', changePassword],
  ['ConfirmForgotPassword', confirmForgotPassword],
  ['ConfirmSignUp', confirmSignUp],
  ['DeleteUser', deleteUser],
  ['ForgotPassword', forgotPassword],
  ['GetTokensFromRefreshToken', getTokensFromRefreshToken],
  ['GetUser', getUser],
  ['GetUserAttributeVerificationCode', getUserAttributeVerificationCode],
  ['GlobalSignOut', globalSignOut],
  ['InitiateAuth', initiateAuth],
  ['ResendConfirmationCode', resendConfirmationCode],
  ['RevokeToken', revokeToken],
  ['SignUp', signUp],
  ['UpdateUserAttributes', updateUserAttributes],
  ['VerifyUserAttribute', verifyUserAttribute],
]);
