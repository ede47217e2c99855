import type { Requirement, Verify } from './Requirement.ts';

/** One test or story that names requirements, and how it went. */
export interface Proof {
  /** Path of its file from the root. */
  path: string;
  title: string;
  requirements: readonly string[];
  passed: boolean;
}

/** The kind of check that a file holds; undefined for a file that proves nothing. */
function kindOf(path: string): Verify | undefined {
  if (path.endsWith('.stories.tsx')) return 'story';
  if (/^e2e\/.*\.journey\.test\.ts$/.test(path)) return 'e2e';
  if (/^apps\/fs-server\/.*\.test\.ts$/.test(path)) return 'api';
  return /^(packages|apps\/fs-web)\/.*\.test\.ts$/.test(path) ? 'unit' : undefined;
}

/** Whether a check in this file can prove the requirement. The client's rows need the real client's own tests. */
export function canProve({ verify, where }: Requirement, path: string): boolean {
  if (kindOf(path) !== verify) return false;
  return verify !== 'unit' || where !== 'data-client' || path.startsWith('packages/data-client/');
}

/** The ids in the brackets of a title: `[WATCH-012, WATCH-013] a starred list comes first`. */
export function idsInTitle(title: string): string[] {
  const brackets = title.match(/\[[A-Z]+-\d+(?:[,\s]+[A-Z]+-\d+)*\]/g) ?? [];
  return brackets.flatMap((bracket) => bracket.match(/[A-Z]+-\d+/g) ?? []);
}
