'use client';
import type { Investment } from '@fs/api-contract';
import { Link, type Loadable, useMessages } from '@fs/ui';
import type { CompanyHref } from '../../internal/CompanyLink.tsx';
import { DealRows } from '../../internal/DealRows.tsx';
import { ProfileSection } from '../../internal/ProfileSection.tsx';
import { DealRowsSkeleton } from '../../internal/sectionSkeletons.tsx';
import { useRoundRow } from '../../internal/useRoundRow.tsx';
import { recentRoundsMessages } from './RecentRounds.messages.ts';

export interface RecentRoundsProps {
  /** Title of the list. Default: recent rounds. */
  title?: string;
  /** Whether rounds are side by side where there is room. @default false */
  isGrid?: boolean;
  /** Line for a list without rounds. Default: no round is known. */
  empty?: string;
  /** Newest first. */
  rounds: Loadable<readonly Investment[]>;
  /** URL of a company's page. */
  hrefOf: CompanyHref;
  /** URL of the page of all rounds. */
  allHref: string;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
}

/** Typical number of rounds, for the skeleton. */
const usual = 6;

/** The latest rounds: company, round, amount and date. */
export function RecentRounds({ title, empty, isGrid = false, rounds, hrefOf, allHref, onRetry }: RecentRoundsProps) {
  const messages = useMessages(recentRoundsMessages);
  const heading = title ?? messages.title;
  const rowOf = useRoundRow(hrefOf);
  return (
    <ProfileSection
      title={heading}
      of={rounds}
      isEmpty={(all) => all.length === 0}
      empty={empty ?? messages.empty}
      onRetry={onRetry}
      skeleton={<DealRowsSkeleton count={usual} />}
      actions={<Link href={allHref}>{messages.all}</Link>}
    >
      {(all) => <DealRows label={heading} rows={all.map(rowOf)} isGrid={isGrid} />}
    </ProfileSection>
  );
}
