'use client';
import { Button, Form, PasswordField, Stack, Text, useMessages } from '@fs/ui';
import { useContext } from 'react';
import type { Credentials } from '../createLoginWorkflow.ts';
import { ArrivalContext } from '../fields/ArrivalContext.ts';
import { EmailField, useEmailError } from '../fields/EmailField.tsx';
import { LoginStep } from '../fields/LoginStep.tsx';
import { loginFieldsMessages } from '../fields/loginFields.messages.ts';
import { textOf } from '../fields/textOf.ts';
import { Way } from '../fields/Way.tsx';
import { normalizeEmail } from '../normalizeEmail.ts';
import { signInFormMessages } from './SignInForm.messages.ts';

/** `confirmed`: the new account is confirmed. `passwordChanged`: the password was reset. */
export type SignInNotice = 'confirmed' | 'passwordChanged';

export interface SignInFormProps {
  /** The product's name, for the title. */
  product: string;
  /** Email used last time. */
  initialEmail?: string | undefined;
  /** Called when the user edits the email. */
  onEmailChange?: ((email: string) => void) | undefined;
  /** Called when the user submits a valid form. */
  onSignIn: (credentials: Credentials) => void;
  /** Called when the user logs in with Google. Without it there is no such button. */
  onGoogle?: (() => void) | undefined;
  /** Called when the user requests a password reset. */
  onReset: () => void;
  /** Called when the user signs up instead. */
  onSignUp: () => void;
  /** Whether the login is pending. */
  isPending?: boolean | undefined;
  /** Completed step that led here. */
  notice?: SignInNotice | undefined;
  /** The identity provider's message of the last failure. */
  failure?: string | undefined;
}

/** Form for email and password. The input stays after a failure. */
export function SignInForm({
  product,
  initialEmail,
  onEmailChange,
  onSignIn,
  onGoogle,
  onReset,
  onSignUp,
  isPending = false,
  notice,
  failure,
}: SignInFormProps) {
  const messages = useMessages(signInFormMessages);
  const { passwordMissing, withGoogle } = useMessages(loginFieldsMessages);
  const emailError = useEmailError();
  // After a confirmation only the password is missing.
  const hasArrived = useContext(ArrivalContext);
  const needsPasswordOnly = hasArrived && notice !== undefined && Boolean(initialEmail);
  return (
    <LoginStep
      focusesField={needsPasswordOnly}
      title={messages.title({ product })}
      notice={notice && messages[notice]}
      failure={failure && <SignInFailure failure={failure} />}
      ways={
        <Stack gap="3">
          <Way question={messages.forgot} label={messages.reset} onPress={onReset} />
          <Way question={messages.newHere({ product })} label={messages.signUp} onPress={onSignUp} />
        </Stack>
      }
    >
      {(titleId) => (
        <Form
          aria-labelledby={titleId}
          isSubmitting={isPending}
          validate={(data) => ({
            email: emailError(textOf(data, 'email')),
            password: textOf(data, 'password') === '' ? passwordMissing : undefined,
          })}
          onSubmit={(data) =>
            onSignIn({ email: normalizeEmail(textOf(data, 'email')), password: textOf(data, 'password') })
          }
        >
          <EmailField initialEmail={initialEmail} onEmailChange={onEmailChange} />
          <PasswordField
            label={messages.password}
            name="password"
            autoFocus={needsPasswordOnly}
            isCopyingBlocked
            isRequired
          />
          <Stack gap="3">
            <Button type="submit" tone="accent">
              {messages.signIn}
            </Button>
            {onGoogle && <Button onPress={onGoogle}>{withGoogle}</Button>}
          </Stack>
        </Form>
      )}
    </LoginStep>
  );
}

/**
 * Replaces the provider's 'user does not exist', in any case, with the specification's message and the hint about
 * Google (accounts §8).
 */
function SignInFailure({ failure }: { failure: string }) {
  const messages = useMessages(signInFormMessages);
  const isUnknownUser = failure.toLowerCase().includes('user does not exist');
  return (
    <>
      <Text>{isUnknownUser ? messages.unknownUser : failure}</Text>
      {isUnknownUser && <Text>{messages.googleHint}</Text>}
    </>
  );
}
