'use client';
import { Button, type FieldErrors, Form, Stack, useMessages } from '@fs/ui';
import { useContext, useState } from 'react';
import { ArrivalContext } from '../fields/ArrivalContext.ts';
import { CodeField, codeOf, useCodeError } from '../fields/CodeField.tsx';
import { EmailField, useEmailError } from '../fields/EmailField.tsx';
import { LoginStep } from '../fields/LoginStep.tsx';
import { textOf } from '../fields/textOf.ts';
import { Way } from '../fields/Way.tsx';
import { normalizeEmail } from '../normalizeEmail.ts';
import { confirmSignUpFormMessages } from './ConfirmSignUpForm.messages.ts';

/** `codeSent`: after sign-up. `codeResent`: on request, or because an unconfirmed user logged in. */
export type ConfirmSignUpNotice = 'codeSent' | 'codeResent';

export interface ConfirmSignUpFormProps {
  /** Email of the new account. */
  initialEmail?: string | undefined;
  /** Called when the user edits the email. */
  onEmailChange?: ((email: string) => void) | undefined;
  /** Code from the link in the email. */
  initialCode?: string | undefined;
  /** Called when the user submits email and code. */
  onConfirm: (confirmation: { email: string; code: string }) => void;
  /** Called when the user requests another code for this email. */
  onResend: (account: { email: string }) => void;
  /** Called when the user already confirmed and returns to the login form. */
  onSignIn: () => void;
  /** Whether the confirmation or a new code is pending. */
  isPending?: boolean | undefined;
  notice?: ConfirmSignUpNotice | undefined;
  /** The identity provider's message of the last failure. */
  failure?: string | undefined;
}

/** Form for the confirmation code of a new account. */
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
  const needsCodeOnly = useContext(ArrivalContext) && initialEmail !== '' && !initialCode;

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
      focusesField={needsCodeOnly}
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
            code: codeError(codeOf(data)),
          })}
          onSubmit={(data) => onConfirm({ email: normalizeEmail(textOf(data, 'email')), code: codeOf(data) })}
        >
          <EmailField initialEmail={initialEmail} onEmailChange={changeEmail} />
          <CodeField initialCode={initialCode} autoFocus={needsCodeOnly} />
          <Button type="submit" tone="accent">
            {messages.confirm}
          </Button>
        </Form>
      )}
    </LoginStep>
  );
}
