'use client';
import type { SignUpAttributes } from '@fs/api-contract';
import { Button, Checkbox, Form, Link, Stack, Text, TextField, useMessages } from '@fs/ui';
import { useState } from 'react';
import { EmailField, useEmailError } from '../fields/EmailField.tsx';
import * as styles from '../fields/LoginStep.css.ts';
import { LoginStep } from '../fields/LoginStep.tsx';
import { loginFieldsMessages } from '../fields/loginFields.messages.ts';
import { NameHint } from '../fields/NameHint.tsx';
import { NewPasswordFields, useNewPasswordErrors } from '../fields/NewPasswordFields.tsx';
import { textOf } from '../fields/textOf.ts';
import { Way } from '../fields/Way.tsx';
import { nameProblem } from '../loginRules.ts';
import { normalizeEmail } from '../normalizeEmail.ts';
import { signUpFormMessages } from './SignUpForm.messages.ts';

export interface SignUpFormProps {
  /** The product's name, for the title. */
  product: string;
  /** Current email, or that of the invitation. */
  initialEmail?: string | undefined;
  /** Called when the user edits the email. */
  onEmailChange?: ((email: string) => void) | undefined;
  /** URL of the Terms and Conditions. */
  termsHref?: string | undefined;
  /** Called when the user submits a valid form. Names are trimmed. */
  onSignUp: (user: SignUpAttributes) => void;
  /** Called when the user signs up with Google. Without it there is no such button. */
  onGoogle?: (() => void) | undefined;
  /** Called when the user logs in instead. */
  onSignIn: () => void;
  /** Whether the sign-up is pending. */
  isPending?: boolean | undefined;
  /** Why the last attempt failed. */
  failure?: string | undefined;
}

/** Sign-up form. It cannot be submitted before the user accepts the terms, so their box comes first. */
export function SignUpForm({
  product,
  initialEmail,
  onEmailChange,
  termsHref,
  onSignUp,
  onGoogle,
  onSignIn,
  isPending = false,
  failure,
}: SignUpFormProps) {
  const messages = useMessages(signUpFormMessages);
  const { withGoogle } = useMessages(loginFieldsMessages);
  const [hasAgreed, setHasAgreed] = useState(false);
  const [checkedNames, setCheckedNames] = useState<readonly string[]>([]);
  const reason = hasAgreed ? undefined : messages.tickFirst;
  const emailError = useEmailError();
  const newPasswordErrors = useNewPasswordErrors(messages.different);

  const nameError = (name: string, missing: string) => {
    const problem = nameProblem(name);
    return problem === null
      ? undefined
      : { missing, short: messages.nameShort, letters: messages.nameLetters }[problem];
  };

  return (
    <LoginStep
      title={messages.title({ product })}
      failure={failure}
      ways={<Way question={messages.haveAccount} label={messages.signIn} onPress={onSignIn} />}
    >
      {(titleId) => (
        <Form
          aria-labelledby={titleId}
          isSubmitting={isPending}
          validate={(data) => {
            const names = [textOf(data, 'given_name'), textOf(data, 'family_name')];
            setCheckedNames(names);
            return {
              given_name: nameError(textOf(data, 'given_name'), messages.firstNameMissing),
              family_name: nameError(textOf(data, 'family_name'), messages.lastNameMissing),
              email: emailError(textOf(data, 'email')),
              ...newPasswordErrors(data),
            };
          }}
          onSubmit={(data) =>
            onSignUp({
              email: normalizeEmail(textOf(data, 'email')),
              given_name: textOf(data, 'given_name').trim(),
              family_name: textOf(data, 'family_name').trim(),
              password: textOf(data, 'new-password'),
            })
          }
        >
          <Stack gap="2">
            <Checkbox
              label={messages.terms}
              description={hasAgreed ? undefined : messages.needsTerms}
              isSelected={hasAgreed}
              onChange={setHasAgreed}
            />
            {termsHref && (
              <Link href={termsHref} isExternal>
                {messages.readTerms}
              </Link>
            )}
          </Stack>
          {onGoogle && (
            <Stack gap="3">
              <Button disabledReason={reason} onPress={onGoogle}>
                {withGoogle}
              </Button>
              <Text tone="muted" size="small">
                {messages.orEmail}
              </Text>
            </Stack>
          )}
          <Stack gap="2">
            <div className={styles.pair}>
              <TextField label={messages.firstName} name="given_name" autoComplete="given-name" isRequired />
              <TextField label={messages.lastName} name="family_name" autoComplete="family-name" isRequired />
            </div>
            <NameHint names={checkedNames} />
          </Stack>
          <EmailField initialEmail={initialEmail} onEmailChange={onEmailChange} />
          <div className={styles.pair}>
            <NewPasswordFields label={messages.password} repeatedLabel={messages.repeated} />
          </div>
          <Button type="submit" tone="accent" disabledReason={reason}>
            {messages.signUp}
          </Button>
        </Form>
      )}
    </LoginStep>
  );
}
