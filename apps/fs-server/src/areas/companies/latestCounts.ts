import { SocialNetworkSchema } from '@fs/api-contract/schemas';
import { type RawBuilder, sql } from 'kysely';

/**
 * The latest `followers_count` of a company for each `social` network, to be joined. Looks up only these, because a
 * history can be long.
 *
 * @param companyId the column with the company's id
 */
export function latestCounts(companyId: string): RawBuilder<unknown> {
  return sql`
    unnest(${[...SocialNetworkSchema.enum]}::text[]) as networks (social)
    cross join lateral (
      select followers_count from social_counts
      where social_counts.organization_id = ${sql.ref(companyId)} and social_counts.social = networks.social
      order by day desc limit 1
    ) as latest
  `;
}
