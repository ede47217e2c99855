'use client';
import { Button, Heading, Notice, Stack, Text, TextField, useMessages } from '@fs/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import { normalizeEmail } from './normalizeEmail.ts';
import { signInFormMessages } from './SignInForm.messages.ts';

export interface Credentials {
  /** Lower-cased and trimmed. */
  email: string;
  password: string;
}

export interface SignInFormProps {
  /** The product's name, for the title. */
  product: string;
  /** The e-mail used last time. */
  initialEmail?: string;
  /** The reader sent a complete form. */
  onSignIn: (credentials: Credentials) => void;
  /** The sign-in is under way. */
  isPending?: boolean;
  /** Why the last try failed, in the provider's words. */
  failure?: string;
}

/** Asks for e-mail and password. What was typed stays, whatever the answer. */
export function SignInForm({ product, initialEmail = '', onSignIn, isPending, failure }: SignInFormProps) {
  const messages = useMessages(signInFormMessages);
  const [email, setEmail] = useState(initialEmail);
  const [password, setPassword] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const titleId = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    setWasSent(true);
    if (isPending) return;
    const credentials = { email: normalizeEmail(email), password };
    if (credentials.email === '') emailInput.current?.focus();
    else if (password === '') passwordInput.current?.focus();
    else onSignIn(credentials);
  }

  return (
    <form noValidate onSubmit={submit} aria-labelledby={titleId}>
      <Stack gap="6">
        <Heading level={1} size="headline" id={titleId}>
          {messages.title({ product })}
        </Heading>
        {failure && <SignInFailure failure={failure} />}
        <Stack gap="4">
          <TextField
            label={messages.email}
            type="email"
            name="username"
            autoComplete="username"
            inputRef={emailInput}
            value={email}
            onChange={setEmail}
            isRequired
            error={wasSent && email.trim() === '' ? messages.emailMissing : undefined}
          />
          <TextField
            label={messages.password}
            type="password"
            name="password"
            autoComplete="current-password"
            inputRef={passwordInput}
            value={password}
            onChange={setPassword}
            isRequired
            error={wasSent && password === '' ? messages.passwordMissing : undefined}
          />
        </Stack>
        <Stack direction="row">
          <Button type="submit" tone="accent" isPending={isPending}>
            {messages.signIn}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}

/** A provider's 'user does not exist' in any case gets the specification's words and the hint about Google (accounts §8). */
function SignInFailure({ failure }: { failure: string }) {
  const messages = useMessages(signInFormMessages);
  const isUnknownUser = failure.toLowerCase().includes('user does not exist');
  return (
    <Notice tone="critical">
      <Text>{isUnknownUser ? messages.unknownUser : failure}</Text>
      {isUnknownUser && <Text>{messages.googleHint}</Text>}
    </Notice>
  );
}
