import type { ArticleListItem, CompanyCard } from '@fs/api-contract';
import { sql } from 'kysely';
import { companyCard } from '../companies/companyColumns.ts';

/**
 * Id of the company that an article is chiefly about. What is looked up by it stands among the columns and is not joined:
 * so it is looked up for the articles that are shown, and not for all that they were chosen from.
 */
export const chiefCompanyId = sql<string | null>`(
  select organization_id from article_organizations where article_id = articles.id order by position limit 1
)`;

/** Columns that tell where an article can be read, and whom it is about. */
export const placeColumns = [
  'articles.id',
  'articles.url',
  'articles.site_name',
  'articles.is_featured',
  'articles.market_pulse_category',
  'articles.source',
  sql<CompanyCard | null>`(
    select ${companyCard('organizations')} from organizations where id = ${chiefCompanyId}
  )`.as('organization'),
  sql<boolean>`coalesce(
    articles.host = (select domain from organizations where id = ${chiefCompanyId}), false
  )`.as('is_owned'),
] as const;

interface PlaceRow {
  id: string;
  url: string | null;
  site_name: string | null;
  is_featured: boolean;
  market_pulse_category: string | null;
  source: string | null;
  organization: CompanyCard | null;
  is_owned: boolean;
}

/** What the wire says of where the article of a row with `placeColumns` can be read, and whom it is about. */
export function placesOf(row: PlaceRow): Pick<ArticleListItem, 'organization' | 'curated_article' | 'earned_content'> {
  return {
    organization: row.organization,
    curated_article:
      row.source === null && row.url === null
        ? { id: row.id, mpn_category: row.market_pulse_category, featured: row.is_featured }
        : null,
    earned_content: row.url === null || row.is_owned ? null : { id: row.id, url: row.url, source: row.site_name },
  };
}
