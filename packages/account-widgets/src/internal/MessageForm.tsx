'use client';
import { Button, Form, type FormProps, Heading, Link, Stack, Text } from '@fs/ui';
import { type ReactNode, useId } from 'react';
import { FormThanks } from './FormThanks.tsx';

export interface LetterFormProps
  extends Pick<FormProps, 'error' | 'isSubmitting' | 'validate' | 'onSubmit' | 'onInput'> {
  messages: Readonly<Record<'title' | 'lead' | 'send' | 'thanks' | 'again' | 'home', string>>;
  /** Confirmation that replaces the form after submission. */
  arrived: string | undefined;
  /** Called when the user wants to send another message. */
  onAgain: () => void;
  /** Next steps after submission. */
  homeHref: string;
  /** Fields of the form. */
  children: ReactNode;
}

/** A page with a message form and a confirmation. */
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
