import type { Requirement, Verify } from './Requirement.ts';

/** A test or story that names requirements, and its result. */
export interface Proof {
  /** Path of its file from the root. */
  path: string;
  title: string;
  requirements: readonly string[];
  passed: boolean;
}

/** The kind of check in a file; undefined for a file that proves nothing. */
function kindOf(path: string): Verify | undefined {
  if (path.endsWith('.stories.tsx')) return 'story';
  if (/^e2e\/.*\.e2e\.test\.ts$/.test(path)) return 'e2e';
  if (/^apps\/fs-server\/.*\.test\.ts$/.test(path)) return 'api';
  return /^(packages|apps\/fs-web)\/.*\.test\.ts$/.test(path) ? 'unit' : undefined;
}

/**
 * Whether a row is about the header, menus or addresses of links. Only the app knows its pages: a story of a package
 * shows made-up pages and addresses.
 */
function isNavigation({ area, where, requirement }: Requirement): boolean {
  return area === 'NAV' || (where.endsWith('-widgets') && /\b(linking|links?) to '\//.test(requirement));
}

/** Whether a row applies to some users only. A story receives the rule's result; other tests check the rule itself. */
export function isRule({ area, requirement }: Requirement): boolean {
  const users =
    /\b(editors?|admins?|internal|[\w-]+ group|members?|viewers?|owns?|belongs|logged-(in|out)|signed-in|active_account)\b/i;
  return area === 'PERM' || users.test(requirement);
}

/**
 * Whether a check in this file can prove the requirement. The client's rows need tests of the real client. An e2e test
 * proves what a story would, since it runs the app that a story shows a part of.
 */
export function canProve(requirement: Requirement, path: string): boolean {
  const { verify, where } = requirement;
  const kind = kindOf(path);
  if (isNavigation(requirement) && kind !== 'e2e' && !path.startsWith('apps/fs-web/')) return false;
  if (isRule(requirement) && kind === 'story') return false;
  if (verify === 'story' && (kind === 'e2e' || (isRule(requirement) && kind !== undefined))) return true;
  if (kind !== verify) return false;
  return verify !== 'unit' || where !== 'data-client' || path.startsWith('packages/data-client/');
}

/** Returns the ids in the brackets of a title: `[WATCH-012, WATCH-013] a starred list comes first`. */
export function idsInTitle(title: string): string[] {
  const brackets = title.match(/\[[A-Z]+-\d+(?:[,\s]+[A-Z]+-\d+)*\]/g) ?? [];
  return brackets.flatMap((bracket) => bracket.match(/[A-Z]+-\d+/g) ?? []);
}
