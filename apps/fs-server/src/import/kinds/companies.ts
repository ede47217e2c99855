import type { ImportKind } from '../ImportKind.ts';
import { crunchbase } from '../ids.ts';
import { parseAmount } from '../parseAmount.ts';
import { createFoundingDays, parseDay } from '../parseDay.ts';
import { parseWebAddress } from '../parseWebAddress.ts';
import { SeenKeys } from '../SeenKeys.ts';
import { RowRejected, type SourceRow } from '../SourceRow.ts';
import { upsert } from '../upsert.ts';
import { maxNameLength, type OrganizationRow, organizationColumns } from './organizationRow.ts';
import { toLocation } from './toLocation.ts';
import { toOwnDomain } from './toOwnDomain.ts';
import { type StatedTotal, writeFundingTotals } from './writeFundingTotals.ts';
import { writeMarkets } from './writeMarkets.ts';

const statuses = new Set(['operating', 'acquired', 'ipo', 'closed']);

type CompanyRow = OrganizationRow & StatedTotal & { isMerged: boolean };

/** Companies. Totals derive from rounds; what the file says of them is a fact to compare with. */
export const companies: ImportKind<CompanyRow> = {
  name: 'companies',
  tables: ['organizations', 'markets', 'organization_markets', 'company_facts'],
  columns: {
    required: ['permalink', 'name', ['homepage_url', 'category_list', 'category_code']],
    optional: [
      'status',
      'country_code',
      'state_code',
      'region',
      'city',
      'founded_at',
      'founded_on',
      'funding_total_usd',
    ],
  },
  createRowParser: ({ now, companyIds }) => {
    const seen = new SeenKeys();
    const days = createFoundingDays(now);
    return (row) => {
      const written = row.required(maxNameLength, 'permalink');
      const { id, permalink } = companyIds.identifyRow(written);
      const name = row.required(maxNameLength, 'name');
      if (!seen.add(id)) {
        throw new RowRejected('duplicate permalink');
      }
      const address = readHomepage(row);
      return {
        isMerged: companyIds.isMerged(written),
        id,
        source: crunchbase,
        permalink,
        name,
        status: readStatus(row),
        homepage_url: address?.url ?? null,
        domain: address && toOwnDomain(address.domain),
        ...toLocation(row.text('city', 'region'), row.text('state_code'), row.text('country_code')),
        category_list: row.list('category_list', 'category_code'),
        founded_on: readFoundedOn(row, days),
        funding_total_usd: readTotal(row),
        as_of: now.toISOString().slice(0, 10),
      };
    };
  },
  write: async (transaction, batch) => {
    // What a file of companies lists is a company, even if a file of investments named it before.
    // A merged company stays as it was, so that undoing the merge restores it.
    const records = batch.flatMap(({ record }) => (record.isMerged ? [] : { ...record, kind: 'company' }));
    const columns = { ...organizationColumns, kind: 'text' };
    const target = { table: 'organizations', columns, existing: 'update and date' } as const;
    const { created, updated } = await upsert(transaction, target, records);
    await writeMarkets(
      transaction,
      records.filter(({ id }) => created.has(id) || updated.has(id)),
    );
    const restated = await writeFundingTotals(transaction, records);
    return {
      created: created.size,
      updated: updated.union(restated).difference(created).size,
      rejected: new Map(),
    };
  },
};

function readHomepage(row: SourceRow) {
  const cell = row.text('homepage_url');
  return cell === '' ? null : (parseWebAddress(cell) ?? row.omit('homepage_url', 'isn’t a web address'));
}

function readTotal(row: SourceRow): number | null {
  const amount = parseAmount(row.text('funding_total_usd'));
  return amount === undefined ? row.omit('funding_total_usd', 'isn’t a valid amount') : amount;
}

function readStatus(row: SourceRow): string {
  const status = row.text('status').toLowerCase();
  if (status !== '' && !statuses.has(status)) {
    row.omit('status', 'must be operating, acquired, ipo, or closed');
  }
  return statuses.has(status) ? status : 'operating';
}

function readFoundedOn(row: SourceRow, days: ReturnType<typeof createFoundingDays>): string | null {
  const text = row.text('founded_at', 'founded_on');
  if (text === '') return null;
  const column = row.text('founded_at') === '' ? 'founded_on' : 'founded_at';
  return parseDay(text, days) ?? row.omit(column, `must be a date between ${days.from} and ${days.to}`);
}
