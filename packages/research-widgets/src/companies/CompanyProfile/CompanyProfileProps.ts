import type {
  ArticleListItem,
  Coinvestor,
  CompanyMarket,
  CompanyOverview,
  CompanySearchResult,
  Person,
} from '@fs/api-contract';
import type { Loadable, ShareNotice } from '@fs/ui';
import type { ReactNode } from 'react';
import type { CompanyHref } from '../../internal/CompanyLink.tsx';
import type { CompanyFundingFacts } from '../CompanyFunding/CompanyFunding.tsx';
import type { CompanyInvestmentsFacts, UpgradeLinks } from '../CompanyInvestments/CompanyInvestments.tsx';
import type { CompanyQuickInfoProps } from '../CompanyQuickInfo/CompanyQuickInfo.tsx';
/** What the profile waits for; each part may arrive, or fail, on its own. */
export interface CompanyProfileFacts {
  overview: Loadable<CompanyOverview>;
  funding: Loadable<CompanyFundingFacts>;
  people: Loadable<readonly Person[]>;
  related: Loadable<readonly CompanySearchResult[]>;
  coinvestors: Loadable<readonly Coinvestor[]>;
}

export interface CompanyProfileProps extends CompanyProfileFacts {
  hrefOf: CompanyHref;
  /** What goes on at the headquarters; without it nothing is offered. */
  headquarters?: CompanyQuickInfoProps['headquarters'];
  /** The user's lists that it is on, and the way to another: what most come to change. */
  lists?: ReactNode;
  /** Address of the companies at a place; without it the headquarters lead nowhere. */
  placeHrefOf?: CompanyQuickInfoProps['placeHrefOf'];
  /** Address of a market's page; without it the tags lead nowhere. */
  marketHrefOf?: (market: CompanyMarket) => string;
  /** Address of a topic's page; without it the tags lead nowhere. */
  topicHrefOf?: (topic: string) => string;
  /** Address of an article in the app; undefined for one that stands elsewhere only. */
  articleHrefOf: (item: ArticleListItem) => string | undefined;
  /** Whole address that is shared. */
  shareUrlOf: (item: ArticleListItem) => string;
  /** Something came of sharing: show it, say as a toast. */
  onShareNotice: (notice: ShareNotice) => void;
  /** The overview brings the first investments only; this is how the user gets all: null until they are asked for. */
  allInvestments?: { facts: Loadable<CompanyInvestmentsFacts> | null; onShowAll: () => void };
  /** The user's plan shows the first investments only, and this is the way to the rest. */
  upgrade?: UpgradeLinks;
  /** The user wants another try at one part. */
  onRetry: (part: keyof CompanyProfileFacts) => void;
}
