import type { CompanyStatus } from '@fs/api-contract';

/** What a company can be, in the order of the filter. */
export const companyStatuses = ['operating', 'acquired', 'ipo', 'closed'] as const satisfies readonly CompanyStatus[];
