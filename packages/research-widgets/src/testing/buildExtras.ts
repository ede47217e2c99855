import type { CompanyColumns } from '@fs/api-contract';

/** What optional columns show of a company that is on no list, and of which nothing was measured or counted. */
export const buildExtras = (known: Partial<CompanyColumns> = {}): CompanyColumns => ({
  id: 'company',
  watchlists: { total: 0, first: [] },
  domain_authority: null,
  is_domain_authority_withheld: false,
  followers: null,
  ...known,
});
