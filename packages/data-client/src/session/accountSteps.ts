import type { SignUpAttributes } from '@fs/api-contract';
import type { AuthOutcome, AuthProvider, CodeFor, SignUpResult } from './AuthProvider.ts';

/** The steps of a signed-out user. Emails may have surrounding spaces and any case. Failures: AuthProvider. */
export interface AccountSteps {
  signUp(attributes: SignUpAttributes): Promise<AuthOutcome<SignUpResult>>;
  confirmSignUp(input: CodeFor): Promise<AuthOutcome<void>>;
  resendCode(email: string): Promise<AuthOutcome<void>>;
  forgotPassword(email: string): Promise<AuthOutcome<void>>;
  confirmForgotPassword(input: CodeFor & { password: string }): Promise<AuthOutcome<void>>;
}

/** Normalizes an email as every provider stores it (accounts §5). */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** A code copied from a mail often has a space at one end. */
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
