'use client';
import { TextField, useMessages } from '@fs/ui';
import { emailProblem } from '../loginRules.ts';
import { loginFieldsMessages } from './loginFields.messages.ts';

export interface EmailFieldProps {
  /** The address at first. */
  initialEmail: string | undefined;
  onEmailChange: ((email: string) => void) | undefined;
}

/** The e-mail that an account goes by; a password manager keeps the password under it. */
export function EmailField({ initialEmail, onEmailChange }: EmailFieldProps) {
  const messages = useMessages(loginFieldsMessages);
  return (
    <TextField
      label={messages.email}
      type="email"
      name="email"
      autoComplete="username"
      defaultValue={initialEmail}
      onChange={onEmailChange}
      isRequired
    />
  );
}

/** The words for what is wrong with it. */
export function useEmailError(): (email: string) => string | undefined {
  const { emailMissing, emailInvalid } = useMessages(loginFieldsMessages);
  return (email) => {
    const problem = emailProblem(email);
    return problem === null ? undefined : { missing: emailMissing, invalid: emailInvalid }[problem];
  };
}
