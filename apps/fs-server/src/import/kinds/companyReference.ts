import { type Kysely, sql } from 'kysely';
import { findKeptIds } from '../../areas/companies/keptCompanies.ts';
import { toCompanyId } from '../../areas/companies/rules.ts';
import type { Tables } from '../../database/tables.ts';
import type { CompanyIds } from '../CompanyIds.ts';
import type { ReadRecord } from '../ImportKind.ts';
import { parseWebAddress } from '../parseWebAddress.ts';
import { RowRejected, type SourceRow } from '../SourceRow.ts';
import { maxNameLength } from './organizationRow.ts';

/** The columns that name a row's company. A row needs one of them, and the first that has a value counts. */
export const referenceColumns = ['company_permalink', 'company_id', 'company_domain'] as const;

export const referenceTexts: Readonly<Record<(typeof referenceColumns)[number], string>> = {
  company_permalink: 'permalink of the company, as in the file of companies',
  company_id: 'id of the company, as in the address of its page',
  company_domain: 'domain or web address of the company, if only one company has that domain',
};

/** A company that a row names, which may be unknown. */
export interface CompanyReference {
  column: (typeof referenceColumns)[number];
  /** An id, or a domain for `company_domain`. */
  key: string;
  /** Whether the company itself was merged into the one that `key` names. */
  isMerged: boolean;
}

export interface WithReference {
  company: CompanyReference;
}

/** Whether an id was found, or why not. */
export type FoundCompany = { id: string; isMerged: boolean } | { reason: string };

/** @throws RowRejected when the row names no company, or not in the form that its column takes */
export function readReference(row: SourceRow, companyIds: CompanyIds): CompanyReference {
  const column = referenceColumns.find((each) => row.text(each) !== '');
  if (column === undefined) throw new RowRejected('company_permalink is empty');
  return toReference(column, row.required(maxNameLength, column), companyIds);
}

/** Like `readReference`, for a column with several companies, separated by `|`. */
export function readReferences(row: SourceRow, companyIds: CompanyIds): CompanyReference[] {
  const column = referenceColumns.find((each) => row.list(each).length > 0);
  if (column === undefined) throw new RowRejected('company_permalink is empty');
  return row.list(column).map((text) => toReference(column, text, companyIds));
}

function toReference(column: CompanyReference['column'], text: string, companyIds: CompanyIds): CompanyReference {
  if (text.length > maxNameLength) throw new RowRejected(`${column} is longer than ${maxNameLength} characters`);
  if (column === 'company_permalink') {
    return { column, key: companyIds.identify(text).id, isMerged: companyIds.isMerged(text) };
  }
  const key = column === 'company_id' ? toCompanyId(text) : parseWebAddress(text)?.domain;
  if (!key) throw new RowRejected(`${column} isn’t ${column === 'company_id' ? 'an id' : 'a domain'}`);
  return { column, key, isMerged: false };
}

/** Creates a function that finds the companies of these references. */
export async function findCompanies(
  kysely: Kysely<Tables>,
  references: readonly CompanyReference[],
): Promise<(reference: CompanyReference) => FoundCompany> {
  const given = references.filter(({ column }) => column !== 'company_domain').map(({ key }) => key);
  const toKept = await findKeptIds({ kysely }, given);
  const { rows: known } = await sql<{ id: string }>`
    select id from organizations where id = any(${given.map(toKept)}::uuid[])
  `.execute(kysely);
  const ids = new Set(known.map(({ id }) => id));
  const byDomain = await findByDomain(
    kysely,
    references.filter(({ column }) => column === 'company_domain').map(({ key }) => key),
  );
  return ({ column, key, isMerged }) => {
    if (column === 'company_domain') return byDomain.get(key) ?? { reason: 'no company has this domain' };
    const id = toKept(key);
    if (ids.has(id)) return { id, isMerged: isMerged || id !== key };
    return { reason: `no company has this ${column === 'company_id' ? 'id' : 'permalink'}` };
  };
}

async function findByDomain(
  kysely: Kysely<Tables>,
  domains: readonly string[],
): Promise<ReadonlyMap<string, FoundCompany>> {
  if (domains.length === 0) return new Map();
  const { rows } = await sql<{ domain: string; id: string; companies: number }>`
    select domain, min(id::text) as id, count(*)::integer as companies from organizations
    where domain = any(${[...new Set(domains)]}::text[]) group by domain
  `.execute(kysely);
  return new Map(
    rows.map(({ domain, id, companies }) => [
      domain,
      companies === 1 ? { id, isMerged: false } : { reason: 'several companies have this domain' },
    ]),
  );
}

/** The rows of a batch whose company is known, and why the others are rejected. */
export async function matchCompanies<Record extends WithReference>(
  kysely: Kysely<Tables>,
  batch: readonly ReadRecord<Record>[],
) {
  const find = await findCompanies(
    kysely,
    batch.map(({ record }) => record.company),
  );
  const matched: (ReadRecord<Record> & { companyId: string; isMerged: boolean })[] = [];
  const rejected = new Map<SourceRow, string>();
  for (const { row, record } of batch) {
    const found = find(record.company);
    if ('reason' in found) rejected.set(row, found.reason);
    else matched.push({ row, record, companyId: found.id, isMerged: found.isMerged });
  }
  return { matched, rejected };
}

/**
 * Like `matchCompanies`, for what exists once for a company, such as its followers of a day. Rejects the second row of
 * the same key. What a source says of a merged company is ignored.
 */
export async function matchUniquely<Record extends WithReference>(
  kysely: Kysely<Tables>,
  batch: readonly ReadRecord<Record>[],
  keyOf: (record: Record) => string,
) {
  const { matched, rejected } = await matchCompanies(kysely, batch);
  const keys = new Set<string>();
  const unique = matched.filter(({ row, record, companyId, isMerged }) => {
    if (isMerged) return false;
    const key = `${companyId} ${keyOf(record)}`;
    if (keys.has(key)) rejected.set(row, 'repeats an earlier row of the same company');
    return keys.size < keys.add(key).size;
  });
  return { unique, rejected };
}
