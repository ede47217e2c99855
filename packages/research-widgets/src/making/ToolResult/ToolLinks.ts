import type { CompanyHref } from '../../internal/CompanyLink.tsx';
import type { InvestorHref, PersonHref } from '../../internal/InvestorLink.tsx';

/** URLs of what results name. */
export interface ToolLinks {
  /** URL of a company, or of a firm that invests. */
  hrefOf: CompanyHref;
  personHrefOf: PersonHref;
  /** URL of the rounds of an investor of whom only the name is known. */
  investorHrefOf: InvestorHref;
  /** URL of an article of ours, or of one of others. */
  articleHrefOf: (article: { id: string; kind: 'article' | 'earned' }) => string;
  marketHrefOf: (market: { id: string }) => string;
}
