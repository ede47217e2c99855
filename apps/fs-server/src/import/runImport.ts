import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { deferIndexes, restoreIndexes } from '../database/deferredIndexes.ts';
import type { Tables } from '../database/tables.ts';
import { CompanyIds } from './CompanyIds.ts';
import { deriveData } from './deriveData.ts';
import { FileReport } from './FileReport.ts';
import { ImportScope } from './ImportScope.ts';
import { type ImportContext, importFile } from './importFile.ts';
import { markFinished, markUnfinished } from './importMark.ts';
import { kindList } from './kinds/kinds.ts';
import type { ImportMapping } from './mapping/ImportMapping.ts';
import type { Progress } from './Progress.ts';
import { RejectionFile } from './RejectionFile.ts';
import { type RecognizedFile, recognizeFiles, type UnrecognizedFile } from './recognizeFiles.ts';

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

/** What `deriveData` writes. */
const derivedTables = [
  'organizations',
  'organization_markets',
  'markets',
  'market_years',
  'market_investors',
  'investor_figures',
  'investments_in_order',
  'investors',
  'articles',
  'article_organizations',
  'article_keywords',
  'market_articles',
] as const;

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
  const scope = new ImportScope(await markUnfinished(database.kysely));
  const context: ImportContext = { database, now, companyIds, rejections, progress, scope };
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
      await analyze(database.kysely, await chooseTables(database.kysely, scope, kind.tables));
      progress.finish(`${file.name}: ${report.counts.read.toLocaleString('en')} ${kind.name}`);
      files.push(report);
    }
  } finally {
    await rejections.close();
  }
  await deriveData(database, context.scope, progress);
  await finishStorage(database, context.scope, recognized);
  await markFinished(database.kysely);
  progress.finish('Built search indexes.');
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

/** Restores the indexes that the import did without, and updates statistics, of the written tables if they are few. */
async function finishStorage({ kysely }: Database, scope: ImportScope, files: readonly object[]): Promise<void> {
  const kinds = files.flatMap((file) => ('kind' in file ? [(file as RecognizedFile).kind] : []));
  const written = [...new Set([...kinds.flatMap(({ tables }) => tables), ...derivedTables])];
  const tables = await chooseTables(kysely, scope, written);
  // The embedded database has no autovacuum, so the rows that totals replaced would stay.
  if (scope.isWhole) await sql`vacuum`.execute(kysely);
  else if (tables.length > 0) await sql`vacuum ${sql.join(tables.map((table) => sql.table(table)))}`.execute(kysely);
  await restoreIndexes(kysely);
  if (scope.isWhole) await sql`analyze`.execute(kysely);
  else await analyze(kysely, tables);
}

/** A small import changes less than a tenth of a table with more rows, which its statistics and free space bear. */
const largeTableRows = 20_000;

/** All of these tables; after a small import those that are not large. The others wait for the hourly vacuum or autovacuum. */
async function chooseTables(
  kysely: Kysely<Tables>,
  { isWhole }: ImportScope,
  tables: readonly (keyof Tables)[],
): Promise<readonly (keyof Tables)[]> {
  if (isWhole) return tables;
  const { rows } = await sql<{ name: keyof Tables }>`
    select relname as name from pg_class where relname = any(${[...tables]}::text[])
      and relnamespace = 'public'::regnamespace and reltuples < ${largeTableRows}
  `.execute(kysely);
  return rows.map(({ name }) => name);
}

async function analyze(kysely: Kysely<Tables>, tables: readonly (keyof Tables)[]): Promise<void> {
  if (tables.length > 0) await sql`analyze ${sql.join(tables.map((table) => sql.table(table)))}`.execute(kysely);
}
