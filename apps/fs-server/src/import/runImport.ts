import { join } from 'node:path';
import { sql } from 'kysely';
import { correctAll } from '../areas/company-corrections/repository.ts';
import type { Database } from '../database/database.ts';
import { deferIndexes, restoreIndexes } from '../database/deferredIndexes.ts';
import { refreshFundingTotals } from '../database/fundingTotals.ts';
import { markChanged, topics } from '../database/revisions.ts';
import { refreshStories } from '../stories/refreshStories.ts';
import { CompanyIds } from './CompanyIds.ts';
import { FileReport } from './FileReport.ts';
import { type ImportContext, importFile } from './importFile.ts';
import { kindList } from './kinds/kinds.ts';
import { linkInvestors } from './linkInvestors.ts';
import { linkArticles } from './linking/linkArticles.ts';
import type { ImportMapping } from './mapping/ImportMapping.ts';
import type { Progress } from './Progress.ts';
import { RejectionFile } from './RejectionFile.ts';
import { recognizeFiles, type UnrecognizedFile } from './recognizeFiles.ts';

export interface ImportResult {
  files: readonly FileReport[];
  /** Path of the file of rejected rows; null when nothing was rejected. */
  rejections: string | null;
  seconds: number;
}

export interface ImportOptions {
  database: Database;
  /** Imports the files of this folder, but not of its subfolders. */
  folder: string;
  /** How files with columns of their own are read. */
  mappings?: readonly ImportMapping[];
  /** Folder for the file of rejected rows. */
  dataDir: string;
  now: Date;
  progress: Progress;
}

/** Indexes that the import itself uses: companies by name, rounds by company, deals by acquirer. */
const neededIndexes = ['organizations_by_name', 'funding_rounds_by_organization', 'acquisitions_by_acquirer'];

/**
 * Imports every file of a folder, then derives data across files: totals, investors that are companies, and companies
 * of articles. A second run writes only what the files have changed.
 */
export async function runImport({
  database,
  folder,
  mappings = [],
  dataDir,
  now,
  progress,
}: ImportOptions): Promise<ImportResult> {
  const start = performance.now();
  const stamp = now.toISOString().replace(/[:.]/g, '-');
  const rejections = new RejectionFile(join(dataDir, 'imports', `${stamp}.csv`));
  const files: FileReport[] = [];
  const recognized = await recognizeFiles(folder, mappings);
  const companyIds = await CompanyIds.load(database.kysely);
  const context: ImportContext = { database, now, companyIds, rejections, progress };
  await deferIndexes(database, [...kindList.flatMap(({ tables }) => tables), 'article_organizations'], neededIndexes);
  try {
    for (const file of recognized) {
      if (!('kind' in file)) {
        files.push(reportUnrecognized(file));
        continue;
      }
      const { kind } = file;
      const report = await importFile(file, kind, context);
      // The planner needs statistics, because later files look these rows up.
      await sql`analyze ${sql.join(kind.tables.map((table) => sql.table(table)))}`.execute(database.kysely);
      progress.finish(`${file.name}: ${report.counts.read.toLocaleString('en')} ${kind.name}`);
      files.push(report);
    }
  } finally {
    await rejections.close();
  }
  await deriveData(context);
  return {
    files,
    rejections: rejections.isEmpty ? null : rejections.path,
    seconds: (performance.now() - start) / 1000,
  };
}

function reportUnrecognized({ name, reason, isProblem }: UnrecognizedFile): FileReport {
  const report = new FileReport(name, null);
  if (isProblem) report.problem = `${reason}.`;
  else report.notes.push(`${reason}.`);
  return report;
}

async function deriveData({ database, progress }: ImportContext): Promise<void> {
  const { kysely } = database;
  await correctAll(kysely);
  await linkInvestors(kysely);
  const links = await linkArticles(database, progress);
  progress.finish(`Linked articles: ${links.toLocaleString('en')} company mentions.`);
  const joined = await refreshStories(kysely);
  progress.finish(`Found the stories of several sources: ${joined.toLocaleString('en')} further articles.`);
  // Without statistics, the planner would join these row by row.
  await sql`analyze investors, article_organizations`.execute(kysely);
  // Last, because prominence also depends on article links.
  await refreshFundingTotals(kysely);
  // Servers that run meanwhile have cached what was before.
  for (const topic of topics) await markChanged(kysely, topic);
  progress.finish('Updated totals and investors.');
  // The embedded database has no autovacuum, so the rows that totals replaced would stay.
  await sql`vacuum`.execute(kysely);
  await restoreIndexes(kysely);
  await sql`analyze`.execute(kysely);
  progress.finish('Built search indexes.');
}
