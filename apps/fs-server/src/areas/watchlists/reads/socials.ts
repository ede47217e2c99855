import type { SocialHistoryPoint, WatchlistSocialHistory, WatchlistSocials } from '@fs/api-contract';
import { sql } from 'kysely';
import { companyCard } from '../../companies/companyColumns.ts';
import { latestCounts } from '../../companies/latestCounts.ts';
import type { Store } from '../access.ts';

/** Follower history of the list's companies by network and day. Companies without counts are absent. */
export async function listSocialHistory({ kysely }: Store, listId: string): Promise<WatchlistSocialHistory[]> {
  const rows = await kysely
    .selectFrom('watchlist_items')
    .innerJoin('social_counts', 'social_counts.organization_id', 'watchlist_items.organization_id')
    .innerJoin('organizations', 'organizations.id', 'watchlist_items.organization_id')
    .select([
      companyCard('organizations').as('organization'),
      'social_counts.social',
      'social_counts.day',
      'social_counts.followers_count',
    ])
    .where('watchlist_items.watchlist_id', '=', listId)
    .orderBy('watchlist_items.position')
    .orderBy('social_counts.organization_id')
    .orderBy('social_counts.social')
    .orderBy('social_counts.day')
    .execute();
  const byCompany = new Map<string, { organization: WatchlistSocials['organization']; points: SocialHistoryPoint[] }>();
  for (const { organization, ...point } of rows) {
    const entry = byCompany.get(organization.id) ?? { organization, points: [] };
    entry.points.push(point);
    byCompany.set(organization.id, entry);
  }
  return Array.from(byCompany.values(), ({ organization, points }) => ({ organization, socialHistory: points }));
}

/** Latest follower counts of the list's companies by network, highest total first. */
export async function listSocials({ kysely }: Store, listId: string): Promise<WatchlistSocials[]> {
  const { rows } = await sql<WatchlistSocials>`
    select ${companyCard('organizations')} as organization, jsonb_agg(
      jsonb_build_object('social', social, 'followers_count', followers_count) order by followers_count desc, social
    ) as socials
    from watchlist_items
      join organizations on organizations.id = organization_id
      cross join ${latestCounts('organizations.id')}
    where watchlist_id = ${listId}
    group by organizations.id, watchlist_items.position
    order by watchlist_items.position, organizations.id
  `.execute(kysely);
  return rows.sort((left, right) => followersOf(right) - followersOf(left));
}

function followersOf({ socials }: WatchlistSocials): number {
  return socials.reduce((sum, { followers_count }) => sum + followers_count, 0);
}
