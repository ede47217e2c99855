'use client';
import { TextField, useMessages } from '@fs/ui';
import { loginFieldsMessages } from './loginFields.messages.ts';

/** Field for the code from the email, with one-time-code autofill. */
export function CodeField({ initialCode }: { initialCode?: string | undefined }) {
  const messages = useMessages(loginFieldsMessages);
  return (
    <TextField
      label={messages.code}
      name="code"
      autoComplete="one-time-code"
      inputMode="numeric"
      defaultValue={initialCode}
      isRequired
    />
  );
}

export function useCodeError(): (code: string) => string | undefined {
  const { codeMissing } = useMessages(loginFieldsMessages);
  return (code) => (code === '' ? codeMissing : undefined);
}
