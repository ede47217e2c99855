import { readFile, stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from './database/database.ts';
import { describeDiskFailure } from './database/diskFailure.ts';
import { parseStorage } from './environment.ts';
import { describeProblems, formatImportSummary } from './import/formatImportSummary.ts';
import { type ImportMapping, MappingError } from './import/mapping/ImportMapping.ts';
import { mappingTemplate } from './import/mapping/mappingTemplate.ts';
import { parseMapping } from './import/mapping/parseMapping.ts';
import { Progress } from './import/Progress.ts';
import { runImport } from './import/runImport.ts';

const usage = `Usage: npm run import -- FOLDER [--map=FILE.json]...
       npm run -s import -- --map-template=FILE.csv [--kind=KIND] > FILE.json`;

/**
 * Runs `npm run import`. Reports expected failures in one sentence. Exits with 1 when a file was not completely
 * imported; rejected rows do not count.
 */
const problem = await run(process.argv.slice(2)).catch(describeFailure);
if (problem !== null) {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}

async function run(words: string[]): Promise<string | null> {
  const given = parseWords(words);
  if (typeof given === 'string') return `${given}\n${usage}`;
  const { folder, values } = given;
  if (values.help) {
    process.stdout.write(`${usage}\n`);
    return null;
  }
  const template = values['map-template'];
  if (template !== undefined) {
    if (folder !== undefined || values.map) return usage;
    process.stdout.write(await mappingTemplate(resolve(template), values.kind));
    return null;
  }
  if (folder === undefined || values.kind !== undefined) return usage;
  return importFolder(resolve(folder), await readMappings(values.map ?? []));
}

/** What is wrong with words that are no command. */
function parseWords(args: string[]) {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        map: { type: 'string', multiple: true },
        'map-template': { type: 'string' },
        kind: { type: 'string' },
        help: { type: 'boolean' },
      },
    });
    return positionals.length > 1 ? 'Name one folder.' : { folder: positionals[0], values };
  } catch (error) {
    // Its further sentences are about folders whose name begins with “-”.
    const [problem] = error instanceof TypeError ? error.message.split('. ') : [];
    return `${problem ?? 'Unknown words'}.`;
  }
}

async function readMappings(paths: readonly string[]): Promise<ImportMapping[]> {
  const mappings = new Map<string, ImportMapping>();
  for (const path of paths) {
    const text = await readFile(resolve(path), 'utf8').catch((error: NodeJS.ErrnoException) => {
      throw new MappingError(`${path} could not be read (${error.code}).`);
    });
    const mapping = parseMapping(basename(path), text);
    const other = mappings.get(mapping.file);
    if (other) throw new MappingError(`${other.source} and ${mapping.source} are both for ${mapping.file}.`);
    mappings.set(mapping.file, mapping);
  }
  return [...mappings.values()];
}

async function importFolder(folder: string, mappings: readonly ImportMapping[]): Promise<string | null> {
  const isFolder = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) {
    return `${folder} isn’t a folder.`;
  }
  const { databaseUrl, dataDir } = parseStorage(process.env);
  const database = await openDatabase({ url: databaseUrl, dataDir });
  try {
    const progress = new Progress(process.stderr);
    const result = await runImport({ database, folder, mappings, dataDir, now: new Date(), progress });
    // Of the whole process, including the database's thread.
    process.stdout.write(formatImportSummary(result, process.resourceUsage()));
    return describeProblems(result);
  } finally {
    await database.close();
  }
}

function describeFailure(error: unknown): string {
  if (error instanceof Error && ['EnvironmentError', 'DatabaseUnavailable', 'MappingError'].includes(error.name)) {
    return error.message;
  }
  const diskFailure = describeDiskFailure(error);
  if (diskFailure !== null) return `The import stopped before it finished: ${diskFailure}. Run it again to continue.`;
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `The import stopped before it finished. Run it again to continue.\n${stack}`;
}
