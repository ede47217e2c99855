import type {
  ArticleListItem,
  CoinvestorList,
  CompanyMarket,
  CompanyOverview,
  CompanySearchResult,
  Person,
  UrlMetricsResults,
} from '@fs/api-contract';
import type { Loadable, ShareNotice } from '@fs/ui';
import type { ReactNode } from 'react';
import type { CompanyHref } from '../../internal/CompanyLink.tsx';
import type { InvestorHref, PersonHref } from '../../internal/InvestorLink.tsx';
import type { CompanyFundingFacts } from '../CompanyFunding/CompanyFunding.tsx';
import type { CompanyInvestmentsFacts } from '../CompanyInvestments/CompanyInvestments.tsx';
import type { NewsHref } from '../CompanyNews/CompanyNews.tsx';
import type { CompanyQuickInfoProps } from '../CompanyQuickInfo/CompanyQuickInfo.tsx';
import type { UpgradeLinks } from '../UpgradeWall/UpgradeWall.tsx';
/** Data of the profile. Each part loads or fails on its own. */
export interface CompanyProfileFacts {
  overview: Loadable<CompanyOverview>;
  funding: Loadable<CompanyFundingFacts>;
  people: Loadable<readonly Person[]>;
  related: Loadable<readonly CompanySearchResult[]>;
  coinvestors: Loadable<CoinvestorList>;
}

export interface CompanyProfileProps extends CompanyProfileFacts {
  hrefOf: CompanyHref;
  /** URL of a person's page. Without it people are plain text. */
  personHrefOf?: PersonHref | undefined;
  /** URL of the rounds of an investor without a page. Without it, their names are no links. */
  investorHrefOf?: InvestorHref | undefined;
  /** Local time, weather and news at the headquarters. Without it there is no popover. */
  headquarters?: CompanyQuickInfoProps['headquarters'];
  /** The user's watchlists that include the company, with a way to add another. */
  lists?: ReactNode;
  /** URL of the companies at a place. Without it the headquarters are plain text. */
  placeHrefOf?: CompanyQuickInfoProps['placeHrefOf'];
  /** URL of a market's page. Without it the tags are plain text. */
  marketHrefOf?: (market: CompanyMarket) => string;
  /** URL of a topic's page. Without it the tags are plain text. */
  topicHrefOf?: (topic: string) => string;
  /** URL of an article in the app. Undefined if only another site has the article. */
  articleHrefOf: NewsHref;
  /** URL to report a fact as wrong. Without it facts have no such link. */
  reportHref?: string | undefined;
  /** URL of the page that corrects the facts, for staff. */
  editHref?: string | undefined;
  /** Absolute URL of the profile, to share. */
  shareUrl: string;
  /** Called with the outcome of sharing. Show it, for example as a toast. */
  onShareNotice: (notice: ShareNotice) => void;
  /** Called with ids of companies that the user wants to compare. Without it there are no such buttons. */
  onCompare?: (ids: string[]) => void;
  /** Called with a year that has rounds when the user opens its bar. Without it, bars open nothing. */
  onFundingYearPress?: (year: string) => void;
  /** All investments, of which the overview includes only the first. Null until requested. */
  allInvestments?: { facts: Loadable<CompanyInvestmentsFacts> | null; onShowAll: () => void };
  /** All articles, of which the overview includes only the first. Null until requested. */
  allArticles?: { facts: Loadable<readonly ArticleListItem[]> | null; onShowAll: () => void };
  /** Metrics of the company's domain, for a company whose overview has none. */
  siteMetrics?: { facts: Loadable<UrlMetricsResults>; onRetry: () => void };
  /** Set when the user's plan includes only the first investments. */
  upgrade?: UpgradeLinks;
  /** Ids of the sections that show all of their rows, such as `funding`. Default: those that the user expanded. */
  openSections?: readonly string[];
  /** Called when the user expands or collapses a section. */
  onOpenSectionsChange?: (ids: string[]) => void;
  /** Called when the user retries one part. */
  onRetry: (part: keyof CompanyProfileFacts) => void;
}
