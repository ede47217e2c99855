'use client';
import { type HeadingLevel, Link, Text, useMessages, Wall } from '@fs/ui';
import { useId } from 'react';
import { upgradeWallMessages } from './UpgradeWall.messages.ts';

/** Links of the upgrade wall. */
export interface UpgradeLinks {
  /** URL of the plans. */
  upgradeHref: string;
  /** URL of the page that creates a team account. Without it, the wall offers the plans only. */
  createTeamHref?: string | undefined;
  /** The lowest price of a plan that includes the content, in US dollars a month. Default: not shown. */
  monthlyPrice?: number | undefined;
}

export interface UpgradeWallProps extends UpgradeLinks {
  /** Invites the user to the content. Default: to all investments. */
  title?: string;
  /** What is behind the wall, such as "Portfolio". Tells several walls of a page apart for screen readers. */
  about?: string;
  /** What the user's plan includes. */
  text?: string;
  /** Heading level of the title. @default 2 */
  level?: HeadingLevel;
}

/** Replaces content that the user's plan does not include. */
export function UpgradeWall({ upgradeHref, createTeamHref, monthlyPrice, title, about, ...wall }: UpgradeWallProps) {
  const messages = useMessages(upgradeWallMessages);
  const nameId = useId();
  const shownTitle = title ?? messages.investments;
  return (
    <Wall
      {...wall}
      title={shownTitle}
      icon="arrow-up"
      actions={
        <>
          <Link href={upgradeHref}>{messages.upgrade}</Link>
          {createTeamHref !== undefined && <Link href={createTeamHref}>{messages.createTeam}</Link>}
          {monthlyPrice !== undefined && (
            <Text element="span" size="small" tone="muted">
              {messages.price({ amount: monthlyPrice })}
            </Text>
          )}
          {about !== undefined && (
            <span hidden id={nameId}>
              {messages.named({ title: shownTitle, about })}
            </span>
          )}
        </>
      }
      {...(about !== undefined && { 'aria-labelledby': nameId })}
    />
  );
}
