import type { CompanyMarket, CompanyOverview } from '@fs/api-contract';
import type { Loadable, MenuItemData } from '@fs/ui';
import type { ReactNode } from 'react';
import type { CompanyHref } from '../../internal/CompanyLink.tsx';
import type { InvestorHref, PersonHref } from '../../internal/InvestorLink.tsx';

export interface CompanyComparisonProps {
  /** Up to five companies, in the order of their columns. */
  companies: Loadable<readonly CompanyOverview[]>;
  /** How many companies of the address could not be found. @default 0 */
  missing?: number;
  /** URL of a company's page. */
  hrefOf: CompanyHref;
  /** URL of an investor who is a person. Without it their names are plain text. */
  personHrefOf?: PersonHref;
  /** URL of the rounds of an investor without a page. Without it, their names are no links. */
  investorHrefOf?: InvestorHref;
  /** URL of the companies in a market. Without it the names are plain text. */
  marketHrefOf?: (market: CompanyMarket) => string;
  /** Called with the ids in their new order, also after a removal. */
  onChange: (ids: string[]) => void;
  /** Finds another company. */
  picker?: ReactNode;
  /** Called when the user adds all companies to a list, with the id of the item of `addAllItems`. Without it there is no button. */
  onAddAll?: (item?: string) => void;
  /** What the user chooses from to add all companies, such as lists. Without it, a button adds them at once. */
  addAllItems?: readonly MenuItemData[];
  /** Absolute URL of this comparison, to copy. */
  url: string;
  /** Called with the facts as a file. Default: the browser saves it. */
  onSave?: (file: Blob, name: string) => void;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
}
