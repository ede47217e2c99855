import type { DataClient } from '@fs/data-client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap } from './CallFailure.ts';

export function companyQuery(client: DataClient, id: string) {
  return queryOptions({
    queryKey: ['companies', id],
    queryFn: async ({ signal }) => unwrap(await client.companies.getCompany(id, { signal })),
  });
}

/** Companies by name; what was found before stays while the next answer is on its way. */
export function companiesByNameQuery(client: DataClient, text: string) {
  return queryOptions({
    queryKey: ['companies', 'by-name', text],
    queryFn: async ({ signal }) => unwrap(await client.companies.getCompanies(text, { signal })),
    placeholderData: keepPreviousData,
  });
}
