import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { openDatabase } from './database/database.ts';
import { describeDiskFailure } from './database/diskFailure.ts';
import { parseStorage } from './environment.ts';
import { describeProblems, formatImportSummary } from './import/formatImportSummary.ts';
import { Progress } from './import/Progress.ts';
import { runImport } from './import/runImport.ts';

/**
 * Runs `npm run import -- FOLDER`. Reports expected failures in one sentence. Exits with 1 when a file was not
 * completely imported; rejected rows do not count.
 */
const problem = await importFolder(process.argv.slice(2)).catch(describeFailure);
if (problem !== null) {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}

async function importFolder(words: readonly string[]): Promise<string | null> {
  const [folder] = words;
  if (folder === undefined || words.length > 1) {
    return 'Usage: npm run import -- FOLDER';
  }
  const path = resolve(folder);
  const isFolder = await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) {
    return `${path} isn’t a folder.`;
  }
  const { databaseUrl, dataDir } = parseStorage(process.env);
  const database = await openDatabase({ url: databaseUrl, dataDir });
  try {
    const progress = new Progress(process.stderr);
    const result = await runImport({ database, folder: path, dataDir, now: new Date(), progress });
    // Of the whole process, including the database's thread.
    process.stdout.write(formatImportSummary(result, process.resourceUsage()));
    return describeProblems(result);
  } finally {
    await database.close();
  }
}

function describeFailure(error: unknown): string {
  if (error instanceof Error && ['EnvironmentError', 'DatabaseUnavailable'].includes(error.name)) {
    return error.message;
  }
  const diskFailure = describeDiskFailure(error);
  if (diskFailure !== null) return `The import stopped before it finished: ${diskFailure}. Run it again to continue.`;
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `The import stopped before it finished. Run it again to continue.\n${stack}`;
}
