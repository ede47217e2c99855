'use client';
import { TextField, useMessages } from '@fs/ui';
import { emailProblem } from '../loginRules.ts';
import { loginFieldsMessages } from './loginFields.messages.ts';

export interface EmailFieldProps {
  /** Initial email. */
  initialEmail: string | undefined;
  onEmailChange: ((email: string) => void) | undefined;
}

/** Field for the account's email, which password managers use as the user name. */
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

/** Returns the validation message. */
export function useEmailError(): (email: string) => string | undefined {
  const { emailMissing, emailInvalid } = useMessages(loginFieldsMessages);
  return (email) => {
    const problem = emailProblem(email);
    return problem === null ? undefined : { missing: emailMissing, invalid: emailInvalid }[problem];
  };
}
