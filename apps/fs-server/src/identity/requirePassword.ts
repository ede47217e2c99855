import { limits } from '@fs/api-contract';
import { CognitoError } from './cognitoError.ts';
import { isCommonPassword } from './commonPasswords.ts';

/**
 * Holds a password that is chosen to our rules: at sign-up, by code and in the account alike.
 * @param email lower-case. @throws CognitoError InvalidPasswordException
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
