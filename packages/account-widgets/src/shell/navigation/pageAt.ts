import { isInAnyOf } from '@fs/api-contract';
import type { NavigablePage, NavigationUser } from './NavigablePage.ts';

/** Returns the page of a URL. Prefers the path with fewer parameters. */
export function pageAt<Page extends NavigablePage>(pages: readonly Page[], href: string): Page | undefined {
  const parts = partsOf(href.replace(/[?#].*$/s, ''));
  const fitting = pages.filter(({ path }) => {
    const pattern = partsOf(path);
    return pattern.length === parts.length && pattern.every((part, at) => isParameter(part) || part === parts[at]);
  });
  return fitting.toSorted((one, other) => parametersIn(one.path) - parametersIn(other.path))[0];
}

/** Returns whether the user can open the page (research §2, decision AMB-005). */
export function canOpenPage({ audience, groups }: NavigablePage, user: NavigationUser): boolean {
  if (audience === 'visitor') return user === null;
  if (user === null) return audience === 'anyone' && groups === undefined;
  return groups === undefined || isInAnyOf(user.groups, groups);
}

function partsOf(path: string): string[] {
  return path.split('/').filter(Boolean);
}

function isParameter(part: string): boolean {
  return part.startsWith('$');
}

function parametersIn(path: string): number {
  return partsOf(path).filter(isParameter).length;
}
