import type { ImportKind } from '../ImportKind.ts';
import { crunchbase, idMaker } from '../ids.ts';
import { parseAmount } from '../parseAmount.ts';
import { dealDays, parseDay } from '../parseDay.ts';
import { SeenKeys } from '../SeenKeys.ts';
import { RowRejected, type SourceRow } from '../SourceRow.ts';
import { upsert } from '../upsert.ts';
import { identify, longestName, type OrganizationRow, organizationColumns } from './organizationRow.ts';
import { placeOf } from './placeOf.ts';
import { writeMarkets } from './writeMarkets.ts';

interface DealRow {
  id: string;
  acquirer_id: string;
  acquired_id: string;
  acquired_on: string;
  price: number | null;
  currency: string | null;
}

/** A deal and what its row says of both companies, should they be known from nowhere else. */
interface Deal {
  deal: DealRow;
  stubs: readonly OrganizationRow[];
}

const columns = {
  id: 'text',
  acquirer_id: 'uuid',
  acquired_id: 'uuid',
  acquired_on: 'date',
  price: 'bigint',
  currency: 'text',
};

const dealId = idMaker('acquisition');

/** Acquisitions. A company that is not there yet is made from the row's own columns. */
export const acquisitions: ImportKind<Deal> = {
  name: 'acquisitions',
  tables: ['acquisitions', 'organizations', 'markets', 'organization_markets'],
  recognises: (names) => names.has('acquirer_permalink') && names.has('company_permalink') && names.has('acquired_at'),
  reader: (now) => {
    const seen = new SeenKeys();
    const days = dealDays(now);
    return (row) => {
      const acquired = stubOf(row, 'company', 'acquired');
      const acquirer = stubOf(row, 'acquirer', 'operating');
      const day = parseDay(row.text('acquired_at'), days);
      if (acquired.id === acquirer.id) {
        throw new RowRejected('a company cannot acquire itself');
      }
      if (day === null) {
        throw new RowRejected(`acquired_at is no day between ${days.from} and ${days.to}`);
      }
      const id = dealId(`${acquirer.permalink} ${acquired.permalink} ${day}`);
      if (!seen.add(id)) {
        throw new RowRejected('the same acquisition stands in an earlier row');
      }
      const deal = { id, acquirer_id: acquirer.id, acquired_id: acquired.id, acquired_on: day, ...priceOf(row) };
      return { deal, stubs: [acquirer, acquired] };
    };
  },
  write: async (transaction, batch) => {
    const stubs = new Map(batch.flatMap(({ record }) => record.stubs.map((stub) => [stub.id, stub])));
    const made = await upsert(transaction, { table: 'organizations', columns: organizationColumns, existing: 'keep' }, [
      ...stubs.values(),
    ]);
    await writeMarkets(
      transaction,
      [...stubs.values()].filter(({ id }) => made.created.has(id)),
    );
    const { created, updated } = await upsert(
      transaction,
      { table: 'acquisitions', columns, existing: 'update' },
      batch.map(({ record }) => record.deal),
    );
    return { created: created.size, updated: updated.size, rejected: new Map() };
  },
};

function stubOf(row: SourceRow, side: 'company' | 'acquirer', status: string): OrganizationRow {
  const place = placeOf(
    row.text(`${side}_city`, `${side}_region`),
    row.text(`${side}_state_code`),
    row.text(`${side}_country_code`),
  );
  return {
    ...identify(row.required(longestName, `${side}_permalink`)),
    source: crunchbase,
    name: row.required(longestName, `${side}_name`),
    status,
    homepage_url: null,
    domain: null,
    ...place,
    category_list: row.list(`${side}_category_list`),
    founded_on: null,
  };
}

function priceOf(row: SourceRow): Pick<DealRow, 'price' | 'currency'> {
  const currency = row.text('price_currency_code').toUpperCase();
  const price = parseAmount(row.text('price_amount'));
  if (price === undefined) {
    return { price: row.omit('price_amount', 'is no possible amount'), currency: null };
  }
  if (price !== null && !/^[A-Z]{3}$/.test(currency)) {
    return { price: row.omit('price_amount', 'has no currency'), currency: null };
  }
  return { price, currency: price === null ? null : currency };
}
