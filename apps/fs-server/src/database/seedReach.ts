import type { World } from '@fs/fixtures';
import type { Kysely } from 'kysely';
import { insertAll } from './insertAll.ts';
import type { Tables } from './tables.ts';

/** Seeds followers, sites and podcasts. Requires the companies to exist. */
export async function seedReach(kysely: Kysely<Tables>, world: World): Promise<void> {
  await insertAll(
    kysely,
    'social_counts',
    world.socialCounts.map(({ companyId, followersCount, ...count }) => ({
      ...count,
      organization_id: companyId,
      followers_count: followersCount,
    })),
  );
  await insertAll(
    kysely,
    'url_metrics',
    world.urlMetrics.map(({ companyId, ...metrics }) => ({ ...metrics, organization_id: companyId })),
  );
  await insertAll(
    kysely,
    'podcasts',
    world.podcasts.map(({ companyIds: _ofTheirOwn, imageUrl, publishedAt, ...podcast }) => ({
      ...podcast,
      image_url: imageUrl,
      published_at: publishedAt,
    })),
  );
  await insertAll(
    kysely,
    'podcast_organizations',
    world.podcasts.flatMap(({ id, companyIds }) =>
      companyIds.map((companyId) => ({ podcast_id: id, organization_id: companyId })),
    ),
  );
}
