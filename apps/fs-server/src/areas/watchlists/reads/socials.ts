import type { SocialHistoryPoint, WatchlistSocialHistory, WatchlistSocials } from '@fs/api-contract';
import { companyCard } from '../../companies/companyColumns.ts';
import { latestCounts } from '../../companies/reach.ts';
import type { Store } from '../access.ts';

/** Followers of the list's companies by network and day; companies that nobody counts are left out. */
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

/** Followers of the list's companies by network as last counted, the company with the most first. */
export async function listSocials(store: Store, listId: string): Promise<WatchlistSocials[]> {
  const companies = await listSocialHistory(store, listId);
  return companies
    .map(({ organization, socialHistory }) => ({ organization, socials: latestCounts(socialHistory) }))
    .sort((left, right) => followersOf(right) - followersOf(left));
}

function followersOf({ socials }: WatchlistSocials): number {
  return socials.reduce((sum, { followers_count }) => sum + followers_count, 0);
}
