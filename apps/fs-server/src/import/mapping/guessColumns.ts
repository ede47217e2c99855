import { toColumnKey } from '../reading/FileHeader.ts';

/** Other names of columns, as company lists have them. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  permalink: ['id', 'uuid', 'company id', 'organization id', 'record id', 'identifier', 'slug', 'key', 'reference'],
  name: ['company', 'company name', 'organization', 'organization name', 'firm', 'account name', 'startup'],
  homepage_url: ['website', 'web site', 'url', 'homepage', 'home page', 'domain', 'web address', 'company website'],
  category_list: ['industry', 'industries', 'sector', 'sectors', 'category', 'categories', 'market', 'markets', 'tags'],
  status: ['operating status', 'company status', 'stage status'],
  country_code: ['country', 'country iso', 'hq country', 'headquarters country'],
  state_code: ['state', 'province', 'hq state'],
  region: ['area', 'metro', 'hq region'],
  city: ['town', 'hq city', 'headquarters', 'location city'],
  founded_at: [
    'founded',
    'founded date',
    'date founded',
    'founding date',
    'year founded',
    'incorporated',
    'incorporation date',
  ],
  person_permalink: ['person id', 'person', 'profile'],
  title: ['job title', 'role', 'headline'],
  funding_total_usd: ['total funding', 'total raised', 'funding', 'amount raised', 'total funding amount', 'raised'],
};

/** From here on, two names are probably the same. */
const similar = 0.6;

/** Guesses which of our columns each of these names means. Each of ours is given once, to the most similar name. */
export function guessColumns(names: readonly string[], ours: readonly string[]): ReadonlyMap<string, string> {
  const pairs = names.flatMap((name) => ours.map((column) => ({ name, column, score: scoreOf(name, column) })));
  const guesses = new Map<string, string>();
  const taken = new Set<string>();
  for (const { name, column, score } of pairs.sort((one, other) => other.score - one.score)) {
    if (score < similar || guesses.has(name) || taken.has(column)) continue;
    guesses.set(name, column);
    taken.add(column);
  }
  return guesses;
}

function scoreOf(name: string, column: string): number {
  const scores = (synonyms[column] ?? []).map((synonym) => similarity(toColumnKey(name), toColumnKey(synonym)));
  // A name of ours counts before a synonym of another column.
  return Math.max(similarity(toColumnKey(name), toColumnKey(column)) * 1.01, ...scores);
}

/** Dice coefficient of the pairs of adjacent letters. */
function similarity(one: string, other: string): number {
  if (one === other) return 1;
  const [first, second] = [toPairs(one), toPairs(other)];
  const common = [...first].filter((pair) => second.has(pair)).length;
  return (2 * common) / Math.max(1, first.size + second.size);
}

function toPairs(text: string): ReadonlySet<string> {
  return new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, index) => text.slice(index, index + 2)));
}
