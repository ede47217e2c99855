import type { NavigationUser } from '@fs/account-widgets/navigation';
import { canOpenPage } from '@fs/account-widgets/navigation';
import type { TitledPage } from '../services.tsx';
import { editDistance } from './similarNames.ts';

/**
 * Returns the page whose path, or the last part of it, is spelled most like an unknown path, or undefined if none is
 * similar. Pages with parameters are left out.
 */
export function closestPage<Page extends TitledPage>(
  pages: readonly Page[],
  user: NavigationUser,
  unknown: string,
): Page | undefined {
  const asked = simplify(unknown);
  let closest: { page: Page; distance: number } | undefined;
  for (const page of pages) {
    if (page.path.includes('$') || page.audience === 'visitor' || !canOpenPage(page, user)) continue;
    const whole = simplify(page.path);
    const last = whole.slice(whole.lastIndexOf('/') + 1);
    const distance = Math.min(editDistance(asked, whole), editDistance(asked, last));
    if (
      distance <= Math.max(1, Math.floor(last.length / 3)) &&
      distance < (closest?.distance ?? Number.POSITIVE_INFINITY)
    ) {
      closest = { page, distance };
    }
  }
  return closest?.page;
}

/** Longer paths are cut, so that comparing costs little. */
const longest = 60;

function simplify(path: string): string {
  return path
    .toLowerCase()
    .replace(/^\/|\/$/g, '')
    .slice(0, longest);
}
