import { type Kysely, sql } from 'kysely';
import { correctAll } from '../areas/company-corrections/repository.ts';
import type { Database } from '../database/database.ts';
import { refreshFundingTotals } from '../database/fundingTotals.ts';
import { markChanged, topics } from '../database/revisions.ts';
import type { Tables } from '../database/tables.ts';
import { refreshStories } from '../stories/refreshStories.ts';
import { findTotalsScope } from './findTotalsScope.ts';
import type { ImportScope } from './ImportScope.ts';
import { linkInvestors } from './linkInvestors.ts';
import { linkArticles } from './linking/linkArticles.ts';
import type { Progress } from './Progress.ts';

/**
 * Derives data across files: investors that are companies, companies of articles, stories, totals. After a small import,
 * only what depends on its rows is derived, so that it takes as long whatever the size of the database.
 */
export async function deriveData({ kysely }: Database, scope: ImportScope, progress: Progress): Promise<void> {
  await correctAll(kysely);
  scope.add(await linkInvestors(kysely, scope));
  const { links, changed } = await linkArticles(kysely, scope, progress);
  scope.add(changed);
  progress.finish(`Linked articles: ${links.toLocaleString('en')} company mentions.`);
  const joined = await refreshStories(kysely, scope.isWhole ? null : [...scope.articles]);
  progress.finish(`Found the stories of several sources: ${joined.toLocaleString('en')} further articles.`);
  // Without statistics, the planner would join these row by row.
  if (scope.isWhole) await sql`analyze investors, article_organizations`.execute(kysely);
  // Last, because prominence also depends on article links.
  await refreshTotals(kysely, scope);
  // Servers that run meanwhile have cached what was before.
  for (const topic of topics) await markChanged(kysely, topic);
  progress.finish('Updated totals and investors.');
}

async function refreshTotals(kysely: Kysely<Tables>, scope: ImportScope): Promise<void> {
  await refreshFundingTotals(kysely, scope.isWhole ? null : await findTotalsScope(kysely, scope));
}
