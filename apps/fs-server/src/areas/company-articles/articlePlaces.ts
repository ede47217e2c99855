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

/** Columns that tell where an article can be read, and which company it is about. */
export const sourceColumns = [
  'articles.id',
  'articles.url',
  'articles.site_name',
  'articles.is_featured',
  'articles.market_pulse_category',
  'articles.source',
  sql<CompanyCard | null>`(
    select ${companyCard('organizations')} from organizations where id = ${mainCompanyId}
  )`.as('organization'),
  sql<boolean>`coalesce(
    articles.host = (select domain from organizations where id = ${mainCompanyId}), false
  )`.as('is_owned'),
] as const;

interface SourceColumnsRow {
  id: string;
  url: string | null;
  site_name: string | null;
  is_featured: boolean;
  market_pulse_category: string | null;
  source: string | null;
  organization: CompanyCard | null;
  is_owned: boolean;
}

/**
 * Converts `sourceColumns` to the wire's description of where the article can be read, and which company it is about.
 */
export function toSource(
  row: SourceColumnsRow,
): Pick<ArticleListItem, 'organization' | 'curated_article' | 'earned_content'> {
  return {
    organization: row.organization,
    curated_article:
      row.source === null && row.url === null
        ? { id: row.id, mpn_category: row.market_pulse_category, featured: row.is_featured }
        : null,
    earned_content: row.url === null || row.is_owned ? null : { id: row.id, url: row.url, source: row.site_name },
  };
}
