'use client';
import type {
  Acquisition,
  FundingRound,
  Person,
  WatchlistInvestment,
  WatchlistSocials,
  WatchlistUpdate,
} from '@fs/api-contract';
import { type Loadable, Tabs, useMessages, type Wall } from '@fs/ui';
import type { ReactNode } from 'react';
import type { CompanyHref } from '../../internal/CompanyLink.tsx';
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

/** What each tab besides the companies waits for; a tab that was never opened may stay loading. */
export interface WatchlistParts {
  updates: Loadable<readonly WatchlistUpdate[]>;
  funding: Loadable<readonly FundingRound[]>;
  investments: Loadable<readonly WatchlistInvestment[]>;
  acquisitions: Loadable<readonly Acquisition[]>;
  people: Loadable<readonly Person[]>;
  socials: Loadable<readonly WatchlistSocials[]>;
}

/** Parts of which the latest is shown at first, and earlier ones when asked for. */
export type DatedPart = 'funding' | 'investments' | 'acquisitions';

export interface WatchlistDetailProps extends WatchlistParts {
  /** As `watchlistTab` reads it from an address. */
  tab: WatchlistTab;
  onTabChange: (tab: WatchlistTab) => void;
  /** How many companies are on the list, beside the first tab; undefined while that is not known. */
  companyCount?: number;
  companies: Omit<WatchlistCompaniesProps, 'hrefOf' | 'denied'>;
  hrefOf: CompanyHref;
  /** Address of an article in the app; undefined for one that stands elsewhere only. */
  articleHrefOf: (update: WatchlistUpdate) => string | undefined;
  /** Parts of which all that is known is given. */
  wholeParts?: readonly DatedPart[];
  /** The user wants all that is known of a part, or the latest alone. Without it, that is not offered. */
  onWholeChange?: (change: { part: DatedPart; isWhole: boolean }) => void;
  /** The user wants another try at one part. */
  onRetry: (part: keyof WatchlistParts) => void;
  /** Draws the wall. Default: a sentence. */
  denied?: (wall: Wall) => ReactNode;
}

/** What is known of a list: its companies, and under a tab each what happened to them. */
export function WatchlistDetail({ tab, onTabChange, companyCount, companies, ...parts }: WatchlistDetailProps) {
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
    people: () => <PeoplePanel {...shared('people')} rows={parts.people} />,
    socials: () => <SocialsPanel {...shared('socials')} rows={parts.socials} />,
  };
  return (
    <Tabs
      label={messages.parts}
      selectedKey={tab}
      // Each asks the server for what it shows.
      keyboardActivation="manual"
      onSelectionChange={(id) => onTabChange(watchlistTabs.find((each) => each === id) ?? tab)}
      tabs={watchlistTabs.map((id) => ({
        id,
        label: messages[id],
        count: id === 'companies' ? companyCount : undefined,
        content: id === tab ? contents[id]() : null,
      }))}
    />
  );
}
