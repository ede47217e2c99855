'use client';
import type { FailureReason } from '@fs/api-contract';
import { Button, Form, Link, Text, useMessages } from '@fs/ui';
import { EmailField, useEmailError } from '../fields/EmailField.tsx';
import { LoginStep } from '../fields/LoginStep.tsx';
import { textOf } from '../fields/textOf.ts';
import { Way } from '../fields/Way.tsx';
import type { LoginFailure } from '../LoginState.ts';
import { normalizeEmail } from '../normalizeEmail.ts';
import { passwordResetFormMessages } from './PasswordResetForm.messages.ts';

export interface PasswordResetFormProps {
  /** Current email. */
  initialEmail?: string | undefined;
  /** Called when the user edits the email. */
  onEmailChange?: ((email: string) => void) | undefined;
  /** Called when the user requests a code for this account. */
  onSend: (account: { email: string }) => void;
  /** Called when the user returns to the login form. */
  onSignIn: () => void;
  /** URL of the support page. */
  supportHref: string;
  /** Whether sending the code is pending. */
  isPending?: boolean | undefined;
  failure?: LoginFailure | undefined;
}

/** Failures that do not depend on the account: no connection, or too many attempts. */
const unasked: ReadonlySet<FailureReason> = new Set(['offline', 'timeout', 'unavailable', 'malformed']);

/** Form that requests a password reset. */
export function PasswordResetForm({
  initialEmail,
  onEmailChange,
  onSend,
  onSignIn,
  supportHref,
  isPending = false,
  failure,
}: PasswordResetFormProps) {
  const messages = useMessages(passwordResetFormMessages);
  const emailError = useEmailError();
  return (
    <LoginStep
      title={messages.title}
      lead={messages.lead}
      failure={failure && (unasked.has(failure.reason) ? failure.error : <UnknownUser supportHref={supportHref} />)}
      ways={<Way question={messages.remembered} label={messages.signIn} onPress={onSignIn} />}
    >
      {(titleId) => (
        <Form
          aria-labelledby={titleId}
          isSubmitting={isPending}
          validate={(data) => ({ email: emailError(textOf(data, 'email')) })}
          onSubmit={(data) => onSend({ email: normalizeEmail(textOf(data, 'email')) })}
        >
          <EmailField initialEmail={initialEmail} onEmailChange={onEmailChange} />
          <Button type="submit" tone="accent">
            {messages.send}
          </Button>
        </Form>
      )}
    </LoginStep>
  );
}

/** Maps all provider errors to the three messages of the specification (accounts §8). */
function UnknownUser({ supportHref }: { supportHref: string }) {
  const messages = useMessages(passwordResetFormMessages);
  return (
    <>
      <Text>{messages.unknown}</Text>
      <Link href={supportHref} tone="quiet">
        {messages.support}
      </Link>
    </>
  );
}
