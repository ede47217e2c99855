import type { CompanyFacts } from '@fs/api-contract';
import type { World, WorldCompany } from '@fs/fixtures';
import type { Insertable, Kysely } from 'kysely';
import { insertAll } from './insertAll.ts';
import type { CompanyFactsTable } from './researchTables.ts';
import type { Tables } from './tables.ts';

type FactRow = Insertable<CompanyFactsTable>;

/** Every company has facts of this age at most. */
const oldestDays = 120;
const dayMs = 86_400_000;

/** One company of this many has a source that disagrees: in turn on the total and on the year of founding. */
const disagreeing = 30;

/** Place of the first of them. The company that the landing page suggests is one. */
const firstDisagreeing = 16;

/** Seeds what sources say of companies. Requires the companies to exist. */
export async function seedFacts(kysely: Kysely<Tables>, world: World): Promise<void> {
  await insertAll(kysely, 'company_facts', listFacts(world));
}

/** What sources say of companies, including some that disagree. */
export function listFacts(world: World): FactRow[] {
  const totals = new Map<string, number>();
  for (const { companyId, raisedUsd } of world.fundingRounds) {
    totals.set(companyId, (totals.get(companyId) ?? 0) + (raisedUsd ?? 0));
  }
  return world.companies.flatMap((company, index) => {
    const as_of = new Date(Date.parse(world.now) - ((index * 7) % oldestDays) * dayMs).toISOString().slice(0, 10);
    return factsOf(company, { index, as_of, total: totals.get(company.id) ?? 0 });
  });
}

interface FactContext {
  index: number;
  as_of: string;
  /** Sum of the company's disclosed rounds. */
  total: number;
}

function factsOf(company: WorldCompany, { index, as_of, total }: FactContext): FactRow[] {
  const say = (field: keyof CompanyFacts, source: string, value: string | null): FactRow[] =>
    value === null ? [] : [{ organization_id: company.id, field, source, value, as_of }];
  return [
    ...say('employee_count', 'Company filings', company.employee_count),
    ...say('founded_on', 'Company registry', company.founded_on),
    ...say('homepage_url', 'Company website', company.homepage_url),
    ...(index % disagreeing === firstDisagreeing ? disagreement() : []),
  ];

  function disagreement(): FactRow[] {
    const isAboutTotal = total > 0 && (index % (2 * disagreeing) > disagreeing || company.founded_on === null);
    return isAboutTotal
      ? say('total_funding_usd', 'Press releases', lessThan(total))
      : say('founded_on', 'Company website', yearBefore(company.founded_on));
  }
}

/** A total without the smallest amounts, as a press release rounds it. */
function lessThan(total: number): string {
  return String(Math.floor((total * 0.99) / 100_000) * 100_000);
}

function yearBefore(day: string | null): string | null {
  return day && `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
}
