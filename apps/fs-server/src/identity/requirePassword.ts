import { limits } from '@fs/api-contract';
import { CognitoError } from './cognitoError.ts';
import { isCommonPassword } from './commonPasswords.ts';

/**
 * Validates a chosen password at sign-up, at a reset by code, and in the account settings.
 * @param email in lower case. @throws CognitoError InvalidPasswordException
 */
export async function requirePassword(password: string, email: string): Promise<void> {
  if ([...password].length < limits.passwordLength) {
    throw new CognitoError(
      'InvalidPasswordException',
      'Password did not conform with policy: Password not long enough',
    );
  }
  if (await isCommonPassword(password, email)) {
    throw new CognitoError('InvalidPasswordException', 'This password is too easy to guess. Choose another one.');
  }
}
