import { pipeline, Readable } from 'node:stream';
import { limits, paths, type WatchlistCompany } from '@fs/api-contract';
import { ClosedObject, listOrder, schemas, Text } from '@fs/api-contract/schemas';
import { stringify } from 'csv-stringify';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Database } from '../../database/database.ts';
import { signedOut } from '../../http/failures.ts';
import type { Reader } from '../../http/reader.ts';
import type { FindReader } from '../../http/restRoutes.ts';
import { type CompaniesQuery, describe, findSeen, type SeenItem, toSeen } from './reads/companies.ts';
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
} as const satisfies Record<string, (company: WatchlistCompany) => string | number | null>;

interface ExportQuery extends CompaniesQuery {
  raw?: boolean;
}

/**
 * All companies of a list that meet the conditions as a CSV file, a thousand read at a time. Cells that a spreadsheet
 * would run as a formula begin with an apostrophe, unless the reader wants them raw.
 */
export function registerWatchlistExport(app: FastifyInstance, database: Database, findReader: FindReader): void {
  app.get<{ Params: { id: string }; Querystring: ExportQuery }>(
    paths.watchlistExport,
    {
      schema: {
        params: schemas.getWatchlistCompanies.params,
        querystring: ClosedObject({
          filters: Type.Optional(Text(8000)),
          ...listOrder,
          raw: Type.Optional(Type.Boolean()),
        }),
      },
      preParsing: async (request) => {
        request.reader = await findReader(request);
        if (!request.reader) throw signedOut();
      },
    },
    async ({ params, query, reader }, reply) => {
      if (!reader) throw signedOut();
      await requireList(database, reader, 'read', params.id);
      const items = await findSeen(database, params.id, toSeen(query));
      const csv = stringify({
        header: true,
        columns: Object.keys(columns),
        bom: true,
        record_delimiter: 'windows',
        escape_formulas: query.raw !== true,
      });
      // What breaks on the way breaks the file off, so that no reader takes a part for the whole.
      pipeline(Readable.from(rowsOf(database, reader, items)), csv, () => undefined);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="watchlist.csv"')
        .header('cache-control', 'no-store')
        .send(csv);
    },
  );
}

async function* rowsOf(database: Database, reader: Reader, items: readonly SeenItem[]) {
  for (let start = 0; start < items.length; start += limits.watchlistCompaniesPage) {
    const companies = await describe(database, reader, items.slice(start, start + limits.watchlistCompaniesPage), null);
    for (const company of companies) yield Object.values(columns).map((cell) => cell(company));
  }
}
