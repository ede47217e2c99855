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
  /** The e-mail typed so far. */
  initialEmail?: string | undefined;
  /** The visitor typed another e-mail. */
  onEmailChange?: ((email: string) => void) | undefined;
  /** The visitor wants a code for this account. */
  onSend: (account: { email: string }) => void;
  /** The visitor remembers the password. */
  onSignIn: () => void;
  /** Where help is. */
  supportHref: string;
  /** The code is on its way. */
  isPending?: boolean | undefined;
  failure?: LoginFailure | undefined;
}

/** Reasons that say nothing about the account: nobody could be asked, or too often. */
const unasked: ReadonlySet<FailureReason> = new Set(['offline', 'timeout', 'unavailable', 'malformed']);

/** Asks for the account whose password is to be reset. */
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

/** Whatever the provider says, the specification names three things (accounts §8). */
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
