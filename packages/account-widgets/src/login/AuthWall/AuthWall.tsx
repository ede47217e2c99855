'use client';
import { type HeadingLevel, LinkButton, useMessages, Wall } from '@fs/ui';
import { authWallMessages } from './AuthWall.messages.ts';

export interface AuthWallProps {
  /** Invites the user to the content. */
  title: string;
  /** What the user gets. */
  text?: string;
  /** Heading level of the title. @default 2 */
  level?: HeadingLevel;
  /** URL of the login page. */
  loginHref: string;
  /** URL of the page that creates an account. */
  signUpHref: string;
}

/** Replaces content that requires a login. */
export function AuthWall({ loginHref, signUpHref, ...wall }: AuthWallProps) {
  const messages = useMessages(authWallMessages);
  return (
    <Wall
      {...wall}
      actions={
        <>
          <LinkButton href={loginHref} tone="accent">
            {messages.login}
          </LinkButton>
          <LinkButton href={signUpHref}>{messages.freeAccount}</LinkButton>
        </>
      }
    />
  );
}
