import { type JobInputs, type JobOutputs, limits } from '@fs/api-contract';
import { sql } from 'kysely';
import { JobProblem } from '../JobProblem.ts';
import type { Store } from '../repository.ts';
import { articleKind, findCompanyName } from './companyFacts.ts';

/** Episodes about a company, and articles that speak of one. @throws JobProblem */
export async function findPodcasts(
  store: Store,
  { company: id }: JobInputs['podcasts'],
): Promise<JobOutputs['podcasts']> {
  const { kysely } = store;
  const company = await findCompanyName(store, id);
  const podcasts = await kysely
    .selectFrom('podcast_organizations')
    .innerJoin('podcasts', 'podcasts.id', 'podcast_organizations.podcast_id')
    .select(['podcasts.id', 'title', 'publisher', 'url', 'published_at'])
    .where('organization_id', '=', company.id)
    .orderBy('published_at', 'desc')
    .orderBy('podcasts.id')
    .limit(limits.toolEpisodes)
    .execute();
  const articles = await kysely
    .selectFrom('article_organizations')
    .innerJoin('articles', 'articles.id', 'article_organizations.article_id')
    .select(['articles.id', 'title', 'published_at', articleKind.as('kind')])
    .where('organization_id', '=', company.id)
    .where('published_at', '<=', new Date())
    .where(sql<boolean>`(title || ' ' || description) ~* '\\m(podcast|interview|episode)'`)
    .orderBy('published_at', 'desc')
    .orderBy('articles.id')
    .limit(limits.toolEpisodes)
    .execute();
  if (podcasts.length + articles.length === 0) throw new JobProblem('no-data');
  const dated = <Row extends { published_at: Date }>(row: Row) => ({
    ...row,
    published_at: row.published_at.toISOString(),
  });
  return { company, podcasts: podcasts.map(dated), articles: articles.map(dated) };
}
