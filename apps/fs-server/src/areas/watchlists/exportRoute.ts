import { limits, paths, type WatchlistCompany } from '@fs/api-contract';
import { ClosedObject, listOrder, schemas, Text } from '@fs/api-contract/schemas';
import { stringify } from 'csv-stringify/sync';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Database } from '../../database/database.ts';
import { type ExportServices, registerExport } from '../../http/exports.ts';
import type { User } from '../../http/user.ts';
import { type CompaniesQuery, findItems, type ListedItem, parseSelection, readCompanies } from './reads/companies.ts';
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
} as const satisfies Record<string, (company: WatchlistCompany) => string | number | null>;

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
          parts: toCsv(readRows(database, call.user, items), query.raw === true),
        };
      },
    },
    services,
  );
}

type Row = (string | number | null)[];

async function* toCsv(parts: AsyncIterable<readonly Row[]>, isRaw: boolean): AsyncGenerator<string> {
  const options = { record_delimiter: 'windows', escape_formulas: !isRaw } as const;
  yield stringify([], { ...options, header: true, columns: Object.keys(columns), bom: true });
  for await (const rows of parts) yield stringify([...rows], options);
}

async function* readRows(database: Database, user: User, items: readonly ListedItem[]): AsyncGenerator<readonly Row[]> {
  for (let start = 0; start < items.length; start += limits.watchlistCompaniesPage) {
    const companies = await readCompanies(
      database,
      user,
      items.slice(start, start + limits.watchlistCompaniesPage),
      null,
    );
    yield companies.map((company) => Object.values(columns).map((cell) => cell(company)));
  }
}
