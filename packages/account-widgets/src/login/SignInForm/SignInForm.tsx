'use client';
import { Button, Form, PasswordField, Stack, Text, useMessages } from '@fs/ui';
import type { Credentials } from '../createLoginWorkflow.ts';
import { EmailField, useEmailError } from '../fields/EmailField.tsx';
import { LoginStep } from '../fields/LoginStep.tsx';
import { loginFieldsMessages } from '../fields/loginFields.messages.ts';
import { textOf } from '../fields/textOf.ts';
import { Way } from '../fields/Way.tsx';
import { normalizeEmail } from '../normalizeEmail.ts';
import { signInFormMessages } from './SignInForm.messages.ts';

/** `confirmed`: the new account; `passwordChanged`: after it was reset. */
export type SignInNotice = 'confirmed' | 'passwordChanged';

export interface SignInFormProps {
  /** The product's name, for the title. */
  product: string;
  /** The e-mail used last time. */
  initialEmail?: string | undefined;
  /** The user typed another e-mail. */
  onEmailChange?: ((email: string) => void) | undefined;
  /** The user sent a complete form. */
  onSignIn: (credentials: Credentials) => void;
  /** The user wants to sign in with Google. Without it that is not offered. */
  onGoogle?: (() => void) | undefined;
  /** The user forgot the password. */
  onReset: () => void;
  /** The user has no account yet. */
  onSignUp: () => void;
  /** The sign-in is under way. */
  isPending?: boolean | undefined;
  /** What was done before, and leads here. */
  notice?: SignInNotice | undefined;
  /** Why the last try failed, in the provider's words. */
  failure?: string | undefined;
}

/** Asks for e-mail and password. What was typed stays, whatever the answer. */
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
  return (
    <LoginStep
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
          <PasswordField label={messages.password} name="password" blocksCopying isRequired />
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

/** A provider's 'user does not exist' in any case gets the specification's words and the hint about Google (accounts §8). */
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
