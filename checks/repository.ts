import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const root = dirname(import.meta.dirname);

const listing = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
});

/** Paths of all files that are or would be committed, from the root, sorted. */
export const files: readonly string[] = listing
  .split('\n')
  .filter((path) => path !== '' && existsSync(join(root, path)))
  .sort();

/** TypeScript sources, without generated ones. */
export const sources: readonly string[] = files.filter((path) => /\.tsx?$/.test(path) && !isGenerated(path));

function isGenerated(path: string): boolean {
  return path.endsWith('.gen.ts') || path === 'docs/api/openapi.json' || path === 'pnpm-lock.yaml';
}

export function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

export interface PackageJson {
  name: string;
  private?: boolean;
  description?: string;
  keywords?: readonly string[];
  license?: string;
  engines?: Record<string, string>;
  files?: readonly string[];
  exports?: Record<string, string | Record<string, string>>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

export interface Package {
  folder: string;
  json: PackageJson;
}

/** Every package of the workspace except the root. */
export const packages: readonly Package[] = files
  .filter((path) => /^(packages|apps)\/[^/]+\/package\.json$/.test(path))
  .map((path) => ({ folder: dirname(path), json: JSON.parse(read(path)) }));
