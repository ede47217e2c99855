import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { CompanyIds } from '../CompanyIds.ts';
import type { Touched } from '../ImportScope.ts';
import { crunchbase } from '../ids.ts';
import type { SourceRow } from '../SourceRow.ts';
import { upsert } from '../upsert.ts';
import { maxNameLength, nameText, type OrganizationRow, organizationColumns } from './organizationRow.ts';
import { placeTexts, toLocation } from './toLocation.ts';
import { writeMarkets } from './writeMarkets.ts';

/** The column prefix of a stub: `company_name`, `acquirer_name`. */
type Side = 'company' | 'acquirer' | 'investor';

/** Optional columns of a stub, besides permalink and name. */
export function stubColumns(side: Side): string[] {
  return ['category_list', 'country_code', 'state_code', 'region', 'city'].map((column) => `${side}_${column}`);
}

/** What these columns take, and the permalink and the name. */
export function stubTexts(side: Side): Record<string, string> {
  return {
    [`${side}_permalink`]: 'permalink, as in the file of companies; an unknown company is created',
    [`${side}_name`]: nameText,
    [`${side}_category_list`]: 'markets of a company that is created, separated by `|`',
    ...placeTexts(`${side}_`),
  };
}

/** Reads a company as a row about one of its deals describes it, in case it is unknown. */
export function readStub(row: SourceRow, side: Side, status: string, companyIds: CompanyIds): OrganizationRow {
  const place = toLocation(
    row.text(`${side}_city`, `${side}_region`),
    row.text(`${side}_state_code`),
    row.text(`${side}_country_code`),
  );
  return {
    ...companyIds.identify(row.required(maxNameLength, `${side}_permalink`)),
    source: crunchbase,
    name: row.required(maxNameLength, `${side}_name`),
    status,
    homepage_url: null,
    domain: null,
    ...place,
    category_list: row.list(`${side}_category_list`),
    founded_on: null,
  };
}

/** Creates firms that do not exist, without markets, so that figures of markets are of companies only. */
export async function writeFirms(transaction: Kysely<Tables>, stubs: readonly OrganizationRow[]): Promise<Touched> {
  const byId = new Map(stubs.map((stub) => [stub.id, { ...stub, kind: 'investor' }]));
  const columns = { ...organizationColumns, kind: 'text' };
  const target = { table: 'organizations', columns, existing: 'keep' } as const;
  const { created } = await upsert(transaction, target, [...byId.values()]);
  return { companies: created };
}

/** Creates the companies that do not exist. */
export async function writeStubs(transaction: Kysely<Tables>, stubs: readonly OrganizationRow[]): Promise<Touched> {
  const byId = new Map(stubs.map((stub) => [stub.id, stub]));
  const target = { table: 'organizations', columns: organizationColumns, existing: 'keep' } as const;
  const { created } = await upsert(transaction, target, [...byId.values()]);
  const markets = await writeMarkets(
    transaction,
    [...byId.values()].filter(({ id }) => created.has(id)),
  );
  return { companies: created, markets };
}
