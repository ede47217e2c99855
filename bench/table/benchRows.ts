import { manyCompanies } from '@fs/fixtures';
import type { BenchCompany } from './tableModel.ts';

/** Names have accents, marks and small letters, as real ones, and numbers of three digits, which every order sorts alike. */
export function benchCompanies(count: number): BenchCompany[] {
  const made = manyCompanies(count).map(
    (company, index): BenchCompany => ({
      id: company.id,
      name: accented(numbered(company.name, Math.floor(index / 600)), index),
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

/** Of each, the first letter that is in the name is written in another way. */
const ways = [
  { e: 'é', a: 'ä', o: 'ó' },
  { o: 'ö', i: 'í', a: 'å' },
  { n: 'ñ', c: 'č', u: 'ü' },
  { s: 'š', y: 'ý', e: 'ê' },
] as const;

/** Two of five names have another letter, one begins with a small one, one has a mark. */
function accented(name: string, index: number): string {
  if (index % 5 > 3) return name.replace(' ', ' & ');
  if (index % 5 > 2) return name.charAt(0).toLowerCase() + name.slice(1);
  if (index % 5 > 1) return name;
  const way = Object.entries(ways[index % ways.length] ?? {});
  const [plain, other] = way.find(([letter]) => name.includes(letter, 1)) ?? ['', ''];
  return name.charAt(0) + name.slice(1).replace(plain, other);
}
