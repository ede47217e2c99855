import { type IdentityFailure, preSignUpPrefix } from '@fs/api-contract';
import { CognitoError } from './cognitoError.ts';

/**
 * Formats an error as a user pool formats those of its pre-sign-up trigger. The app strips the prefix (accounts §8).
 */
export function preSignUpError(problem: IdentityFailure): CognitoError {
  return new CognitoError('UserLambdaValidationException', `${preSignUpPrefix}${problem}`);
}
