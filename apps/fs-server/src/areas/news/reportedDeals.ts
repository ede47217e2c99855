import type { Acquisition, ArticleRound } from '@fs/api-contract';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { keepPlan, padIds } from '../../database/keptPlans.ts';
import { acquisitionColumns, roundColumns } from '../funding/dealColumns.ts';
import { mayReportRound, reportsAcquisition, reportsRound } from './rules.ts';

interface ReportingArticle {
  /** Title and abstract. */
  text: string;
  publishedAt: Date;
  /** The companies of the article, the main one first. */
  companyIds: readonly string[];
}

/** How long before and after its deal an article is about it, in days. */
const daysBefore = 3;
const daysAfter = 14;

/** The round of the article's main company that the article reports. */
export async function findReportedRound(
  { kysely }: Database,
  { text, publishedAt, companyIds }: ReportingArticle,
): Promise<ArticleRound | null> {
  const [company] = companyIds;
  if (company === undefined || !mayReportRound(text)) return null;
  const rounds = await kysely
    .selectFrom('funding_rounds')
    .innerJoin('organizations', 'organizations.id', 'funding_rounds.organization_id')
    .select(roundColumns)
    .where('funding_rounds.organization_id', '=', company)
    .where(isNear('funded_on', publishedAt))
    .orderBy('funded_on', 'desc')
    .orderBy('funding_rounds.id')
    .limit(sql.lit(5))
    .modifyFront(keepPlan)
    .execute();
  return rounds.find(({ raised_usd }) => reportsRound(text, raised_usd)) ?? null;
}

/** The purchase of one of the article's companies by another of them that the article reports. */
export async function findReportedAcquisition(
  { kysely }: Database,
  { text, publishedAt, companyIds }: ReportingArticle,
): Promise<Acquisition | null> {
  if (companyIds.length < 2 || !reportsAcquisition(text)) return null;
  const acquisition = await kysely
    .selectFrom('acquisitions')
    .innerJoin('organizations as acquirer', 'acquirer.id', 'acquisitions.acquirer_id')
    .innerJoin('organizations as acquired', 'acquired.id', 'acquisitions.acquired_id')
    .select(acquisitionColumns)
    .where(sql<boolean>`acquirer_id = any(${padIds(companyIds)}::uuid[])`)
    .where(sql<boolean>`acquired_id = any(${padIds(companyIds)}::uuid[])`)
    .where(isNear('acquired_on', publishedAt))
    .orderBy('acquired_on', 'desc')
    .orderBy('acquisitions.id')
    .limit(sql.lit(1))
    .modifyFront(keepPlan)
    .executeTakeFirst();
  return acquisition ?? null;
}

function isNear(column: 'acquired_on' | 'funded_on', publishedAt: Date) {
  return sql<boolean>`${sql.ref(column)} between (${publishedAt}::timestamptz at time zone 'UTC')::date - ${sql.lit(daysAfter)}
    and (${publishedAt}::timestamptz at time zone 'UTC')::date + ${sql.lit(daysBefore)}`;
}
