'use client';
import { Button, Form, type FormProps, Heading, Link, Stack, Text } from '@fs/ui';
import { type ReactNode, useId } from 'react';
import { FormThanks } from './FormThanks.tsx';

export interface LetterFormProps extends Pick<FormProps, 'error' | 'isSubmitting' | 'validate' | 'onSubmit'> {
  messages: Readonly<Record<'title' | 'lead' | 'send' | 'thanks' | 'again' | 'home', string>>;
  /** What arrived, and what comes of it; then thanks stand in the form's place. */
  arrived: string | undefined;
  /** The user wants to write another. */
  onAgain: () => void;
  /** Where to go afterwards. */
  homeHref: string;
  /** The fields. */
  children: ReactNode;
}

/** A page that asks for a few lines to us, and thanks for them. */
export function MessageForm({ messages, arrived, onAgain, homeHref, children, ...form }: LetterFormProps) {
  const titleId = useId();
  if (arrived !== undefined) {
    return (
      <FormThanks
        title={messages.thanks}
        text={arrived}
        ways={
          <>
            <Button onPress={onAgain}>{messages.again}</Button>
            <Link href={homeHref}>{messages.home}</Link>
          </>
        }
      />
    );
  }
  return (
    <Stack gap="6">
      <Stack gap="2">
        <Heading level={1} size="headline" id={titleId}>
          {messages.title}
        </Heading>
        <Text tone="muted">{messages.lead}</Text>
      </Stack>
      <Form {...form} aria-labelledby={titleId}>
        {children}
        <Stack direction="row">
          <Button type="submit" tone="accent">
            {messages.send}
          </Button>
        </Stack>
      </Form>
    </Stack>
  );
}
