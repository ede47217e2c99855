import type { CompanyMarket, CompanyOverview, Investor } from '@fs/api-contract';

/** Facts that the comparison has a row for, in their order. */
export const comparedFacts = [
  'raised',
  'lastRound',
  'rounds',
  'employees',
  'founded',
  'place',
  'status',
  'markets',
  'investors',
  'news',
  'followers',
  'authority',
] as const;

export type ComparedFact = (typeof comparedFacts)[number];

/** One company's facts, ready to compare. */
export interface CompanyToCompare {
  overview: CompanyOverview;
  /** Followers on all networks. Null without a counted network. */
  followers: number | null;
  /** Articles of the last 13 weeks. */
  news: number;
  /** Null if unmeasured, `withheld` if the user's plan does not include it. */
  authority: number | null | 'withheld';
  /** Those that another compared company is in come first. */
  markets: readonly (CompanyMarket & { isShared: boolean })[];
  /** Investors of its rounds that also invested in another compared company. */
  commonInvestors: readonly Investor[];
}

/** Relates companies to each other. */
export function compareCompanies(overviews: readonly CompanyOverview[]): CompanyToCompare[] {
  const marketCounts = countBy(overviews.map(({ organization }) => organization.markets.map(({ id }) => id)));
  const investorCounts = countBy(overviews.map((overview) => investorsOf(overview).map(({ id }) => id)));
  const isShared = (counts: ReadonlyMap<string, number>, id: string) => (counts.get(id) ?? 0) > 1;
  return overviews.map((overview) => ({
    overview,
    followers:
      overview.socials.length === 0
        ? null
        : overview.socials.reduce((sum, { followers_count }) => sum + followers_count, 0),
    news: overview.organization.news_weeks.reduce((sum, count) => sum + count, 0),
    authority: overview.urlMetrics.withheld ? 'withheld' : (overview.urlMetrics.results[0]?.domain_authority ?? null),
    markets: overview.organization.markets
      .map((market) => ({ ...market, isShared: isShared(marketCounts, market.id) }))
      .sort((a, b) => Number(b.isShared) - Number(a.isShared)),
    commonInvestors: investorsOf(overview).filter(({ id }) => isShared(investorCounts, id)),
  }));
}

/** Returns each investor of a company's rounds once. */
function investorsOf({ funding_rounds }: CompanyOverview): Investor[] {
  return [
    ...new Map(
      funding_rounds.flatMap(({ investors }) => investors.map((investor) => [investor.id, investor])),
    ).values(),
  ];
}

/** Counts in how many lists each id is. */
function countBy(lists: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const ids of lists) for (const id of new Set(ids)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** Returns the fact as a number where more is more. Null where it is unknown, undefined where it has no order. */
export function sizeOf({ overview, ...company }: CompanyToCompare, fact: ComparedFact): number | null | undefined {
  const { total_funding_usd, last_round, round_count } = overview.organization;
  switch (fact) {
    case 'raised':
      return total_funding_usd;
    case 'lastRound':
      return last_round?.raised_usd ?? null;
    case 'rounds':
      return round_count;
    case 'news':
      return company.news;
    case 'followers':
      return company.followers;
    case 'authority':
      return company.authority === 'withheld' ? null : company.authority;
    default:
      return undefined;
  }
}

/** Returns the ids of the companies with the highest value of a fact: none if all known ones are equal. */
export function highestOf(companies: readonly CompanyToCompare[], fact: ComparedFact): ReadonlySet<string> {
  const sizes = companies.map((company) => ({ id: company.overview.organization.id, size: sizeOf(company, fact) }));
  const known = sizes.flatMap(({ size }) => (size === null || size === undefined ? [] : [size]));
  const most = Math.max(...known);
  if (known.length < 2 || known.every((size) => size === most)) return new Set();
  return new Set(sizes.filter(({ size }) => size === most).map(({ id }) => id));
}

/** Returns whether the companies differ in a fact. */
export function isDifferent(companies: readonly CompanyToCompare[], fact: ComparedFact): boolean {
  return new Set(companies.map((company) => JSON.stringify(comparable(company, fact)))).size > 1;
}

function comparable(company: CompanyToCompare, fact: ComparedFact): unknown {
  const { organization } = company.overview;
  switch (fact) {
    case 'lastRound':
      return [organization.last_round, organization.last_funding_on];
    case 'employees':
      return organization.employee_count;
    case 'founded':
      return organization.founded_on;
    case 'place':
      return organization.location;
    case 'status':
      return organization.status;
    case 'markets':
      return company.markets.map(({ id }) => id).sort();
    case 'investors':
      return company.commonInvestors.map(({ id }) => id).sort();
    case 'authority':
      return company.authority;
    default:
      return sizeOf(company, fact);
  }
}
