import type { ArticleListItem, CompanyCard } from '@fs/api-contract';
import { sql } from 'kysely';
import { companyCard } from '../companies/companyColumns.ts';

/**
 * Id of the main company of an article. Selected as a subquery instead of a join, so that it runs only for the returned
 * articles.
 */
export const mainCompanyId = sql<string | null>`(
  select organization_id from article_organizations where article_id = articles.id order by position limit 1
)`;

const isOwned = sql<boolean>`coalesce(
  articles.host = (select domain from organizations where id = ${mainCompanyId}), false
)`;

/** Our own article, as lists link to it. */
export const curatedArticle = sql<ArticleListItem['curated_article']>`case
  when articles.source is null and articles.url is null then jsonb_build_object(
    'id', articles.id, 'mpn_category', articles.market_pulse_category, 'featured', articles.is_featured
  ) end`;

/** An article of others, as lists link to it. */
export const earnedContent = sql<ArticleListItem['earned_content']>`case
  when articles.url is not null and not ${isOwned}
  then jsonb_build_object('id', articles.id, 'url', articles.url, 'source', articles.site_name) end`;

/** Columns that tell where an article can be read, and which company it is about. */
export const sourceColumns = [
  'articles.id',
  'articles.url',
  'articles.site_name',
  sql<CompanyCard | null>`(
    select ${companyCard('organizations')} from organizations where id = ${mainCompanyId}
  )`.as('organization'),
  curatedArticle.as('curated_article'),
  earnedContent.as('earned_content'),
] as const;
