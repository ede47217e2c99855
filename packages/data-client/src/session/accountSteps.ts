import type { SignUpAttributes } from '@fs/api-contract';
import type { AuthOutcome, AuthProvider, CodeFor, SignUpResult } from './AuthProvider.ts';

/** The steps of a signed-out user without a session. Emails may have spaces around them and any case. Failures: AuthProvider. */
export interface AccountSteps {
  signUp(attributes: SignUpAttributes): Promise<AuthOutcome<SignUpResult>>;
  confirmSignUp(input: CodeFor): Promise<AuthOutcome<void>>;
  resendCode(email: string): Promise<AuthOutcome<void>>;
  forgotPassword(email: string): Promise<AuthOutcome<void>>;
  confirmForgotPassword(input: CodeFor & { password: string }): Promise<AuthOutcome<void>>;
}

/** An email as every provider keeps it (accounts §5). */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** A code is copied out of a mail, often with a space at one of its ends. */
const normalCode = ({ email, code }: CodeFor): CodeFor => ({ email: normalEmail(email), code: code.trim() });

export function accountSteps(provider: AuthProvider): AccountSteps {
  return {
    signUp: ({ email, given_name, family_name, password }) =>
      provider.signUp({
        email: normalEmail(email),
        given_name: given_name.trim(),
        family_name: family_name.trim(),
        password,
      }),
    confirmSignUp: (input) => provider.confirmSignUp(normalCode(input)),
    resendCode: (email) => provider.resendCode(normalEmail(email)),
    forgotPassword: (email) => provider.forgotPassword(normalEmail(email)),
    confirmForgotPassword: ({ password, ...input }) =>
      provider.confirmForgotPassword({ ...normalCode(input), password }),
  };
}
