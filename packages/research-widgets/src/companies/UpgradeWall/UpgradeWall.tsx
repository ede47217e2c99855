'use client';
import { type HeadingLevel, Link, useMessages, Wall } from '@fs/ui';
import { upgradeWallMessages } from './UpgradeWall.messages.ts';

/** Links of the upgrade wall. */
export interface UpgradeLinks {
  /** URL of the plans. */
  upgradeHref: string;
  /** URL of the page that creates a team account. */
  createTeamHref: string;
}

export interface UpgradeWallProps extends UpgradeLinks {
  /** Invites the user to the content. */
  title: string;
  /** What the user's plan includes. */
  text?: string;
  /** Heading level of the title. @default 2 */
  level?: HeadingLevel;
}

/** Replaces content that the user's plan does not include. */
export function UpgradeWall({ upgradeHref, createTeamHref, ...wall }: UpgradeWallProps) {
  const messages = useMessages(upgradeWallMessages);
  return (
    <Wall
      {...wall}
      icon="arrow-up"
      actions={
        <>
          <Link href={upgradeHref}>{messages.upgrade}</Link>
          <Link href={createTeamHref}>{messages.createTeam}</Link>
        </>
      }
    />
  );
}
