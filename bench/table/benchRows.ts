import { manyCompanies } from '@fs/fixtures';
import type { BenchCompany } from './tableModel.ts';

/** Names have a number of two or three digits, so that all libraries sort them alike. */
export function benchCompanies(count: number): BenchCompany[] {
  const made = manyCompanies(count).map(
    (company, index): BenchCompany => ({
      id: company.id,
      name: numbered(company.name, Math.floor(index / 600)),
      homepage: company.domain ?? '',
      location: [company.city, company.country_code].filter(Boolean).join(', '),
      founded: company.founded_on?.slice(0, 7) ?? '',
      markets: company.markets.map(({ name }) => name),
    }),
  );
  // Not in the order of names: 7919 is a prime.
  return made.map((_, index) => made[(index * 7919 + 4321) % count] as BenchCompany);
}

function numbered(name: string, round: number): string {
  return `${name.replace(/ \d+$/, '')} ${String(round + 100)}`;
}
