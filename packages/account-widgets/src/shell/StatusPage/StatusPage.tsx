'use client';
import { Heading, Inline, Link, LinkButton, Stack, Text, useMessages } from '@fs/ui';
import type { ReactNode } from 'react';
import { statusPageMessages } from './StatusPage.messages.ts';

export interface StatusPageProps {
  /** `no-access` only if the server reveals that the page exists. */
  why: 'not-found' | 'no-access';
  /** The heading. Default: a general one. */
  title?: string;
  /** What is missing. Default: a general sentence. */
  text?: string;
  /** URL of the home page. */
  homeHref: string;
  /** URL of the support page. Without it there is no link. */
  supportHref?: string | undefined;
  /** A way to what the user looked for, such as a search field. */
  children?: ReactNode;
}

/** Replaces a page that does not exist or that the user cannot open. */
export function StatusPage({ why, title, text, homeHref, supportHref, children }: StatusPageProps) {
  const messages = useMessages(statusPageMessages);
  const isThere = why === 'no-access';
  return (
    <Stack gap="6">
      <Stack gap="2">
        <Heading level={1} size="headline">
          {title ?? (isThere ? messages.noAccess : messages.notFound)}
        </Heading>
        <Text size="reading" tone="muted">
          {text ?? (isThere ? messages.noAccessText : messages.notFoundText)}
        </Text>
      </Stack>
      {children}
      <Inline gap="4">
        <LinkButton href={homeHref} tone="accent">
          {messages.home}
        </LinkButton>
        {supportHref !== undefined && <Link href={supportHref}>{messages.support}</Link>}
      </Inline>
    </Stack>
  );
}
