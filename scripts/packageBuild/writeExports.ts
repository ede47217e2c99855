/**
 * Writes the exports of the packages that have one entry for each component, from the files directly under `src/`.
 * With `--check` the script writes nothing and fails when they differ.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PackageEntries, packageEntries, packageExports } from './packageExports.ts';

/** Entries that follow no rule: what style sheets are made of, and the languages, which few apps need. */
const alsoPublic: Readonly<Record<string, PackageEntries>> = {
  ui: {
    './layers': 'system/theme/layers.ts',
    './locales/ar': 'system/locales/ar.ts',
    './locales/de': 'system/locales/de.ts',
    './tokens': 'system/theme/tokens.css.ts',
  },
  'research-widgets': { './locales/ar': 'locales/ar.ts', './locales/de': 'locales/de.ts' },
  'account-widgets': { './locales/ar': 'locales/ar.ts', './locales/de': 'locales/de.ts' },
};

const isCheck = process.argv.includes('--check');
const packages = join(import.meta.dirname, '../../packages');
let differing = 0;

for (const [name, entries] of Object.entries(alsoPublic)) {
  const folder = join(packages, name, 'src');
  const groups = globSync('*.ts', { cwd: folder }).filter((file) => file !== 'index.ts');
  const manifestPath = join(packages, name, 'package.json');
  const before = readFileSync(manifestPath, 'utf8');
  const all = packageEntries(readFileSync(join(folder, 'index.ts'), 'utf8'), groups.sort(), entries);
  const manifest = JSON.parse(before);
  manifest.exports = packageExports(all);
  if (JSON.stringify(JSON.parse(before)) === JSON.stringify(manifest)) continue;
  differing += 1;
  if (isCheck)
    console.error(`packages/${name}/package.json: exports are out of date. Run without --check to update them.`);
  else writeFileSync(manifestPath, `${JSON.stringify(manifest, null, 2)}\n`);
}

if (isCheck && differing > 0) process.exitCode = 1;
