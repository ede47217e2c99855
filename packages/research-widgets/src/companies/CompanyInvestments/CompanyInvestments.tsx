'use client';
import type { Investment } from '@fs/api-contract';
import { type Loadable, Stack, Text, useMessages } from '@fs/ui';
import type { CompanyHref } from '../../internal/CompanyLink.tsx';
import { DealRows } from '../../internal/DealRows.tsx';
import { ProfileSection } from '../../internal/ProfileSection.tsx';
import { useRoundRow } from '../../internal/useRoundRow.tsx';
import { type UpgradeLinks, UpgradeWall } from '../UpgradeWall/UpgradeWall.tsx';
import { companyInvestmentsMessages } from './CompanyInvestments.messages.ts';

export interface CompanyInvestmentsFacts {
  /** Newest first. Only the first few if there are more. */
  investments: readonly Investment[];
  /** Total number of rows. */
  total: number;
}

export interface CompanyInvestmentsProps {
  /** Default: Investments. */
  title?: string | undefined;
  facts: Loadable<CompanyInvestmentsFacts>;
  hrefOf: CompanyHref;
  /** Set when the user's plan includes only the first few. */
  upgrade?: UpgradeLinks;
  /** Called when the user asks for all rows. Without it the rows are complete. */
  onShowAll?: () => void;
  /** Whether all rows are loading. */
  isLoadingAll?: boolean;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
}

/** Rounds in which a company invested. */
export function CompanyInvestments({
  title,
  facts,
  hrefOf,
  upgrade,
  onShowAll,
  isLoadingAll,
  onRetry,
}: CompanyInvestmentsProps) {
  const messages = useMessages(companyInvestmentsMessages);
  const rowOf = useRoundRow(hrefOf);
  const onLoadAll = upgrade ? undefined : onShowAll;
  const canLoad = onLoadAll !== undefined || isLoadingAll === true;
  return (
    <ProfileSection
      title={title ?? messages.title}
      of={facts}
      isEmpty={({ total }) => total === 0}
      empty={messages.empty}
      onRetry={onRetry}
    >
      {({ investments, total }) => (
        <Stack gap="4">
          <DealRows
            label={messages.list}
            showAll={messages.showAll}
            rows={investments.map(rowOf)}
            shownAtFirst={upgrade && total > investments.length ? investments.length : undefined}
            total={canLoad ? total : investments.length}
            onLoadAll={onLoadAll}
            isLoadingAll={isLoadingAll}
          />
          {total > investments.length && !canLoad && (
            <Rest shown={investments.length} total={total} upgrade={upgrade} title={title} />
          )}
        </Stack>
      )}
    </ProfileSection>
  );
}

interface RestProps extends Pick<CompanyInvestmentsProps, 'title' | 'upgrade'> {
  shown: number;
  total: number;
}

function Rest({ shown, total, upgrade, title }: RestProps) {
  const messages = useMessages(companyInvestmentsMessages);
  if (!upgrade) return <Text tone="muted">{messages.shown({ shown, total })}</Text>;
  return (
    <UpgradeWall
      {...upgrade}
      {...(title !== undefined && { about: title })}
      level={3}
      text={messages.wallText({ shown, total })}
    />
  );
}
