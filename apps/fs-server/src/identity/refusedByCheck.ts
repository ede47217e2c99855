import { CognitoError } from './cognitoError.ts';

/** As a user pool says what its check before sign-up found; the app takes the first words away (accounts §8). */
export function refusedByCheck(problem: string): CognitoError {
  return new CognitoError('UserLambdaValidationException', `PreSignUp failed with error ${problem}`);
}
