import {
  type CompanySearchResult,
  type FundingSearchResult,
  type JobInputs,
  limits,
  type SnapshotTable,
  type WatchlistCompany,
} from '@fs/api-contract';
import type { RowSources } from '../../../http/rowStreams.ts';
import type { User } from '../../../http/user.ts';
import { type CsvCell, csvHead, csvLines } from '../../../values/csvLines.ts';
import { JobProblem } from '../JobProblem.ts';

type Columns<Row> = Readonly<Record<string, (row: Row) => CsvCell>>;

const companyColumns: Columns<CompanySearchResult> = {
  Name: (company) => company.name,
  Homepage: (company) => company.homepage_url,
  Location: (company) => company.location,
  Founded: (company) => company.founded_on,
  Markets: (company) => company.markets.map(({ name }) => name).join('; '),
  Employees: (company) => company.employee_count,
  Status: (company) => company.status,
  'Total funding (USD)': (company) => company.total_funding_usd,
  Rounds: (company) => company.round_count,
  'Last funding': (company) => company.last_funding_on,
};

const fundingColumns: Columns<FundingSearchResult> = {
  Company: (round) => round.organization.name,
  Location: (round) => round.location,
  Market: (round) => round.market?.name ?? null,
  Round: (round) => round.round_type,
  Series: (round) => round.round_code,
  'Raised (USD)': (round) => round.raised_usd,
  Date: (round) => round.funded_on,
  Investors: (round) => round.investors.map(({ name }) => name).join('; '),
};

const watchlistColumns: Columns<WatchlistCompany> = {
  ...companyColumns,
  Added: (company) => company.added,
  Note: (company) => company.note,
};

const columns: Readonly<Record<SnapshotTable, Columns<never>>> = {
  companies: companyColumns,
  fundings: fundingColumns,
  watchlistCompanies: watchlistColumns,
};

interface SnapshotCall {
  sources: RowSources;
  user: User;
  input: JobInputs['snapshot'];
  /** Called with rows so far. Throws to end the work. */
  onProgress: (rows: number, total: number) => Promise<void>;
}

const toList = <Item>(value: Item | Item[]): Item[] => (Array.isArray(value) ? value : [value]);

/** The rows that a snapshot has, in its order. */
function open({
  sources,
  user,
  input,
}: SnapshotCall): Promise<{ total: number; parts: AsyncIterable<readonly object[]> }> {
  switch (input.table) {
    case 'companies':
      return sources.companies({ user, params: {}, body: { filters: input.filters, sort: toList(input.sort) } });
    case 'fundings':
      return sources.fundings({ user, params: {}, body: { filters: input.filters, sort: toList(input.sort) } });
    case 'watchlistCompanies':
      return sources.watchlistCompanies({
        user,
        params: { id: input.listId },
        body: { filters: input.filters, sort: toList(input.sort) },
      });
  }
}

/** Writes all rows of a table to a CSV file, whose formulas are escaped. @throws JobProblem */
export async function writeSnapshot(call: SnapshotCall): Promise<{ bytes: Buffer; rows: number; total: number }> {
  const { total, parts } = await open(call);
  const cells = columns[call.input.table];
  const written = [csvHead(Object.keys(cells))];
  let rows = 0;
  let size = 0;
  for await (const part of parts) {
    const text = csvLines(part.map((row) => Object.values(cells).map((cell) => cell(row as never))));
    size += Buffer.byteLength(text);
    if (size > limits.snapshotBytes) throw new JobProblem('too-large');
    written.push(text);
    rows += part.length;
    await call.onProgress(rows, total);
  }
  return { bytes: Buffer.from(written.join('')), rows, total };
}
