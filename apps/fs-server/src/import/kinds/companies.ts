import type { ImportKind } from '../ImportKind.ts';
import { crunchbase } from '../ids.ts';
import { createFoundingDays, parseDay } from '../parseDay.ts';
import { parseWebAddress } from '../parseWebAddress.ts';
import { SeenKeys } from '../SeenKeys.ts';
import { RowRejected, type SourceRow } from '../SourceRow.ts';
import { upsert } from '../upsert.ts';
import { maxNameLength, type OrganizationRow, organizationColumns } from './organizationRow.ts';
import { toLocation } from './toLocation.ts';
import { toOwnDomain } from './toOwnDomain.ts';
import { writeMarkets } from './writeMarkets.ts';

const statuses = new Set(['operating', 'acquired', 'ipo', 'closed']);

/** Companies. Funding columns of the file are ignored, because totals derive from rounds. */
export const companies: ImportKind<OrganizationRow> = {
  name: 'companies',
  tables: ['organizations', 'markets', 'organization_markets'],
  columns: {
    required: ['permalink', 'name', ['homepage_url', 'category_list', 'category_code']],
    optional: ['status', 'country_code', 'state_code', 'region', 'city', 'founded_at', 'founded_on'],
  },
  createRowParser: ({ now, companyIds }) => {
    const seen = new SeenKeys();
    const days = createFoundingDays(now);
    return (row) => {
      const { id, permalink } = companyIds.identify(row.required(maxNameLength, 'permalink'));
      const name = row.required(maxNameLength, 'name');
      if (!seen.add(id)) {
        throw new RowRejected('duplicate permalink');
      }
      const address = readHomepage(row);
      return {
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
      };
    };
  },
  write: async (transaction, batch) => {
    // What a file of companies lists is a company, even if a file of investments named it before.
    const records = batch.map(({ record }) => ({ ...record, kind: 'company' }));
    const columns = { ...organizationColumns, kind: 'text' };
    const target = { table: 'organizations', columns, existing: 'update and date' } as const;
    const { created, updated } = await upsert(transaction, target, records);
    await writeMarkets(
      transaction,
      records.filter(({ id }) => created.has(id) || updated.has(id)),
    );
    return { created: created.size, updated: updated.size, rejected: new Map() };
  },
};

function readHomepage(row: SourceRow) {
  const cell = row.text('homepage_url');
  return cell === '' ? null : (parseWebAddress(cell) ?? row.omit('homepage_url', 'isn’t a web address'));
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
