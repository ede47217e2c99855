import { CognitoError } from '../cognitoError.ts';

/** Amazon Cognito's messages, which the app shows unchanged (accounts §8). */
export const refusals = {
  unknownUser: () => new CognitoError('UserNotFoundException', 'Username/client id combination not found.'),
  wrongCode: () => new CognitoError('CodeMismatchException', 'Invalid verification code provided, please try again.'),
  expiredCode: () => new CognitoError('ExpiredCodeException', 'Invalid code provided, please request a code again.'),
  tooOften: () => new CognitoError('LimitExceededException', 'Attempt limit exceeded, please try after some time.'),
} as const;
