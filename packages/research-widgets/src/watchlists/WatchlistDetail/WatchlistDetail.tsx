'use client';
import type {
  Acquisition,
  FundingRound,
  Person,
  WatchlistInvestment,
  WatchlistSocials,
  WatchlistUpdate,
} from '@fs/api-contract';
import { type DeniedState, type Loadable, Tabs, useMessages } from '@fs/ui';
import type { ReactNode } from 'react';
import type { CompanyHref } from '../../internal/CompanyLink.tsx';
import type { PersonHref } from '../../internal/InvestorLink.tsx';
import { WatchlistCompanies, type WatchlistCompaniesProps } from '../WatchlistCompanies/WatchlistCompanies.tsx';
import { watchlistDetailMessages } from './WatchlistDetail.messages.ts';
import {
  AcquisitionsPanel,
  FundingPanel,
  InvestmentsPanel,
  PeoplePanel,
  SocialsPanel,
  UpdatesPanel,
} from './watchlistPanels.tsx';
import { type WatchlistTab, watchlistTabs } from './watchlistTab.ts';

/** Data of the tabs besides the companies. A tab that was never opened may stay loading. */
export interface WatchlistParts {
  updates: Loadable<readonly WatchlistUpdate[]>;
  funding: Loadable<readonly FundingRound[]>;
  investments: Loadable<readonly WatchlistInvestment[]>;
  acquisitions: Loadable<readonly Acquisition[]>;
  people: Loadable<readonly Person[]>;
  socials: Loadable<readonly WatchlistSocials[]>;
}

/** Parts that show the latest facts first, and earlier ones on request. */
export type DatedPart = 'funding' | 'investments' | 'acquisitions';

export interface WatchlistDetailProps extends WatchlistParts {
  /** The open tab. `parseWatchlistTab` reads it from a URL. */
  tab: WatchlistTab;
  onTabChange: (tab: WatchlistTab) => void;
  /** Numbers in the labels of the tabs. Unknown ones are left out. */
  counts?: Partial<Record<WatchlistTab, number>>;
  companies: Omit<WatchlistCompaniesProps, 'hrefOf' | 'denied'>;
  hrefOf: CompanyHref;
  /** URL of a person's page. Without it people are plain text. */
  personHrefOf?: PersonHref | undefined;
  /** URL of an article in the app. Undefined if only another site has the article. */
  articleHrefOf: (update: WatchlistUpdate) => string | undefined;
  /** Parts whose complete history is given. */
  wholeParts?: readonly DatedPart[];
  /**
   * Called when the user switches a part between its complete history and the latest. Without it there is no switch.
   */
  onWholeChange?: (change: { part: DatedPart; isWhole: boolean }) => void;
  /** Called when the user retries one part. */
  onRetry: (part: keyof WatchlistParts) => void;
  /** Renders the replacement when access is denied, such as a Wall. Default: the message. */
  denied?: (denied: DeniedState) => ReactNode;
}

/** Details of a watchlist: its companies, and their updates in tabs. */
export function WatchlistDetail({ tab, onTabChange, counts, companies, ...parts }: WatchlistDetailProps) {
  const messages = useMessages(watchlistDetailMessages);
  const { hrefOf, articleHrefOf, onRetry, denied, wholeParts, onWholeChange } = parts;
  const shared = (part: keyof WatchlistParts) => ({ hrefOf, denied, onRetry: () => onRetry(part) });
  const dated = (part: DatedPart) => ({
    ...shared(part),
    isWhole: wholeParts?.includes(part),
    onWholeChange: onWholeChange && ((isWhole: boolean) => onWholeChange({ part, isWhole })),
  });
  const contents: Record<WatchlistTab, () => ReactNode> = {
    companies: () => <WatchlistCompanies {...companies} hrefOf={hrefOf} denied={denied} />,
    updates: () => <UpdatesPanel {...shared('updates')} rows={parts.updates} articleHrefOf={articleHrefOf} />,
    funding: () => <FundingPanel {...dated('funding')} rows={parts.funding} />,
    investments: () => <InvestmentsPanel {...dated('investments')} rows={parts.investments} />,
    acquisitions: () => <AcquisitionsPanel {...dated('acquisitions')} rows={parts.acquisitions} />,
    people: () => <PeoplePanel {...shared('people')} rows={parts.people} personHrefOf={parts.personHrefOf} />,
    socials: () => <SocialsPanel {...shared('socials')} rows={parts.socials} />,
  };
  return (
    <Tabs
      label={messages.parts}
      selectedKey={tab}
      // Each tab requests its own data.
      keyboardActivation="manual"
      onSelectionChange={(id) => onTabChange(watchlistTabs.find((each) => each === id) ?? tab)}
      tabs={watchlistTabs.map((id) => ({
        id,
        label: messages[id],
        count: counts?.[id],
        content: id === tab ? contents[id]() : null,
      }))}
    />
  );
}
