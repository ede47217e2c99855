import type { ArticleListItem, CompanyMarket } from '@fs/api-contract';
import type { ShareNotice } from '@fs/ui';
import type { CompanyHref } from '../../internal/CompanyLink.tsx';
import type { InvestorHref, PersonHref } from '../../internal/InvestorLink.tsx';
import type { ArticleHref } from '../internal/ArticleHref.ts';

/** What the parts of an article's page link and report. */
export interface ArticleLinks {
  /** Source of our own articles, such as the name of the product. */
  publisher: string;
  /** URL of an article in the app. Undefined if only another site has the article. */
  hrefOf: ArticleHref;
  companyHrefOf: CompanyHref;
  /** URL of a person's page, for angels. Without it their names are plain text. */
  personHrefOf?: PersonHref;
  /** URL of the rounds of an investor without a page. Without it their names are plain text. */
  investorHrefOf?: InvestorHref;
  /** URL of a market's page. */
  marketHrefOf: (market: CompanyMarket) => string;
  /** URL of a topic's page. Without it topics are plain text. */
  topicHrefOf?: ((topic: string) => string) | undefined;
  /** Absolute URL to share. */
  shareUrl: string;
  /** Called with the outcome of sharing. Show it, for example as a toast. */
  onShareNotice: (notice: ShareNotice) => void;
  /** Called when the user wants the company on a list. Without it there is no button. */
  onAddToList?: ((company: NonNullable<ArticleListItem['organization']>) => void) | undefined;
  /** For editors: URL of the form that changes the article. Without it there is no link. */
  editHref?: string | undefined;
}
