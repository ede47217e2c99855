/**
 * Writes the exports of the packages that have one entry per component, from their public lists.
 * `--check` writes nothing and fails when they differ.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { entriesOfPublicList, type PackageEntries, packageExports } from './packageExports.ts';

/** Entries beside the public list: style-sheet helpers, and modules that few apps need. */
const alsoPublic: Readonly<Record<string, PackageEntries>> = {
  ui: {
    './brand': 'brand.ts',
    './layers': 'system/theme/layers.ts',
    './locales/ar': 'system/locales/ar.ts',
    './locales/de': 'system/locales/de.ts',
    './tokens': 'system/theme/tokens.css.ts',
  },
  'research-widgets': {},
  'account-widgets': {},
};

const isCheck = process.argv.includes('--check');
const packages = join(import.meta.dirname, '../../packages');
let differing = 0;

for (const [name, entries] of Object.entries(alsoPublic)) {
  const list = join(packages, name, 'src/index.ts');
  if (!existsSync(list)) continue;
  const manifestPath = join(packages, name, 'package.json');
  const before = readFileSync(manifestPath, 'utf8');
  const all = entriesOfPublicList(readFileSync(list, 'utf8'), entries);
  const manifest = JSON.parse(before);
  manifest.exports = packageExports(all, { isPublished: false });
  manifest.publishConfig = { ...manifest.publishConfig, exports: packageExports(all, { isPublished: true }) };
  if (JSON.stringify(JSON.parse(before)) === JSON.stringify(manifest)) continue;
  differing += 1;
  if (isCheck)
    console.error(`packages/${name}/package.json: exports differ from src/index.ts; run this without --check`);
  else writeFileSync(manifestPath, `${JSON.stringify(manifest, null, 2)}\n`);
}

if (isCheck && differing > 0) process.exitCode = 1;
