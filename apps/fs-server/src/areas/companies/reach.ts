import type { CompanyColumns, Podcast, SocialAccount, SocialHistoryPoint, UrlMetricsResults } from '@fs/api-contract';
import { hasCapability, limits } from '@fs/api-contract';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { User } from '../../http/user.ts';
import { latestCounts } from './latestCounts.ts';

/** Followers by network and day, earliest first. */
export function listSocialHistory({ kysely }: Database, companyId: string): Promise<SocialHistoryPoint[]> {
  return kysely
    .selectFrom('social_counts')
    .select(['social', 'day', 'followers_count'])
    .where('organization_id', '=', companyId)
    .orderBy('social')
    .orderBy('day')
    .execute();
}

/** Latest follower counts by network, highest first. */
export function pickLatestCounts(history: readonly SocialHistoryPoint[]): SocialAccount[] {
  const latest = new Map(history.map(({ social, followers_count }) => [social, followers_count]));
  return Array.from(latest, ([social, followers_count]) => ({ social, followers_count })).sort(
    (one, other) => other.followers_count - one.followers_count,
  );
}

/**
 * Metrics of the company's site, or of the site at a domain. No results if never measured, or if the user's plan does
 * not include them.
 */
export async function findUrlMetrics(
  { kysely }: Database,
  user: User,
  site: { companyId: string } | { domain: string },
): Promise<UrlMetricsResults> {
  const results = await kysely
    .selectFrom('url_metrics')
    .select([
      'domain',
      'domain_authority',
      'page_authority',
      'spam_score',
      'linking_domains',
      'external_links',
      'measured_on',
    ])
    .$if('companyId' in site, (metrics) =>
      metrics.where('organization_id', '=', 'companyId' in site ? site.companyId : ''),
    )
    .$if('domain' in site, (metrics) => metrics.where('domain', '=', 'domain' in site ? site.domain : ''))
    .orderBy('organization_id')
    .limit(1)
    .execute();
  return hasCapability(user.groups, 'advancedProfiles')
    ? { results, withheld: false }
    : { results: [], withheld: results.length > 0 };
}

/** Domain authority of the sites of these companies that were measured. Withheld as in `findUrlMetrics`. */
export async function findDomainAuthorities(
  { kysely }: Database,
  user: User,
  companyIds: readonly string[],
): Promise<ReadonlyMap<string, Pick<CompanyColumns, 'domain_authority' | 'is_domain_authority_withheld'>>> {
  const isWithheld = !hasCapability(user.groups, 'advancedProfiles');
  const rows = await kysely
    .selectFrom('url_metrics')
    .select(['organization_id', 'domain_authority'])
    .where('organization_id', 'in', companyIds)
    .execute();
  return new Map(
    rows.map(({ organization_id, domain_authority }) => [
      organization_id,
      { domain_authority: isWithheld ? null : domain_authority, is_domain_authority_withheld: isWithheld },
    ]),
  );
}

/** Followers of these companies on all networks, by the latest count of each. Companies without counts are absent. */
export async function findFollowers(
  { kysely }: Database,
  companyIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; followers: number }>`
    select companies.id, sum(followers_count)::float8 as followers
    from unnest(${[...companyIds]}::uuid[]) as companies (id)
      cross join ${latestCounts('companies.id')}
    group by companies.id
  `.execute(kysely);
  return new Map(rows.map(({ id, followers }) => [id, followers]));
}

/** Episodes about the company, newest first. */
export async function listPodcasts(database: Database, companyId: string): Promise<Podcast[]> {
  const rows = await selectPodcasts(database)
    .where('id', 'in', (about) =>
      about.selectFrom('podcast_organizations').select('podcast_id').where('organization_id', '=', companyId),
    )
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .limit(limits.companyListPage)
    .execute();
  return rows.map(toPodcast);
}

/** One episode; undefined for an unknown id. */
export async function findPodcast(database: Database, id: string): Promise<Podcast | undefined> {
  const row = await selectPodcasts(database).where('id', '=', id).executeTakeFirst();
  return row && toPodcast(row);
}

function selectPodcasts({ kysely }: Database) {
  return kysely
    .selectFrom('podcasts')
    .select(['id', 'title', 'description', 'publisher', 'url', 'image_url as image', 'published_at']);
}

function toPodcast({ published_at, ...podcast }: Omit<Podcast, 'published_time'> & { published_at: Date }): Podcast {
  return { ...podcast, published_time: published_at.toISOString() };
}
