import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { CompanyIds } from '../CompanyIds.ts';
import type { Touched } from '../ImportScope.ts';
import { crunchbase } from '../ids.ts';
import type { SourceRow } from '../SourceRow.ts';
import { upsert } from '../upsert.ts';
import { readStub, writeFirms } from './companyStubs.ts';
import { maxNameLength, type OrganizationRow } from './organizationRow.ts';
import { type PersonRow, personColumns, personId, splitName } from './personRow.ts';

/** What an investor is, as far as its permalink says. */
export interface InvestorIdentity {
  firm: OrganizationRow | null;
  person: PersonRow | null;
}

/** Crunchbase writes `/organization/x` and, until 2013, `/company/x` or `/financial-organization/x` for a firm. */
const firmPermalink = /^\/(organization|company|financial-organization)\/./i;
const personPermalink = /^\/person\/./i;

export function readIdentity(row: SourceRow, name: string, companyIds: CompanyIds): InvestorIdentity {
  const permalink = row.text('investor_permalink');
  if (permalink.length > maxNameLength) return { firm: null, person: null };
  if (firmPermalink.test(permalink)) {
    return { firm: readStub(row, 'investor', 'operating', companyIds), person: null };
  }
  if (!personPermalink.test(permalink)) return { firm: null, person: null };
  return { firm: null, person: { id: personId(permalink), source: crunchbase, ...splitName(name) } };
}

/** Creates the firms and people that do not exist, and links those investors to them that are not linked yet. */
export async function writeIdentities(
  transaction: Kysely<Tables>,
  identities: readonly (InvestorIdentity & { investorId: string })[],
): Promise<Touched> {
  const { companies = [] } = await writeFirms(
    transaction,
    identities.flatMap(({ firm }) => firm ?? []),
  );
  const people = new Map(identities.flatMap(({ person }) => (person ? [[person.id, person]] : [])));
  await upsert(transaction, { table: 'people', columns: personColumns, existing: 'keep' }, [...people.values()]);
  const given = identities
    .filter(({ firm, person }) => firm ?? person)
    .map(({ investorId, firm, person }) => ({ id: investorId, firm: firm?.id, person: person?.id }));
  if (given.length === 0) return { companies };
  const { rows } = await sql<{ id: string; firm: string | null }>`
    update investors set organization_id = given.firm, person_id = given.person
    from json_to_recordset(${JSON.stringify(given)}::json) as given(id text, firm uuid, person text)
    where given.id = investors.id and organization_id is null and person_id is null
    returning investors.id, investors.organization_id as firm
  `.execute(transaction);
  return { companies: [...companies, ...rows.flatMap(({ firm }) => firm ?? [])], investors: rows.map(({ id }) => id) };
}
