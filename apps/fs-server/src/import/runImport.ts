import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import { correctAll } from '../areas/company-corrections/repository.ts';
import type { Database } from '../database/database.ts';
import { deferIndexes, restoreIndexes } from '../database/deferredIndexes.ts';
import { refreshFundingTotals } from '../database/fundingTotals.ts';
import type { ImportKind } from './ImportKind.ts';
import { type FileCounts, type ImportContext, importFile } from './importFile.ts';
import { acquisitions } from './kinds/acquisitions.ts';
import { articles } from './kinds/articles.ts';
import { companies } from './kinds/companies.ts';
import { investments } from './kinds/investments.ts';
import { rounds } from './kinds/rounds.ts';
import { linkInvestors } from './linkInvestors.ts';
import { linkArticles } from './linking/linkArticles.ts';
import type { Progress } from './Progress.ts';
import { RejectionFile } from './RejectionFile.ts';
import { type FileHeader, readHeader } from './readHeader.ts';

export interface ImportedFile {
  file: string;
  /** Null for a file that is of no kind known here. */
  kind: string | null;
  counts: FileCounts;
}

export interface ImportResult {
  files: readonly ImportedFile[];
  /** Where the rejected rows are, or null when none was rejected. */
  rejections: string | null;
  seconds: number;
}

export interface ImportOptions {
  database: Database;
  /** Its files are looked at, its folders are not. */
  folder: string;
  /** Where the file of rejected rows goes. */
  dataDir: string;
  now: Date;
  progress: Progress;
}

/** In the order in which one refers to another. */
const kinds: readonly ImportKind<never>[] = [
  companies,
  acquisitions,
  rounds,
  investments,
  articles,
] as readonly unknown[] as readonly ImportKind<never>[];

interface Recognised {
  path: string;
  header: FileHeader | null;
  /** Place among `kinds`; its length for a file of none. */
  order: number;
}

/** What rows are looked up by while they are imported: names of companies, rounds of a day, deals of an acquirer. */
const neededIndexes = ['organizations_by_name', 'funding_rounds_by_organization', 'acquisitions_by_acquirer'];

/**
 * Imports every file of a folder, then works out what follows from them all: totals, which investors are companies,
 * which articles are about which company. Running it again changes only what the files have changed.
 */
export async function runImport({ database, folder, dataDir, now, progress }: ImportOptions): Promise<ImportResult> {
  const start = performance.now();
  const stamp = now.toISOString().replace(/[:.]/g, '-');
  const rejections = new RejectionFile(join(dataDir, 'imports', `${stamp}.csv`));
  const context: ImportContext = { database, now, rejections, progress };
  const files: ImportedFile[] = [];
  const recognised = await recogniseFiles(folder);
  await deferIndexes(database, [...kinds.flatMap(({ tables }) => tables), 'article_organizations'], neededIndexes);
  try {
    for (const { path, header, order } of recognised) {
      const kind = kinds[order];
      if (kind !== undefined && header !== null) {
        const counts = await importFile(path, header, kind, context);
        // What comes next looks these rows up, which the database plans by their numbers.
        await sql`analyze ${sql.join(kind.tables.map((table) => sql.table(table)))}`.execute(database.kysely);
        progress.finish(`${basename(path)}: ${counts.read.toLocaleString('en')} ${kind.name}`);
        files.push({ file: basename(path), kind: kind.name, counts });
      } else {
        files.push({ file: basename(path), kind: null, counts: nothing });
      }
    }
  } finally {
    await rejections.close();
  }
  await finish(context);
  return {
    files,
    rejections: rejections.isEmpty ? null : rejections.path,
    seconds: (performance.now() - start) / 1000,
  };
}

const nothing: FileCounts = { read: 0, created: 0, updated: 0, unchanged: 0, rejected: 0, omitted: 0 };

async function recogniseFiles(folder: string): Promise<Recognised[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.')).map(({ name }) => name);
  const files = await Promise.all(names.sort().map((name) => recogniseFile(join(folder, name))));
  return files.sort((a, b) => a.order - b.order);
}

async function recogniseFile(path: string): Promise<Recognised> {
  const header = await readHeader(path);
  const columns = new Set(header?.columns);
  const order = kinds.findIndex((kind) => kind.recognises(columns));
  return { path, header, order: order === -1 ? kinds.length : order };
}

async function finish({ database, progress }: ImportContext): Promise<void> {
  const { kysely } = database;
  await correctAll(kysely);
  await linkInvestors(kysely);
  const links = await linkArticles(database, progress);
  progress.finish(`Articles are linked: ${links.toLocaleString('en')} companies named.`);
  // Not known to be filled, these would be joined row by row.
  await sql`analyze investors, article_organizations`.execute(kysely);
  // Last, as a company is also better known for what is written about it.
  await refreshFundingTotals(kysely);
  progress.finish('Totals and investors are up to date.');
  // The embedded database has no autovacuum: the rows that totals replaced would stay.
  await sql`vacuum`.execute(kysely);
  await restoreIndexes(kysely);
  await sql`analyze`.execute(kysely);
  progress.finish('Searches are ready.');
}
