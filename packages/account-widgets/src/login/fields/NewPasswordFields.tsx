'use client';
import { limits } from '@fs/api-contract';
import { type FieldErrors, PasswordField, useMessages } from '@fs/ui';
import { passwordProblem, repeatProblem } from '../loginRules.ts';
import { loginFieldsMessages } from './loginFields.messages.ts';
import { textOf } from './textOf.ts';

export interface NewPasswordFieldsProps {
  label: string;
  repeatedLabel: string;
}

/** New password and its repetition. Copying is disabled. Password managers can fill both (AMB-103). */
export function NewPasswordFields({ label, repeatedLabel }: NewPasswordFieldsProps) {
  const messages = useMessages(loginFieldsMessages);
  return (
    <>
      <PasswordField
        label={label}
        description={messages.passwordHint({ shortest: limits.passwordLength })}
        name="new-password"
        autoComplete="new-password"
        isCopyingBlocked
        isRequired
      />
      <PasswordField
        label={repeatedLabel}
        name="repeated-password"
        autoComplete="new-password"
        isCopyingBlocked
        isRequired
      />
    </>
  );
}

/** Validation messages. Each form has its own message for passwords that differ (AMB-031). */
export function useNewPasswordErrors(different: string): (data: FormData) => FieldErrors {
  const { passwordMissing, passwordShort, repeatedMissing } = useMessages(loginFieldsMessages);
  return (data) => {
    const password = textOf(data, 'new-password');
    const problem = passwordProblem(password);
    const repeat = repeatProblem({ password, repeated: textOf(data, 'repeated-password') });
    const short = passwordShort({ shortest: limits.passwordLength });
    return {
      'new-password': problem === null ? undefined : { missing: passwordMissing, short }[problem],
      'repeated-password': repeat === null ? undefined : { missing: repeatedMissing, different }[repeat],
    };
  };
}
