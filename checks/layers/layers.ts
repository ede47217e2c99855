import type { Column } from './columns.ts';

/** `tests`: stories and tests only. `seed`: those, and the files that create the sample world. */
export type Verdict = 'yes' | 'no' | 'tests' | 'seed';

type Row = Record<Column, Verdict>;

const nothing: Row = {
  aria: 'no',
  styles: 'no',
  charts: 'no',
  ui: 'no',
  widgets: 'no',
  words: 'no',
  schemas: 'no',
  calls: 'no',
  fixtures: 'no',
  router: 'no',
  web: 'no',
  server: 'no',
};

const widgets: Row = { ...nothing, styles: 'yes', charts: 'yes', ui: 'yes', words: 'yes', fixtures: 'tests' };

/** Import rules by folder: the table of ARCHITECTURE.md. Inside a layer, imports are relative. */
export const layers: Readonly<Record<string, Row>> = {
  'packages/api-contract': nothing,
  'packages/fixtures': { ...nothing, words: 'yes', schemas: 'tests' },
  'packages/ui': { ...nothing, aria: 'yes', styles: 'yes', charts: 'yes' },
  'packages/research-widgets': widgets,
  'packages/account-widgets': widgets,
  'packages/data-client': { ...nothing, words: 'yes', calls: 'yes', fixtures: 'tests', server: 'tests' },
  'apps/fs-web': {
    ...nothing,
    ui: 'yes',
    widgets: 'yes',
    words: 'yes',
    calls: 'yes',
    fixtures: 'tests',
    router: 'yes',
  },
  'apps/fs-server': { ...nothing, words: 'yes', schemas: 'yes', calls: 'tests', fixtures: 'seed' },
};

const tests = /\.(stories|test)\.tsx?$|\/testing\//;
const seed = /\/src\/(samples\/|database\/seed)/;

/** Whether a file of a layer may have an import with this verdict. */
export function allows(verdict: Verdict, path: string): boolean {
  if (verdict === 'yes') return true;
  if (verdict === 'no') return false;
  return tests.test(path) || (verdict === 'seed' && seed.test(path));
}
