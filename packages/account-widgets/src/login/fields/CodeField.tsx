'use client';
import { TextField, useMessages } from '@fs/ui';
import { loginFieldsMessages } from './loginFields.messages.ts';
import { textOf } from './textOf.ts';

/** Field for the code from the email, with one-time-code autofill. */
export function CodeField({
  initialCode,
  autoFocus = false,
}: {
  initialCode?: string | undefined;
  autoFocus?: boolean;
}) {
  const messages = useMessages(loginFieldsMessages);
  return (
    <TextField
      label={messages.code}
      name="code"
      autoComplete="one-time-code"
      inputMode="numeric"
      defaultValue={initialCode}
      autoFocus={autoFocus}
      isRequired
    />
  );
}

export function useCodeError(): (code: string) => string | undefined {
  const { codeMissing } = useMessages(loginFieldsMessages);
  return (code) => (code === '' ? codeMissing : undefined);
}

/** Returns the code of a form, without the spaces that mails and clipboards add. */
export function codeOf(data: FormData): string {
  return textOf(data, 'code').replace(/\s/g, '');
}
