'use client';
import { Heading, Inline, Link, LinkButton, Stack, Text, useMessages } from '@fs/ui';
import { statusPageMessages } from './StatusPage.messages.ts';

export interface StatusPageProps {
  /** `no-access` only where the server has said that there is something: it hides what a user may not see. */
  why: 'not-found' | 'no-access';
  /** What exactly is missing; a general sentence unless given. */
  text?: string;
  /** Where to go on. */
  homeHref: string;
  /** Where help is; none is offered without it. */
  supportHref?: string | undefined;
}

/** Stands in place of a page that there is none of, or that is not the user's to open, and leads on. */
export function StatusPage({ why, text, homeHref, supportHref }: StatusPageProps) {
  const messages = useMessages(statusPageMessages);
  const isThere = why === 'no-access';
  return (
    <Stack gap="6">
      <Stack gap="2">
        <Heading level={1} size="headline">
          {isThere ? messages.noAccess : messages.notFound}
        </Heading>
        <Text size="reading" tone="muted">
          {text ?? (isThere ? messages.noAccessText : messages.notFoundText)}
        </Text>
      </Stack>
      <Inline gap="4">
        <LinkButton href={homeHref} tone="accent">
          {messages.home}
        </LinkButton>
        {supportHref !== undefined && <Link href={supportHref}>{messages.support}</Link>}
      </Inline>
    </Stack>
  );
}
