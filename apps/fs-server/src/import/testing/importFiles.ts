import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Database } from '../../database/database.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import type { FileCounts } from '../FileReport.ts';
import type { ImportMapping } from '../mapping/ImportMapping.ts';
import { Progress } from '../Progress.ts';
import { runImport } from '../runImport.ts';

/** The date of every import in tests. */
export const today = new Date('2026-11-20T12:00:00Z');

export interface Imported {
  database: Database;
  /** By file. */
  counts: Readonly<Record<string, FileCounts>>;
  /** Why files were not completely imported, by file. */
  problems: Readonly<Record<string, string>>;
  /** Sentences about files, each after its name. */
  notes: readonly string[];
  /** The file of rejected rows; empty when there is none. */
  rejections: string;
}

export interface ImportFilesOptions {
  /** A new embedded database by default. */
  database?: Database;
  progress?: Progress;
  mappings?: readonly ImportMapping[];
  /** Called with the folder before it is imported. */
  prepare?: (folder: string) => Promise<void>;
}

/** Creates an empty folder that is deleted after the test. */
export async function createTemporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'foresight-import-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Opens an empty database that is deleted after the test. */
export async function openEmptyDatabase(): Promise<Database> {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  return database;
}

/** Imports files of these names and contents. */
export async function importFiles(
  files: Readonly<Record<string, string | Uint8Array>>,
  {
    database: given,
    progress = new Progress({ write: () => undefined }),
    prepare,
    mappings = [],
  }: ImportFilesOptions = {},
): Promise<Imported> {
  const folder = await createTemporaryFolder();
  const dataDir = await createTemporaryFolder();
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(folder, name), content);
  }
  await prepare?.(folder);
  const database = given ?? (await openEmptyDatabase());
  const result = await runImport({ database, folder, mappings, dataDir, now: today, progress });
  return {
    database,
    counts: Object.fromEntries(result.files.map(({ joinLines, counts }) => [joinLines, counts])),
    problems: Object.fromEntries(
      result.files.flatMap(({ joinLines, problem }) => (problem === null ? [] : [[joinLines, problem] as const])),
    ),
    notes: result.files.flatMap(({ joinLines, notes }) => notes.map((note) => `${joinLines} ${note}`)),
    rejections: result.rejections === null ? '' : await readFile(result.rejections, 'utf8'),
  };
}

export const companiesHeader =
  'permalink,name,homepage_url,category_list,funding_total_usd,status,country_code,state_code,region,city,funding_rounds,founded_at,first_funding_at,last_funding_at';
export const roundsHeader =
  'company_permalink,funding_round_permalink,funding_round_type,funding_round_code,funded_at,raised_amount_usd';
export const acquisitionsHeader =
  'company_permalink,company_name,company_category_list,company_country_code,company_state_code,company_region,company_city,acquirer_permalink,acquirer_name,acquirer_category_list,acquirer_country_code,acquirer_state_code,acquirer_region,acquirer_city,acquired_at,acquired_month,price_amount,price_currency_code';
export const investmentsHeader = 'company_name,investor_name,funded_when,amount_usd';

/** Builds a row of the companies file. Other columns stay empty. */
export function buildCompanyLine(
  permalink: string,
  name: string,
  facts: Readonly<Record<string, string>> = {},
): string {
  const cells: Readonly<Record<string, string>> = { permalink, name, ...facts };
  return companiesHeader
    .split(',')
    .map((column) => `"${(cells[column] ?? '').replaceAll('"', '""')}"`)
    .join(',');
}

/** Joins lines to the content of a file. */
export function file(...lines: readonly string[]): string {
  return `${lines.join('\n')}\n`;
}
