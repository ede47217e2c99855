'use client';
import { Button, type FieldErrors, Form, Stack, useMessages } from '@fs/ui';
import { useState } from 'react';
import { CodeField, useCodeError } from '../fields/CodeField.tsx';
import { EmailField, useEmailError } from '../fields/EmailField.tsx';
import { LoginStep } from '../fields/LoginStep.tsx';
import { textOf } from '../fields/textOf.ts';
import { Way } from '../fields/Way.tsx';
import { normalizeEmail } from '../normalizeEmail.ts';
import { confirmSignUpFormMessages } from './ConfirmSignUpForm.messages.ts';

/** `codeSent`: after the sign-up; `codeResent`: another one, since it was asked for or an unconfirmed user signed in. */
export type ConfirmSignUpNotice = 'codeSent' | 'codeResent';

export interface ConfirmSignUpFormProps {
  /** Of the new account. */
  initialEmail?: string | undefined;
  /** The visitor typed another e-mail. */
  onEmailChange?: ((email: string) => void) | undefined;
  /** The code of the link that was followed. */
  initialCode?: string | undefined;
  /** The visitor sent both. */
  onConfirm: (confirmation: { email: string; code: string }) => void;
  /** The visitor wants another code sent to this e-mail. */
  onResend: (account: { email: string }) => void;
  /** The visitor has confirmed already. */
  onSignIn: () => void;
  /** The confirmation, or a new code, is under way. */
  isPending?: boolean | undefined;
  notice?: ConfirmSignUpNotice | undefined;
  /** Why the last try failed, in the provider's words. */
  failure?: string | undefined;
}

/** Asks for the code that a new account's e-mail brought. */
export function ConfirmSignUpForm({
  initialEmail = '',
  onEmailChange,
  initialCode,
  onConfirm,
  onResend,
  onSignIn,
  isPending = false,
  notice,
  failure,
}: ConfirmSignUpFormProps) {
  const messages = useMessages(confirmSignUpFormMessages);
  const [email, setEmail] = useState(initialEmail);
  const [errors, setErrors] = useState<FieldErrors>();
  const emailError = useEmailError();
  const codeError = useCodeError();

  function changeEmail(text: string) {
    setEmail(text);
    onEmailChange?.(text);
  }

  function resend() {
    const error = emailError(email);
    setErrors({ email: error });
    if (error === undefined) onResend({ email: normalizeEmail(email) });
  }

  return (
    <LoginStep
      title={messages.title}
      lead={messages.lead}
      notice={notice && messages[notice]}
      failure={failure}
      ways={
        <Stack gap="3">
          <Way question={messages.noCode} label={messages.resend} onPress={resend} />
          <Way question={messages.haveAccount} label={messages.signIn} onPress={onSignIn} />
        </Stack>
      }
    >
      {(titleId) => (
        <Form
          aria-labelledby={titleId}
          errors={errors}
          isSubmitting={isPending}
          validate={(data) => ({
            email: emailError(textOf(data, 'email')),
            code: codeError(textOf(data, 'code').trim()),
          })}
          onSubmit={(data) =>
            onConfirm({ email: normalizeEmail(textOf(data, 'email')), code: textOf(data, 'code').trim() })
          }
        >
          <EmailField initialEmail={initialEmail} onEmailChange={changeEmail} />
          <CodeField initialCode={initialCode} />
          <Button type="submit" tone="accent">
            {messages.confirm}
          </Button>
        </Form>
      )}
    </LoginStep>
  );
}
