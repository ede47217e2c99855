/**
 * What the identity provider answers to a user: Amazon Cognito’s messages and the specification’s (accounts §8), as the
 * app shows them in English.
 */
export const identityFailures = [
  'Username/client id combination not found.',
  'Invalid verification code provided, please try again.',
  'Invalid code provided, please request a code again.',
  'Attempt limit exceeded, please try after some time.',
  'Too many requests. Please wait a minute and try again.',
  'Something went wrong. Please try again.',
  'Incorrect username or password.',
  'Password attempts exceeded',
  'User does not exist.',
  'User is not confirmed.',
  'User is disabled.',
  'User already exists',
  'User cannot be confirmed. Current status is CONFIRMED',
  'Your email was confirmed in another window. Log in there, or reset your password.',
  'An account with the given email already exists.',
  'Cannot reset password for the user as there is no registered/verified email or phone_number',
  'Invalid email address format.',
  'Username should be an email.',
  'You can’t use this email address.',
  'Password did not conform with policy: Password not long enough',
  'This password is too easy to guess. Choose another one.',
  'Must be min of length 2',
  'Only alphabet is allowed!',
  'Access Token has expired',
  'Access Token has been revoked',
] as const;

export type IdentityFailure = (typeof identityFailures)[number];

/** What a user pool puts before the answer of its pre-sign-up trigger. The app strips it (accounts §8). */
export const preSignUpPrefix = 'PreSignUp failed with error ';
