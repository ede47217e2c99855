import { CognitoError } from './cognitoError.ts';

/**
 * Formats an error as a user pool formats those of its pre-sign-up trigger. The app strips the prefix (accounts §8).
 */
export function preSignUpError(problem: string): CognitoError {
  return new CognitoError('UserLambdaValidationException', `PreSignUp failed with error ${problem}`);
}
