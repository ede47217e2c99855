import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { answerShapes } from './generate/answerShapes.ts';
import { contractReference } from './generate/contractReference.ts';
import type { GeneratedFile } from './generate/GeneratedFile.ts';
import { graphqlOperations } from './generate/graphqlOperations.ts';
import { graphqlResolvers } from './generate/graphqlResolvers.ts';
import { importColumns } from './generate/importColumns.ts';
import { openApi } from './generate/openApi.ts';

// Writes every generated file; with --check it writes nothing and fails when one differs.
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
process.chdir(dirname(import.meta.dirname));

const files = await Promise.all([
  graphqlOperations(),
  graphqlResolvers(),
  openApi(),
  contractReference(),
  importColumns(),
  answerShapes(),
]);
const stale = await Array.fromAsync(staleFiles(files));

if (!values.check) {
  await Promise.all(stale.map(write));
  console.log(`Generated files: ${files.length}, of which ${stale.length} changed`);
} else if (stale.length > 0) {
  for (const { path } of stale) console.error(`${path} is out of date. Run \`npm run generate\`.`);
  process.exitCode = 1;
} else {
  console.log(`Generated files: ${files.length}, all up to date`);
}

async function* staleFiles(all: readonly GeneratedFile[]): AsyncGenerator<GeneratedFile> {
  for (const file of all) {
    const existing = await readFile(file.path, 'utf8').catch(() => null);
    if (existing !== file.content) yield file;
  }
}

async function write({ path, content }: GeneratedFile): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}
