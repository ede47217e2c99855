import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { CompanyIds } from '../CompanyIds.ts';
import { crunchbase } from '../ids.ts';
import type { SourceRow } from '../SourceRow.ts';
import { upsert } from '../upsert.ts';
import { longestName, type OrganizationRow, organizationColumns } from './organizationRow.ts';
import { placeOf } from './placeOf.ts';
import { writeMarkets } from './writeMarkets.ts';

/** Whose columns a stub is made of: `company_name`, `acquirer_name`. */
type Side = 'company' | 'acquirer';

/** Columns that a stub reads where they are there, beside permalink and name. */
export function stubColumns(side: Side): string[] {
  return ['category_list', 'country_code', 'state_code', 'region', 'city'].map((column) => `${side}_${column}`);
}

/** A company as a row about one of its deals describes it, should it be known from nowhere else. */
export function readStub(row: SourceRow, side: Side, status: string, companyIds: CompanyIds): OrganizationRow {
  const place = placeOf(
    row.text(`${side}_city`, `${side}_region`),
    row.text(`${side}_state_code`),
    row.text(`${side}_country_code`),
  );
  return {
    ...companyIds.identify(row.required(longestName, `${side}_permalink`)),
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

/** Creates the companies that are not there yet. */
export async function writeStubs(transaction: Kysely<Tables>, stubs: readonly OrganizationRow[]): Promise<void> {
  const byId = new Map(stubs.map((stub) => [stub.id, stub]));
  const target = { table: 'organizations', columns: organizationColumns, existing: 'keep' } as const;
  const { created } = await upsert(transaction, target, [...byId.values()]);
  await writeMarkets(
    transaction,
    [...byId.values()].filter(({ id }) => created.has(id)),
  );
}
