import { paths, type WatchlistCompany } from '@fs/api-contract';
import { ClosedObject, listOrder, schemas, Text } from '@fs/api-contract/schemas';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Database } from '../../database/database.ts';
import { type ExportServices, registerExport } from '../../http/exports.ts';
import { type CsvCell, csvHead, csvLines } from '../../values/csvLines.ts';
import { type CompaniesQuery, findItems, parseSelection, readListedCompanies } from './reads/companies.ts';
import { requireList } from './requireLists.ts';

const columns = {
  Name: (company) => company.name,
  Homepage: (company) => company.homepage_url,
  Location: (company) => company.location,
  Founded: (company) => company.founded_on,
  Markets: (company) => company.markets.map(({ name }) => name).join('; '),
  Employees: (company) => company.employee_count,
  'Total funding (USD)': (company) => company.total_funding_usd,
  'Last funding': (company) => company.last_funding_on,
  Added: (company) => company.added,
  Note: (company) => company.note,
} as const satisfies Record<string, (company: WatchlistCompany) => CsvCell>;

interface ExportQuery extends CompaniesQuery {
  raw?: boolean;
}

/**
 * Exports the companies of a list that match the filters as a CSV file, reading a page at a time. Cells that a
 * spreadsheet would run as a formula get a leading apostrophe, unless `raw` is set.
 */
export function registerWatchlistExport(app: FastifyInstance, database: Database, services: ExportServices): void {
  registerExport(
    app,
    {
      method: 'GET',
      url: paths.watchlistExport,
      schema: {
        params: schemas.getWatchlistCompanies.params,
        querystring: ClosedObject({
          filters: Type.Optional(Text(8000)),
          ...listOrder,
          raw: Type.Optional(Type.Boolean()),
        }),
      },
      open: async (call) => {
        const { id } = call.params as { id: string };
        const query = call.query as ExportQuery;
        await requireList(database, call.user, 'read', id);
        const items = await findItems(database, id, parseSelection(query));
        return {
          type: 'text/csv',
          headers: { 'content-disposition': 'attachment; filename="watchlist.csv"' },
          parts: toCsv(readListedCompanies(database, call.user, id, items), query.raw === true),
        };
      },
    },
    services,
  );
}

async function* toCsv(parts: AsyncIterable<readonly WatchlistCompany[]>, isRaw: boolean): AsyncGenerator<string> {
  yield csvHead(Object.keys(columns));
  for await (const companies of parts) {
    const rows = companies.map((company) => Object.values(columns).map((cell) => cell(company)));
    yield csvLines(rows, isRaw);
  }
}
