'use client';
import { Button, Form, Stack, useMessages } from '@fs/ui';
import type { Credentials } from '../createLoginWorkflow.ts';
import { CodeField, useCodeError } from '../fields/CodeField.tsx';
import { EmailField, useEmailError } from '../fields/EmailField.tsx';
import { LoginStep } from '../fields/LoginStep.tsx';
import { NewPasswordFields, useNewPasswordErrors } from '../fields/NewPasswordFields.tsx';
import { textOf } from '../fields/textOf.ts';
import { Way } from '../fields/Way.tsx';
import { normalizeEmail } from '../normalizeEmail.ts';
import { confirmResetFormMessages } from './ConfirmResetForm.messages.ts';

export interface ConfirmResetFormProps {
  /** Email of the account that requested the code. */
  initialEmail?: string | undefined;
  /** Called when the user edits the email. */
  onEmailChange?: ((email: string) => void) | undefined;
  /** Called when the user submits the code and a new password. */
  onChange: (change: Credentials & { code: string }) => void;
  /** Called when the user requests another code. */
  onReset: () => void;
  /** Called when the user returns to the login form. */
  onSignIn: () => void;
  /** Whether the change is pending. */
  isPending?: boolean | undefined;
  /** Whether a code was just sent. */
  isCodeSent?: boolean | undefined;
  /** The identity provider's message of the last failure. */
  failure?: string | undefined;
}

/** Form for the reset code and the new password. */
export function ConfirmResetForm({
  initialEmail,
  onEmailChange,
  onChange,
  onReset,
  onSignIn,
  isPending = false,
  isCodeSent = false,
  failure,
}: ConfirmResetFormProps) {
  const messages = useMessages(confirmResetFormMessages);
  const emailError = useEmailError();
  const codeError = useCodeError();
  const newPasswordErrors = useNewPasswordErrors(messages.different);
  return (
    <LoginStep
      title={messages.title}
      notice={isCodeSent ? messages.sent : undefined}
      failure={failure}
      ways={
        <Stack gap="3">
          <Way question={messages.noCode} label={messages.again} onPress={onReset} />
          <Way question={messages.remembered} label={messages.signIn} onPress={onSignIn} />
        </Stack>
      }
    >
      {(titleId) => (
        <Form
          aria-labelledby={titleId}
          isSubmitting={isPending}
          validate={(data) => ({
            email: emailError(textOf(data, 'email')),
            code: codeError(textOf(data, 'code').trim()),
            ...newPasswordErrors(data),
          })}
          onSubmit={(data) =>
            onChange({
              email: normalizeEmail(textOf(data, 'email')),
              code: textOf(data, 'code').trim(),
              password: textOf(data, 'new-password'),
            })
          }
        >
          <EmailField initialEmail={initialEmail} onEmailChange={onEmailChange} />
          <CodeField />
          <NewPasswordFields label={messages.password} repeatedLabel={messages.repeated} />
          <Button type="submit" tone="accent">
            {messages.change}
          </Button>
        </Form>
      )}
    </LoginStep>
  );
}
