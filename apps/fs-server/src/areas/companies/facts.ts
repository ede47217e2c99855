import type { CompanyFact, CompanyFacts, CompanySearchResult, SourcedValue } from '@fs/api-contract';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { keepPlan } from '../../database/keptPlans.ts';
import { formatLocation } from './companyColumns.ts';

type Field = keyof CompanyFacts;

/** Fields that derive from rounds. What another source says of them can only be compared. */
const fromRounds: readonly Field[] = ['total_funding_usd', 'last_round'];

/** A source's value and the field that it is about. */
export interface StoredFact extends SourcedValue {
  field: Field;
}

type Values = Partial<Record<string, string | null>>;

/** Where a company's data comes from. */
export interface Provenance {
  /** Name of the source of the company's row; null where none is known. */
  source: string | null;
  /** The day of the latest change. */
  as_of: string;
  stored: readonly StoredFact[];
  /** Values that an administrator set, what the source says of these fields, and the day of the correction. */
  overlay: Values;
  original: Values;
  corrected_on: string;
}

/** Names of sources that imports store by a key. */
export const sourceNames = { crunchbase: 'Crunchbase' } as const satisfies Record<string, string>;

/** Source of a value that is a sum over rounds, and of one that an administrator set. */
const roundsSource = 'rounds';
const correctionsSource = 'corrections';

function toSourceName(source: string): string {
  return Object.hasOwn(sourceNames, source) ? sourceNames[source as keyof typeof sourceNames] : source;
}

/** Reads what is known of where a company's facts come from. */
export async function findProvenance({ kysely }: Database, id: string): Promise<Provenance> {
  const row = await kysely
    .selectFrom('organizations')
    .leftJoin('company_corrections', 'company_corrections.organization_id', 'organizations.id')
    .select([
      'organizations.source',
      sql<string>`(organizations.updated_at at time zone 'UTC')::date::text`.as('as_of'),
      'company_corrections.overlay',
      'company_corrections.source as original',
      sql<string | null>`(company_corrections.updated_at at time zone 'UTC')::date::text`.as('corrected_on'),
      sql<StoredFact[]>`coalesce((
        select json_agg(json_build_object('field', field, 'source', facts.source, 'value', value, 'as_of', facts.as_of)
          order by facts.as_of desc, facts.source)
        from company_facts as facts where facts.organization_id = organizations.id
      ), '[]')`.as('stored'),
    ])
    .where('organizations.id', '=', id)
    .modifyFront(keepPlan)
    .executeTakeFirstOrThrow();
  const source = row.source === null ? null : toSourceName(row.source);
  return {
    source,
    as_of: row.as_of,
    stored: row.stored,
    overlay: row.overlay ?? {},
    original: row.original ?? {},
    corrected_on: row.corrected_on ?? row.as_of,
  };
}

const placeColumns = ['city', 'state_code', 'country_code'] as const;

/** What an administrator set a field to, and what its source says instead. Empty for a field without a correction. */
function correctionsOf(company: CompanySearchResult, field: Field, provenance: Provenance): SourcedValue[] {
  const { overlay, original, source, as_of, corrected_on } = provenance;
  const columns = field === 'location' ? placeColumns : [field];
  const shown = shownValue(company, field);
  if (shown === null || !columns.some((column) => Object.hasOwn(overlay, column))) return [];
  const said = field === 'location' ? formatLocation({ ...company, ...original }) : original[field];
  return [
    { source: correctionsSource, as_of: corrected_on, value: shown },
    ...(said ? [{ source, as_of, value: said }] : []),
  ];
}

/** Builds the facts of the key fields: the source of the shown value, and the latest source that disagrees. */
export function toCompanyFacts(company: CompanySearchResult, provenance: Provenance): CompanyFacts {
  const factOf = (field: Field): CompanyFact | null => {
    const shown = shownValue(company, field);
    if (shown === null) return null;
    const said: SourcedValue[] = [
      ...correctionsOf(company, field, provenance),
      ...provenance.stored.filter((fact) => fact.field === field),
    ];
    const agreeing = said.find(({ value }) => value === shown);
    const own = fromRounds.includes(field)
      ? { source: roundsSource, as_of: provenance.as_of }
      : { source: provenance.source, as_of: provenance.as_of };
    const { source, as_of } = agreeing ?? own;
    const conflict = said.find(({ value }) => value !== shown);
    return {
      source,
      as_of,
      conflict: conflict ? { source: conflict.source, as_of: conflict.as_of, value: conflict.value } : null,
    };
  };
  return {
    total_funding_usd: factOf('total_funding_usd'),
    last_round: factOf('last_round'),
    employee_count: factOf('employee_count'),
    founded_on: factOf('founded_on'),
    location: factOf('location'),
    homepage_url: factOf('homepage_url'),
  };
}

function shownValue(company: CompanySearchResult, field: Field): string | null {
  switch (field) {
    case 'total_funding_usd':
      return company.total_funding_usd === null ? null : String(company.total_funding_usd);
    case 'last_round':
      return company.last_round && company.last_funding_on;
    default:
      return company[field];
  }
}
