import type { ImportKind } from '../ImportKind.ts';
import { crunchbase } from '../ids.ts';
import { amountText, parseAmount } from '../parseAmount.ts';
import { createFoundingDays, dayText, readOptionalDay } from '../parseDay.ts';
import { parseWebAddress, webAddressText } from '../parseWebAddress.ts';
import { SeenKeys } from '../SeenKeys.ts';
import { RowRejected, type SourceRow } from '../SourceRow.ts';
import { upsert } from '../upsert.ts';
import { maxNameLength, nameText, type OrganizationRow, organizationColumns } from './organizationRow.ts';
import { placeTexts, toLocation } from './toLocation.ts';
import { toOwnDomain } from './toOwnDomain.ts';
import { type StatedTotal, writeFundingTotals } from './writeFundingTotals.ts';
import { writeMarkets } from './writeMarkets.ts';

const foundingText = `${dayText}, from 1500`;

const statuses = new Set(['operating', 'acquired', 'ipo', 'closed']);

type CompanyRow = OrganizationRow & StatedTotal & { isMerged: boolean };

/** Companies. Totals derive from rounds; what the file says of them is a fact to compare with. */
export const companies: ImportKind<CompanyRow> = {
  name: 'companies',
  row: 'a company',
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
    takes: {
      permalink: `the source’s id of the company, such as \`/organization/voltaro\`, up to ${maxNameLength} characters; it identifies the company in every other file`,
      name: nameText,
      homepage_url: `${webAddressText}. Its host becomes the domain of the company, unless many share it`,
      category_list: 'markets, separated by `|`, the main one first',
      category_code: 'markets in the same form, if `category_list` is empty',
      status: `one of ${[...statuses].join(', ')}; operating by default`,
      ...placeTexts(''),
      founded_at: foundingText,
      founded_on: `${foundingText}, if \`founded_at\` is empty`,
      funding_total_usd: `${amountText}, as the source states it; shown only to compare with the sum of rounds`,
    },
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
        ...readPlace(row),
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
    const markets = await writeMarkets(
      transaction,
      records.filter(({ id }) => created.has(id) || updated.has(id)),
    );
    const restated = await writeFundingTotals(transaction, records);
    return {
      created: created.size,
      updated: updated.union(restated).difference(created).size,
      rejected: new Map(),
      touched: [{ companies: created.union(updated), markets }],
    };
  },
};

function readHomepage(row: SourceRow) {
  const cell = row.text('homepage_url');
  return cell === '' ? null : (parseWebAddress(cell) ?? row.omit('homepage_url', 'isn’t a web address'));
}

/** A country's name would be left out without a word, and lists by others have names. */
function readPlace(row: SourceRow) {
  const country = row.text('country_code');
  const place = toLocation(row.text('city', 'region'), row.text('state_code'), country);
  if (country !== '' && place.country_code === null) {
    row.omit('country_code', 'must be three letters of ISO 3166-1, such as USA');
  }
  return place;
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
  return readOptionalDay(row, row.text('founded_at') === '' ? 'founded_on' : 'founded_at', days);
}
