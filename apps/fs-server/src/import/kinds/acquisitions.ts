import type { ImportKind } from '../ImportKind.ts';
import { createIdFactory } from '../ids.ts';
import { parseAmount } from '../parseAmount.ts';
import { createDealDays, dayText, readDay } from '../parseDay.ts';
import { SeenKeys } from '../SeenKeys.ts';
import { RowRejected, type SourceRow } from '../SourceRow.ts';
import { upsert } from '../upsert.ts';
import { readStub, stubColumns, stubTexts, writeStubs } from './companyStubs.ts';
import type { OrganizationRow } from './organizationRow.ts';

interface DealRow {
  id: string;
  acquirer_id: string;
  acquired_id: string;
  acquired_on: string;
  price: number | null;
  currency: string | null;
}

/** A deal, and its companies as the row describes them, in case they are unknown. */
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

const dealId = createIdFactory('acquisition');

/** Acquisitions. Unknown companies are created from the row's columns. */
export const acquisitions: ImportKind<Deal> = {
  name: 'acquisitions',
  row: 'an acquisition of a company by another',
  tables: ['acquisitions', 'organizations', 'markets', 'organization_markets'],
  columns: {
    required: ['company_permalink', 'company_name', 'acquirer_permalink', 'acquirer_name', 'acquired_at'],
    optional: [...stubColumns('company'), ...stubColumns('acquirer'), 'price_amount', 'price_currency_code'],
    takes: {
      ...stubTexts('company'),
      ...stubTexts('acquirer'),
      acquired_at: dayText,
      price_amount: 'amount up to a trillion in `price_currency_code`; empty, `-` or 0 for undisclosed',
      price_currency_code: 'three letters of ISO 4217, such as `USD`',
    },
  },
  createRowParser: ({ now, companyIds }) => {
    const seen = new SeenKeys();
    const days = createDealDays(now);
    return (row) => {
      const acquired = readStub(row, 'company', 'acquired', companyIds);
      const acquirer = readStub(row, 'acquirer', 'operating', companyIds);
      if (acquired.id === acquirer.id) {
        throw new RowRejected('a company cannot acquire itself');
      }
      const day = readDay(row, 'acquired_at', days);
      const id = dealId(`${acquirer.permalink} ${acquired.permalink} ${day}`);
      if (!seen.add(id)) {
        throw new RowRejected('duplicate acquisition');
      }
      const deal = { id, acquirer_id: acquirer.id, acquired_id: acquired.id, acquired_on: day, ...readPrice(row) };
      return { deal, stubs: [acquirer, acquired] };
    };
  },
  write: async (transaction, batch) => {
    const stubs = await writeStubs(
      transaction,
      batch.flatMap(({ record }) => record.stubs),
    );
    const { created, updated } = await upsert(
      transaction,
      { table: 'acquisitions', columns, existing: 'update' },
      batch.map(({ record }) => record.deal),
    );
    const written = created.union(updated);
    const companies = batch
      .filter(({ record: { deal } }) => written.has(deal.id))
      .flatMap(({ record: { deal } }) => [deal.acquirer_id, deal.acquired_id]);
    return { created: created.size, updated: updated.size, rejected: new Map(), touched: [stubs, { companies }] };
  },
};

function readPrice(row: SourceRow): Pick<DealRow, 'price' | 'currency'> {
  const currency = row.text('price_currency_code').toUpperCase();
  const price = parseAmount(row.text('price_amount'));
  if (price === undefined) {
    return { price: row.omit('price_amount', 'isn’t a valid amount'), currency: null };
  }
  if (price !== null && !/^[A-Z]{3}$/.test(currency)) {
    return { price: row.omit('price_amount', 'is missing a currency'), currency: null };
  }
  return { price, currency: price === null ? null : currency };
}
