import type { CompanyColumns } from '@fs/api-contract';
import type { Loadable } from '@fs/ui';

/** What optional columns show of companies beyond their rows. Memoize it. A new identity re-renders every row. */
export interface CompanyExtras {
  /** What is known of a company. Only called while one of the columns is shown. */
  extrasOf: (company: { id: string }) => Loadable<CompanyColumns>;
  /** Loads it for companies of an export, by their ids. */
  loadExtras: (
    companyIds: readonly string[],
    options: { signal: AbortSignal },
  ) => Promise<Readonly<Record<string, CompanyColumns>>>;
  /** URL of a watchlist's page. */
  listHrefOf: (list: { id: string }) => string;
}
