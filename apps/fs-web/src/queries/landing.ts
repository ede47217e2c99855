import type { DataClient } from '@fs/data-client';
import { recognitionLines } from '@fs/research-widgets/search';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap } from './CallFailure.ts';

/** Totals, newest rounds and months of the landing page. */
export function landingQuery(client: DataClient) {
  return queryOptions({
    queryKey: ['landing'],
    queryFn: async ({ signal }) => unwrap(await client.staticFiles.getLanding({ signal })),
  });
}

/** Companies by name or website, for signed-out users. Earlier results stay while the next ones load. */
export function publicCompaniesQuery(client: DataClient, text: string) {
  return queryOptions({
    queryKey: ['companies', 'public', text],
    queryFn: async ({ signal }) => unwrap(await client.companies.getPublicCompanies(text, { signal })),
    placeholderData: keepPreviousData,
  });
}

/** The company of each name of a pasted text: the best match that has the name or begins with it. */
export function recognizedNamesQuery(client: DataClient, text: string) {
  const { names } = recognitionLines(text);
  return queryOptions({
    queryKey: ['companies', 'recognized', names],
    queryFn: ({ signal }) =>
      Promise.all(
        names.map(async (name) => {
          const found = unwrap(await client.companies.getPublicCompanies(name, { signal }));
          const same = (one: string) => one.toLowerCase() === name.toLowerCase();
          return { name, company: found.find((one) => same(one.name)) ?? found[0] ?? null };
        }),
      ),
    enabled: names.length > 0,
    placeholderData: keepPreviousData,
  });
}
